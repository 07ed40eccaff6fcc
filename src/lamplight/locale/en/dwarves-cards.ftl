### The Dwarves: names of dwarves, places and troops, the cards, and what is wrong with content of one's own.
###
### How arguments are passed (the same in every language):
###   $kingdom         a kingdom's stand-alone name (dw-kingdom-*)
###   $place           in dw-quest-visit a stand-alone name; elsewhere the form .in ("in Porista", "anywhere")
###   $from, $to       stand-alone names of places, with an arrow between them
###   $space           a space's stand-alone name
###   $troops          dw-troop-* with a count, several of them joined by dw-comma and dw-and
###   $what, $otherwise, $first, $second   whole effects (dw-part-*, dw-effect-*); none of them ends with a full stop
###   $attribute       dw-attribute-*; $clan the attribute .clan of a dwarf; $colour dw-colour-*; $want dw-content-want-*
###   $count, $n, $need, $low, $high, $dice, $target, $bonus, $battle, $craft, $speed, $health   numbers
###   $where, $key, $value, $known, $id, $other, $file, $why   text, as it stands in the files
### A message dw-card-* or dw-gear-* is a title; its .text says the whole card in one or two sentences. A dwarf's value is
### the name that sentences use, .full the whole name.


## The dwarves

dw-dwarf-tungdil = Tungdil
    .full = Tungdil Goldhand
    .clan = Fourthlings
    .ability = When you send a message to the Dwarven Council, one of your dice counts 1 higher.
dw-dwarf-boindil = Boïndil
    .full = Boïndil Doubleblade
    .clan = Secondlings
    .ability = When you fight evil troops you may roll all your dice again once, even after a re-roll granted by the Council.
dw-dwarf-boendal = Boëndal
    .full = Boëndal Pinnhand
    .clan = Secondlings
    .ability = When you fight evil troops you may raise one die of your choice by 1.
dw-dwarf-bavragor = Bavragor
    .full = Bavragor Hammerfist
    .clan = Secondlings
    .ability = You enter Perished Land without any penalty.
dw-dwarf-balyndis = Balyndis
    .full = Balyndis Ironfinger
    .clan = Firstlings
    .ability = When you perform a Craft test you may roll all your dice again once, even after a re-roll granted by the Council.
dw-dwarf-values = { $clan }. Battle { $battle }, Craft { $craft }, Speed { $speed }, Health { $health }. Starts here: { $space }.


## Troops

dw-troop-orc =
    { $count ->
        [one] { $count } Orc
       *[other] { $count } Orcs
    }
    .one = Orc
    .many = Orcs
dw-troop-troll =
    { $count ->
        [one] { $count } Troll
       *[other] { $count } Trolls
    }
    .one = Troll
    .many = Trolls
dw-troop-alf =
    { $count ->
        [one] { $count } Älf
       *[other] { $count } Älfar
    }
    .one = Älf
    .many = Älfar
