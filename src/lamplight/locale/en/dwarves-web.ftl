### The Dwarves: words of the drawn table and of the catalogue of cards.

dw-ui-map = Map
dw-ui-cards = Cards
dw-ui-dwarves = Dwarves
dw-ui-outlook = Outlook
dw-ui-why-not = Why not now?

## Tracks

dw-ui-doom-track = The Doom track
# $hero, $doom: spaces of the track; $left: steps between the two
dw-ui-doom-state = Hero on space { $hero }, Doom on space { $doom }, { $left ->
        [0] no step
        [one] one step
       *[other] { $left } steps
    } between them.
# $left: steps between Hero and Doom
dw-ui-doom-left =
    { $left ->
        [0] Hero and Doom have met
        [one] One step until Hero and Doom meet
       *[other] { $left } steps until Hero and Doom meet
    }
dw-ui-council = The Dwarven Council
# $n: number of the space
dw-ui-council-now = Council on { $n }, now in force:
# $n: number of the space
dw-ui-council-there = If the council were on { $n }:

## At a glance

dw-ui-glance = How it stands
# $dwarf with $health of $most
dw-ui-weakest = Weakest: { $dwarf }, Health { $health } of { $most }
dw-ui-brink-here = on the brink
dw-ui-choices = What can be done now
dw-ui-council-short = Council

## Outlook

dw-ui-next = Next:
# $threats among $pile cards, $percent of the next one
dw-ui-odds =
    { $threats ->
        [0] No threat among the { $pile } Adventure cards.
       *[other] Next card a threat: { $percent } % ({ $threats } of { $pile })
    }
# $count tiles lie on the map; $limit troops make one more
dw-ui-tiles = Perished Land: { $count } of 36 (at { $limit } troops)
# $a, $b: Scenario cards of these stages in the pile
dw-ui-story =
    { $b ->
        [0] Only the last Scenario card is to come
       *[other] Scenarios to come: { $a } A, { $b } B, then C
    }
dw-ui-supply = Troops still in the supply:
dw-ui-supply-short = left
# $from, $to: spaces
dw-ui-inflow = { $from } → { $to }
# $count spaces
dw-ui-brink =
    { $count ->
        [one] One space is on the brink
       *[other] { $count } spaces are on the brink
    }

## A space looked at

# $count troops stand there; at $limit it perishes
dw-ui-space =
    { $count ->
        [0] No troops; perishes at { $limit }.
        [one] One troop; perishes at { $limit }.
       *[other] { $count } troops; perishes at { $limit }.
    }
dw-ui-runs = Then they run to
dw-ui-flows-on = Perished Land: troops run on along its arrow.
# $count troops
dw-ui-blacksaddle = Every flow ends here. At 5 troops they vanish and the Doom takes a step. Now: { $count }.
# $count troops
dw-ui-troops-here =
    { $count ->
        [one] one troop
       *[other] { $count } troops
    }

## Dwarves, dice and cards

# $health of $most
dw-ui-health = Health { $health } of { $most }
# $count actions
dw-ui-actions =
    { $count ->
        [0] No action left
        [one] One action left
       *[other] { $count } actions left
    }
# $count steps
dw-ui-steps =
    { $count ->
        [0] No step left
        [one] One step left
       *[other] { $count } steps left
    }
# $dice: all of them, "6 5 2"
dw-ui-dice = The dice show: { $dice }
# $have of $need
dw-ui-progress = { $have } of { $need }

## The catalogue

dw-ui-catalogue = All cards
dw-ui-search = Search the cards
dw-ui-filter-kind = Kind
dw-ui-filter-stage = Stage
dw-ui-filter-place = Place
dw-ui-filter-effect = What it does
dw-ui-all = All
# $count cards
dw-ui-found =
    { $count ->
        [0] No card has all of this. Leave something out.
        [one] One card
       *[other] { $count } cards
    }
dw-ui-effect-heal = Heals
dw-ui-effect-lose-health = Costs Health
dw-ui-effect-equipment = Gives Equipment
dw-ui-effect-lose-equipment = Costs Equipment
dw-ui-effect-remove-troops = Removes troops
dw-ui-effect-add-troops = Brings troops
dw-ui-effect-recruit = Rolls for recruits
dw-ui-effect-council = Moves the Council token
dw-ui-effect-doom = Moves the Doom token
dw-ui-effect-hero-pause = Stops the Hero token
dw-ui-effect-perish = Makes Perished Land
dw-ui-effect-cleanse = Takes Perished Land away
dw-ui-effect-tunnel-tile = Lays the Tunnel tile
dw-ui-effect-extra-actions = Gives actions
dw-ui-effect-free-move = Moves dwarves
dw-ui-effect-discard-threat = Discards threats
dw-ui-effect-add-threats = Adds threats
dw-ui-effect-prevent = Saves Health
dw-ui-effect-reroll = Rolls dice again
dw-ui-effect-block = Forbids something
dw-ui-effect-attribute-battle = Battle dice
dw-ui-effect-attribute-craft = Craft dice
dw-ui-effect-attribute-speed = Speed dice
dw-ui-effect-attribute-health = More Health

## The luck of dice and cards

dw-check-luck = Check dice and cards
# $count: rolls and drawn cards that were computed anew
dw-luck-good =
    { $count ->
        [one] One roll or card was checked, and it was honest: it follows from the number that was fixed before the game began.
       *[other] { $count } rolls and cards were checked, and all were honest: they follow from the number that was fixed before the game began.
    }

## The course of the game

dw-ui-course-doom = Steps between Hero and Doom
dw-ui-course-land = Perished Land
