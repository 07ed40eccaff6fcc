### The Dwarves: the words and sentences of the game. Cards, Equipment, dwarves, spaces, kingdoms, troops and the
### council's effects have their names in dwarves-cards.ftl; here they come as arguments.
###
### How arguments are passed (the same in every language; the comment above a message lists its own):
###   $who             a player's name (seat-name)
###   $dwarf           a dwarf's name (dw-dwarf-*), always a bare name
###   $space, $from, $to   a space's stand-alone name (dw-space*, "Porista", "Urgon, east of Dragon Fire"); but a number is $to in
###                    dw-do-raise, dw-event-reroll*, dw-event-raised and dw-event-message-plus
###   $place           where a card wants something done: a space, a kingdom or another place, as a stand-alone name
###   $card, $gear     a card's title (dw-card-*, dw-gear-*)
###   $troop           one troop of a kind (dw-troop-* with count 1, or its .one)
###   $troops          some troops: dw-troop-* with a count, several of them joined by dw-comma and dw-and
###   $effect          what the council's space does (dw-council-*)
###   $attribute, $direction   dw-attribute-*, dw-direction-*
###   $ask             in dw-ask-together the question itself, another dw-ask-*
###   $what            parts of a reward (dw-part-*), several of them joined by dw-and
###   $dice            in dw-event-*: all the dice as one string, "6 5 2"; in dw-do-*: how many dice, a number
###   $first, $second  any two names
###   $count, $left, $points, $n, $die, $target, $have, $need, $max, $health, $percent, $orcs, $trolls, $alfar
###                    numbers (not strings, or plural forms are lost); $left is what is left afterwards:
###                    actions, points to give, dice, Health, tokens, or the spaces between the Hero and the Doom token
### Names stand at the start, after a colon or in brackets wherever they can, so that no language needs another case.

dw-name = The Dwarves


## Small words that other sentences are built from

# $first, $second
dw-and = { $first } and { $second }
# $first, $second
dw-comma = { $first }, { $second }
dw-attribute-battle = Battle
dw-attribute-craft = Craft
dw-attribute-speed = Speed
dw-attribute-health = Health
dw-direction-0 = east
dw-direction-1 = north-east
dw-direction-2 = north-west
dw-direction-3 = west
dw-direction-4 = south-west
dw-direction-5 = south-east
dw-go-0 = East
dw-go-1 = North-east
dw-go-2 = North-west
dw-go-3 = West
dw-go-4 = South-west
dw-go-5 = South-east
dw-colour-red = red arrow
dw-colour-yellow = yellow arrow
dw-colour-blue = blue arrow
dw-kind-scenario = Scenario
dw-kind-adventure = Adventure
dw-kind-threat = Threat
dw-kind-equipment = Equipment
dw-token-hero = Hero token
dw-token-doom = Doom token
dw-token-council = Council token
dw-tile = Perished Land
dw-tunnel-tile = Tunnel tile
dw-tunnel-tile-closed = Tunnel tile, on Perished Land: nobody can use it
dw-entrance = Tunnel entrance
# $n
dw-track-start = Doom track { $n }: where the Hero token begins
# $n, $space
dw-track-troops = Doom track { $n }: troops come ({ $space })
# $n
dw-track-council = Doom track { $n }: the Council token goes left
# $n
dw-track-threat = Doom track { $n }: new threats
# $n
dw-track-end = Doom track { $n }: where the Doom token begins
# $n, $effect
dw-council-space = Council space { $n }: { $effect }
dw-about-gateway = Gateway, outside all kingdoms
# $red, $yellow, $blue (dw-direction-*)
dw-about-arrows = Arrows: red { $red }, yellow { $yellow }, blue { $blue }
dw-way-left = to the left
dw-way-right = to the right
dw-keenfire = Keenfire, the mighty axe
    .text = Battle +2 for the rest of the game.


## What a reward or a threat gives, in a few words

# $count
dw-part-heal-one =
    { $count ->
        [one] One dwarf heals 1 Health
       *[other] One dwarf heals { $count } Health
    }
# $count
dw-part-heal-split =
    { $count ->
        [one] Heal 1 Health
       *[other] Heal { $count } Health, shared as you like
    }
# $count
dw-part-heal-each = Every dwarf heals { $count } Health
# $count
dw-part-heal-active = The dwarf whose turn it is heals { $count } Health
# $count
dw-part-lose-split =
    { $count ->
        [one] You lose 1 Health
       *[other] You lose { $count } Health, shared as you like
    }
# $count
dw-part-lose-each = Every dwarf loses { $count } Health
# $count
dw-part-lose-active = The dwarf whose turn it is loses { $count } Health
# $count
dw-part-lose-bearer = The victim loses { $count } Health
# $count
dw-part-equipment =
    { $count ->
        [one] 1 Equipment card
       *[other] { $count } Equipment cards
    }
# $count
dw-part-lose-equipment =
    { $count ->
        [one] You lose 1 Equipment card
       *[other] You lose { $count } Equipment cards
    }
# $troops
dw-part-remove = Off the map: { $troops }
# $count
dw-part-remove-any =
    { $count ->
        [one] Take any 1 troop off the map
       *[other] Take any { $count } troops off the map
    }
# $space, $troops
dw-part-add = New at { $space }: { $troops }
# $space
dw-part-recruit = Roll the Recruitment dice for { $space }
# $count
dw-part-council-right = The Council token goes { $count } to the right
# $count
dw-part-council-left = The Council token goes { $count } to the left
# $count
dw-part-doom = The Doom token comes { $count } closer
# $count
dw-part-doom-back = The Doom token goes back { $count }
# $count
dw-part-pause =
    { $count ->
        [one] The next Hero step is skipped
       *[other] The next { $count } Hero steps are skipped
    }
# $space
dw-part-perish = Perished Land: { $space }
# $count
dw-part-cleanse =
    { $count ->
        [one] Take up to 1 Perished Land tile away
       *[other] Take up to { $count } Perished Land tiles away
    }
dw-part-tunnel = Lay the Tunnel tile
# $count
dw-part-extra =
    { $count ->
        [one] 1 extra action
       *[other] { $count } extra actions
    }
# $count
dw-part-march-one = One dwarf walks up to { $count } spaces at once
# $count
dw-part-march-each = Every dwarf walks up to { $count } spaces at once
# $space
dw-part-relocate = All dwarves are put here: { $space }
# $count
dw-part-dismiss =
    { $count ->
        [one] Discard 1 Threat card without its effect
       *[other] Discard { $count } Threat cards without their effect
    }
# $count
dw-part-threats =
    { $count ->
        [one] 1 more Threat card hides in the Adventure pile
       *[other] { $count } more Threat cards hide in the Adventure pile
    }


## Prompts: what has to be decided

