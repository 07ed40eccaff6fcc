### The Dwarves: what the rulebook has besides its numbered rules, to learn the game from.

dw-preface = These are the rules of the printed game, told in our own words. The printed cards, map and tiles are not copied here. Some of ours follow what the rulebook tells; most we made ourselves.


## Beside the numbered rules

dw-note-entrances = Our advice: keep troops away from the tunnel entrances. An entrance whose land perishes is lost, and ways through the tunnels are the fastest there are.


## Examples

dw-example-walk = A walk that ends early
    .text = Bavragor walks with two Speed dice. The highest shows 4, so he may go up to four spaces. After two he comes to troops, and there his walk ends, whatever is left. With his second action he may fight or walk on.
dw-example-price = The price of Perished Land
    .text = Tungdil steps onto Perished Land. For this one space you decide together: he loses 1 Health, or the Doom token comes 1 closer. Here you choose the Doom token. If he went on to another Perished space, you would be asked again.
dw-example-fight = A fight
    .text = Bavragor rolls three Battle dice: 6, 4 and 2. The 6 would do for any of them; he takes the Älf, for whom it has to be a 6. The 4 beats an Orc. The 2 beats nobody, so an Orc and the Troll stay.
dw-example-missed = A fight that goes wrong
    .text = Only an Älf is here, and for an Älf it has to be a 6. With 5, 5 and 3 nobody is beaten, and that costs Bavragor 1 Health.
dw-example-message = A message to the council
    .text = The token stands on 5, and from there it takes a 5 or more to go on. Bavragor rolls three Craft dice, and one of them is a 5: the token goes 1 to the right. Two such dice would not move it further. The effect of space 6 holds from now on.
dw-example-test = A test in two actions
    .text = The card wants three Craft successes of 4 or more on one turn. With his first action Bavragor gets two of them, with his second one the third: done. If the third had not come on this turn, the first two would be lost.
dw-example-perish = Land perishes
    .text = Four troops wait at Gateway V, and the Hero token brings a fifth: too many. A tile is laid with its arrow on the printed arrow of the same colour. First the troops drawn on the tile go to the sides, as far as they are there; then all the rest run along the arrow.
dw-example-tunnel = Through the tunnels
    .text = Tungdil stands at the southern entrance with three steps. One step takes him to any other entrance, and he could walk on from there. The eastern entrance has perished: nobody comes out there.


## Tables

dw-grid-beats = Which number beats whom
dw-grid-die = Die
dw-grid-beaten = beats
dw-grid-six = one Älf, Troll or Orc
dw-grid-five = one Troll or Orc
dw-grid-four = one Orc
dw-grid-nobody = nobody
dw-grid-council = The council, space by space
dw-grid-space = Space
dw-grid-effect = While the token stands here
dw-grid-right = To the right with
# $n the lowest number that will do
dw-grid-step = { $n ->
        [6] a 6
       *[other] { $n } or more
    }


## Key to the signs

dw-key-battle = Axe
    .means = Battle: so many dice you roll to fight.
dw-key-craft = Hammer
    .means = Craft: so many dice you roll for a message or a Craft test.
dw-key-speed = Boot
    .means = Speed: so many dice you roll to walk; the highest counts.
dw-key-heart = Heart
    .means = Health. If any dwarf has none left, all have lost.
dw-key-dice = Die
    .means = A roll, or one that may be made again.
dw-key-action = Lightning
    .means = One more action.
dw-key-orc = Orc
    .means = Beaten by a 4, 5 or 6.
dw-key-troll = Troll
    .means = Beaten by a 5 or 6.
dw-key-alf = Älf
    .means = Beaten by a 6 only.
dw-key-troops = Helmet
    .means = Troops: on the Doom track they come through the gateway whose number is shown.
dw-key-hero = Lantern
    .means = The Hero token: it takes a step at the start of every turn.
dw-key-doom = Skull
    .means = The Doom token: if the Hero token meets it, all have lost.
dw-key-threat = Warning
    .means = Threats: on the Doom track two more are hidden in the Adventure pile.
dw-key-council = Double axe
    .means = The Dwarven Council: on the Doom track its token goes 1 to the left.
dw-key-gateway = Gate with a numeral
    .means = A gateway: troops come in here, and dwarves start here.
dw-key-tunnel = Vault
    .means = An entrance to the tunnels.
dw-key-tile = Cracked hexagon
    .means = Perished Land: troops run on along its arrow, and every step onto it has its price.
dw-key-flow = Waves with an arrow
    .means = Where troops will run from here.
dw-key-place = Pin
    .means = The place that a card is about.
dw-key-gear = Pack
    .means = Equipment.
dw-key-story = Open book
    .means = The story: a Scenario card.


## Things with a page of their own

dw-shelf-dwarf = The five dwarves
dw-shelf-scenario = Scenario cards
dw-shelf-adventure = Adventure cards
dw-shelf-threat = Threat cards
dw-shelf-equipment = Equipment cards
dw-shelf-tile = Perished Land and Tunnel tiles
# $tile: its number, $colour: dw-colour-*
dw-thing-tile = Perished Land { $tile }, { $colour }
# dw-troop-* with 1
dw-thing-tile-drawn = Drawn on it, left of the arrow from front to back: { $first }, { $second }; right of it: { $third }, { $fourth }.
dw-thing-tunnel = The Tunnel tile
