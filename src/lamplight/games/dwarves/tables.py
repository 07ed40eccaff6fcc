"""The content as flat tables of integers, and the names of all those integers.

A `Tables` is immutable: it is built once per content (see content.py) and shared by all states. Nothing in it may be
written to.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lamplight.core.view import Text
from lamplight.games.dwarves.tableau import Colour, Troop

# --- troops, attributes, directions, colours --------------------------------------------------------

ORC: Final = 0
TROLL: Final = 1
ALF: Final = 2
TROOPS: Final[tuple[Troop, ...]] = ("orc", "troll", "alf")
ONE_ORC: Final = 1  # a number of troops of all kinds is packed: orcs + 256 * trolls + 65536 * älfar
ONE_TROLL: Final = 256
ONE_ALF: Final = 65536
ONE: Final = (ONE_ORC, ONE_TROLL, ONE_ALF)
SUPPLY: Final = (30, 25, 20)  # DW-1.5
ANY_TROOP: Final = -1

BATTLE: Final = 0
CRAFT: Final = 1
SPEED: Final = 2
HEALTH: Final = 3
ATTRIBUTES: Final = ("battle", "craft", "speed", "health")

DIRECTIONS: Final = ("E", "NE", "NW", "W", "SW", "SE")  # counter-clockwise
STEP_Q: Final = (1, 1, 0, -1, -1, 0)
STEP_R: Final = (0, -1, -1, 0, 1, 1)
COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "blue")
GATEWAYS: Final = ("I", "II", "IV", "V")

SPACES: Final = 65
TILES: Final = 36
TRACK: Final = 41
COUNCIL: Final = 9
NUMBER_DICE: Final = 7
CHARACTERS: Final = ("tungdil", "boindil", "boendal", "bavragor", "balyndis")
KINGDOMS: Final = ("gauragar", "urgon", "idoslane", "sangpur", "ran_ribastur", "weyurn", "tabain")
LOCATIONS: Final = (
    "blacksaddle",
    "porista",
    "dson_balsur",
    "alandur",
    "toboribor",
    "lot_ionans_vaults",
    "greenglade",
    "mifurdania",
    "roodacre",
    "queen_xamtys",
    "dragon_fire",
)
TUNNELS: Final = ("north", "east", "south", "west")

# --- cards: scenario 0..11, adventure 12..41, threat 42..56 -------------------------------------------

SCENARIOS: Final = 12
ADVENTURES: Final = 30
THREATS: Final = 15
FIRST_SCENARIO: Final = 0
FIRST_ADVENTURE: Final = 12
FIRST_THREAT: Final = 42
CARDS: Final = 57
GEAR: Final = 10  # kinds of Equipment
GEAR_COPIES: Final = 22

STAGE_A: Final = 0
STAGE_B: Final = 1
STAGE_C: Final = 2
STAGES: Final = ("A", "B", "C")
STAGE_COUNTS: Final = (8, 1, 3)

QUEST_TESTS: Final = 0
QUEST_FIGHT: Final = 1
QUEST_VISIT: Final = 2
QUEST_JOURNEY: Final = 3
QUEST_GATHER: Final = 4
QUEST_COUNCIL: Final = 5
QUEST_DICE: Final = 6
QUEST_DEFEAT: Final = 7
QUEST_DUEL: Final = 8
QUEST_CLEAR: Final = 9
QUEST_PAY: Final = 10
QUEST_NONE: Final = 11
QUESTS: Final = (
    "tests",
    "fight",
    "visit",
    "journey",
    "gather",
    "council",
    "dice",
    "defeat",
    "duel",
    "clear",
    "pay",
    "none",
)

EFFECT_HEAL: Final = 0
EFFECT_LOSE_HEALTH: Final = 1
EFFECT_EQUIPMENT: Final = 2
EFFECT_LOSE_EQUIPMENT: Final = 3
EFFECT_REMOVE_TROOPS: Final = 4
EFFECT_ADD_TROOPS: Final = 5
EFFECT_RECRUIT: Final = 6
EFFECT_COUNCIL: Final = 7
EFFECT_DOOM: Final = 8
EFFECT_HERO_PAUSE: Final = 9
EFFECT_PERISH: Final = 10
EFFECT_CLEANSE: Final = 11
EFFECT_TUNNEL_TILE: Final = 12
EFFECT_EXTRA_ACTIONS: Final = 13
EFFECT_FREE_MOVE: Final = 14
EFFECT_RELOCATE: Final = 15
EFFECT_DISCARD_THREAT: Final = 16
EFFECT_ADD_THREATS: Final = 17
EFFECT_CHOOSE: Final = 18
EFFECT_ATTRIBUTE: Final = 19
EFFECT_PREVENT: Final = 20
EFFECT_REROLL: Final = 21
EFFECT_BLOCK: Final = 22
EFFECT_EACH_TURN: Final = 23
EFFECTS: Final = (
    "heal",
    "lose_health",
    "equipment",
    "lose_equipment",
    "remove_troops",
    "add_troops",
    "recruit",
    "council",
    "doom",
    "hero_pause",
    "perish",
    "cleanse",
    "tunnel_tile",
    "extra_actions",
    "free_move",
    "relocate",
    "discard_threat",
    "add_threats",
    "choose",
    "attribute",
    "prevent",
    "reroll",
    "block",
    "each_turn",
)

WHO_ONE: Final = 0
WHO_SPLIT: Final = 1
WHO_EACH: Final = 2
WHO_ACTIVE: Final = 3
WHO_BEARER: Final = 4
WHO: Final = ("one", "split", "each", "active", "bearer")

PLACE_ANY: Final = 0
PLACE_TUNNEL: Final = 1
PLACE_PERISHED: Final = 2
PLACE_ORC: Final = 3
PLACE_TROLL: Final = 4
PLACE_ALF: Final = 5
PLACE_BEARER: Final = 6
PLACE_HERE: Final = 7
PLACE_NEAR: Final = 8
PLACES: Final = (
    "any",
    "tunnel",
    "perished",
    "troop:orc",
    "troop:troll",
    "troop:alf",
    "bearer",
    "here",
    "near",
)
PLACE_STATIC: Final = 16  # this code and those above stand for fixed sets of spaces

BLOCK_NONE: Final = 0
BLOCK_HEAL: Final = 1
BLOCK_TUNNEL: Final = 2
BLOCK_COUNCIL: Final = 3
BLOCK_BEARER_MOVE: Final = 4
BLOCKS: Final = ("none", "heal", "tunnel", "council", "bearer_move")

CONDITION_NONE: Final = 0
CONDITION_TILES_BELOW: Final = 1
CONDITION_TILES_AT_LEAST: Final = 2
CONDITION_TROOPS_AT_LEAST: Final = 3
CONDITIONS: Final = ("none", "tiles_below", "tiles_at_least", "troops_at_least")

GEAR_PASSIVE: Final = 0
GEAR_OWN_TURN: Final = 1
GEAR_OWN_ROLL: Final = 2
GEAR_HEALTH_LOSS: Final = 3
GEAR_WHEN: Final = ("passive", "own_turn", "own_roll", "health_loss")

TRACK_START: Final = 0
TRACK_TROOPS: Final = 1
TRACK_COUNCIL: Final = 2
TRACK_THREAT: Final = 3
TRACK_DOOM: Final = 4
TRACK_KINDS: Final = ("hero_start", "troops", "council", "threat", "doom_start")
TRACK_THREATS: Final = 6

COUNCIL_NONE: Final = 0
COUNCIL_TURN_START_DOOM: Final = 1
COUNCIL_RECRUIT_REROLL_BLANKS: Final = 2
COUNCIL_MUST_REROLL_HIGHEST: Final = 3
COUNCIL_THREAT_REVEALED_LOSE: Final = 4
COUNCIL_THREAT_REVEALED_GAIN: Final = 5
COUNCIL_ADVENTURE_DONE_DISCARD: Final = 6
COUNCIL_MAY_REROLL_ONE: Final = 7
COUNCIL_CRAFT_FOR_EQUIPMENT: Final = 8
COUNCIL_EFFECTS: Final = (
    "none",
    "turn_start_doom",
    "recruit_reroll_blanks",
    "must_reroll_highest",
    "threat_revealed_lose_health",
    "threat_revealed_gain_health",
    "adventure_done_discard_threat",
    "may_reroll_one",
    "craft_for_equipment",
)

ABILITY_COUNCIL_PLUS_ONE: Final = 0
ABILITY_FIGHT_REROLL_ALL: Final = 1
ABILITY_FIGHT_RAISE_ONE: Final = 2
ABILITY_PERISHED_IMMUNE: Final = 3
ABILITY_CRAFT_TEST_REROLL_ALL: Final = 4
ABILITIES: Final = (
    "council_plus_one",
    "fight_reroll_all",
    "fight_raise_one",
    "perished_immune",
    "craft_test_reroll_all",
)


def packed(orcs: int, trolls: int, alfar: int) -> int:
    """A number of troops of each kind as one integer."""
    return orcs * ONE_ORC + trolls * ONE_TROLL + alfar * ONE_ALF


def _numbers(values: list[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


def _index(names: list[str]) -> dict[str, int]:
    return {name: at for at, name in enumerate(names)}


class Tables:
    """One content, checked and flattened. A card, an effect, a place, a space is a number that indexes these tables."""

    def __init__(self, ints: dict[str, list[int]], words: dict[str, list[str]], titles: dict[str, str]) -> None:
        self._ints = ints
        self._words = words
        self.titles: dict[str, str] = titles  # of cards and Equipment by id, as the content writes them
        self.content: str = digest(ints, words)  # a hash of all that the rules use
        self.standard: bool = False  # is it the content of the box?
        self._spaces: list[Text] = []  # what spaces are called, once somebody has asked
        self.again: Callable[[], Tables] | None = None  # how that comes back when it is copied or unpickled

        # The map. Directions count counter-clockwise from E, colours are red, yellow, blue.
        self.names: list[str] = words["spaces"]
        self.index: dict[str, int] = _index(self.names)
        self.q: vec[i64] = _numbers(ints["q"])
        self.r: vec[i64] = _numbers(ints["r"])
        self.near: vec[i64] = _numbers(ints["near"])  # [space * 6 + direction]: the neighbour, or -1
        self.arrow: vec[i64] = _numbers(ints["arrow"])  # [space * 3 + colour]: its direction; -1 at the Blacksaddle
        self.steps: vec[i64] = _numbers(ints["steps"])  # to the Blacksaddle
        self.by_nearness: vec[i64] = _numbers(ints["by_nearness"])  # all spaces, by steps, then by id
        self.distance: vec[i64] = _numbers(ints["distance"])  # [space * 65 + space]
        self.kingdom: vec[i64] = _numbers(ints["kingdom"])  # number of the kingdom, or -1
        self.space_number: vec[i64] = _numbers(ints["space_number"])  # the how-manieth of its kingdom, from 1
        self.entrance: vec[i64] = _numbers(ints["entrance"])  # 1: a printed tunnel entrance
        self.gateway: vec[i64] = _numbers(ints["gateway"])  # the spaces of I, II, IV, V
        self.gateway_of: vec[i64] = _numbers(ints["gateway_of"])  # number of the gateway on a space, or -1
        self.location_space: vec[i64] = _numbers(ints["location_space"])
        self.location_of: vec[i64] = _numbers(ints["location_of"])  # number of the location on a space, or -1
        self.tunnel_space: vec[i64] = _numbers(ints["tunnel_space"])
        self.tunnel_of: vec[i64] = _numbers(ints["tunnel_of"])  # number of the printed entrance, or -1
        self.kingdom_names: list[str] = words["kingdoms"]
        self.location_names: list[str] = words["locations"]
        self.tunnel_names: list[str] = words["tunnels"]
        self.gateway_names: list[str] = list(GATEWAYS)
        self.blacksaddle: i64 = ints["blacksaddle"][0]

        # Places: codes below PLACE_STATIC change with the game; the others are sets of spaces.
        self.in_place: vec[i64] = _numbers(ints["in_place"])  # [(code - 16) * 65 + space]: 0 or 1
        self.place_space: vec[i64] = _numbers(ints["place_space"])  # [code - 16]: the space if it is one, else -1
        self.place_names: list[str] = words["places"]  # [code - 16]: "location:porista"
        self.place_index: dict[str, int] = {name: PLACE_STATIC + at for at, name in enumerate(self.place_names)}

        # Perished Land tiles: the drawn troops in the order left front, left back, right front, right back.
        self.tile_names: list[str] = words["tiles"]
        self.tile_index: dict[str, int] = _index(self.tile_names)
        self.tile_colour: vec[i64] = _numbers(ints["tile_colour"])
        self.tile_drawn: vec[i64] = _numbers(ints["tile_drawn"])  # [tile * 4 + k]: kind of troop

        self.recruit_face: vec[i64] = _numbers(ints["recruit_face"])  # [kind * 6 + face]: skulls
        self.track_kind: vec[i64] = _numbers(ints["track_kind"])
        self.track_gate: vec[i64] = _numbers(ints["track_gate"])  # the gateway's space, or -1
        self.council_target: vec[i64] = _numbers(ints["council_target"])  # [1..9]: lowest die for a step right; 0: none
        self.council_effect: vec[i64] = _numbers(ints["council_effect"])  # [1..9]
        self.council_start: i64 = ints["council_start"][0]
        self.council_craft: i64 = ints["council_craft"][0]

        self.char_names: list[str] = words["characters"]
        self.char_index: dict[str, int] = _index(self.char_names)
        self.char_battle: vec[i64] = _numbers(ints["char_battle"])
        self.char_craft: vec[i64] = _numbers(ints["char_craft"])
        self.char_speed: vec[i64] = _numbers(ints["char_speed"])
        self.char_health: vec[i64] = _numbers(ints["char_health"])
        self.char_start: vec[i64] = _numbers(ints["char_start"])  # a space
        self.char_ability: vec[i64] = _numbers(ints["char_ability"])

        # Cards and their quests.
        self.card_names: list[str] = words["cards"]
        self.card_index: dict[str, int] = _index(self.card_names)
        self.card_stage: vec[i64] = _numbers(ints["card_stage"])
        self.quest_kind: vec[i64] = _numbers(ints["quest_kind"])
        self.quest_place: vec[i64] = _numbers(ints["quest_place"])  # journey: from
        self.quest_to: vec[i64] = _numbers(ints["quest_to"])  # journey: to; else -1
        self.quest_count: vec[i64] = _numbers(ints["quest_count"])
        self.quest_target: vec[i64] = _numbers(ints["quest_target"])
        self.quest_dice: vec[i64] = _numbers(ints["quest_dice"])  # 0: as many as Health
        self.quest_troop: vec[i64] = _numbers(ints["quest_troop"])  # defeat: kind, or ANY_TROOP
        self.quest_keep: vec[i64] = _numbers(ints["quest_keep"])
        self.quest_after_tunnel: vec[i64] = _numbers(ints["quest_after_tunnel"])
        self.quest_troops: vec[i64] = _numbers(ints["quest_troops"])  # packed troops put on the card
        self.part_first: vec[i64] = _numbers(ints["part_first"])  # parts of card c: from [c] to before [c + 1]
        self.part_place: vec[i64] = _numbers(ints["part_place"])
        self.part_attribute: vec[i64] = _numbers(ints["part_attribute"])  # -1 for a place to visit
        self.part_target: vec[i64] = _numbers(ints["part_target"])
        self.part_count: vec[i64] = _numbers(ints["part_count"])
        self.card_reward: vec[i64] = _numbers(ints["card_reward"])  # number of a list of effects, or -1
        self.card_threat: vec[i64] = _numbers(ints["card_threat"])
        self.card_setup: vec[i64] = _numbers(ints["card_setup"])
        self.card_each_turn: vec[i64] = _numbers(ints["card_each_turn"])
        self.card_immediate: vec[i64] = _numbers(ints["card_immediate"])
        self.card_bearer: vec[i64] = _numbers(ints["card_bearer"])
        self.card_block: vec[i64] = _numbers(ints["card_block"])
        self.condition_kind: vec[i64] = _numbers(ints["condition_kind"])
        self.condition_value: vec[i64] = _numbers(ints["condition_value"])

        # Effects: list number n runs the effects list_first[n] .. list_end[n]-1.
        self.list_first: vec[i64] = _numbers(ints["list_first"])
        self.list_end: vec[i64] = _numbers(ints["list_end"])
        self.op_kind: vec[i64] = _numbers(ints["op_kind"])
        self.op_a: vec[i64] = _numbers(ints["op_a"])
        self.op_b: vec[i64] = _numbers(ints["op_b"])
        self.op_c: vec[i64] = _numbers(ints["op_c"])

        self.gear_names: list[str] = words["gear"]
        self.gear_index: dict[str, int] = _index(self.gear_names)
        self.gear_copies: vec[i64] = _numbers(ints["gear_copies"])
        self.gear_attribute: vec[i64] = _numbers(ints["gear_attribute"])  # -1: none
        self.gear_bonus: vec[i64] = _numbers(ints["gear_bonus"])
        self.gear_when: vec[i64] = _numbers(ints["gear_when"])
        self.gear_use: vec[i64] = _numbers(ints["gear_use"])  # number of a list of effects, or -1

    def space_label(self, space: i64) -> Text:
        """What a space is called: its own name, or which side of a named place it lies on."""
        if len(self._spaces) == 0:
            self._spaces = [self._named(at) or self._beside(at) for at in range(len(self.names))]
        return self._spaces[space]

    def _named(self, space: int) -> Text | None:
        """The name of a space that has one: a gateway, a location or a printed entrance of the tunnels."""
        if self.gateway_of[space] >= 0:
            return Text(f"dw-space-{self.names[space]}")
        if self.location_of[space] >= 0:
            return Text(f"dw-space-{self.location_names[self.location_of[space]]}")
        if self.tunnel_of[space] >= 0:
            entrance = Text(f"dw-tunnel-{self.tunnel_names[self.tunnel_of[space]]}")
            return Text("dw-space-entrance", {"entrance": entrance, "kingdom": self._kingdom(space)})
        return None

    def _beside(self, space: int) -> Text:
        """A space by the most telling neighbour: a location of its own kingdom, any other, a gateway, an entrance.

        Where none of them is near it goes by its number in the kingdom.
        """
        best, side = 4, -1
        for direction in range(6):
            near = int(self.near[space * 6 + direction])
            if near >= 0 and (rank := self._telling(near, space)) < best:
                best, side = rank, direction
        if side < 0:
            return Text("dw-space", {"kingdom": self._kingdom(space), "n": int(self.space_number[space])})
        near = int(self.near[space * 6 + side])
        name = self._named(near)
        assert name is not None
        entrance = name.args.get("entrance")
        of = Text(f"{entrance.id if isinstance(entrance, Text) else name.id}.of")
        opposite = Text(f"dw-side-{(side + 3) % 6}")
        return Text("dw-space-beside", {"kingdom": self._kingdom(space), "side": opposite, "of": of})

    def _telling(self, near: int, space: int) -> int:
        """How well a space is known by this neighbour; the lower the better, 4 is not at all."""
        if self.location_of[near] >= 0:
            return 0 if self.kingdom[near] == self.kingdom[space] else 1
        if self.gateway_of[near] >= 0:
            return 2
        own = self.kingdom[near] == self.kingdom[space]  # there is one in a kingdom at most
        return 3 if own and self.tunnel_of[near] >= 0 else 4

    def _kingdom(self, space: int) -> Text:
        return Text(f"dw-kingdom-{self.kingdom_names[self.kingdom[space]]}")

    def card_label(self, card: i64) -> Text:
        """The title of a card."""
        name = self.card_names[card]
        return _titled(self, f"dw-card-{name.lower()}", name)

    def gear_label(self, gear: i64) -> Text:
        """The title of a kind of Equipment."""
        name = self.gear_names[gear]
        return _titled(self, f"dw-gear-{name.lower()}", name)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        again = self.again
        if again is not None:
            return again, ()
        return Tables, (self._ints, self._words, self.titles)


def _titled(tables: Tables, id: str, name: str) -> Text:
    """The catalogue's title of a card of the box; the content's own words for content of one's own."""
    if tables.standard:
        return Text(id)
    return Text("dw-own-title", {"title": tables.titles[name]})


def digest(ints: dict[str, list[int]], words: dict[str, list[str]]) -> str:
    """A hash of all that the rules use: titles, texts and sources do not matter."""
    lines = [f"{key} {ints[key]}" for key in sorted(ints)] + [f"{key} {words[key]}" for key in sorted(words)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