dw-ask-be = Which dwarf will you be?
dw-ask-begin = Who takes the first turn? Agree among yourselves.
# $ask is the question itself; $who confirms what the table agreed on
dw-ask-together = { $ask } Decide together; { $who } confirms.
# $left, $dwarf
dw-ask-action =
    { $left ->
        [one] One action left. What will { $dwarf } do?
       *[other] { $left } actions left. What will { $dwarf } do?
    }
# $points, $dwarf
dw-ask-walk =
    { $points ->
        [one] Where to, { $dwarf }? One step left.
       *[other] Where to, { $dwarf }? { $points } steps left.
    }
# $space, $dwarf
dw-ask-penalty = The Perished Land takes its price ({ $space }). Does { $dwarf } lose 1 Health, or does the Doom token come 1 closer?
# $left
dw-ask-lose =
    { $left ->
        [one] You lose 1 Health. Which dwarf takes it?
       *[other] { $left } Health to lose. Which dwarf takes the next point?
    }
dw-ask-lose-council = A Threat card, and the council is against you: which dwarf loses 1 Health?
dw-ask-heal-council = The council stands by you: which dwarf heals 1 Health?
# $dwarf
dw-ask-shield = { $dwarf } is about to lose 1 Health. Use the shield?
dw-ask-reroll = The council lets you roll one die again. Which one?
# $dwarf
dw-ask-again = Not happy? { $dwarf } may roll all the dice again, once.
dw-ask-runestone = Use the Runestone and roll all the dice again?
# $dwarf
dw-ask-raise = { $dwarf } may raise one die by 1. Which one?
# $left
dw-ask-strike =
    { $left ->
        [one] One die left that can hit. Who is struck?
       *[other] { $left } dice left that can hit. Who is struck?
    }
# $left
dw-ask-heal =
    { $left ->
        [one] One Health to give. Which dwarf heals?
       *[other] { $left } Health to give. Which dwarf heals the next point?
    }
# $count
dw-ask-heal-one =
    { $count ->
        [one] Which dwarf heals 1 Health?
       *[other] Which dwarf heals { $count } Health?
    }
# $gear
dw-ask-give = Found: { $gear }. Who gets it?
dw-ask-keenfire = Keenfire is forged! Who shall wield it?
# $count
dw-ask-march =
    { $count ->
        [one] Which dwarf walks 1 space at once?
       *[other] Which dwarf walks up to { $count } spaces at once?
    }
# $left
dw-ask-remove =
    { $left ->
        [one] One troop may leave the map. Which one?
       *[other] { $left } troops may leave the map. Which is the next?
    }
# $troops
dw-ask-remove-kind = These may leave the map: { $troops }. From where?
# $left
dw-ask-cleanse =
    { $left ->
        [one] One Perished Land tile may go. Which one?
       *[other] { $left } Perished Land tiles may go. Which is the next?
    }
dw-ask-dig = Where should the Tunnel tile go?
# $card
dw-ask-choose = { $card }: which reward do you take?
# $left
dw-ask-drop =
    { $left ->
        [one] One Equipment card is lost. Which one?
       *[other] { $left } Equipment cards are lost. Which is the next?
    }
dw-ask-dismiss = You may discard a Threat card without its effect. Which one?
# $card, $troops
dw-ask-fetch = The supply has too few troops for “{ $card }”. Still needed: { $troops }. Where on the map do you take them?


## Prompts: while chance decides

dw-ask-deal = The dwarves are being dealt …
dw-ask-first = Who begins?
dw-ask-roll = The dice are rolling …
# $space
dw-ask-recruit = Who is coming through the gateway? ({ $space })
# $space
dw-ask-tile = The land is dying ({ $space }) …
dw-ask-scenario = The story goes on …
dw-ask-draw = A new card is turned up …
dw-ask-find = What is in the chest?


## Choices

# $dwarf
dw-do-be = { $dwarf }
# $who
dw-do-begin = { $who } begins
# $dice
dw-do-move =
    { $dice ->
        [one] Walk (1 die)
       *[other] Walk ({ $dice } dice)
    }
# $dice
dw-do-fight =
    { $dice ->
        [one] Fight (1 die)
       *[other] Fight ({ $dice } dice)
    }
# $dice, $target
dw-do-message =
    { $dice ->
        [one] Message to the council (1 die, { $target } or more)
       *[other] Message to the council ({ $dice } dice, { $target } or more)
    }
# $dice
dw-do-duel =
    { $dice ->
        [one] Battle Nôd’onn (1 die)
       *[other] Battle Nôd’onn ({ $dice } dice)
    }
# $dice, $target
dw-do-outfit =
    { $dice ->
        [one] Ask the council for Equipment (1 die, { $target } or more)
       *[other] Ask the council for Equipment ({ $dice } dice, { $target } or more)
    }
# $dice, $card, $attribute, $target
dw-do-test =
    { $dice ->
        [one] { $card }: { $attribute } test (1 die, { $target } or more)
       *[other] { $card }: { $attribute } test ({ $dice } dice, { $target } or more)
    }
# $dice, $card, $target
dw-do-try =
    { $dice ->
        [one] { $card }: roll 1 die ({ $target } or more)
       *[other] { $card }: roll { $dice } dice ({ $target } or more)
    }
# $card, $gear
dw-do-pay = { $card }: hand over { $gear }
# $gear
dw-do-use = Use: { $gear }
dw-do-end = End the turn
# $go (dw-go-*), $space, $seen (troops and Perished Land)
dw-do-step = { $go }: { $space }
# $go (dw-go-*), $space, $seen (troops and Perished Land)
dw-do-step-seen = { $go }: { $space } ({ $seen })
# $space
dw-do-tunnel = Through the tunnels → { $space }
dw-do-stop = Stay here
# $dwarf
dw-do-health = { $dwarf } loses 1 Health
dw-do-doom = The Doom token comes 1 closer
# $dwarf
dw-do-lose = { $dwarf } loses it
dw-do-shield = Use the shield
dw-do-take = Take the wound
dw-do-keep = Keep the dice
# $die
dw-do-reroll = Roll a { $die } again
dw-do-again = Roll all the dice again
dw-do-runestone = Use the Runestone
# $die, $to
dw-do-raise = Make a { $die } into a { $to }
# $troop
dw-do-strike = Strike: { $troop }
# $troop, $card
dw-do-strike-card = Strike: { $troop } ({ $card })
dw-do-done = Enough
# $dwarf
dw-do-heal = { $dwarf } heals
# $dwarf
dw-do-give = { $dwarf } gets it
# $dwarf
dw-do-march = { $dwarf } goes
# $troop, $space
dw-do-remove = Away with: { $troop } ({ $space })
# $troop, $space
dw-do-fetch = Take: { $troop } ({ $space })
# $space
dw-do-cleanse = Free this land: { $space }
# $space
dw-do-dig = Tunnel tile here: { $space }
# $what
dw-do-choose = { $what }
# $gear, $dwarf
dw-do-drop = { $gear } ({ $dwarf })
# $card
dw-do-dismiss = Discard: { $card }
dw-do-none = Nobody
dw-do-leave = Leave it
dw-do-no-more = No more


