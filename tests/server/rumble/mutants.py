"""Changes that make the server forget what this game asks of all, and which tests should notice."""

from __future__ import annotations

from tools.mutants import Mutant

SERVER = "lamplight/server"

TESTS = ("tests/server/rumble",)

MUTANTS = [
    Mutant("question: one at a time", f"{SERVER}/questions.py",
           'return refuse(RULE, "server-question-pending")', "return Done()", ("tests/server/rumble/test_motions.py",)),
    Mutant("past: only what one could hear", f"{SERVER}/past.py", "if heard_by(event, ear))", ")",
           ("tests/server/rumble/test_past.py",)),
    Mutant("motion: a lost bot is no yes", f"{SERVER}/bots.py",
           "Thought(YES if costless(question.perspective, question.motion) else NO, None)", "Thought(YES, None)",
           ("tests/server/rumble/test_motions.py",)),
]  # fmt: skip
