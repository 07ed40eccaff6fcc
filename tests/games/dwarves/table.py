"""A table of The Dwarves in the language of players' gestures, on the real game and through its public doors.

    table = Table("tungdil", "boendal").at("tungdil", "s20").troops("s20", orc=2, troll=1)
    table.card("AV07").council(8).turn("tungdil")
    table.does("fight", "roll 6 4 2", "keep", "strike troll", "strike orc")
    table.may("move", "message")
    table.may_not("duel", rule="DW-13.5")
    assert table.on("s20") == "1o"

People's decisions and luck are both written in the game's notation; who is asked must be right. Whatever is not said
is as in an empty box: no troop, no tile, no face-up card, the council on the axe, the Hero on 0 and the Doom on 40.
"""

from __future__ import annotations

from importlib import resources

import pytest
from tests.games.dwarves import laws

from lamplight.core.events import Narrator
from lamplight.core.game import CHANCE, OVER
from lamplight.core.position import Fields
from lamplight.core.view import Event, Refusal, TableView
from lamplight.games.dwarves import frames as on
from lamplight.games.dwarves import perished, quests, resolve
from lamplight.games.dwarves import position as positions
from lamplight.games.dwarves.content import FILES, load, standard
from lamplight.games.dwarves.game import RULES_VERSION, Dwarves, DwarvesState, blank, rules_for
from lamplight.games.dwarves.state import AT, CARD, DONE, GEAR, LIFE, MARKS, PROGRESS, TROOPS, WIDE
from lamplight.games.dwarves.tableau import RealmTableau
from lamplight.games.dwarves.tables import (
    DIRECTIONS,
    FIRST_ADVENTURE,
    FIRST_THREAT,
    ONE,
    QUEST_FIGHT,
    QUEST_VISIT,
    STAGE_A,
    STAGE_C,
    Tables,
    packed,
)
from lamplight.games.dwarves.tables import TROOPS as KINDS

GAME = Dwarves()
BOX = standard()
LUCK = ("deal", "first", "roll", "recruit", "tile", "draw", "find")
STEPS = {"start": on.START, "hero": on.HERO, "scenario": on.SCENARIO, "refill": on.REFILL, "action": on.ACTION}
CALM = ("AV19", "AV28", "AV12")  # cards that only ask for tests at three places
REMOTE = ("s26", "s35", "s43", "s50", "s56", "s61", "s58", "s57", "s44", "s27", "s05", "s18", "s25", "s42", "s11")


def rule(*ids: str) -> pytest.MarkDecorator:
    """Cites the numbered rules, rulings (R5) and examples (E12) that this test would see broken."""
    return pytest.mark.rule(*ids)


def new(players: int = 2, **options: str) -> DwarvesState:
    """A game as a lobby begins it."""
    return laws.realm_of(GAME.new(options, players))


def box_with(file: str, old: str, new: str) -> Tables:
    """The content of the box with one change, for what no card of the box can show."""
    folder = resources.files("lamplight.games.dwarves") / "content"
    texts = {name: (folder / name).read_text("utf-8") for name in FILES}
    assert texts[file].count(old) == 1
    return load({**texts, file: texts[file].replace(old, new)})