## Far steps: a walk to a space further away

# $space, $steps
dw-way = { $space }: { $steps } steps
# $space, $steps, $via (a space)
dw-way-via = { $space }: { $steps } steps by way of { $via }
# $space, $steps, $direction
dw-way-first = { $space }: { $steps } steps, { $direction } first
# $space, $steps
dw-way-tunnel = { $space }: { $steps } steps, through the tunnels
# $way (one of the above), $price (dw-cost-*)
dw-way-priced = { $way } ({ $price })
# $count
dw-cost-health = { $count } Health
# $count
dw-cost-doom = Doom { $count } closer
# $dwarf, $count
dw-price-health = On the way { $dwarf } loses { $count } Health.
# $count
dw-price-doom = On the way the Doom token comes { $count } closer.


## Previews: what an action will do

# $troops
dw-preview-troops = Troops are there, so the walk ends: { $troops }
dw-preview-perished = Perished Land: it costs 1 Health or 1 step of the Doom token.
# $dwarf
dw-preview-immune = Perished Land, but { $dwarf } does not mind.
dw-preview-lost-doom = Careful: the tokens would meet, and the game would be lost!
# $dwarf
dw-preview-lost-health = Careful: { $dwarf } has only 1 Health left. The game would be lost!
# $card
dw-preview-last = That would complete the card: { $card }
# $card
dw-preview-journey = The journey for “{ $card }” would have to start again.
# $percent
dw-preview-odds = This succeeds { $percent } times in 100.
# $percent
dw-preview-fight-odds = At least one hit { $percent } times in 100. If nothing hits, you lose 1 Health.
# $percent
dw-preview-odds-one = At least one success { $percent } times in 100.
# $troops
dw-preview-foes = Against: { $troops }
# $n, $effect
dw-preview-council = If they listen, the Council token goes to space { $n }: { $effect }


## What happened: the start and the turns

# $who, $dwarf
dw-event-be = { $who } plays { $dwarf }.
# $who, $dwarf
dw-event-dealt = Chance gives { $who } this dwarf: { $dwarf }.
# $who
dw-event-first = { $who } takes the first turn.
# $count
dw-event-story =
    { $count ->
        [one] The story has one card of stage A, then Keenfire, then the great ending.
       *[other] The story has { $count } cards of stage A, then Keenfire, then the great ending.
    }
# $n, $who, $dwarf
dw-event-turn = Turn { $n }: { $who } with { $dwarf }.
# $who
dw-event-end = { $who } ends the turn.
# $left, $who
dw-event-end-early =
    { $left ->
        [one] { $who } ends the turn and leaves one action unused.
       *[other] { $who } ends the turn and leaves { $left } actions unused.
    }


## What happened: the Hero token and the Doom token

# $left
dw-event-hero = The Hero token takes a step. Distance to the Doom token: { $left }.
# $space, $left
dw-event-hero-troops = The Hero token takes a step: troops! They come through here: { $space }. Distance to the Doom token: { $left }.
# $left
dw-event-hero-council = The Hero token takes a step: the council grumbles. Distance to the Doom token: { $left }.
# $left
dw-event-hero-threat = The Hero token takes a step: new threats. Distance to the Doom token: { $left }.
# $left
dw-event-hero-pauses =
    { $left ->
        [0] The Hero token rests this time. Next time it walks again.
        [one] The Hero token rests this time, and once more after that.
       *[other] The Hero token rests this time, and { $left } more times after that.
    }
# $count, $card
dw-event-pause =
    { $count ->
        [one] “{ $card }”: the next step of the Hero token is skipped.
       *[other] “{ $card }”: the next { $count } steps of the Hero token are skipped.
    }
# $card
dw-event-each-turn = “{ $card }” strikes again at the start of the turn.
# $left
dw-event-doom-council = Bislipur rules the council: the Doom token comes 1 closer. Distance: { $left }.
# $left
dw-event-doom-saddle = The Blacksaddle overflows: the Doom token comes 1 closer. Distance: { $left }.
# $dwarf, $space, $left
dw-event-doom-penalty = Instead of hurting { $dwarf } ({ $space }), the Perished Land draws the Doom token 1 closer. Distance: { $left }.
# $card, $left
dw-event-doom-card = “{ $card }”: the Doom token comes 1 closer. Distance: { $left }.
# $count, $card, $left
dw-event-doom-back =
    { $count ->
        [one] “{ $card }”: the Doom token goes back 1 space. Distance: { $left }.
       *[other] “{ $card }”: the Doom token goes back { $count } spaces. Distance: { $left }.
    }
# $card
dw-event-doom-stays = “{ $card }”: the Doom token is at its start already and cannot go further back.


## What happened: the council

# $n, $effect
dw-event-council-left = The Council token goes left to space { $n }. Now in force: { $effect }
# $n, $effect
dw-event-council-right = The Council token goes right to space { $n }. Now in force: { $effect }
dw-event-council-left-end = The Council token stays where it is: it is at Bislipur’s end already.
dw-event-council-right-end = The Council token stays where it is: it is at Balendilín’s end already.
# $dwarf, $to, $die
dw-event-message-plus = { $dwarf } knows how to talk to the council: one die counts { $to } instead of { $die }.
# $dwarf
dw-event-message = The council listens to { $dwarf }!
# $dwarf, $target
dw-event-message-failed = The council does not listen: no die of { $dwarf } shows { $target } or more.
# $dwarf
dw-event-outfit = The council opens the armoury for { $dwarf }.
# $dwarf, $target
dw-event-outfit-failed = The armoury stays shut: no die of { $dwarf } shows { $target } or more.
# $count
dw-event-threats =
    { $count ->
        [one] One Threat card is shuffled unseen into the Adventure pile.
       *[other] { $count } Threat cards are shuffled unseen into the Adventure pile.
    }
dw-event-threats-none = The Threat pile is empty, so no new threat hides among the adventures.


## What happened: troops and the Perished Land

# $orcs, $trolls, $alfar
dw-event-skulls = Recruitment dice: { $orcs } for Orcs, { $trolls } for Trolls, { $alfar } for Älfar.
# $count
dw-event-recruit-again =
    { $count ->
        [one] The council works against you: the blank die is rolled once more.
       *[other] The council works against you: { $count } blank dice are rolled once more.
    }
# $space, $troops
dw-event-recruit = Through the gateway ({ $space }) they come: { $troops }.
# $space
dw-event-recruit-none = All quiet at the gateway ({ $space }): nobody comes.
# $troops
dw-event-short = The supply has run out, so these cannot come: { $troops }.
# $card, $space, $troops
dw-event-add = “{ $card }” brings new troops ({ $space }): { $troops }.
# $card, $space
dw-event-add-none = “{ $card }” would bring troops ({ $space }), but the supply has none.
# $count, $space, $direction
dw-event-perish =
    { $count ->
        [0] The land perishes: { $space }. Its arrow points { $direction }.
       *[other] { $count } troops are too many: the land perishes ({ $space }). Its arrow points { $direction }.
    }
