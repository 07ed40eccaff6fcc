"""Rules of DunkelRunde that are taken out one at a time (tools/mutants.py); a test that cites the rule must notice."""

from __future__ import annotations

from tools.mutants import Mutant

TESTS = ("tests/games/dunkelrunde",)
CITED = True
GAME = "lamplight/games/dunkelrunde"


MUTANTS = [
    # chapter 6: the end
    Mutant("DR-6.1", f"{GAME}/state.py", "return self.girls_home > 0 and self.boys_home > 0",
           "return self.girls_home + self.boys_home > 1"),
    Mutant("DR-6.2", f"{GAME}/game.py", "        self.actor = OVER\n", "        self.actor = CHANCE\n"),
    Mutant("DR-6.3", f"{GAME}/outcome.py", "if count == best and best > 0]", "if count == 2]"),
    Mutant("DR-6.4", f"{GAME}/outcome.py", "if count == best and best > 0]", "if count > 0]"),
    Mutant("DR-6.5", f"{GAME}/outcome.py", "if count == best and best > 0]", "if count == best and best > 0][:1]"),
    # chapter 8: tiles
    Mutant("DR-8.3", f"{GAME}/board.py", "max((s for s in shelters if s <= at), default=0)",
           "min((s for s in shelters if s >= at), default=0)"),
    Mutant("DR-8.5", f"{GAME}/board.py",
           "        if at == self.linden:\n            return LINDEN_STAYS  # DR-8.5\n", ""),
    Mutant("DR-8.8", f"{GAME}/board.py", "                step = -step\n            at += step",
           "                step = -step\n            else:\n                at += step"),
    Mutant("DR-8.10", f"{GAME}/board.py",
           "        if self.colour[to] == BLUE:\n            return ENDS_BLUE  # DR-8.10\n", ""),
    Mutant("DR-8.12", f"{GAME}/board.py", "            return WAITS_RED  # DR-8.12", "            return ALLOWED"),
    Mutant("DR-8.12", f"{GAME}/board.py", "if stop_at_red and tile != at and", "if False and tile != at and"),
    Mutant("DR-8.13", f"{GAME}/children.py", "if count >= 2:", "if count >= 3:"),
    Mutant("DR-8.15", f"{GAME}/groups.py", "        arrive_at_red(night, to, tell)",
           "        move_all(night, to, to)"),
    Mutant("DR-8.16", f"{GAME}/children.py", "night.before_river == 1", "night.before_river == 0"),
    Mutant("DR-8.16", f"{GAME}/children.py", "night.before_river == 1", "night.before_river >= 1"),
    Mutant("DR-8.20", f"{GAME}/board.py", "slow=pips <= SLOW_PIPS)", "slow=True)"),
    Mutant("DR-8.22", f"{GAME}/board.py",
           "if pips > SLOW_PIPS and self.colour[at] in (GREEN, BROWN):\n            return SLOW",
           "if pips > SLOW_PIPS and self.colour[at] == GREEN:\n            return SLOW"),
    Mutant("DR-8.20", f"{GAME}/board.py",
           "if pips > SLOW_PIPS and self.colour[at] in (GREEN, BROWN):\n            return SLOW",
           "if pips > SLOW_PIPS and self.colour[at] == BROWN:\n            return SLOW"),
    # chapter 9: dice
    Mutant("DR-9.1", f"{GAME}/game.py", "        self.mover += 1\n", "        self.mover += self.seats - 1\n"),
    Mutant("DR-9.2", f"{GAME}/actions.py", "ROLLS: Final = 48", "ROLLS: Final = 47"),
    Mutant("DR-9.3", f"{GAME}/game.py", "        if self.ghost_owed:\n            n = fill_ghost",
           "        if self.ghost_owed and n == 0:\n            n = fill_ghost"),
    Mutant("DR-9.4", f"{GAME}/game.py", "        if self.child_pips != self.ghost_pips:", "        if True:"),
    Mutant("DR-9.7", f"{GAME}/game.py", "            say.lapsed(self, tell)  # DR-9.7, T3: the same player rolls again",
           "            say.lapsed(self, tell)\n            self._next_turn()"),
    Mutant("DR-9.8", f"{GAME}/game.py", "                self._dice_due()  # DR-9.8",
           "                self._next_turn()"),
    Mutant("T4", f"{GAME}/groups.py",
           "night.is_group(tile) and board.group_first[row + tile] < board.group_first[row + tile + 1]",
           "night.is_group(tile)"),
    # chapter 10: single children
    Mutant("DR-10.2", f"{GAME}/game.py", "            elif not can_move_a_child(self):", "            elif True:"),
    Mutant("S33", f"{GAME}/game.py", "            elif not can_move_a_child(self):", "            elif False:"),
    Mutant("DR-10.7", f"{GAME}/state.py", "if self.children_on[tile] < 2 or", "if self.children_on[tile] < 1 or"),
    Mutant("DR-10.8", f"{GAME}/children.py", "if not night.haunted_group(tile):  # DR-10.8", "if True:"),
    Mutant("DR-10.9", f"{GAME}/children.py", "if night.ghosts_on[to] == 0:  # DR-10.9, S8", "if True:"),
    Mutant("DR-10.10", f"{GAME}/children.py",
           "                    out[n] = child_move(child, to)\n                    n += 1\n                k += 1\n",
           "                    out[n] = child_move(child, to)\n                    n += 1\n"
           "                else:\n                    break\n                k += 1\n"),
    # chapter 11: groups
    Mutant("DR-11.2", f"{GAME}/board.py", "                        if to in ends:", "                        if True:"),
    Mutant("DR-11.4", f"{GAME}/board.py", "while route and self.tiles[route[-1]].colour == BLUE:",
           "while route and self.tiles[route[-1]].colour == -1:"),
    Mutant("S7", f"{GAME}/board.py", "todo.extend((*route, to) for to in onward)",
           "todo.extend((*route, to) for to in onward[:1])"),
    Mutant("S7", f"{GAME}/board.py", "        if self.rules < LONGEST_ROUTE:\n", "        if True:\n"),
    Mutant("S7", f"{GAME}/board.py", "for route in routes if len(route) == longest]", "for route in routes][:1]"),
    Mutant("S7", f"{GAME}/board.py", "GROUP_ROUTE if to in reached else GROUP_SHORT", "GROUP_SHORT"),
    Mutant("S27", f"{GAME}/board.py", "SLOW_PIPS: Final = 3", "SLOW_PIPS: Final = 5"),
    # chapters 12 and 13: ghosts and fear
    Mutant("DR-12.2", f"{GAME}/board.py", "for _ in range(pips):", "for _ in range(max(1, pips - 1)):"),
    Mutant("DR-12.3", f"{GAME}/ghosts.py", "while k < GHOST_MOVES:", "while k < GHOST_MOVES - 4:"),
    Mutant("DR-12.4", f"{GAME}/ghosts.py", "        night.put(child, refuge)\n", ""),
    Mutant("DR-13.2", f"{GAME}/ghosts.py", "    if count == 1:\n", "    if count >= 1:\n"),
    # variants
    Mutant("S21", f"{GAME}/state.py", "return self.crowds or self.board.colour[tile] != YELLOW",
           "return self.board.colour[tile] != YELLOW"),
    Mutant("S48", f"{GAME}/game.py", '        if start == "random":\n            night.phase = STARTING\n', ""),
]  # fmt: skip
