"""What the search must not forget (tools/mutants.py)."""

from __future__ import annotations

from tools.mutants import Mutant

SEARCH = "lamplight/bots/search"
TESTS = ("tests/bots/test_search.py",)

MUTANTS = [
    Mutant("each seat wants its own", f"{SEARCH}/tree.py", "self.total[at] += worth[chooser]",
           "self.total[at] += worth[0]"),
    Mutant("chance is drawn", f"{SEARCH}/tree.py", "code = state.chance_at(rng.below(state.chance_total()))",
           "code = state.chance_at(0)"),
    Mutant("the most visited", f"{SEARCH}/tree.py", "key=lambda one: (-one[1], -one[2], one[0])",
           "key=lambda one: (one[1], -one[2], one[0])"),
    Mutant("what was found is kept", f"{SEARCH}/tree.py", "                out.total[new] = self.total[child]\n", ""),
    Mutant("the lead", f"{SEARCH}/tree.py", "        return most - second\n", "        return most\n"),
    Mutant("one's own tree", f"{SEARCH}/searcher.py",
           "if self.seat == perspective.seat and now[: len(known)] == known:", "if now[: len(known)] == known:",
           ("tests/bots/test_search.py", "tests/server/test_bot_memory.py")),
]  # fmt: skip