# $card, $space, $direction
dw-event-perish-card = “{ $card }”: the land perishes ({ $space }). Its arrow points { $direction }.
# $card
dw-event-perish-none = “{ $card }”: no land perishes, as there is no fitting space or no tile left.
# $card, $space
dw-event-perish-already = “{ $card }”: this is Perished Land already ({ $space }), so nothing changes.
# $from, $to, $troops
dw-event-flow-side = Sideways, { $from } → { $to }: { $troops }.
# $from, $to, $troops
dw-event-flow = Along the arrow, { $from } → { $to }: { $troops }.
# $from, $to, $troops
dw-event-run-on = Nothing holds them on Perished Land, { $from } → { $to }: { $troops }.
# $count
dw-event-saddle = { $count } troops on the Blacksaddle are too many: all of them go back to the supply.
dw-event-tiles-out = That was the last Perished Land tile. From now on no more land perishes.
# $space
dw-event-cleansed = The land lives again: { $space }.
# $space, $troop
dw-event-removed = Off the map ({ $space }): { $troop }.
dw-event-remove-none = No troops that could be taken away.


## What happened: cards

# $card
dw-event-scenario = The story goes on: “{ $card }”.
# $card
dw-event-adventure = A new adventure: “{ $card }”.
# $card
dw-event-threat = A threat appears: “{ $card }”.
# $card
dw-event-immediate = “{ $card }” strikes at once!
# $card
dw-event-strikes = Nobody averted it: “{ $card }” strikes!
# $card
dw-event-averted = Threat averted: “{ $card }”!
# $card
dw-event-dismissed = “{ $card }” is discarded without any effect.
# $card
dw-event-discarded = “{ $card }” goes to the discard pile.
dw-event-sweep = A new chapter begins: all face-up Adventure and Threat cards go.
# $card, $troops
dw-event-card-troops = These troops wait on “{ $card }”: { $troops }.
# $card, $troops
dw-event-card-troops-back = From “{ $card }” back to the supply: { $troops }.
# $card, $dwarf
dw-event-card-bearer = “{ $card }” has picked its victim: { $dwarf } cannot move.
# $count, $card
dw-event-card-tokens =
    { $count ->
        [one] One token is put on “{ $card }”.
       *[other] { $count } tokens are put on “{ $card }”.
    }
# $space, $card, $troop
dw-event-fetch = From the map ({ $space }) onto “{ $card }”: { $troop }.
# $card
dw-event-lack = “{ $card }” asks for more troops than the supply has, so it is discarded.
# $card
dw-event-condition = “{ $card }” does not fit now: its condition is not met. On to the next card.
# $card
dw-event-already = “{ $card }” is fulfilled already! On to the next card.
# $card
dw-event-scenario-done = Scenario completed: “{ $card }”!
# $card
dw-event-adventure-done = Adventure completed: “{ $card }”!
dw-event-reshuffle = The discarded Adventure and Threat cards are shuffled into a new pile.
dw-event-no-cards = There is no card left to turn up.
# $what
dw-event-chosen = You choose: { $what }.
# $card, $have, $need
dw-event-progress = “{ $card }”: { $have } of { $need }.
# $dwarf, $card, $space
dw-event-visited = { $dwarf } has been there for “{ $card }”: { $space }.
# $dwarf, $card, $space
dw-event-journey = { $dwarf } sets out on the journey for “{ $card }” ({ $space }).
# $dwarf, $card
dw-event-journey-lost = { $dwarf } did something else on the way. The journey for “{ $card }” has to start again.
# $dwarf, $card, $space
dw-event-journey-done = { $dwarf } arrives, and the journey for “{ $card }” is over ({ $space })!
# $count, $card
dw-event-lapse =
    { $count ->
        [one] The turn is over: one success for “{ $card }” lapses.
       *[other] The turn is over: { $count } successes for “{ $card }” lapse.
    }
# $count, $who
dw-event-extra =
    { $count ->
        [one] { $who } has one more action this turn.
       *[other] { $who } has { $count } more actions this turn.
    }
# $card, $dwarf, $space
dw-event-relocated = “{ $card }” puts { $dwarf } here: { $space }.
# $dwarf, $card, $space
dw-event-held = { $dwarf } is held by “{ $card }” and stays put ({ $space }).
# $dwarf, $space
dw-event-fights-on = { $dwarf } is in the middle of a fight and stays ({ $space }).
# $dwarf
dw-event-keenfire = { $dwarf } raises Keenfire: Battle +2!


## What happened: Equipment

# $gear
dw-event-find = Found: { $gear }.
dw-event-find-none = There is no Equipment card left to find.
# $dwarf, $gear
dw-event-given = { $dwarf } gets this: { $gear }.
# $gear
dw-event-given-nobody = Everybody has one already, so it is discarded: { $gear }.
# $dwarf, $gear
dw-event-used = { $dwarf } uses this: { $gear }.
# $dwarf, $card, $gear
dw-event-paid = { $dwarf } hands this over for “{ $card }”: { $gear }.
# $dwarf, $gear
dw-event-dropped = { $dwarf } loses this: { $gear }.
dw-event-drop-none = Nobody has any Equipment to lose.
dw-event-reshuffle-gear = The discarded Equipment cards are shuffled into a new pile.


## What happened: Health

# $space, $dwarf, $left
dw-event-hurt-penalty = The Perished Land ({ $space }) costs { $dwarf } 1 Health. Left: { $left }.
# $dwarf, $left
dw-event-hurt-fight = Not a single hit! { $dwarf } loses 1 Health. Left: { $left }.
# $dwarf, $left
dw-event-hurt-duel = Nôd’onn strikes back: { $dwarf } loses 1 Health. Left: { $left }.
# $card, $dwarf, $left
dw-event-hurt-card = “{ $card }” costs { $dwarf } 1 Health. Left: { $left }.
# $dwarf, $left
dw-event-hurt-council = With the council against you, the threat costs { $dwarf } 1 Health. Left: { $left }.
# $dwarf, $gear
dw-event-prevented = { $dwarf } is spared 1 Health, thanks to this: { $gear }.
# $dwarf, $space
dw-event-immune = { $dwarf } walks on Perished Land ({ $space }) as if it were nothing.
# $dwarf, $left
dw-event-healed = { $dwarf } heals 1 Health. Now: { $left }.
# $dwarf, $count, $left
dw-event-healed-more = { $dwarf } heals { $count } Health. Now: { $left }.
# $dwarf, $left
dw-event-healed-council = The council stands by you: { $dwarf } heals 1 Health. Now: { $left }.
# $dwarf
dw-event-heal-full = { $dwarf } has full Health, so nothing is healed.
dw-event-heal-nobody = Nobody heals.
dw-event-heal-lost = Everybody has full Health, so no more is healed.
# $card
dw-event-heal-blocked = “{ $card }” keeps anybody from healing.
# $dwarf, $max, $left
dw-event-maximum = The most Health { $dwarf } can have is now { $max }. Left: { $left }.


