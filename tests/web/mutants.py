"""What the client's logic must not forget (tools/mutants.py); the tests are vitest's."""

from __future__ import annotations

from tools.mutants import Mutant

TABLE = "web/src/table"
TESTS = (f"{TABLE}/narrow.test.ts",)

MUTANTS = [
    Mutant("touches: all of them", f"{TABLE}/narrow.ts", "    ids.every((id) =>", "    ids.some((id) =>"),
    Mutant("touches: the only one is sure", f"{TABLE}/narrow.ts",
           "  if (asking.left.length === 1) return first;\n", ""),
    Mutant("line: only the newest socket", f"{TABLE}/link.ts",
           'if (this.socket === socket && typeof event.data === "string")', 'if (typeof event.data === "string")',
           (f"{TABLE}/link.test.ts",)),
    Mutant("line: sent until answered", f"{TABLE}/link.ts",
           "    this.unanswered.set(command.key, command);\n", "", (f"{TABLE}/link.test.ts",)),
    Mutant("line: a closed one stays closed", f"{TABLE}/link.ts",
           "if (this.closed || this.socket !== null) return;", "if (this.socket !== null) return;",
           (f"{TABLE}/link.test.ts",)),
]  # fmt: skip
