"""What the client's logic must not forget (tools/mutants.py); the tests are vitest's."""

from __future__ import annotations

from tools.mutants import Mutant

TABLE = "web/src/table"
BEATS = "web/src/replay/beats"
TESTS = (f"{TABLE}/narrow.test.ts",)


def of(part: str, name: str, old: str, new: str) -> Mutant:
    """A mutant of one concept of the table, which its own tests should notice."""
    return Mutant(f"{part}: {name}", f"{TABLE}/{part}.svelte.ts", old, new, (f"{TABLE}/{part}.test.ts",))


def beats(name: str, old: str, new: str) -> Mutant:
    return Mutant(f"beats: {name}", f"{BEATS}.ts", old, new, (f"{BEATS}.test.ts",))


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
    of("asking", "a new question is read first",
       "    this.quiet();\n    this.narrowing = prompt", "    this.narrowing = prompt"),
    of("asking", "a hint takes nothing out of the hand", "    if (this.wentOn) return;\n", ""),
    of("asking", "a hint for an older question", "if (this.line.v === this.hintedAt) this.heed", "this.heed"),
    of("asking", "a far step is taken by the second touch",
       "    if (this.plan?.to === place) this.walk(this.plan);\n    else {", "    {"),
    of("asking", "plans: the last way leads to the first", "(now + 1) % this.others.length", "now + 1"),
    of("asking", "plans: as the finger went", "common(b) - common(a)", "common(a) - common(b)"),
    of("stage", "a hurry ends with what waits",
       "this.hurried = this.behind = this.paused", "this.behind = this.paused"),
    of("stage", "secrets are turned up first", "      if (this.turnsUp(scene)) return;\n", ""),
    of("stage", "one's own moves leave no trail", " && (event.seat === null || !this.house.own(event.seat))", ""),
    of("stage", "what is left of a scene is shown", "    rest?.();\n", ""),
    of("stage", "those who go together go at once", "move.path.join(\" \"), ", "move.piece, "),
    of("line", "another client is handed out", "message.build !== this.build;", "false;"),
    of("line", "one face of each seat",
       "this.reactions.filter((one) => one.v !== message.v || one.seat !== message.seat)", "this.reactions"),
    of("line", "nothing is asked of an old table",
       "  ask(wish: Wish): string {\n    if (this.old !== null) return this.unsent();\n",
       "  ask(wish: Wish): string {\n"),
    of("sheets", "a shared notebook is put away", 'if (this.leaf === "notes" && this.guarded) this.close();', ""),
    of("sheets", "the aim is told once", "!settings.seenAim.includes(game) && ", ""),
    of("sheets", "a result taken back comes again", "    if (!this.line.over) this.atEnd = true;\n", ""),
    of("seating", "whoever was back may be gone again",
       "if (loud.some((seat) => this.hushed.has(seat)))", "if (false)"),
    of("seating", "newer keys of another page",
       "    if (gone.length < shut.length) return this.line.sit();", "    if (false) return this.line.sit();"),
    of("seating", "it is said that seats are lost", "    this.lost = [...this.lost, ...gone];\n", ""),
    of("recap", "whoever is back soon knows", "now - lookedAt >= SOON", "now - lookedAt >= 0"),
    of("recap", "worth telling", "    if (others.size < WORTH) return null;\n", ""),
    of("recap", "nobody looks any longer", "if (looking && past.more", "if (past.more"),
    beats("luck begins no turn", "if (seat < 0 || seat === before) return;", "if (seat === before) return;"),
    beats("how it stood before", "mark - 1).filter", "mark).filter"),
    beats("a ply within a scene", "end >= ply", "end > ply"),
]  # fmt: skip