## What happened: dice

# $dwarf, $dice
dw-event-roll-move = { $dwarf } rolls to walk: { $dice }.
# $dwarf, $dice
dw-event-roll-fight = { $dwarf } rolls to fight: { $dice }.
# $dwarf, $dice
dw-event-roll-message = { $dwarf } rolls for a message: { $dice }.
# $dwarf, $dice
dw-event-roll-outfit = { $dwarf } asks for Equipment and rolls: { $dice }.
# $dwarf, $dice
dw-event-roll-duel = { $dwarf } battles Nôd’onn and rolls: { $dice }.
# $dwarf, $attribute, $card, $dice
dw-event-roll-test = { $dwarf } tests { $attribute } for “{ $card }”: { $dice }.
# $dwarf, $card, $dice
dw-event-roll-try = { $dwarf } rolls for “{ $card }”: { $dice }.
# $die, $to
dw-event-reroll-must = The council is against you: one of the highest dice is rolled again, { $die } → { $to }.
# $die, $to
dw-event-reroll = Thanks to the council one die is rolled again: { $die } → { $to }.
# $dwarf, $dice
dw-event-again = { $dwarf } rolls all the dice again: { $dice }.
# $dwarf, $dice
dw-event-runestone = The Runestone glows, and { $dwarf } rolls all the dice again: { $dice }.
# $dwarf, $die, $to
dw-event-raised = { $dwarf } raises a die: { $die } → { $to }.


## What happened: walking

# $points, $dwarf
dw-event-points =
    { $points ->
        [one] { $dwarf } may walk 1 space.
       *[other] { $dwarf } may walk up to { $points } spaces.
    }
# $points, $dwarf
dw-event-march =
    { $points ->
        [one] { $dwarf } may walk 1 space without dice.
       *[other] { $dwarf } may walk up to { $points } spaces without dice.
    }
# $dwarf, $from, $to
dw-event-step = { $dwarf } walks: { $from } → { $to }.
# $dwarf, $from, $to
dw-event-tunnel = { $dwarf } takes the tunnels: { $from } → { $to }.
# $space, $dwarf
dw-event-stopped = Troops block the way ({ $space }): here { $dwarf } has to stop.
# $dwarf, $space
dw-event-stays = { $dwarf } goes no further ({ $space }).
# $space
dw-event-dug = A new tunnel entrance: { $space }.
# $from, $to
dw-event-dug-moved = The Tunnel tile moves: { $from } → { $to }.
# $space
dw-event-tunnel-lost = The Tunnel tile is lost with the land ({ $space }) and goes back to the reserve.
# $space
dw-event-tunnel-closed = The land has perished under the Tunnel tile ({ $space }). It stays there, but nobody can use it.
# $space
dw-event-tunnel-open = The Tunnel tile can be used again: { $space }.
# $space
dw-event-entrance-lost = This tunnel entrance can no longer be used: { $space }.


## What happened: fights and tests

# $dwarf, $space, $troop
dw-event-strike = { $dwarf } strikes ({ $space }): { $troop }.
# $dwarf, $card, $troop
dw-event-strike-card = { $dwarf } strikes on “{ $card }”: { $troop }.
# $dwarf
dw-event-spared = { $dwarf } could have struck more, but lets them be.
# $count, $card, $dwarf, $have, $need
dw-event-test =
    { $count ->
        [one] One success for “{ $card }” by { $dwarf }. That makes { $have } of { $need }.
       *[other] { $count } successes for “{ $card }” by { $dwarf }. That makes { $have } of { $need }.
    }
# $card, $dwarf, $target
dw-event-test-failed = No success for “{ $card }”: no die of { $dwarf } shows { $target } or more.
# $count
dw-event-surplus =
    { $count ->
        [one] One success was more than needed and is lost.
       *[other] { $count } successes were more than needed and are lost.
    }
# $card, $space
dw-event-part-done = “{ $card }”: this part is done ({ $space }).
# $dwarf, $card
dw-event-try-done = { $dwarf } has the right dice for “{ $card }”!
# $card, $dwarf
dw-event-try-failed = The dice were not good enough for “{ $card }”. { $dwarf } loses nothing by it.
# $count, $dwarf, $left
dw-event-duel =
    { $count ->
        [one] { $dwarf } hits Nôd’onn once! Tokens left: { $left }.
       *[other] { $dwarf } hits Nôd’onn { $count } times! Tokens left: { $left }.
    }


## What happened: the end

# $card
dw-event-won = “{ $card }” is completed. Girdlegard is saved, and you have won together!
dw-event-defeat-doom = Hero and Doom have met. Girdlegard falls, and the game is lost.
# $dwarf
dw-event-defeat-health = { $dwarf } has no Health left. Without all its heroes the group has lost.


## Outcome

dw-outcome-won-sc1 = The gateways are sealed, and no more troops come through. You have saved Girdlegard!
dw-outcome-won-sc2 = Nôd’onn is beaten. You have saved Girdlegard!
dw-outcome-won-sc3 = The great battle is won. You have saved Girdlegard!
dw-outcome-won-other = The last quest is completed. You have saved Girdlegard!
dw-outcome-lost-doom = The Doom token has met the Hero token. This time the darkness wins.
# $dwarf
dw-outcome-lost-health = { $dwarf } has fallen. This time the darkness wins.
# $health, $dwarf
dw-outcome-seat =
    { $health ->
        [0] { $dwarf }, fallen
       *[other] { $dwarf }, { $health } Health left
    }


## Why not: anybody, any time

# rule DW-3.1 to DW-3.3
dw-no-over = The story is told to its end. How about another one?
# rule DW-1.7
dw-no-chance = Chance alone decides that: dice, tiles and cards.
# rule DW-4.1
dw-no-not-yet = One moment, the dice and cards come first.
# rule DW-3.4; $who
dw-no-not-your-turn = Just now { $who } decides. But do say what you think!
# rule DW-4.1
dw-no-not-asked = Nobody asked for that just now. First answer the question that is open.
# rule DW-1.1, DW-1.8
dw-no-nobody = There is no such thing in this game. Choose something you can see.
# rule DW-2.9; $dwarf
dw-no-taken = Somebody else is this dwarf already: { $dwarf }. Choose another one.
# rule DW-2.9
dw-no-seat = Nobody sits there. Choose one of the players at this table.


## Why not: actions

