"""Reports: one HTML file that needs nothing else, with every chart beside the table of its numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from lamplight.core.messages import Catalogue
from lamplight.core.view import Text
from lamplight.kits import game_named, kit_named
from lamplight.lab.analysis import Summary
from lamplight.lab.arena import Ratings
from lamplight.lab.charts import Bar, Dot, bars, dots
from lamplight.lab.job import Plan
from lamplight.lab.measures import GIVEN, LUCK, by_piece
from lamplight.lab.ratings import wilson
from lamplight.lab.store import refused

REPORT: Final = "report.html"
STYLE: Final = """
:root { color-scheme: light dark; --ink: #221d18; --faint: #6b6259; --paper: #fbf8f2; --card: #fff; --rule: #ddd4c6;
  --sure: #1f5f8b; --c0: #1f5f8b; --c1: #e0a526; --c2: #4d8b57; --c3: #b5483a; --c4: #7d5a96; --c5: #79aeca;
  --c6: #8c7a63; --c7: #c9c0b2; }
@media (prefers-color-scheme: dark) { :root { --ink: #f0e9dd; --faint: #b3a898; --paper: #1b1815; --card: #25211c;
  --rule: #453d33; --sure: #7cc0ea; } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 58rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif }
h1 { font: 600 2rem/1.2 Georgia, serif; margin: 0 0 .5rem }
h2 { font: 600 1.3rem/1.3 Georgia, serif; margin: 0 0 .3rem }
p { margin: .3rem 0 .8rem } .facts { color: var(--faint) }
section { background: var(--card); border: 1px solid var(--rule); border-radius: .5rem; padding: 1rem;
  margin: 1.2rem 0 }
svg { width: 100%; height: auto; display: block } svg text { font: 13px system-ui, sans-serif }
details { margin-top: .6rem } summary { cursor: pointer; color: var(--faint) } .scroll { overflow-x: auto }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; margin-top: .4rem }
th, td { padding: .2rem .7rem .2rem 0; text-align: right; border-bottom: 1px solid var(--rule); white-space: nowrap }
th:first-child, td:first-child { text-align: left } thead th { color: var(--faint); font-weight: 600 }
@media print { details > * { display: block } }
"""


class Section(NamedTuple):
    """A chart, what it shows, and its numbers."""

    title: str
    note: str
    chart: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


class Words:
    """Sentences and numbers in the reader's language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def __call__(self, message: str, **args: int | str | Text) -> str:
        return self.catalogue.format(Text(message, args)).rstrip()

    def number(self, value: float, decimals: int) -> str:
        text = f"{value:.{decimals}f}"
        text = "0" if text == "-0" else text
        return text if self.catalogue.lang == "en" else text.replace(".", ",")

    def percent(self, value: float, decimals: int = 1) -> str:
        return f"{self.number(100 * value, decimals)} %"


def page(words: Words, title: str, about: str, facts: str, sections: Sequence[Section]) -> str:
    """The whole file."""
    lang = words.catalogue.lang
    out = [f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n']
    out.append('<meta name="viewport" content="width=device-width, initial-scale=1">\n')
    out.append(f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n")
    out.append(f"<h1>{escape(title)}</h1>\n")
    out += [f"<p>{escape(part.strip())}</p>\n" for part in about.split("\n\n") if part.strip()]
    out.append(f'<p class="facts">{escape(facts)}</p>\n')
    for section in sections:
        heads = "".join(f'<th scope="col">{escape(one)}</th>' for one in section.head)
        rows = "".join(table_row(row) for row in section.rows)
        out.append(
            f"<section>\n<h2>{escape(section.title)}</h2>\n<p>{escape(section.note)}</p>\n{section.chart}\n"
            f"<details open><summary>{escape(words('lab-numbers'))}</summary>"
            f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(section.title, quote=True)}"><table>'
            f"<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody></table></div></details>\n</section>\n"
        )
    return "".join(out) + "</main>\n</body>\n</html>\n"


def table_row(row: Sequence[str]) -> str:
    """A line of a table; its first cell names it."""
    cells = "".join(f"<td>{escape(one)}</td>" for one in row[1:])
    return f'<tr><th scope="row">{escape(row[0])}</th>{cells}</tr>\n'


def write(folder: Path, text: str) -> Path:
    """Puts a report into its folder; it is there as a whole or not at all."""
    path = folder / REPORT
    new = path.with_suffix(".new")
    try:
        new.write_text(text, encoding="utf-8")
        new.replace(path)
    except OSError as error:
        new.unlink(missing_ok=True)
        raise refused(error, path) from None
    return path


# ---- the arena


def arena(catalogue: Catalogue, plan: Plan, found: Ratings, summary: Summary) -> str:
    """Ratings, who beats whom, and how long the games were."""
    words = Words(catalogue)
    game = game_named(found.game)
    name = catalogue.format(game.info().name)
    title = words("lab-arena-title", game=name)
    facts = facts_of(words, plan, summary.games)
    together = game.together
    rows = found.ratings
    if together:
        chart = dots(title, words("lab-won"), [Dot(r.bot, r.rating, r.low, r.high) for r in rows], words.number, True)
        head = [words("lab-bot"), words("lab-won"), words("lab-from"), words("lab-to"), words("lab-games")]
        lines = [[r.bot, *(words.percent(v) for v in (r.rating, r.low, r.high)), str(r.games)] for r in rows]
        sections = [Section(words("lab-m-bots"), words("lab-n-together"), chart, head, lines)]
    else:
        chart = dots(title, words("lab-rating"), [Dot(r.bot, r.rating, r.low, r.high) for r in rows], words.number)
        head = [words(f"lab-{key}") for key in ("bot", "rating", "from", "to", "share", "from", "to", "seats-had")]
        lines = [
            [r.bot, *(words.number(v, 0) for v in (r.rating, r.low, r.high)),
             *(words.percent(v) for v in (r.share, r.share_low, r.share_high)), str(r.games)]
            for r in rows
        ]  # fmt: skip
        sections = [Section(words("lab-ratings"), words("lab-n-ratings"), chart, head, lines)]
        sections.append(duels(words, found))
    if found.adjusted:
        sections.append(adjusted(words, found, together))
    if found.books:
        sections += books(words, [summary])
    shown = ("luck", "seats", "turns", "decisions", "choices", "ends")
    for key in shown if not together else shown[2:]:
        if (made := section(words, key, [summary])) is not None:
            sections.append(made)
    return page(words, title, "", facts, sections)


def adjusted(words: Words, found: Ratings, together: bool) -> Section:
    """The same games without what luck gave."""
    of = words("lab-won" if together else "lab-rating")
    rows = found.adjusted
    chart = dots(words("lab-adjusted"), of, [Dot(r.bot, r.rating, r.low, r.high) for r in rows], words.number, together)
    shown = words.percent if together else lambda value: words.number(value, 0)
    plain = {r.bot: r.high - r.low for r in found.ratings}
    lines = [
        [r.bot, *(shown(v) for v in (r.rating, r.low, r.high)),
         words.number((r.high - r.low) / plain[r.bot], 2) if plain[r.bot] > 0 else "–"]
        for r in rows
    ]  # fmt: skip
    head = [words("lab-bot"), of, words("lab-from"), words("lab-to"), words("lab-narrower")]
    return Section(words("lab-adjusted"), words("lab-n-adjusted"), chart, head, lines)


def books(words: Words, found: Sequence[Summary]) -> list[Section]:
    """Bot by bot what adds up to its result, in points of a hundred."""
    dotted, lines = [], []
    for one in found:
        for book in one.ledger.booked():
            label = bot_of(words, one, book.bot)
            dotted.append(Dot(label, 100 * book.own, 100 * book.own_low, 100 * book.own_high))
            parts = (book.start, book.luck, book.own, book.others, book.result)
            lines.append([label, *(words.number(100 * value, 2) for value in parts), str(book.seats)])
    heads = [words(f"analysis-{key}") for key in ("start", "luck", "own", "others", "result")]
    title = words("lab-m-books")
    chart = dots(title, words("lab-own"), dotted, words.number, False, 0.0)
    head = [words("lab-bot"), *heads, words("lab-seats-had")]
    return [Section(title, words("lab-n-books"), chart, head, lines)] if lines else []


def given_away(words: Words, name: str, found: Sequence[Summary]) -> Section | None:
    """Points of a hundred that each bot gives away in a turn of its own."""
    title, note = named(words, name, found)
    dotted, lines = [], []
    for one in found:
        for given in one.ledger.given():
            label = bot_of(words, one, given.bot)
            ends = [100 * value for value in (given.per_turn, given.low, given.high)]
            dotted.append(Dot(label, *ends))
            lines.append([label, *(words.number(end, 2) for end in ends), str(given.turns)])
    if not lines:
        return None
    head = [words("lab-bot"), title, words("lab-from"), words("lab-to"), words("lab-m-turns")]
    return Section(title, note, dots(title, title, dotted, words.number), head, lines)


def bot_of(words: Words, summary: Summary, bot: str) -> str:
    """A bot in its cell."""
    return words("lab-bot-of", cell=label_of(words, summary), bot=bot) if summary.cell.labels else bot


def duels(words: Words, found: Ratings) -> Section:
    """Every bot against every other."""
    bots = [rating.bot for rating in found.ratings]
    dotted, lines = [], []
    for i, one in enumerate(bots):
        for other in bots[i + 1 :]:
            won, lost = found.beaten[one][other], found.beaten[other][one]
            share = wilson(won, won + lost)
            label = words("lab-against", one=one, other=other)
            dotted.append(Dot(label, *share))
            lines.append([label, *(words.percent(v) for v in share), words.number(won + lost, 0)])
    head = [words("lab-pair"), words("lab-share"), words("lab-from"), words("lab-to"), words("lab-decided")]
    chart = dots(words("lab-duels"), words("lab-share"), dotted, words.number, True, 0.5)
    return Section(words("lab-duels"), words("lab-n-duels"), chart, head, lines)


# ---- a study


def study(catalogue: Catalogue, plan: Plan, found: Sequence[Summary]) -> str:
    """One section per measure, with all cells side by side."""
    words = Words(catalogue)
    made = [section(words, name, found) for name in plan.shown]
    if LUCK in plan.shown or GIVEN in plan.shown:
        made += books(words, found)
    name = catalogue.format(game_named(plan.cells[0].game).info().name)
    title = plan.title or words("lab-study-title", game=name)
    return page(
        words,
        title,
        plan.about,
        facts_of(words, plan, sum(one.games for one in found)),
        [one for one in made if one is not None],
    )


def facts_of(words: Words, plan: Plan, games: int) -> str:
    """What was played, so that it can be played again."""
    cell = plan.cells[0]
    name = words.catalogue.format(game_named(cell.game).info().name)
    return words(
        "lab-facts", game=name, games=games, cells=len(plan.cells), seed=plan.seed, version=plan.version,
        rules=plan.rules[cell.game],
    )  # fmt: skip


def label_of(words: Words, summary: Summary) -> str:
    """What tells a cell from the others."""
    labels = summary.cell.labels
    if not labels:
        return words("lab-all-games")
    return ", ".join(f"{words(f'lab-axis-{key}') if key in AXES else key} {value}" for key, value in labels.items())


AXES: Final = ("players", "bots", "board")


def section(words: Words, name: str, found: Sequence[Summary]) -> Section | None:
    """The section of one measure; None where the games say nothing about it."""
    played = [one for one in found if one.games > 0]
    if not played:
        return None
    if name == by_piece(played[0].cell.game):
        return by_pieces(words, name, played)
    return SPECIAL.get(name, numbers)(words, name, played)


def named(words: Words, name: str, found: Sequence[Summary]) -> tuple[str, str]:
    """A measure's name, and what it means in this game."""
    kit = kit_named(found[0].cell.game)
    for own in (f"{kit.prefix}-measure-{name}", f"lab-m-{name}"):
        if words.catalogue.has(own):
            kind = "together" if kit.game.together else "apart"
            return words(own), words(f"{own}.help") if own.startswith(kit.prefix) else words(f"lab-n-{name}", kind=kind)
    return name, ""  # a measure that its game has no words for


def numbers(words: Words, name: str, found: Sequence[Summary]) -> Section | None:
    """A number per game: its mean and how it is spread."""
    title, note = named(words, name, found)
    dotted, lines = [], []
    for one in found:
        spread = one.tallies[name].spread()
        dotted.append(Dot(label_of(words, one), *spread.mean, spread.low, spread.high))
        shown = [words.number(v, 2) for v in spread.mean]
        shown += [words.number(v, 0 if float(v).is_integer() else 2) for v in (spread.low, spread.median, spread.high)]
        lines.append([label_of(words, one), *shown, str(one.games)])
    head = [words(f"lab-{key}") for key in ("cell", "mean", "from", "to", "low", "median", "high", "games")]
    chart = dots(title, title, dotted, words.number)
    return Section(title, f"{note} {words('lab-n-spread')}", chart, head, lines)


def ends(words: Words, name: str, found: Sequence[Summary]) -> Section | None:
    """How games end."""
    title, note = named(words, name, found)
    reasons = sorted({reason for one in found for reason in one.reasons})
    rows = [Bar(label_of(words, one), [one.reasons[reason] for reason in reasons]) for one in found]
    lines = []
    for one in found:
        shares = [wilson(one.reasons[reason], one.games) for reason in reasons]
        shown = [f"{words.percent(s.value)} ({words.percent(s.low)} – {words.percent(s.high)})" for s in shares]
        lines.append([label_of(words, one), *shown, str(one.games)])
    head = [words("lab-cell"), *reasons, words("lab-games")]
    return Section(title, note, bars(title, reasons, rows, words.number), head, lines)


def seats(words: Words, name: str, found: Sequence[Summary]) -> Section | None:
    """What each seat wins, against what it would win if all were alike."""
    title, note = named(words, name, found)
    dotted, lines = [], []
    for one in found:
        for seat, share in enumerate(one.seat_shares()):
            fair = [value * one.cell.seats - 1 for value in share]
            label = words("lab-seat-of", cell=label_of(words, one), seat=seat + 1)
            dotted.append(Dot(label, *fair))
            lines.append([label, *(words.percent(v) for v in share), words.percent(fair[0]), str(one.games)])
    head = [words(f"lab-{key}") for key in ("seat", "share", "from", "to", "advantage", "games")]
    chart = dots(title, words("lab-advantage"), dotted, words.number, True, 0.0)
    return Section(title, note, chart, head, lines)


def luck(words: Words, name: str, found: Sequence[Summary]) -> Section | None:
    """Bots, seats and luck as parts of the variance."""
    title, note = named(words, name, found)
    parts = [words(f"lab-luck-{key}") for key in ("bots", "seats", "luck", "rest")]
    known = [(label_of(words, one), split) for one in found if (split := one.luck()) is not None]
    if not known:
        return None
    chart = bars(title, parts, [Bar(label, list(split)) for label, split in known], words.number)
    lines = [[label, *(words.percent(part) for part in split)] for label, split in known]
    return Section(title, note, chart, [words("lab-cell"), *parts], lines)


def bots(words: Words, name: str, found: Sequence[Summary]) -> Section | None:
    """What each bot wins; where all win together, how often."""
    title, note = named(words, name, found)
    dotted, lines = [], []
    together = game_named(found[0].cell.game).together
    for one in found:
        for bot, share in one.bot_shares().items():
            of = one.bot_seats[bot]
            if together:
                of //= one.cell.seats
                share = wilson(one.bot_wins[bot], of)
            label = (
                words("lab-bot-of", cell=label_of(words, one), bot=bot) if len(one.bots) > 1 else label_of(words, one)
            )
            dotted.append(Dot(label, *share))
            lines.append([label, *(words.percent(v) for v in share), str(of)])
    head = [words(f"lab-{key}") for key in ("cell", "share", "from", "to", "games" if together else "seats-had")]
    return Section(title, note, dots(title, words("lab-share"), dotted, words.number, True), head, lines)


def by_pieces(words: Words, name: str, found: Sequence[Summary]) -> Section | None:
    """How often something happened to each piece, per hundred games."""
    title, note = named(words, name, found)
    games = sum(one.games for one in found)
    totals = {piece: sum(one.pieces[piece] for one in found) for one in found for piece in one.pieces}
    if not totals:
        return None
    order = sorted(totals, key=lambda piece: (-totals[piece], piece))
    dotted = []
    for piece in order:
        rate = totals[piece] / games
        half = 1.96 * (rate / games) ** 0.5
        dotted.append(Dot(piece, 100 * rate, max(0.0, 100 * (rate - half)), 100 * (rate + half)))
    head = [words("lab-piece"), words("lab-all-games"), *(label_of(words, one) for one in found)]
    lines = [
        [piece, words.number(100 * totals[piece] / games, 1)]
        + [words.number(100 * one.pieces[piece] / one.games, 1) for one in found]
        for piece in order
    ]
    return Section(title, note, dots(title, words("lab-per-hundred"), dotted, words.number), head, lines)


SPECIAL: Final[dict[str, Callable[[Words, str, Sequence[Summary]], Section | None]]] = {
    "ends": ends, "seats": seats, "luck": luck, "bots": bots, GIVEN: given_away,
}  # fmt: skip
