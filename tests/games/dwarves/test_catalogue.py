"""Every card in words: the sentences say what the tables do, in every language."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib import resources

import pytest

from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.view import Text
from lamplight.games.dwarves import tables as t
from lamplight.games.dwarves.catalogue import KINDS, SECTIONS, Card, cards, effects, joined, place, place_in, troops
from lamplight.games.dwarves.content import FILES, load, standard

BOX = standard()
BOOK = {card.id: card for card in cards(BOX)}
FOLDER = resources.files("lamplight.games.dwarves") / "content"
TEXTS = {name: (FOLDER / name).read_text(encoding="utf-8") for name in FILES}
ENGLISH = Catalogue("en")
WORDS = {1: {"a", "an", "one"}, 2: {"two"}, 3: {"three"}, 4: {"four"}}
MEANT = {"AV06": 9, "SA4": 6}  # "the rightmost space", "one space to the right of the axe"


def told(card: Card, lang: str = "en") -> dict[str, list[str]]:
    """The sections of a card in words."""
    catalogue = Catalogue(lang)
    return {section.name: [catalogue.format(line) for line in section.lines] for section in card.sections}


def numbers(text: Text) -> list[int]:
    """All numbers in the arguments of a text."""
    found: list[int] = []
    for value in text.args.values():
        if isinstance(value, Text):
            found += numbers(value)
        elif isinstance(value, int):
            found.append(value)
    return found


def test_the_catalogue_holds_every_card_once() -> None:
    assert len(BOOK) == 12 + 30 + 15 + 10 + 5
    assert Counter(card.kind for card in BOOK.values()) == dict(zip(KINDS, (12, 30, 15, 10, 5), strict=True))
    assert {section.name for card in BOOK.values() for section in card.sections} == set(SECTIONS)
    assert BOOK["SB1"].stage == "B"
    assert BOOK["EQ01"].copies == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there(lang: str) -> None:
    catalogue = Catalogue(lang)
    for card in BOOK.values():
        assert catalogue.has(card.title.id.partition(".")[0])
        assert card.text is not None
        lines = [card.title, card.text, *(line for section in card.sections for line in section.lines)]
        for text in [*lines, *(section.heading() for section in card.sections)]:
            words = catalogue.format(text)
            assert words
            assert not re.search(r"\bdw-|[{}$]", words), words
    titles = [catalogue.format(card.title) for card in BOOK.values()]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name(lang: str) -> None:
    catalogue = Catalogue(lang)
    wanted = [f"dw-kingdom-{name}" for name in t.KINGDOMS] + [f"dw-space-{name}" for name in t.LOCATIONS]
    wanted += [f"dw-space-{BOX.names[space]}" for space in BOX.gateway] + [f"dw-tunnel-{name}" for name in t.TUNNELS]
    wanted += [f"dw-council-{n}" for n in range(1, 10)] + [f"dw-dwarf-{name}" for name in t.CHARACTERS]
    wanted += [f"dw-troop-{kind}" for kind in (*t.TROOPS, "any")] + [f"dw-stage-{stage}" for stage in t.STAGES]
    wanted += [f"dw-effect-block-{block}" for block in t.BLOCKS[1:]]
    wanted += [f"dw-condition-{kind}" for kind in t.CONDITIONS[1:]]
    assert [message for message in wanted if not catalogue.has(message)] == []
    for code in (*range(len(t.PLACES)), *range(t.PLACE_STATIC, t.PLACE_STATIC + len(BOX.place_names))):
        for text in (place(BOX, code), place_in(BOX, code)):
            assert not catalogue.format(text).startswith("dw-"), text
    for kind in (*t.TROOPS, "any"):
        one, two = (catalogue.format(Text(f"dw-troop-{kind}", {"count": n})) for n in (1, 2))
        assert one.startswith("1 ")
        assert two.startswith("2 ")
        assert one[2:] == catalogue.format(Text(f"dw-troop-{kind}.one"))
        assert two[2:] == catalogue.format(Text(f"dw-troop-{kind}.many"))


def test_english_titles_and_sentences_are_those_of_the_data() -> None:
    for name, family in (("scenario", "card"), ("adventure", "card"), ("threat", "card"), ("equipment", "gear")):
        for entry in tomllib.loads(TEXTS[f"{name}.toml"])["card"]:
            message = f"dw-{family}-{entry['id'].lower()}"
            assert ENGLISH.format(Text(message)).replace("’", "'") == entry["title"]
            assert ENGLISH.format(Text(f"{message}.text")).replace("’", "'") == entry["text"]
    for entry in tomllib.loads(TEXTS["characters.toml"])["character"]:
        assert ENGLISH.format(Text(f"dw-dwarf-{entry['id']}.full")) == entry["name"]
        assert ENGLISH.format(Text(f"dw-dwarf-{entry['id']}.clan")) == entry["clan"]
        assert ENGLISH.format(Text(f"dw-dwarf-{entry['id']}.ability")) == entry["ability_text"]
    for entry in tomllib.loads(TEXTS["map.toml"])["location"]:
        assert ENGLISH.format(Text(f"dw-space-{entry['id']}")).replace("’", "'") == entry["name"]


@pytest.mark.parametrize("card", [name for name in BOOK if name not in t.CHARACTERS])
def test_the_sentence_has_all_the_numbers_of_the_effects(card: str) -> None:
    text = BOOK[card].text
    assert text is not None
    sentence = ENGLISH.format(text).lower()
    known = {int(n) for n in re.findall(r"\d+", sentence)}
    words = set(re.findall(r"[a-z]+", sentence))
    known |= {n for n, names in WORDS.items() if names & words} | {MEANT.get(card, 0)}
    for section in BOOK[card].sections:
        for line in section.lines:
            missing = set(numbers(line)) - known
            # "the next Hero step", "each die", "a dwarf": one of something need not be counted
            assert missing <= {1}, (section.name, ENGLISH.format(line), sentence)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_all_languages_say_the_same_numbers(lang: str) -> None:
    other = Catalogue(lang)
    figures = re.compile(r"\d+|\b(?:IV|V|II|I)\b")
    texts = [card.text for card in BOOK.values() if card.text is not None]
    texts += [Text(f"dw-council-{n}") for n in range(1, 10)]
    for text in texts:
        english, translated = ENGLISH.format(text), other.format(text)
        assert english != translated
        assert Counter(figures.findall(english)) == Counter(figures.findall(translated)), (english, translated)


@pytest.mark.parametrize(
    ("card", "sections"),
    [
        (
            "SA1",
            {
                "quest": [
                    "Craft test 4+ in Urgon: 1 success",
                    "Craft test 4+ in Rân Ribastur: 1 success",
                    "Any dwarves, any turns: successes are kept",
                ]
            },
        ),
        ("SA2", {"quest": ["Put on this card: 4 Orcs. Defeat them at Toboribor"]}),
        ("SA4", {"quest": ["The Council token stands on space 6 or further right"]}),
        (
            "SA5",
            {"quest": ["A dwarf enters this place: Lot-Ionan’s Vaults", "A dwarf enters this place: Porista"]},
        ),
        ("SA7", {"quest": ["Craft test 4+ in Greenglade: 1 success"]}),
        (
            "AV30",
            {
                "quest": ["Put on this card: 1 Orc and 1 Älf. Defeat them in Dsôn Balsur"],
                "reward": ["Off the map: 2 Älfar", "1 extra action", "The Doom token goes back 1"],
            },
        ),
        (
            "AV16",
            {
                "quest": ["One dwarf travels Sangpûr → Tabaîn, doing nothing but walking on the way"],
                "reward": ["Choose one: 2 Equipment cards, or Heal 3 Health, shared as you like"],
            },
        ),
        (
            "TH02",
            {
                "avert": ["Put on this card: 1 Älf. Defeat them on the victim’s space"],
                "ongoing": ["The victim cannot move"],
                "threat": ["The victim loses 2 Health"],
            },
        ),
        (
            "TH04",
            {
                "avert": ["From now on defeat 2 Älfar anywhere"],
                "threat": [
                    "Perished Land: The space with an Älf that lies nearest the Blacksaddle",
                    "You lose 2 Health, shared as you like",
                ],
            },
        ),
        (
            "TH11",
            {"immediate": ["You lose 1 Equipment card. If nobody has any: The Doom token comes 1 closer"]},
        ),
        ("EQ01", {"passive": ["Speed +1"]}),
        ("EQ09", {"own_turn": ["Take any 2 troops off the map (only on your own space or one next to it)"]}),
        ("EQ10", {"own_turn": ["Lay the Tunnel tile on your own space"]}),
    ],
)
def test_cards_in_words(card: str, sections: dict[str, list[str]]) -> None:
    assert told(BOOK[card]) == sections


def test_a_card_of_ones_own_says_what_it_does() -> None:
    data = TEXTS["adventure.toml"]
    old = '{ kind = "doom", steps = -4 }'
    new = '{ kind = "discard_threat", count = 1 }, { kind = "doom", steps = 2 }'
    new += ', { kind = "heal", amount = 1, who = "active" }'
    own = load({**TEXTS, "adventure.toml": data.replace(old, new, 1)})
    card = {card.id: card for card in cards(own)}["AV06"]
    assert card.text is None
    assert ENGLISH.format(card.title) == "Election of the new Secondling King"
    assert told(card)["reward"] == [
        "Discard 1 Threat card without its effect",
        "The Doom token comes 2 closer",
        "The dwarf whose turn it is heals 1 Health",
    ]


def test_joining() -> None:
    a, b, c = (Text("dw-own-title", {"title": letter}) for letter in "abc")
    assert [ENGLISH.format(joined(texts, "dw-or")) for texts in ([a], [a, b], [a, b, c])] == [
        "a",
        "a, or b",
        "a, b, or c",
    ]
    packed = t.packed(2, 1, 3)
    assert ENGLISH.format(troops(packed)) == "2 Orcs, 1 Troll and 3 Älfar"


def test_every_list_of_effects_can_be_told() -> None:
    for number in range(len(BOX.list_first)):
        for line in effects(BOX, number):
            assert not ENGLISH.format(line).startswith("dw-")