# rule DW-8.1
dw-no-actions = No actions are left this turn.
# rule R59; $dwarf, $card
dw-no-held = { $dwarf } is held by “{ $card }” and cannot move until that threat is gone.
# rule DW-10.1; $space
dw-no-troops = There is nobody to fight here ({ $space }), neither on the space nor on a card.
# rule R58; $card
dw-no-message-blocked = While “{ $card }” lies face up, no message gets through to the council.
# rule DW-11.12
dw-no-council-end = The Council token is at Balendilín’s end already. It goes no further right.
# rule DW-11.12; $n
dw-no-council-nine = The council hands out Equipment only while its token is on space 9. Now it is on space { $n }.
# rule DW-13.5
dw-no-duel-none = Nôd’onn is not here to be battled. That needs the card “Defeat Nôd’onn!”.
# rule DW-13.5; $space, $dwarf
dw-no-duel-elsewhere = Nôd’onn waits elsewhere ({ $space }), and { $dwarf } is not there.
# rule R65; $dwarf, $space
dw-no-duel-troops = Troops stand between { $dwarf } and Nôd’onn ({ $space }). Fight them first.
# rule DW-12.1; $card
dw-no-card = This card does not lie face up: { $card }.
# rule DW-12.1; $card
dw-no-test = “{ $card }” does not ask for a test.
# rule DW-12.1; $card
dw-no-part = “{ $card }” has no such part.
# rule DW-13.2; $card
dw-no-part-done = This part of “{ $card }” is done already.
# rule DW-12.4; $card, $place, $dwarf
dw-no-test-elsewhere = “{ $card }” has to be tested at another place ({ $place }), and { $dwarf } is not there.
# rule DW-13.10; $card, $dwarf
dw-no-after-tunnel = For “{ $card }” { $dwarf } has to walk through the tunnels first, on this very turn.
# rule DW-13.3; $need, $card, $place
dw-no-too-few =
    { $need ->
        [one] “{ $card }” needs one dwarf at the place ({ $place }).
       *[other] “{ $card }” needs { $need } dwarves at the place ({ $place }).
    }
# rule DW-13.11; $card
dw-no-try = “{ $card }” does not ask for a roll of its own.
# rule DW-13.11; $card, $place, $dwarf
dw-no-try-elsewhere = “{ $card }” has to be rolled for at another place ({ $place }), and { $dwarf } is not there.
# rule DW-12.1; $card
dw-no-pay = “{ $card }” does not ask for Equipment.
# rule DW-12.7; $card
dw-no-paid = “{ $card }” has all the Equipment it asks for.
# rule DW-12.4; $card, $place, $dwarf
dw-no-pay-elsewhere = The Equipment for “{ $card }” has to be handed over elsewhere ({ $place }), and { $dwarf } is not there.
# rule DW-15.1; $dwarf, $gear
dw-no-gear = { $dwarf } does not have this: { $gear }.
# rule DW-15.4; $gear
dw-no-gear-passive = This works all the time; you never discard it to use it: { $gear }.
# rule DW-15.4; $gear
dw-no-gear-moment = This is not the moment for it: { $gear }.
# rule DW-15.4; $gear
dw-no-gear-useless = It would do nothing here and now: { $gear }.


## Why not: walking and tunnels

# rule DW-8.3; $from, $to
dw-no-adjacent = That is too far for one step: { $from } and { $to } do not touch.
# rule DW-8.3; $dwarf, $space
dw-no-same-space = { $dwarf } is there already ({ $space }).
# rule DW-8.2
dw-no-roll-first = First choose to walk and roll the dice; then you go step by step.
# rule DW-8.2
dw-no-points = No steps are left.
# rule DW-9.1; $space
dw-no-entrance-here = There is no tunnel entrance here ({ $space }).
# rule DW-9.1; $space
dw-no-entrance-there = There is no tunnel entrance over there ({ $space }).
# rule DW-9.3; $space
dw-no-entrance-perished = This tunnel entrance has perished and cannot be used any more: { $space }.
# rule R58; $card
dw-no-tunnel-blocked = While “{ $card }” lies face up, the tunnels are closed.


## Why not: dice and fights

# rule DW-11.11; $die
dw-no-die = No die shows that number: { $die }.
# rule DW-10.8
dw-no-raise-six = A 6 cannot get any higher.
# rule DW-10.2; $troop
dw-no-die-too-low = No die left is high enough for that: { $troop }.
# rule DW-10.1; $space, $troop
dw-no-such-troop = Nobody of that kind is here ({ $space }): { $troop }.
# rule DW-10.4; $card, $troop
dw-no-such-troop-card = Nobody of that kind is on “{ $card }”: { $troop }.
# rule DW-10.4; $card, $place
dw-no-card-elsewhere = The troops on “{ $card }” are fought at another place ({ $place }).
# rule DW-10.7, DW-12.6; $dwarf
dw-no-ability = { $dwarf } cannot roll all the dice again here.
# rule DW-15.4; $dwarf
dw-no-runestone = { $dwarf } has no Runestone.
# rule DW-15.4; $dwarf
dw-no-shield = { $dwarf } has no shield.


## Why not: rewards and losses

# rule R49; $dwarf
dw-no-full = { $dwarf } has full Health and cannot heal any more.
# rule R58; $card
dw-no-heal-blocked = While “{ $card }” lies face up, nobody can heal.
# rule DW-15.1; $dwarf, $gear
dw-no-owns = { $dwarf } has one of these already: { $gear }. Nobody owns two of a kind.
# rule R59; $dwarf, $card
dw-no-march-held = { $dwarf } is held by “{ $card }” and cannot walk.
# rule R77; $dwarf
dw-no-march-fighting = { $dwarf } is in the middle of a fight and cannot walk before it is over.
# rule DW-12.7; $troops
dw-no-remove-kind = Only these may be taken away now: { $troops }.
# rule DW-12.7; $space, $troop
dw-no-remove-empty = Nobody of that kind is there ({ $space }): { $troop }.
# rule DW-12.7; $space
dw-no-remove-place = Troops may not be taken from there just now ({ $space }). Choose a space that is allowed.
# rule R11; $space
dw-no-tile = There is no Perished Land tile there: { $space }.
# rule R35; $space
dw-no-dig-perished = The Tunnel tile cannot lie on Perished Land ({ $space }).
# rule R35; $space
dw-no-dig-entrance = There is a tunnel entrance already ({ $space }). Choose another space.
# rule DW-15.4; $dwarf
dw-no-dig-here = This time the Tunnel tile has to lie where { $dwarf } is.
# rule DW-7.3; $troop
dw-no-fetch-kind = This kind is not missing: { $troop }.
# rule DW-11.10; $card
dw-no-dismiss = Only a Threat card that lies face up can be discarded now. This one cannot: { $card }.
# rule DW-15.6; $dwarf, $gear
dw-no-drop = { $dwarf } has no such Equipment to lose: { $gear }.
# rule DW-8.5
dw-no-must = This has to be decided; doing nothing is not a choice here.
# rule R53
dw-no-choice = There is no such choice.


