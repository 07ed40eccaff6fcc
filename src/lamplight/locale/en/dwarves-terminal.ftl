### What The Dwarves say in the terminal: the command `lamplight card`.

dw-cli-card-short = look up a card of The Dwarves
dw-cli-card-words = card
dw-cli-card-about = Shows what a card of The Dwarves asks and does. Without a name it lists all cards.
dw-cli-card-examples =
    lamplight card AV07
    lamplight card old anvil
    lamplight card tungdil
    lamplight card --content my-cards/
dw-cli-card-card = a card by its id, its title or a part of the title, in any language
dw-cli-card-content = a folder with content files of your own, instead of Lamplight’s own cards
dw-cli-card-meta-card = CARD
dw-cli-card-meta-content = FOLDER
dw-cli-card-several =
    { $count ->
        [one] { $count } card is called something like “{ $value }”:
       *[other] { $count } cards are called something like “{ $value }”:
    }
dw-cli-card-fine = The content in { $folder } is in order ({ $hash }).
dw-cli-card-faults =
    { $count ->
        [one] The content in { $folder } cannot be used, there is one fault:
       *[other] The content in { $folder } cannot be used, there are { $count } faults:
    }
dw-cli-card-unknown = There is no card “{ $value }”. { $near }

## In the laboratory
dw-measure-completed = Cards completed
    .help = Cards that were completed or averted in a game.
dw-measure-perished = Perished Land
    .help = Spaces that perished.
dw-measure-strikes = Strikes
    .help = Troops that were struck down.
dw-measure-wounds = Wounds
    .help = How often a dwarf loses Health.
dw-measure-dug = Tunnels dug
    .help = How often the tunnel entrance is dug or moved.
dw-measure-threats-struck = Threats that struck
    .help = Threat cards that took effect.
dw-measure-reshuffles = Reshuffles
    .help = How often a pile of cards was shuffled anew.
dw-measure-cards = Completed cards
    .help = How often each card was completed or averted, per hundred games.
dw-content-path = There is no value “{ $path }” in the content of The Dwarves.

## The drawing

dw-atlas-dwarf = { $seat } { $who }: { $dwarf }, Health { $health } of { $most }, Battle { $battle }, Craft { $craft }, Speed { $speed }
dw-atlas-card = { $card }: { $text }
dw-atlas-legend = { $dwarf } is the dwarf of seat 1; 2{ $orc } are two orcs, { $troll } trolls, { $alf } Älfar; { $location } a place, { $tunnel } a tunnel entrance, { $land } Perished Land with its arrow, { $brink } land on the brink; I to V are gateways.
