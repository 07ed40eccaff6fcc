"""Rules of Rumble that are taken out one at a time (tools/mutants.py); a test that cites the rule must notice."""

from __future__ import annotations

from tools.mutants import Mutant

TESTS = ("tests/games/rumble",)
CITED = True
GAME = "lamplight/games/rumble"


MUTANTS = [
    # chapter 2: the set-up
    Mutant(
        "RD-2.3",
        f"{GAME}/layout.py",
        "if floor is not None and not faults(floor, combined) and _good(floor):",
        "if floor is not None and len(distances(floor.links(), floor.cards[0].room)) == 12:",
    ),
    Mutant(
        "RD-2.4",
        f"{GAME}/game.py",
        "            self.room_of[who] = self.settled\n",
        "            self.room_of[who] = 0\n",
    ),
    Mutant(
        "RD-2.5",
        f"{GAME}/game.py",
        "                self.chest = self.dungeon.treasury  # RD-2.5",
        "                self.chest = self.dungeon.exit",
    ),
    Mutant("RD-2.6", f"{GAME}/tell.py", "seat=seat, audience=(seat,)))", "seat=seat))"),
    Mutant(
        "RD-2.6",
        f"{GAME}/view.py",
        "if brawl.owner[who] == seat]",
        "if brawl.owner[who] >= 0]",
    ),
    # chapter 4: a turn
    Mutant(
        "RD-4.1",
        f"{GAME}/game.py",
        "        if self.adventure > 0 and self.rules.seating_start:\n            return 1",
        "        if self.adventure == 0 or self.rules.seating_start:\n            return 1",
    ),
    Mutant(
        "RD-4.2",
        f"{GAME}/game.py",
        "            if self.scores[seat] < low:",
        "            if self.scores[seat] > low:",
    ),
    Mutant(
        "RD-4.3",
        f"{GAME}/game.py",
        "                self.actor += 1\n                if self.actor == self.seats:",
        "                self.actor += 2\n                if self.actor >= self.seats:",
    ),
    Mutant(
        "RD-4.3", f"{GAME}/game.py", "            if self.inside == 1:  # RD-4.3", "            if self.inside <= 2:"
    ),
    Mutant(
        "RD-4.6",
        f"{GAME}/brawling.py",
        "                if who != last_who:\n                    while k < end:\n",
        "                if who != last_who:\n                    while k < end - 1:\n",
    ),
    Mutant(
        "RD-4.7",
        f"{GAME}/layout.py",
        "if other is not None and (side + 2) % 4 in doors(other.room, other.turn, self.twisty):",
        "if other is not None:",
    ),
    Mutant(
        "RD-4.8",
        f"{GAME}/brawling.py",
        "            if crowd[room] == 1:  # RD-4.6",
        "            if crowd[room] <= 2:",
    ),
    Mutant(
        "RD-4.9",
        f"{GAME}/brawling.py",
        "                    while k < end:\n                        out[n] = base + through[k]\n"
        "                        n += 1\n",
        "                    while k < end:\n                        out[n] = base + through[k]\n"
        "                        n += 1 if crowd[through[k]] < 2 else 0\n",
    ),
    Mutant(
        "RD-4.10",
        f"{GAME}/brawling.py",
        "            else:  # RD-4.8, RD-4.10\n",
        "            elif crowd[room] > 2:\n",
    ),
    Mutant("RD-4.12", f"{GAME}/brawling.py", "append(brawl.fallen, victim)", "append(brawl.fallen[:0], victim)"),
    Mutant(
        "RD-4.13",
        f"{GAME}/view.py",
        '        out.append(Piece(say.name_of(brawl, who), "character", at, say.character(brawl, who), marks=marks))',
        '        out.append(Piece(say.name_of(brawl, who), "character", at, say.character(brawl, who), '
        "seat=int(brawl.owner[who]) if room == OUT else None, marks=marks))",
    ),
    # chapter 5: the chest
    Mutant(
        "RD-5.1",
        f"{GAME}/brawling.py",
        "            if room == chest:  # RD-5.1, A3",
        "            if room == chest and crowd[room] == 1:",
    ),
    Mutant("RD-5.1", f"{GAME}/brawling.py", "        brawl.chest = room_of(code)\n", ""),
    Mutant(
        "RD-5.2", f"{GAME}/brawling.py", "            if room == chest:  # RD-5.1, A3", "            if chest != OUT:"
    ),
    Mutant(
        "RD-5.3",
        f"{GAME}/brawling.py",
        "                if room == dungeon.exit:  # RD-5.3, A2",
        "                if room == -7:",
    ),
    Mutant(
        "A2",
        f"{GAME}/brawling.py",
        "                if room == dungeon.exit:  # RD-5.3, A2",
        "                if room == dungeon.exit and crowd[room] == 1:",
    ),
    Mutant(
        "A3",
        f"{GAME}/brawling.py",
        "            if crowd[room] == 1:  # RD-4.6",
        "            if crowd[room] == 1 and room == chest:\n                pass\n            elif crowd[room] == 1:",
    ),
    Mutant(
        "A5",
        f"{GAME}/brawling.py",
        "        go_out(brawl, victim, chest)\n",
        "        if brawl.room_of[victim] == brawl.chest:\n            brawl.chest = brawl.dungeon.treasury\n"
        "        go_out(brawl, victim, chest)\n",
    ),
    Mutant(
        "A6",
        f"{GAME}/game.py",
        "            if self.inside == 1:  # RD-4.3",
        "            if self.inside == 1 or self.escaped != OUT:",
    ),
    Mutant("A6", f"{GAME}/brawling.py", "        brawl.chest = OUT  # A6\n", ""),
    # chapter 6: scoring
    Mutant(
        "RD-6.1",
        f"{GAME}/scoring.py",
        "append(append(append(history, owner), rank[who]), points)",
        "append(append(append(history, 0 if owner < 0 else owner), rank[who]), points)",
    ),
    Mutant(
        "RD-6.2",
        f"{GAME}/scoring.py",
        "        if owner >= 0 and points > best[owner]:\n            best[owner] = points",
        "        if owner >= 0:\n            best[owner] += points",
    ),
    Mutant("RD-6.3", f"{GAME}/scoring.py", "BEST: Final = 10", "BEST: Final = 9"),
    Mutant("RD-6.4", f"{GAME}/scoring.py", "characters - BEST - 1", "characters - BEST - 2"),
    Mutant("RD-6.5", f"{GAME}/scoring.py", "        out[brawl.escaped] = k\n", "        out[brawl.escaped] = lowest\n"),
    Mutant(
        "RD-6.7",
        f"{GAME}/game.py",
        "        self.owner = filled(count, UNDEALT)\n        self.fallen",
        "        self.fallen",
    ),
    Mutant("RD-6.8", f"{GAME}/outcome.py", "best = max([int(points)", "best = min([int(points)"),
    Mutant(
        "A11", f"{GAME}/game.py", "                self.owner[who] = NOBODY\n", "                self.owner[who] = 0\n"
    ),
    Mutant("A12", f"{GAME}/view.py", "    if seat is None or seat < 0:", "    if seat is None:"),
    Mutant(
        "A13",
        f"{GAME}/game.py",
        "            seat = (self.starter + 1) % self.seats\n",
        "            seat = self.starter\n",
    ),
    Mutant(
        "A14",
        f"{GAME}/outcome.py",
        "if top_ranks(brawl, seat) == most]",
        "if gains(brawl, seat).count(max(gains(brawl, seat))) == most]",
    ),
    Mutant("A14", f"{GAME}/outcome.py", 'return "adventure" if len(best) < len(first) else ""', 'return ""'),
    Mutant("A14", f"{GAME}/outcome.py", '        return "ranks"\n', '        return "adventure"\n'),
    Mutant("A14", f"{GAME}/outcome.py", "or brawl.rules.version < TIE_IS_TOLD", ""),
    Mutant(
        "A14",
        f"{GAME}/outcome.py",
        "of_the_most_top_ranks(brawl, of_the_best_adventure(brawl, first)) if",
        "of_the_best_adventure(brawl, first) if",
    ),
    Mutant("A15", f"{GAME}/game.py", "(self.adventure == 0 or rules.rebuild)", "(self.adventure == 0)"),
    Mutant("A17", f"{GAME}/layout.py", "NEAREST: Final = 4", "NEAREST: Final = 3"),
    Mutant(
        "A18",
        f"{GAME}/layout.py",
        "if other is not None and (side + 2) % 4 in doors(other.room, other.turn, self.twisty):",
        "if other is not None:",
    ),
    Mutant("A19", f"{GAME}/layout.py", "        if room not in reached:\n", "        if False:\n"),
    Mutant("A31", f"{GAME}/agreement.py", "VARIANT_TOKENS: Final = 3", "VARIANT_TOKENS: Final = 2"),
    # chapter 7: the combination
    Mutant("C1", f"{GAME}/dungeon.py", "            links[CELLAR].append(ENTRY)\n", ""),
    Mutant("C2", f"{GAME}/dungeon.py", "FRONT_DOOR if len(floors) > 1 else ENTRY", "ENTRY"),
    Mutant("C2", f"{GAME}/layout.py", "if far[FRONT_DOOR] < max(far.values()):", "if far[FRONT_DOOR] < 1:"),
    Mutant("C4", f"{GAME}/agreement.py", "    if boxes > 1 and seats < BOTH_SEATS:  # C4", "    if False:"),
    Mutant(
        "C4", f"{GAME}/agreement.py", "    if tokens * seats > characters:", "    if tokens * seats > characters + 3:"
    ),
    Mutant("C5", f"{GAME}/scoring.py", "        lowest = 1\n", "        lowest = 0\n"),
    # the guard
    Mutant(
        "G1",
        f"{GAME}/brawling.py",
        "    n = fill_but(brawl, out, brawl.last_who, brawl.last_from)\n",
        "    n = fill_but(brawl, out, OUT, OUT)\n",
    ),
    Mutant(
        "G1",
        f"{GAME}/brawling.py",
        "        n = fill_but(brawl, out, OUT, OUT)\n    return n",
        "        n = 0\n    return n",
    ),
    Mutant("G1", f"{GAME}/brawling.py", "    brawl.dry = 0\n    brawl.last_who = OUT\n", "    brawl.dry = 0\n"),
    Mutant("G1", f"{GAME}/brawling.py", "    if found == TAKES_BACK and fill_but", "    if False and fill_but"),
    Mutant("G2", f"{GAME}/agreement.py", "FIRST_DRY_LEAST: Final = 24", "FIRST_DRY_LEAST: Final = 16"),
    Mutant("G2", f"{GAME}/agreement.py", "\nDRY_ROUNDS: Final = 4", "\nDRY_ROUNDS: Final = 5"),
    Mutant("G2", f"{GAME}/agreement.py", "rooms * rooms // 2", "rooms * 6"),
    Mutant(
        "G2",
        f"{GAME}/agreement.py",
        "    if version == 1:\n        return max(F",
        "    if False:\n        return max(F",
    ),
    Mutant("G2", f"{GAME}/game.py", 'options.get("guard") == "off"', "False"),
    Mutant("G2", f"{GAME}/brawling.py", "    brawl.dry = 0\n", ""),
    Mutant("G2", f"{GAME}/scoring.py", "out[who] = lowest if shared else k", "out[who] = k"),
    Mutant("G3", f"{GAME}/calling.py", "    if seat != ALL:\n        return NOT_ALL\n", ""),
    Mutant("G3", f"{GAME}/calling.py", "VICTIM_FIRST: Final = 2", "VICTIM_FIRST: Final = 3"),
    Mutant("G3", f"{GAME}/calling.py", "VICTIM_FIRST: Final = 2", "VICTIM_FIRST: Final = 1"),
    Mutant("G3", f"{GAME}/calling.py", "return hoped > now", "return False"),
    Mutant("G3", f"{GAME}/calling.py", "NEAR: Final = 2", "NEAR: Final = 1"),
    Mutant("G3", f"{GAME}/calling.py", "best = rules.characters - 1\n", "best = called\n"),
]