## Options of a table

dw-option-difficulty = Difficulty
    .help = How many Scenario cards come before Keenfire? The more, the longer and harder. For your first games, take Easy.
dw-option-difficulty-easy = Easy (4 cards)
dw-option-difficulty-normal = Normal (5 cards)
dw-option-difficulty-challenging = Challenging (6 cards)
dw-option-difficulty-brave = Brave (7 cards)
dw-option-difficulty-heroic = Heroic (8 cards)
dw-option-perish = When the land perishes
    .help = How many troops on one space turn it into Perished Land? Four is the rulebook’s variant for experts.
dw-option-perish-5 = At 5 troops
dw-option-perish-4 = At 4 troops (for experts)
dw-option-dwarves = The dwarves
    .help = Does everybody choose a dwarf, or does chance deal them?
dw-option-dwarves-choose = Everybody chooses
dw-option-dwarves-random = Chance deals them
dw-option-first = Who begins
    .help = Do you agree who takes the first turn, or does chance decide?
dw-option-first-agree = You agree
dw-option-first-random = Chance decides


## Bots and their reasons

dw-bot-companion = Trusty Companion
    .help = Thinks along with you: keeps an eye on the quests, the threats and everybody’s Health.
dw-bot-uniform = Carefree Fellow
    .help = Does anything that is allowed, just like that. Not much help.

dw-reason-only = There was nothing else to do.
dw-reason-win = This could win us the game!
# $card
dw-reason-scenario = That helps the story along: “{ $card }”.
# $card
dw-reason-adventure = The reward is worth it: “{ $card }”.
# $card
dw-reason-avert = Better avert this before it strikes: “{ $card }”.
# $space
dw-reason-walk = On the way to where I am needed: { $space }.
# $card
dw-reason-walk-card = On the way for “{ $card }”.
dw-reason-stop = This is where I want to be.
dw-reason-tunnel = The tunnels are the shortest way.
dw-reason-fight = The fewer troops here, the better.
# $space
dw-reason-brink = One more troop and the land there perishes: { $space }.
dw-reason-strike = That one is the most dangerous.
# $card
dw-reason-strike-card = The quest comes first: “{ $card }”.
dw-reason-message = We need the council on our side.
dw-reason-outfit = Good Equipment will help us all.
dw-reason-duel = At him!
# $dwarf
dw-reason-penalty-health = { $dwarf } can take it. The Doom token is too close.
# $dwarf
dw-reason-penalty-doom = { $dwarf } is hurt enough. The Doom token is still far away.
# $dwarf
dw-reason-lose = { $dwarf } has the most Health to spare.
dw-reason-shield = That is what the shield is for.
dw-reason-take = Let us save the shield for later.
dw-reason-reroll = That die can only get better.
dw-reason-again = These dice are not good enough.
dw-reason-keep = These dice will do.
dw-reason-raise = One more pip makes the difference.
# $dwarf
dw-reason-heal = { $dwarf } needs it most.
# $dwarf
dw-reason-give = { $dwarf } can make the best use of it.
# $gear
dw-reason-use = Now it helps the most: { $gear }.
dw-reason-pay = A fair price.
# $dwarf
dw-reason-march = { $dwarf } has the most to gain by a walk.
# $space
dw-reason-remove = It was getting too crowded there: { $space }.
dw-reason-cleanse = Freeing this land slows them down the most.
dw-reason-dig = A tunnel there will save us long walks.
dw-reason-choose = That helps us more.
dw-reason-drop = That is the one we can best do without.
# $card
dw-reason-dismiss = This was the worst of the threats: “{ $card }”.
dw-reason-fetch = There they did the most harm.
dw-reason-none = Better not.
dw-reason-rest = Nothing useful left to do this turn.
dw-reason-be = A good mix of dwarves is half the battle.
dw-reason-begin = A good start for all of us.
dw-reason-move = From somewhere else I can do more.
# $space
dw-reason-wander = No hurry. A look around never hurts: { $space }.
# $space
dw-reason-walk-tunnel = Towards the tunnels: { $space }.
# $card
dw-reason-tunnel-card = Through the tunnels for “{ $card }”.
# $card
dw-reason-stop-card = Here I can do something for “{ $card }”.
# $card
dw-reason-wait-card = I wait here until the others come: “{ $card }”.
# $space
dw-reason-stop-perished = Not a step further, the Perished Land begins there: { $space }.
# $space
dw-reason-stop-troops = Not a step further, troops bar the way: { $space }.
dw-reason-stop-early = That is far enough for now.
dw-reason-saddle = Too many troops on the Blacksaddle bring the Doom token closer.
# $effect
dw-reason-message-away = This has to stop: { $effect }
# $effect
dw-reason-message-towards = This is what the council could do for us: { $effect }
dw-reason-save = Let us save what we have for later.
dw-reason-end = That is enough for this turn.
dw-reason-keep-risk = Another roll could just as well be worse.
dw-reason-keep-stone = We will need the Runestone more later on.
dw-reason-keep-anyway = Let us leave it at that.
# $dwarf
dw-reason-lose-hard = It is hard on { $dwarf }, but I saw nothing better.
dw-reason-again-more = There must be more in these dice.
dw-reason-runestone = This roll matters. That is what the Runestone is for.
dw-reason-reroll-more = That die might show even more.
dw-reason-raise-free = It does no harm to raise that die.
dw-reason-raise-none = One pip more would not fell another troop.
# $troop
dw-reason-strike-fewer = That is one fewer: { $troop }.
dw-reason-spare = That is enough fighting for now.
# $space
dw-reason-remove-fewer = Every troop fewer there helps: { $space }.
dw-reason-remove-none = The others may stay where they are.
# $space
dw-reason-cleanse-tunnel = That opens an entrance to the tunnels again: { $space }.
# $space
dw-reason-cleanse-any = This land shall live again: { $space }.
dw-reason-cleanse-none = The rest of the land can wait.
# $card
dw-reason-dig-card = From there it is not far: “{ $card }”.
dw-reason-dig-none = The Tunnel tile is best left where it is.
# $dwarf, $gear
dw-reason-use-heal = { $dwarf } needs help now: { $gear }.
# $gear
dw-reason-use-troops = That thins the troops around here: { $gear }.
# $gear
dw-reason-use-march = Somebody is needed elsewhere at once: { $gear }.
# $gear
dw-reason-use-tunnel = A way into the tunnels, right here: { $gear }.
# $card, $gear
dw-reason-pay-card = A fair price for “{ $card }”: { $gear }.
# $dwarf, $gear
dw-reason-drop-gear = { $dwarf } can do without it: { $gear }.
# $dwarf, $attribute
dw-reason-give-attribute = That makes { $dwarf } stronger: { $attribute }.
# $dwarf
dw-reason-give-any = { $dwarf } will put it to good use.
# $dwarf
dw-reason-bear = { $dwarf } can take it.
# $dwarf
dw-reason-penalty-health-hard = It is hard on { $dwarf }, but the Doom token must not come closer.
dw-reason-penalty-doom-far = The Doom token is still far enough away.
# $dwarf
dw-reason-penalty-doom-tight = { $dwarf } must not get any weaker, even if the Doom token is close.
# $dwarf
dw-reason-shield-last = Without the shield { $dwarf } would fall, and all would be lost.
# $dwarf
dw-reason-heal-any = { $dwarf } will need the strength.
dw-reason-heal-none = Nobody needs it badly now.
# $dwarf, $card
dw-reason-march-card = { $dwarf } can set out for “{ $card }”.
# $dwarf, $space
dw-reason-march-space = { $dwarf } is needed there: { $space }.
# $dwarf
dw-reason-march-any = A few steps will do { $dwarf } good.
dw-reason-march-none = Everybody is where they should be.
# $card
dw-reason-dismiss-any = Away with this threat: “{ $card }”.
dw-reason-dismiss-none = We will deal with these threats ourselves.
# $what
dw-reason-choose-what = That helps us most now: { $what }.
# $dwarf, $attribute
dw-reason-be-attribute = Nobody is better at it than { $dwarf }: { $attribute }.