dw-troop-any =
    { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
    .one = troop
    .many = troops


## Kingdoms and spaces

dw-kingdom-gauragar = Gauragar
    .in = in Gauragar
dw-kingdom-urgon = Urgon
    .in = in Urgon
dw-kingdom-idoslane = Idoslane
    .in = in Idoslane
dw-kingdom-sangpur = Sangpûr
    .in = in Sangpûr
dw-kingdom-ran_ribastur = Rân Ribastur
    .in = in Rân Ribastur
dw-kingdom-weyurn = Weyurn
    .in = in Weyurn
dw-kingdom-tabain = Tabaîn
    .in = in Tabaîn
dw-space = { $kingdom } { $n }
# A space without a name of its own: which side ($side) of which named place ($of) it lies on, in which kingdom
dw-space-beside = { $kingdom }, { $side } { $of }
# $entrance (dw-tunnel-*), $kingdom
dw-space-entrance = { $entrance } ({ $kingdom })
dw-side-0 = east
dw-side-1 = north-east
dw-side-2 = north-west
dw-side-3 = west
dw-side-4 = south-west
dw-side-5 = south-east
dw-space-gate_i = Gateway I
    .in = at Gateway I
    .of = of Gateway I
    .name = Gateway to the Firstling Kingdom
dw-space-gate_ii = Gateway II
    .in = at Gateway II
    .of = of Gateway II
    .name = Gateway to the Secondling Kingdom
dw-space-gate_iv = Gateway IV
    .in = at Gateway IV
    .of = of Gateway IV
    .name = Gateway to the Fourthling Kingdom
dw-space-gate_v = Gateway V
    .in = at Gateway V
    .of = of Gateway V
    .name = Gateway to the Fifthling Kingdom
dw-space-blacksaddle = Blacksaddle
    .in = on the Blacksaddle
    .of = of the Blacksaddle
dw-space-porista = Porista
    .in = in Porista
    .of = of Porista
dw-space-dson_balsur = Dsôn Balsur
    .in = in Dsôn Balsur
    .of = of Dsôn Balsur
dw-space-alandur = Elven Kingdom of Âlandur
    .in = in the Elven Kingdom of Âlandur
    .of = of Âlandur
dw-space-toboribor = Toboribor
    .in = at Toboribor
    .of = of Toboribor
dw-space-lot_ionans_vaults = Lot-Ionan’s Vaults
    .in = in Lot-Ionan’s Vaults
    .of = of Lot-Ionan’s Vaults
dw-space-greenglade = Greenglade
    .in = in Greenglade
    .of = of Greenglade
dw-space-mifurdania = Mifurdania
    .in = in Mifurdania
    .of = of Mifurdania
dw-space-roodacre = Roodacre
    .in = at Roodacre
    .of = of Roodacre
dw-space-queen_xamtys = Queen Xamtys II
    .in = at Queen Xamtys II
    .of = of Queen Xamtys II
dw-space-dragon_fire = Dragon Fire
    .in = in Dragon Fire
    .of = of Dragon Fire
dw-tunnel-north = Northern tunnel entrance
    .in = at the northern tunnel entrance
    .of = of the tunnel entrance
dw-tunnel-east = Eastern tunnel entrance
    .in = at the eastern tunnel entrance
    .of = of the tunnel entrance
dw-tunnel-south = Southern tunnel entrance
    .in = at the southern tunnel entrance
    .of = of the tunnel entrance
dw-tunnel-west = Western tunnel entrance
    .in = at the western tunnel entrance
    .of = of the tunnel entrance
dw-place-any = Any space
    .in = anywhere
dw-place-tunnel = A tunnel entrance
    .in = at a tunnel entrance
dw-place-perished = A Perished Land space
    .in = on a Perished Land space
dw-place-troop-orc = The space with an Orc that lies nearest the Blacksaddle
    .in = on a space with an Orc
dw-place-troop-troll = The space with a Troll that lies nearest the Blacksaddle
    .in = on a space with a Troll
dw-place-troop-alf = The space with an Älf that lies nearest the Blacksaddle
    .in = on a space with an Älf
dw-place-bearer = The victim’s space
    .in = on the victim’s space
dw-place-here = Your own space
    .in = on your own space
dw-place-near = Your own space or one next to it
    .in = on your own space or one next to it


## The Dwarven Council, from Bislipur’s end to Balendilín’s end

dw-council-1 = At the start of every turn the Doom token steps 1 towards the Hero token.
    .name = Bislipur’s end
dw-council-2 = After a Recruitment roll every blank die is rolled once more.
    .name = Council space 2
dw-council-3 = In every Number roll one die with the highest number must be rolled again.
    .name = Council space 3
dw-council-4 = Whenever a Threat card is revealed, one dwarf of your choice loses 1 Health.
    .name = Council space 4
dw-council-5 = No effect.
    .name = The axe
dw-council-6 = Whenever a Threat card is revealed, one dwarf of your choice may gain 1 Health.
    .name = Council space 6
dw-council-7 = When an Adventure is completed, one Threat of your choice may go without its effect.
    .name = Council space 7
dw-council-8 = In every Number roll one die may be rolled again.
    .name = Council space 8
dw-council-9 = As an action: a Craft test 4+; one success or more gives 1 Equipment card.
    .name = Balendilín’s end


## What cards ask for

dw-kind-dwarf = Dwarf
dw-stage-A = Stage A
dw-stage-B = Stage B
dw-stage-C = Stage C
dw-copies =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
dw-own-title = { $title }
dw-section-condition = Condition
dw-section-setup = First
dw-section-quest = Quest
dw-section-avert = To avert it
dw-section-reward = Reward
dw-section-immediate = Immediately
dw-section-ongoing = While it lies face up
dw-section-threat = Otherwise
dw-section-passive = While you own it
dw-section-own_turn = Discard it on your turn
dw-section-own_roll = Discard it after your own Number roll
dw-section-health_loss = Discard it when you would lose Health
dw-section-ability = Ability
dw-condition-tiles_below =
    { $count ->
        [one] No Perished Land tile on the map
       *[other] Fewer than { $count } Perished Land tiles on the map
    }
dw-condition-tiles_at_least =
    { $count ->
        [one] At least { $count } Perished Land tile on the map
       *[other] At least { $count } Perished Land tiles on the map
    }
dw-condition-troops_at_least =
    { $count ->
        [one] At least { $count } troop on the map
       *[other] At least { $count } troops on the map
    }
dw-quest-test =
    { $count ->
        [one] { $attribute } test { $target }+ { $place }: { $count } success
       *[other] { $attribute } test { $target }+ { $place }: { $count } successes
    }
dw-quest-after-tunnel = First walk through the tunnels, on the same turn
dw-quest-dwarves =
    { $count ->
        [one] At least { $count } dwarf is at the place
       *[other] At least { $count } dwarves are at the place
    }
dw-quest-kept = Any dwarves, any turns: successes are kept
dw-quest-one-turn = All successes on one turn of one player
dw-quest-fight = Put on this card: { $troops }. Defeat them { $place }
dw-quest-visit = A dwarf enters this place: { $place }
dw-quest-journey = One dwarf travels { $from } → { $to }, doing nothing but walking on the way
dw-quest-gather =
    { $count ->
        [one] { $count } dwarf is { $place }
       *[other] { $count } dwarves are { $place } at the same time
    }
dw-quest-council = The Council token stands on space { $n } or further right
dw-quest-dice =
    { $count ->
        [one] As an action { $place }: roll { $dice } dice, one of them must show { $target } or more
       *[other] As an action { $place }: roll { $dice } dice, { $count } of them must show { $target } or more
    }
dw-quest-dice-health =
    { $count ->
        [one] As an action { $place }: roll as many dice as you have Health, one of them must show { $target } or more
       *[other] As an action { $place }: roll as many dice as you have Health, { $count } of them must show { $target } or more
    }
dw-quest-defeat = From now on defeat { $troops } { $place }
dw-quest-duel =
    { $count ->
        [one] { $count } token lies here. While no troops stand there, battle Nôd’onn { $place }: each die of { $target } or more removes a token; if there is none, you lose 1 Health
       *[other] { $count } tokens lie here. While no troops stand there, battle Nôd’onn { $place }: each die of { $target } or more removes a token; if there is none, you lose 1 Health
    }
dw-quest-clear = The dwarf whose turn it is stands { $place }, and no troops are there
dw-quest-pay =
    { $count ->
        [one] The dwarf whose turn it is discards { $count } Equipment card { $place }
       *[other] The dwarf whose turn it is discards { $count } Equipment cards { $place }
    }


## What cards do, beside the parts of a reward (dw-part-*)

dw-or = { $first }, or { $second }
dw-effect-choose = Choose one: { $what }
dw-effect-otherwise = { $what }. If nobody has any: { $otherwise }
dw-effect-only = { $what } (only { $place })
dw-effect-tunnel-here = Lay the Tunnel tile on your own space
dw-effect-attribute = { $attribute } +{ $bonus }
dw-effect-health = Maximum Health +{ $bonus }
dw-effect-prevent = You lose 1 Health less
dw-effect-reroll = Roll all these dice again
dw-effect-block-heal = Nobody can heal
dw-effect-block-tunnel = The tunnels cannot be used
dw-effect-block-council = No message can be sent to the Council
dw-effect-block-bearer_move = The victim cannot move
dw-effect-each-turn = At the start of every turn: { $what }


## Scenario cards

dw-card-sa1 = Convince the Human Kings
    .text = Succeed at one Craft test 4+ in Urgon and at one in Rân Ribastur. Any dwarves, any turns.
dw-card-sa2 = Conquer Toboribor
    .text = Put 4 Orcs on this card. Defeat them at Toboribor.
dw-card-sa3 = Audience with the Firstling Queen
    .text = Bring at least 2 dwarves to Queen Xamtys II at the same time.
dw-card-sa4 = A Voice Among the Clans
    .text = The Council token must stand at least one space to the right of the axe.
dw-card-sa5 = The Magus’s Legacy
    .text = A dwarf must enter Lot-Ionan’s Vaults and a dwarf must enter Porista, in any order.
dw-card-sa6 = Relief of the Elves
    .text = Put 1 Orc and 1 Troll on this card. Defeat them in the Elven Kingdom of Âlandur.
dw-card-sa7 = Wood for the Shaft
    .text = Succeed at one Craft test 4+ in Greenglade.
dw-card-sa8 = The Long March North
    .text = One dwarf travels from Porista to Dsôn Balsur, doing nothing but walking on the way.
dw-card-sb1 = Forge Keenfire
    .text = With at least 2 dwarves in Dragon Fire, one of them succeeds at two Craft tests 5+ on one turn. The group gives this card to any player: Battle +2.
dw-card-sc1 = Keep the Gateways!
    .text = Condition: fewer than 15 Perished Land tiles on the map. Mark each gateway; a Craft test 5+ there removes its mark. All four gone: you win.
dw-card-sc2 = Defeat Nôd’onn!
    .text = Condition: Perished Land tiles on the map, at least 15. 4 tokens go here, and all dwarves onto the Blacksaddle. While no troops stand there, a dwarf there may battle him: each 6 removes a token; if you roll no 6, you lose 1 Health. Last token: you win.
dw-card-sc3 = Battle for Girdlegard
    .text = Condition: 35 or more troops on the map. Defeat 20 troops from now on and you win.


## Adventure cards

dw-card-av01 = What are Dwarven Women like?
    .text = As an action roll as many dice as you have Health; one 6 is enough. One player heals 2 Health, or two players heal 1 each.
dw-card-av02 = A Dwarf cleans up
    .text = As an action roll 4 dice; two of them must show 5 or more. Remove any 4 troops from the map.
dw-card-av03 = Abandoned Tunnel
    .text = Walk through the tunnels, then on the same turn succeed at one Craft test 4+. Put the Tunnel tile on any space without Perished Land and draw 1 Equipment card.
dw-card-av04 = Sverd is spying in the Tunnels
    .text = Walk through the tunnels, then on the same turn succeed at one Speed test 4+. Put the Tunnel tile on any space without Perished Land; the Council token moves 1 to the right and the Doom token goes back 1 space.
dw-card-av05 = Travel to Greenglade
    .text = At least 2 dwarves are in Greenglade. Draw 1 Equipment card and heal 2 Health, shared as you like.
dw-card-av06 = Election of the new Secondling King
    .text = The Council token stands on the rightmost space. The Doom token goes back 4 spaces.
dw-card-av07 = Runes on the Old Anvil
    .text = On one turn succeed at three Craft tests 4+, anywhere. Draw 1 Equipment card; the Doom token goes back 1 space.
dw-card-av08 = Apprentice in the Vaults
    .text = On one turn succeed at two Craft tests 4+ in Lot-Ionan’s Vaults. Draw 2 Equipment cards and heal 1 Health.
dw-card-av09 = A Wager Among Warriors
    .text = On one turn succeed at three Battle tests 4+, anywhere. Draw 1 Equipment card and heal 1 Health.
dw-card-av10 = The Players of Mifurdania
    .text = On one turn succeed at two Speed tests 4+ in Mifurdania. Every dwarf heals 1 Health and the Council token moves 1 to the right.
dw-card-av11 = A Sack for Gorén
    .text = One dwarf travels from Lot-Ionan’s Vaults to Greenglade, doing nothing but walking. Draw 2 Equipment cards; the Doom token goes back 1 space.
dw-card-av12 = Andôkai Calls the Storm
    .text = On one turn succeed at two Craft tests 4+ in Porista. Remove any 5 troops from the map; the Doom token goes back 1 space.
dw-card-av13 = Gundrabur’s Last Wish
    .text = A dwarf enters Gateway II. Move the Council token 1 to the right and heal 1 Health.
dw-card-av14 = Sortie at the Northern Pass
    .text = Put 2 Orcs and 1 Troll on this card; defeat them at Gateway V. The Doom token goes back 2 spaces.
dw-card-av15 = Raiders at Roodacre
    .text = Put 3 Orcs on this card; defeat them at Roodacre. Draw 1 Equipment card; the Doom token goes back 1 space.
dw-card-av16 = Caravan from the Desert
    .text = One dwarf travels from Sangpûr to Tabaîn, doing nothing but walking. Choose: 2 Equipment cards, or heal 3 Health, shared as you like.
dw-card-av17 = Prince Mallen’s Riders
    .text = On one turn succeed at two Speed tests 4+ in Idoslane. Remove 4 Orcs from the map and heal 1 Health.
dw-card-av18 = Ferries of Queen Wey
    .text = A dwarf enters a space of Weyurn. Each dwarf may at once walk up to 3 spaces.
dw-card-av19 = Guests of the Elves
    .text = A dwarf succeeds at one Craft test 5+ in the Elven Kingdom of Âlandur. Heal 3 Health, shared as you like.
dw-card-av20 = Timber of Legend
    .text = On one turn succeed at two Speed tests 4+ in Rân Ribastur. Draw 1 Equipment card and move the Council token 1 to the right.
dw-card-av21 = Balendilín Speaks
    .text = On one turn succeed at two Craft tests 5+, anywhere. Move the Council token 2 to the right.
dw-card-av22 = An Enchantress’s Price
    .text = In Porista the active player discards 1 Equipment card. The next 2 Hero steps are skipped.
dw-card-av23 = Hunting the War Bands
    .text = Defeat 4 Orcs anywhere from now on. Heal 2 Health, shared as you like.
dw-card-av24 = Giants Fall Hardest
    .text = Defeat 3 Trolls anywhere from now on. Draw 1 Equipment card; the Doom token goes back 1 space.
dw-card-av25 = Arrows in the Dark
    .text = Defeat 2 Älfar anywhere from now on. The Doom token goes back 2 spaces.
dw-card-av26 = Blessing of Vraccas
    .text = On one turn succeed at two Craft tests 4+ at Queen Xamtys II. The next Hero step is skipped and heal 1 Health.
dw-card-av27 = Beacons on the Passes
    .text = A dwarf enters Gateway I and a dwarf enters Gateway IV, in any order. The next Hero step is skipped and the Council token moves 1 to the right.
dw-card-av28 = The Dragon’s Hoard
    .text = On one turn succeed at two Speed tests 4+ in Dragon Fire. Draw 2 Equipment cards.
dw-card-av29 = The Land Remembers
    .text = On one turn succeed at two Craft tests 4+ on a Perished Land space. Take up to 2 Perished Land tiles off the map; the Doom token goes back 1 space.
dw-card-av30 = Into the Älfar Realm
    .text = Put 1 Orc and 1 Älf on this card; defeat them in Dsôn Balsur. Remove 2 Älfar from the map, the player whose turn it is takes 1 extra action, and the Doom token goes back 1 space.


## Threat cards

dw-card-th01 = Tion’s creatures attack the Secondlings
    .text = Put 2 Orcs on this card; defeat them at Gateway II. Otherwise 4 Orcs and 1 Troll appear at Gateway II and the group loses 1 Health.
dw-card-th02 = Sinthoras’ Assassination
    .text = The player who reveals this card is the victim: put 1 Älf on the card. Until it is defeated on the victim’s space the victim cannot move. Otherwise the victim loses 2 Health.
dw-card-th03 = Älfar Attack at Night
    .text = Immediately: the group loses 3 Health in all; for each point decide who loses it.
dw-card-th04 = The Shadow Hunters
    .text = Defeat 2 Älfar anywhere. Otherwise the space with an Älf that lies nearest the Blacksaddle becomes Perished Land and the group loses 2 Health in all.
dw-card-th05 = The Stone Gateway Breaks
    .text = Immediately: roll the Recruitment dice once for each of the Gateways V, IV and I.
dw-card-th06 = Bislipur’s Intrigue
    .text = On one turn succeed at two Craft tests 4+, anywhere. Otherwise the Council token moves 2 to the left.
dw-card-th07 = The Magus Corrupted
    .text = On one turn succeed at two Craft tests 4+ in Porista. Otherwise the Doom token steps 2 towards the Hero.
dw-card-th08 = Mist of the Perished Land
    .text = While this card lies face up nobody can heal. A dwarf who enters the Elven Kingdom of Âlandur averts it. Otherwise the group loses 2 Health in all.
dw-card-th09 = Galleries Fall In
    .text = While this card lies face up the tunnels cannot be used. Succeed at one Craft test 4+ at a tunnel entrance. Otherwise the eastern entrance becomes Perished Land and the Doom token steps 1 towards the Hero.
dw-card-th10 = The Orcs of Toboribor Muster
    .text = Put 2 Orcs on this card; defeat them at Toboribor. Otherwise 4 Orcs and 1 Troll appear at Toboribor and the group loses 1 Health.
dw-card-th11 = Thieves on the Road
    .text = Immediately: one player of the group’s choice discards 1 Equipment card; if nobody has one, the Doom token steps 1 towards the Hero.
dw-card-th12 = Messengers Waylaid
    .text = While this card lies face up no message can be sent to the Council. Put 2 Orcs on the card; defeat them in Mifurdania. Otherwise the Council token moves 2 to the left.
dw-card-th13 = War Drums in the West
    .text = While this card lies face up 1 Orc appears at Gateway I at the start of every turn. Succeed at one Battle test 5+ at Gateway I. Otherwise the Doom token steps 2 towards the Hero.
dw-card-th14 = Whispers in the Great Hall
    .text = Immediately: the Council token moves 1 to the left, the group loses 1 Health, and one card of the Threat pile is shuffled into the Adventure pile.
dw-card-th15 = The Rot Spreads
    .text = Averted as soon as the active dwarf stands in Tabaîn while no troop does. Otherwise Roodacre becomes Perished Land and the group loses 1 Health.


## Equipment

dw-gear-eq01 = Comfortable Boots
    .text = Speed +1.
dw-gear-eq02 = Honed War Axe
    .text = Battle +1.
dw-gear-eq03 = Smith’s Tools
    .text = Craft +1.
dw-gear-eq04 = Heart Medallion
    .text = Your maximum Health rises by 1. You gain no Health by it.
dw-gear-eq05 = Beer Stein
    .text = Discard on your turn: one player, perhaps you, heals 2 Health.
dw-gear-eq06 = Dwarven Song
    .text = Discard on your turn: one player, perhaps you, walks up to 4 spaces at once.
dw-gear-eq07 = Shield of the Clan
    .text = Discard when you would lose Health: you lose 1 point less.
dw-gear-eq08 = Runestone
    .text = Discard after one of your own Number rolls: roll all its dice again.
dw-gear-eq09 = Throwing Axes
    .text = Discard on your turn: remove 2 troops from your space or from one adjacent space.
dw-gear-eq10 = Old Tunnel Map
    .text = Discard on your turn: put the Tunnel tile on your space, which must not be Perished Land.


## What is wrong with content of one's own

dw-content-missing-file = The file { $file } is missing.
dw-content-unknown-file = { $file } is not one of the content files.
dw-content-unreadable = The file { $file } cannot be read: { $why }.
dw-content-not-utf8 = The file { $file } is not written in UTF-8.
dw-content-large-file = The file { $file } is longer than { $count } characters.
dw-content-long-line = The file { $file } has a line of more than { $count } characters.
dw-content-not-toml = The file { $file } is not TOML: { $why }.
dw-content-more =
    { $count ->
        [one] … and one more fault.
       *[other] … and { $count } more faults.
    }
dw-content-missing-key = { $where }: “{ $key }” is missing.
dw-content-unknown-key = { $where }: “{ $key }” means nothing here.
dw-content-wrong-type = { $where }: “{ $key }” should be { $want }, not { $value }.
dw-content-want-number = a whole number
dw-content-want-flag = true or false
dw-content-want-text = a text
dw-content-want-list = a list
dw-content-want-table = a table
dw-content-want-tables = a list of tables
dw-content-range = { $where }: “{ $key }” should be from { $low } to { $high }, not { $value }.
dw-content-no-text = { $where }: “{ $key }” has no text.
dw-content-long-text = { $where }: “{ $key }” is longer than { $count } characters.
dw-content-length = { $where }: “{ $key }” should have { $low } to { $high } entries, not { $count }.
dw-content-unknown-word = { $where }: “{ $key }” cannot be { $value }; there are: { $known }.
dw-content-unknown-quest = { $where }: there is no kind of quest called { $value }; “{ $key }” can be: { $known }.
dw-content-unknown-effect = { $where }: there is no effect called { $value }; “{ $key }” can be: { $known }.
dw-content-misplaced-effect = { $where }: the effect { $value } cannot stand here.
dw-content-fixed = { $where }: “{ $key }” cannot be changed; it is: { $known }.
dw-content-duplicate = { $where }: { $id } is there twice.
dw-content-unknown-id = { $where }: { $id } is not known.
dw-content-missing-id = { $where }: { $id } is missing.
dw-content-bad-id = { $where }: { $id } cannot be an id.
dw-content-count = { $where }: there should be { $need }, not { $count }.
dw-content-dead-place = { $where }: “{ $key }” names a place that does not exist: { $place }.
dw-content-wrong-place = { $where }: “{ $key }” cannot be this place here: { $place }.
dw-content-no-troops = { $where }: no troops are named.
dw-content-no-steps = { $where }: “{ $key }” is zero.
dw-content-deep = { $where }: “{ $key }” is nested more than { $count } deep.
dw-content-same-place = { $where }: { $other } is in the same place.
dw-content-empty-kingdom = { $where }: { $id } has no spaces.
dw-content-homeless = { $where }: { $id } should be a gateway or belong to a kingdom, and not both.
dw-content-blacksaddle = { $where }: the Blacksaddle should be at q = 0, r = 0.
dw-content-arrow-leaves = { $where }: the { $colour } leads off the map.
dw-content-arrow-away = { $where }: the { $colour } does not lead closer to the Blacksaddle.
dw-content-track-ends = { $where }: the Hero’s start is the first space and the Doom’s start the last, and nowhere else.
dw-content-immediate = { $where }: an immediate card, and only such a card, has the quest “none” and nothing ongoing.
dw-content-no-bearer = { $where }: this needs a card with bearer = true.
dw-content-conditions = { $where }: there can be a map to which no card of stage C fits.
