"""What can lie on the stack. Each frame has three numbers: a, b, c."""

from __future__ import annotations

from typing import Final

from lamplight.games.dwarves.tableau import Purpose

CHOOSE_DWARF: Final = 0  # a seat
DEAL_DWARF: Final = 1  # a seat
AGREE_FIRST: Final = 2
DRAW_FIRST: Final = 3
TURN: Final = 4  # the bottom of every turn
START: Final = 5
HERO: Final = 6
SCENARIO: Final = 7  # a cards drawn in this step
REFILL: Final = 8
ACTION: Final = 9
TURN_END: Final = 10
RECRUITS: Final = 11  # a space; b the blank dice are rolled again; c skulls so far, packed
FLOW: Final = 12  # troops move; a the space that waits for its tile, or -1
FETCHING: Final = 13  # a packed troops that a Scenario card still lacks
SWEEP: Final = 14  # face-up cards are discarded; a the threat of the oldest was carried out
REVEAL: Final = 15  # a card; b the council's effect is done
LAY_DOWN: Final = 16  # a card that goes to the discard pile
ROLLING: Final = 17  # a purpose; b step + 16 * flags + 64 * dice + 512 * the face rolled again; c card * 8 + part
WALK: Final = 18  # a seat; b points left; c a free move
PENALTY: Final = 19  # a seat on Perished Land
LOSS: Final = 20  # a seat that is to lose one Health; b why (see BY_CARD)
SHARE_LOSS: Final = 21  # a points the group must assign; b why
SHARE_HEAL: Final = 22  # a points; b nobody is a choice
HEAL_ONE: Final = 23  # a points for one dwarf
FINDING: Final = 24  # a Equipment cards to draw
GIVING: Final = 25  # a kind of equipment
DROPPING: Final = 26  # a cards to lose; b list to run if nobody has any
REMOVING: Final = 27  # a troops left to remove; b kind or -1; c place, or 1000 + the chosen space
CLEANSING: Final = 28  # a tiles left to take away
DIGGING: Final = 29  # a place
RUN: Final = 30  # effects a .. b - 1; c bearer
MARCHING: Final = 31  # a spaces
MARCH_ALL: Final = 32  # a spaces; b how many dwarves had their turn
DISMISSING: Final = 33  # a cards
CHOOSING: Final = 34  # a first list; b number of lists; c bearer
REWARDED: Final = 35  # a card whose reward is finished
STRIKING: Final = 36  # a fight: a troops removed so far
THREATS: Final = 37  # a Threat cards go unseen into the Adventure pile

# Why Health is lost or the Doom token steps: nothing depends on it but what people are told.
BY_CARD: Final = 0
BY_PENALTY: Final = 1
BY_FIGHT: Final = 2
BY_DUEL: Final = 3
BY_COUNCIL: Final = 4
BY_SADDLE: Final = 5

# What a roll is for.
FOR_MOVE: Final = 0
FOR_FIGHT: Final = 1
FOR_MESSAGE: Final = 2
FOR_TEST: Final = 3
FOR_TRY: Final = 4
FOR_DUEL: Final = 5
FOR_OUTFIT: Final = 6
PURPOSES: Final[tuple[Purpose, ...]] = ("move", "fight", "message", "test", "try", "duel", "outfit")

# Where a roll stands. # R42
ROLL_ALL: Final = 0
COUNCIL_TURN: Final = 1
ROLL_ONE: Final = 2
COUNCIL_ASKS: Final = 3
ABILITY_ASKS: Final = 4
STONE_ASKS: Final = 5
RAISE_ASKS: Final = 6
ABILITY_PASSED: Final = 1  # flags
STONE_PASSED: Final = 2