# The link in the lobby to all cards
dw-cards-link = All cards

## Positions as text
dw-position-stack = The stack has between 1 and { $most } frames.
dw-position-frame = “{ $found }” does not lie on the stack: there is no such frame, or it says something that cannot be.
dw-position-frame-place = On the stack “{ $frame }” cannot lie on “{ $below }”.
dw-position-over = “{ $found }” is not how a game ends. Write won/SC1 (or another last Scenario card), doom or health.
dw-position-dwarf = “{ $found }” is no dwarf. Write tungdil@s20/7/EQ05: who, where, Health, Equipment; or nobody.
dw-position-dwarf-twice = Two people play { $dwarf }.
dw-position-gear = { $dwarf } cannot own “{ $found }”: there is no such Equipment, or this dwarf owns it already.
dw-position-fallen = The game is lost for lack of Health, and yet nobody has 0.
dw-position-health = { $dwarf } cannot have “{ $found }” Health: { $least } to { $most } is possible.
dw-position-tracks = The Hero token ({ $hero }) stands before the Doom token ({ $doom }); they meet only if the game ended that way.
dw-position-space = In the field “{ $field }”: there is no space “{ $found }”.
dw-position-tile = In the field “{ $field }”: there is no tile “{ $found }”.
dw-position-tile-twice = The tile { $tile } lies in two places.
dw-position-land = On { $space } no tile can lie: one is told already, or it is the Blacksaddle.
dw-position-tunnel = The Tunnel tile cannot lie on { $space }.
dw-position-troops = “{ $found }” are no troops. Write s20:2o1t1a for two Orcs, a Troll and an Älf.
dw-position-troops-place = On { $space } no more troops can stand: some are told already, or it is Perished Land.
dw-position-supply = There are only { $most } of the troops “{ $troop }”, not { $found }.
dw-position-card = In the field “{ $field }”: “{ $found }” is no card that can lie there.
dw-position-card-twice = The card { $card } lies in two places.
dw-position-card-state = Of the card { $card } “{ $found }” cannot be said, or it is said twice.
dw-position-bearer = The card { $card } is bound to somebody: write by1, by2 ...
dw-position-seen = Only Scenario cards of the first and the last stage can have been seen, and among them the one that won.
dw-position-ahead = So many Scenario cards cannot be left: { $a } of the first stage and { $b } of the second.
dw-position-up = No more than { $most } Adventure and Threat cards lie face up.
dw-position-drawn = “{ $found }” cannot have been drawn in this step.
dw-position-pile = The pile is empty: what lies in the field “{ $field }” is shuffled at once and becomes the pile.
dw-position-gear-card = There is no Equipment card “{ $found }”.
dw-position-copies = There are only { $most } of { $gear }, not { $found }.
dw-position-dice = “{ $found }” is no roll: up to seven numbers from 6 down to 1.
dw-position-queue = Spaces wait in the queue exactly while the uppermost frame is “flow”.
dw-position-full = { $space } is too full: so many troops would have been moved.
dw-position-last-stage = No Scenario card of the last stage would be left in the end.
dw-position-idle = The game does not stop in this position: nobody is asked, and chance draws nothing.


## What would have to be, so that one could

dw-need-action = You could if { $dwarf } had one action more.
dw-need-card-gone = You could if this card were gone: “{ $card }”.
dw-need-foes = You could if there were troops here: { $space }.
dw-need-no-foes = You could if there were no troops here: { $space }.
dw-need-troop = You could if this troop were there ({ $space }): { $troop }.
dw-need-council = You could if the council’s marker were on space { $n }.
dw-need-there = You could if { $dwarf } were there ({ $place }).
dw-need-at = You could if { $dwarf } were there: { $space }.
dw-need-beside = You could if { $dwarf } were next to it. It is { $n } steps away: { $to }.
dw-need-gather =
    { $n ->
        [one] You could with one more dwarf there ({ $place }).
       *[other] You could with { $n } more dwarves there ({ $place }).
    }
dw-need-tunnel-tile = You could if the Tunnel tile lay there: { $space }.
dw-need-healed = You could if there were no Perished Land: { $space }.
dw-need-perished = You could if there were Perished Land: { $space }.
dw-need-die = You could if a die showed { $die }.
dw-need-die-least = You could with a die of { $die } or more: { $troop }.
dw-need-tunnelled = You could if { $dwarf } had come through the tunnels on this turn.
dw-need-gear = You could if { $dwarf } had this: { $gear }.
dw-need-without = You could if { $dwarf } did not have this yet: { $gear }.
dw-need-hurt = You could if { $dwarf } had lost Health.


## What things are

dw-about-dwarf = One of you plays this dwarf. On its turn it has up to two actions.
dw-about-orc = The weakest troop: a 4 or more removes it in a fight.
dw-about-troll = A 5 or more removes it in a fight.
dw-about-alf = The strongest troop: only a 6 removes it in a fight.
dw-about-tile = Perished Land: walking onto it costs 1 Health or a step of the Doom, and a tunnel entrance under it is useless.
dw-about-tunnel = The Tunnel tile: one more entrance to the tunnels.
dw-about-hero = The Hero token: you lose when it meets the Doom token.
dw-about-doom = The Doom token: it comes closer to the Hero, and you lose when they meet.
dw-about-council = The Council’s token: its space says what holds for all of you; a message may move it.
dw-about-scenario = The Scenario card leads through the story; a quest of stage C wins the game.
dw-about-adventure = An Adventure: do what it asks, and you get its reward.
dw-about-threat = A Threat: avert it, or it strikes.
dw-about-equipment = An Equipment card; nobody owns two of a kind.
