"""What a match, its luck, its records and its catalogues must not forget (tools/mutants.py)."""

from __future__ import annotations

from tools.mutants import Mutant

CORE = "lamplight/core"
TESTS = ("tests/core", "tests/records")

MUTANTS = [
    Mutant("undo: the seal", f"{CORE}/match.py", "if last < self.sealed() or self.over:", "if last < 0 or self.over:"),
    Mutant("undo: the end", f"{CORE}/match.py", "if last < self.sealed() or self.over:", "if last < self.sealed():"),
    Mutant("undo: one's own", f"{CORE}/match.py", "return last if self.plies[last].by == seat else None",
           "return last"),
    Mutant("undo: luck rewinds", f"{CORE}/match.py", "        self._draws = {}\n        self._sealed = 0\n        for",
           "        self._sealed = 0\n        for"),
    Mutant("undo: the log grows", f"{CORE}/match.py", "self.entries = [*entries, entry]",
           "self.entries = [*self.entries, entry]"),
    Mutant("undo: what was told", f"{CORE}/match.py", "        self._told = told\n", ""),
    Mutant("why: all touches", f"{CORE}/match.py", "if wanted <= set(state.touches(code)):",
           "if wanted & set(state.touches(code)):"),
    Mutant("why: each reason once", f"{CORE}/match.py",
           "if said not in [(other.rule, other.message.id) for other in reasons]:", "if True:"),
    Mutant("the dealer rolls", f"{CORE}/match.py", "        if self.dealer is not None:\n            return _refused",
           "        if False:\n            return _refused"),
    Mutant("secrets: veiled plies", f"{CORE}/match.py", "ply if secret in (-1, seat) else Entry(ply.by, veiled)",
           "ply"),
    Mutant("secrets: audience", f"{CORE}/events.py", "seat in event.audience", "True"),
    Mutant("luck: labels", f"{CORE}/match.py", "self._draws[label] = self._draws.get(label, 0) + 1",
           "self._draws[label] = len(self.plies)"),
    Mutant("records: digests", f"{CORE}/record.py",
           'if data.get("ply") != len(match.plies) or data["digest"] != digest(match):',
           'if data.get("ply") != len(match.plies):'),
    Mutant("records: dice", f"{CORE}/record.py", "                if due != entry.do:", "                if False:"),
    Mutant("records: commitment", f"{CORE}/record.py", "if seed is not None and commitment(seed) != record.commitment:",
           "if False:"),
    Mutant("records: nothing after the end", f"{CORE}/record.py", "            if ended:\n", "            if False:\n"),
    Mutant("records: rules", f"{CORE}/record.py", "        game = game.in_version(record.rules)\n", "        pass\n"),
    Mutant("rules: unknown versions", f"{CORE}/game.py", "        if version != self.rules_version:\n",
           "        if False:\n"),
    Mutant("luck: fair below n", f"{CORE}/chance.py", "hashlib.sha256(seed).hexdigest()",
           "hashlib.sha256(seed[:1]).hexdigest()"),
]  # fmt: skip
