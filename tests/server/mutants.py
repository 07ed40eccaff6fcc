"""What a table must not forget: whose seat, once, in answer to which prompt; questions; the way to the disk."""

from __future__ import annotations

from tools.mutants import Mutant

SERVER = "lamplight/server"
TESTS = ("tests/server/test_commands.py", "tests/server/test_questions.py", "tests/server/test_acting.py")

MUTANTS = [
    Mutant("command: whose seat", f"{SERVER}/command.py", "        if silent is not None:\n", "        if False:\n",
           ("tests/server/test_commands.py", "tests/server/test_promises.py")),
    Mutant("command: once", f"{SERVER}/command.py", "if needs.once and room.known(command.once):", "if False:",
           ("tests/server/test_promises.py",)),
    Mutant("command: the newest prompt", f"{SERVER}/command.py",
           "if needs.prompt and message.prompt != room.version:", "if False:", ("tests/server/test_promises.py",)),
    Mutant("question: its id", f"{SERVER}/questions.py",
           "if question is None or question.id != message.question:", "if question is None:"),
    Mutant("question: who is not asked has no veto", f"{SERVER}/questions.py",
           "if message.seat not in question.waiting and (message.yes or message.seat != question.seat):",
           "if message.seat not in question.waiting and message.yes:"),
    Mutant("question: one at a time", f"{SERVER}/questions.py",
           'return refuse(RULE, "server-question-pending")', "return Done()"),
    Mutant("question: it lapses when the game goes on", f"{SERVER}/questions.py",
           "if question.version != self.room.version:", "if False:",
           ("tests/server/test_questions.py", "tests/server/test_undo.py")),
    Mutant("question: everybody's yes", f"{SERVER}/questions.py",
           "if question.waiting == {seat} and self.ours:", "if self.ours:",
           ("tests/server/test_questions.py", "tests/server/test_undo.py")),
]  # fmt: skip
