"""What care must not forget: one moment, the whole table, a notice first, nobody else's seat."""

from __future__ import annotations

from tools.mutants import Mutant

CARE = "lamplight/server/care"
TESTS = ("tests/server/care/test_retention.py",)

MUTANTS = [
    Mutant("retention: a notice first", f"{CARE}/retention.py",
           "if not settings.keep_unfinished or warned is None or warned < touched:", "if warned is None:"),
    Mutant("retention: nobody is there", f"{CARE}/retention.py",
           "return room is not None and (bool(room.connections) or bool(room.afar))", "return False"),
    Mutant("retention: only what is over leaves a record", f"{CARE}/retention.py", "if ended > GOES_ON:", "if True:"),
    Mutant("removing: all that refers to a table", f"{CARE}/removing.py",
           "for table in reversed(referring()):", "for table in reversed(referring()[:-1]):",
           ("tests/server/care/test_operating.py",)),
    Mutant("removing: no number twice", "lamplight/server/transactions.py",
           "for one in (matches, graves)]", "for one in (matches, matches)]", ("tests/server/care/test_operating.py",)),
    Mutant("restore: never under a server", f"{CARE}/restore.py", "    with alone(target):\n        used",
           "    if True:\n        used", ("tests/server/care/test_restore.py",)),
    Mutant("restore: what was there is kept aside", f"{CARE}/restore.py",
           "aside = _put_aside(file) if used else None", "aside = None", ("tests/server/care/test_restore.py",)),
    Mutant("backup: a file that is another's", f"{CARE}/backup.py",
           "fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)", "pass", ("tests/server/care/test_backup.py",)),
    Mutant("check: every fault by its ply", f"{CARE}/checking.py",
           "return Flaw(row.id, low,", "return Flaw(row.id, high,",
           ("tests/server/care/test_backup.py",)),
    Mutant("forgetting: where they are expected next", f"{CARE}/forgetting.py",
           "forget(connection, following, at)", "pass", ("tests/server/care/test_forgetting.py",)),
    Mutant("forgetting: what lies beside the seat", f"{CARE}/forgetting.py",
           "for table in (notes, subscriptions):", "for table in (notes,):", ("tests/server/care/test_forgetting.py",)),
    Mutant("memory: circles are cut", "lamplight/server/table.py",
           '            vars(getattr(handler, "__self__", None) or self).pop("handlers", None)\n', "            pass\n",
           ("tests/server/care/test_memory.py",)),
]  # fmt: skip