class Table:
    """A position set up by hand, and turns that are played in it."""

    def __init__(self, *who: str, box: Tables = BOX, version: int = RULES_VERSION, **options: str) -> None:
        self.names = who or ("tungdil", "boindil")
        self.rules = rules_for(GAME.checked(options), box, version)
        state = blank(self.rules, len(self.names))
        line = f"dwarves/{version} party={','.join(self.names)}"
        positions.fill(state, Fields(line, "dwarves", positions.KNOWN))
        state.depth = 0  # turn() says where the game stands
        self.state = state
        self.events: list[Event] = []
        self.tale: list[Event] = []

    # --- setting up ---

    def seat(self, who: str) -> int:
        return self.names.index(who)

    def at(self, *who_and_where: str) -> Table:
        """Set one or several dwarves on a space: at("tungdil", "boindil", "s20")."""
        *who, where = who_and_where
        for one in who:
            self.state.folk[self.seat(one) * WIDE + AT] = BOX.index[where]
        return self

    def troops(self, space: str, orc: int = 0, troll: int = 0, alf: int = 0) -> Table:
        """So many troops of the supply stand here now."""
        at = BOX.index[space]
        self.state.supply += self.state.troops[at] - packed(orc, troll, alf)
        self.state.troops[at] = packed(orc, troll, alf)
        return self

    def supply(self, orc: int = 30, troll: int = 25, alf: int = 20) -> Table:
        """No more than this is left in the supply: the others stand in remote places, too few to perish."""
        left = list(laws.kinds(int(self.state.supply)))
        most = int(self.rules.limit) - 1
        for kind, wanted in enumerate((orc, troll, alf)):
            for space in REMOTE:
                at = BOX.index[space]
                room = most - sum(laws.kinds(int(self.state.troops[at])))
                moved = max(0, min(room, left[kind] - wanted))
                self.state.troops[at] += moved * ONE[kind]
                self.state.supply -= moved * ONE[kind]
                left[kind] -= moved
            assert left[kind] <= wanted, "no room for so many"
        return self

    def perished(self, space: str, tile: str) -> Table:
        """This space carries a tile: its id, or the direction in which its arrow is to point."""
        at = BOX.index[space]
        number = BOX.tile_index[tile] if tile in BOX.tile_index else self._pointing(at, DIRECTIONS.index(tile))
        assert self.state.tiles >> number & 1, f"{tile} lies elsewhere"
        self.state.tiles -= 1 << number
        self.state.land[at] = number + 1
        return self

    def _pointing(self, space: int, direction: int) -> int:
        for number in reversed(range(36)):
            if self.state.tiles >> number & 1 and BOX.arrow[space * 3 + BOX.tile_colour[number]] == direction:
                return number
        raise AssertionError("no tile points there")

    def wasteland(self, tiles: int, *but: str, keep: tuple[str, ...] = ()) -> Table:
        """Lay so many tiles, on remote spaces first: not on these, nor where somebody stands, nor these tiles."""
        far = sorted(range(65), key=lambda space: (-int(BOX.steps[space]), space))
        for space in far:
            free = [n for n in laws.members(int(self.state.tiles)) if BOX.tile_names[n] not in keep]
            if tiles == 0:
                break
            here = (
                self.state.troops[space] or self.state.land[space] or space in map(self.state.at, range(self.players))
            )
            if not here and BOX.names[space] not in but and space != BOX.blacksaddle:
                self.perished(BOX.names[space], BOX.tile_names[free[0]])
                tiles -= 1
        assert tiles == 0, "no room for so many tiles"
        return self

    @property
    def players(self) -> int:
        return len(self.names)

    def card(self, *names: str, troops: tuple[int, int, int] | None = None, bearer: str | None = None) -> Table:
        """Turn cards face up: Scenario cards in their place, others after those that lie already."""
        for name in names:
            card = BOX.card_index[name]
            if card < FIRST_ADVENTURE:
                row = 0
                assert self.state.cards[CARD] < 0
                self._take_scenario(card)
            else:
                row = int(self.state.face_up()) + 1
                self._take(card)
            wanted = int(BOX.quest_troops[card]) if troops is None else packed(*troops)
            base = row * WIDE
            self.state.cards[base + CARD] = card
            self.state.cards[base + TROOPS] = wanted
            self.state.cards[base + MARKS] = self.seat(bearer or self.names[0]) if BOX.card_bearer[card] else 0
            self.state.supply -= wanted
        return self

    def _take(self, card: int) -> None:
        state = self.state
        bit = 1 << card - FIRST_ADVENTURE
        if state.pile & bit:
            state.pile -= bit
        elif state.discard & bit:
            state.discard -= bit
        else:
            state.unseen -= 1 << card - FIRST_THREAT
            state.hidden = min(int(state.hidden), len(laws.members(int(state.unseen))))

    def _take_scenario(self, card: int) -> None:
        state = self.state
        stage = BOX.card_stage[card]
        if stage == STAGE_A:
            state.stage_a -= 1 << card
            state.left_a = max(0, int(state.left_a) - 1)
            return
        state.left_a = 0
        state.left_b = 0
        if stage == STAGE_C:
            state.stage_c -= 1 << card

    def stage(self, letter: str) -> Table:
        """The next Scenario card is of this stage."""
        self.state.left_a = {"A": self.state.left_a, "B": 0, "C": 0}[letter]
        self.state.left_b = {"A": 1, "B": 1, "C": 0}[letter]
        return self

    def drawn_a(self, *names: str) -> Table:
        """These stage A cards were seen before."""
        for name in names:
            self._take_scenario(BOX.card_index[name])
        return self

    def pile(self, *names: str, discard: tuple[str, ...] | None = None) -> Table:
        """The Adventure pile holds these cards and no others; the other known ones are discarded."""
        state = self.state
        state.hidden = 0
        for name in (*names, *(discard or ())):
            card = BOX.card_index[name]
            if card >= FIRST_THREAT and state.unseen >> card - FIRST_THREAT & 1:
                state.unseen -= 1 << card - FIRST_THREAT
                state.discard |= 1 << card - FIRST_ADVENTURE
        known = int(state.pile | state.discard)
        state.pile = sum(1 << BOX.card_index[name] - FIRST_ADVENTURE for name in names)
        state.discard = known - state.pile
        return self

    def hidden(self, threats: int) -> Table:
        """So many unseen Threat cards are in the Adventure pile."""
        self.state.hidden = threats
        return self

    def progress(self, name: str, *parts: int, done: int = 0) -> Table:
        """How far the quest of a face-up card is: successes per part, or a number."""
        row = int(self.state.row_of(BOX.card_index[name]))
        value = done
        for part, number in enumerate(parts):
            value += number << 4 * part
        self.state.cards[row * WIDE + PROGRESS] = value
        return self

    def hero(self, at: int) -> Table:
        self.state.hero = at
        return self

    def doom(self, at: int) -> Table:
        self.state.doom = at
        return self

    def council(self, at: int) -> Table:
        self.state.council = at
        return self

    def pause(self, steps: int) -> Table:
        self.state.pause = steps
        return self

    def tunnel(self, space: str) -> Table:
        self.state.tunnel = BOX.index[space]
        return self

    def health(self, who: str, points: int) -> Table:
        self.state.folk[self.seat(who) * WIDE + LIFE] = points
        return self

    def owns(self, who: str, *gear: str) -> Table:
        """Equipment before a dwarf, from the pile; "keenfire" too."""
        for name in gear:
            kind = 10 if name == "keenfire" else BOX.gear_index[name]
            self.state.folk[self.seat(who) * WIDE + GEAR] += 1 << kind
            if name == "keenfire":
                continue
            self.state.gear_pile -= 1 << 4 * kind
        return self

    def no_gear(self, *but: str) -> Table:
        """The Equipment pile holds only these; the others lie on its discard pile."""
        for kind, name in enumerate(BOX.gear_names):
            n = (int(self.state.gear_pile) >> 4 * kind & 15) - but.count(name)
            assert n >= 0
            self.state.gear_pile -= n << 4 * kind
            self.state.gear_gone += n << 4 * kind
        return self

    def calm(self) -> Table:
        """Turns begin without luck: the Hero rests, and cards that do not matter lie face up."""
        self.pause(99)
        if self.state.cards[CARD] < 0:
            self.card("SA1")
        for name in CALM:
            if self.state.face_up() < 3:
                self.card(name)
        return self

    def turn(self, who: str | None = None, step: str = "action", left: int = 2) -> Table:
        """It is this dwarf's turn, at this step of it (start, hero, scenario, refill, action)."""
        state = self.state
        if who is not None:
            state.active = self.seat(who)
        state.left = left
        state.depth = 0
        state.push(on.TURN, 0, 0, 0)
        state.push(on.TURN_END, 0, 0, 0)
        for name, frame in reversed(STEPS.items()):
            state.push(frame, 0, 0, 0)
            if name == step:
                break
        return self.goes_on()

    def goes_on(self) -> Table:
        narrator = Narrator()
        self.state.dirty = True
        self.state.tell = narrator
        resolve.advance(self.state)
        self.state.tell = None
        self.events = narrator.events
        self.tale += self.events
        self._lawful()
        return self

    def _lawful(self) -> None:
        """The laws of a position hold, and a line tells all of it."""
        laws.check(self.state)
        if self.rules.tables.standard and self.players > 1:
            assert GAME.position(self.state.position()).key() == self.state.key()

    def arrives(self, space: str, orc: int = 0, troll: int = 0, alf: int = 0) -> Table:
        """Troops come from the supply onto a space, as a card or a roll brings them."""
        if self.state.depth == 0:
            self.turn()
        perished.arrive(self.state, BOX.index[space], packed(orc, troll, alf))
        return self.goes_on()

    # --- playing ---

    def does(self, *dos: str) -> Table:
        """One after the other: whoever is asked decides, or luck brings this; it must be possible."""
        if self.state.depth == 0:
            self.turn()
        for do in dos:
            self._do(do)
        return self

    def _do(self, do: str) -> None:
        state = self.state
        code = state.parse(do)
        assert state.text(code) == do
        if do.partition(" ")[0] in LUCK:
            assert state.actor == CHANCE, f"{do}: {self.asked} is asked: {self.options()}"
            assert code in [outcome for outcome, _ in state.chance_outcomes()], f"{do} cannot come: {self.draws()}"
            assert state.refusal(CHANCE, code) is None, do
        else:
            assert state.actor >= 0, f"{do}: {self.asked} is to act"
            assert code in state.legal_actions(), f"{do} is not listed: {self.options()}"
            assert state.refusal(state.actor, code) is None, f"{do}: {state.refusal(state.actor, code)}"
        before = state.copy()
        narrator = Narrator()
        state.apply(code, narrator)
        self.events = narrator.events
        self.tale += self.events
        self._lawful()
        laws.check_step(before, code, state)

    def rolls(self, *dice: int) -> Table:
        return self.does(" ".join(["roll", *map(str, sorted(dice, reverse=True))]))

    def walks(self, *spaces: str) -> Table:
        """A walk under way goes on over these spaces."""
        return self.does(*(f"step {space}" for space in spaces))

    # --- asking ---

    def may(self, *dos: str) -> Table:
        state = self.state
        for do in dos:
            code = state.parse(do)
            assert code in state.legal_actions(), f"{do} is not listed: {self.options()}"
            assert state.refusal(state.actor, code) is None, f"{do}: {state.refusal(state.actor, code)}"
        return self

    def may_not(self, do: str, rule: str, who: str | None = None) -> Refusal:
        """It is refused, by this rule."""
        state = self.state
        code = state.parse(do)
        by = int(state.actor) if who is None else self.seat(who)
        if by == state.actor:
            assert code not in state.legal_actions(), f"{do} is listed"
        refusal = state.refusal(by, code)
        assert refusal is not None, f"{do} is allowed"
        assert refusal.rule == rule, f"{do}: {refusal}"
        return refusal

    def options(self, *words: str) -> set[str]:
        """All legal actions now; only those with all of these words."""
        return {do for do in map(self.state.text, self.state.legal_actions()) if set(words) <= set(do.split(" "))}

    def draws(self) -> dict[str, int]:
        """What luck may bring now, with its weight."""
        return {self.state.text(code): weight for code, weight in self.state.chance_outcomes()}

    @property
    def asked(self) -> str:
        """Who is to act: a dwarf, "chance" or "nobody"."""
        actor = int(self.state.actor)
        return {CHANCE: "chance", OVER: "nobody"}.get(actor) or self.names[actor]

    @property
    def doing(self) -> str:
        """What luck is asked for: die, recruit, tile, scenario, adventure, equipment."""
        return self.state.chance_label()

    def where(self, who: str) -> str:
        return BOX.names[self.state.at(self.seat(who))]

    def life(self, who: str) -> int:
        return int(self.state.folk[self.seat(who) * WIDE + LIFE])

    def lives(self) -> list[int]:
        return [self.life(who) for who in self.names]

    def on(self, space: str) -> str:
        """The troops of a space: "2o 1t 1a", or nothing."""
        return spelled(int(self.state.troops[BOX.index[space]]))

    def troops_at(self) -> dict[str, str]:
        """All spaces with troops."""
        return {name: self.on(name) for name in BOX.names if self.on(name)}

    def stock(self) -> str:
        return spelled(int(self.state.supply))

    def tiles(self) -> dict[str, str]:
        """The tile of every Perished space."""
        return {
            name: BOX.tile_names[self.state.land[at] - 1] for at, name in enumerate(BOX.names) if self.state.land[at]
        }

    @property
    def scenario(self) -> str | None:
        card = int(self.state.cards[CARD])
        return BOX.card_names[card] if card >= 0 else None

    @property
    def cards(self) -> list[str]:
        """Face-up Adventure and Threat cards, from the oldest."""
        return [BOX.card_names[self.state.cards[row * WIDE]] for row in range(1, int(self.state.face_up()) + 1)]

    @property
    def discarded(self) -> set[str]:
        return {BOX.card_names[FIRST_ADVENTURE + bit] for bit in laws.members(int(self.state.discard))}

    def on_card(self, name: str) -> str:
        """Troops on a face-up card."""
        return spelled(int(self.state.cards[self.state.row_of(BOX.card_index[name]) * WIDE + TROOPS]))

    def have(self, name: str) -> list[int]:
        """The progress of a face-up card: successes or places per part, else one number."""
        card = BOX.card_index[name]
        row = int(self.state.row_of(card))
        assert row >= 0, f"{name} does not lie"
        value = int(self.state.cards[row * WIDE + PROGRESS])
        parts = int(BOX.part_first[card + 1] - BOX.part_first[card])
        if BOX.quest_kind[card] == QUEST_VISIT:
            return [value >> part & 1 for part in range(parts)]
        if BOX.quest_kind[card] == QUEST_FIGHT:
            return list(laws.kinds(int(self.state.cards[row * WIDE + TROOPS])))
        return [int(quests.successes(value, part)) for part in range(parts)] or [value % DONE]

    def gear(self, who: str) -> set[str]:
        mask = int(self.state.folk[self.seat(who) * WIDE + GEAR])
        return {"keenfire" if bit == 10 else BOX.gear_names[bit] for bit in laws.members(mask)}

    def tracks(self) -> tuple[int, int, int]:
        """Hero, Doom, Council."""
        return int(self.state.hero), int(self.state.doom), int(self.state.council)

    @property
    def left(self) -> int:
        """Actions left."""
        return int(self.state.left)

    @property
    def active(self) -> str:
        return self.names[int(self.state.active)]

    def view(self, who: str | None = None) -> TableView:
        return self.state.view(None if who is None else self.seat(who))

    def told(self) -> list[str]:
        """What kinds of things the last gesture made happen."""
        return [event.kind for event in self.events]

    def runs(self) -> bool:
        return self.state.outcome() is None

    def ends(self, reason: str) -> None:
        """The game is over, like this."""
        outcome = self.state.outcome()
        assert outcome is not None, "the game goes on"
        assert self.asked == "nobody"
        assert outcome.reason == reason
        assert {result.won for result in outcome.seats} == {reason.startswith("won")}


def beside(view: TableView) -> RealmTableau:
    """What a view of The Dwarves has beside the map."""
    assert isinstance(view.tableau, RealmTableau)
    return view.tableau


def spelled(troops: int) -> str:
    return " ".join(f"{n}{kind[0]}" for n, kind in zip(laws.kinds(troops), KINDS, strict=True) if n)
