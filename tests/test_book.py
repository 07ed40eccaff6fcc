"""The rulebooks as they are read: whole, in order, with examples that hold, in every language."""

from __future__ import annotations

import re

import pytest
from tests.examples import EXAMPLE

from lamplight.book import Book, FalseExample, book_of, played
from lamplight.bots.kit import Kit
from lamplight.core.messages import LANGUAGES, Catalogue
from lamplight.core.reading import Example
from lamplight.core.rulebook import Rulebook
from lamplight.core.view import Text
from lamplight.kits import all_kits, kit_named

KITS = [kit for kit in all_kits() if kit.rulebook is not None]
EXAMPLES = [(kit, one) for kit in KITS if kit.rulebook for one in kit.rulebook.reading.examples]


def rules_of(kit: Kit) -> Rulebook:
    assert kit.rulebook is not None
    return kit.rulebook


def read(kit: Kit) -> Book:
    book = book_of(kit.id)
    assert book is not None
    return book


def texts(value: object) -> list[Text]:
    """Every text in a value, nested ones too."""
    if isinstance(value, Text):
        return [value, *[one for arg in value.args.values() for one in texts(arg)]]
    if isinstance(value, tuple | list):
        return [one for part in value for one in texts(part)]
    fields = getattr(value, "__struct_fields__", ())
    return [one for name in fields if name not in ("before", "after") for one in texts(getattr(value, name))]


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)
def test_every_rule_stands_in_the_book_once(kit: Kit) -> None:
    rules, book = rules_of(kit), read(kit)
    names = [entry.name for section in book.sections for entry in section.entries if entry.name]
    assert sorted(names) == sorted([*rules.rules, *rules.rulings])
    variants = [entry.id for section in book.sections if section.kind == "variants" for entry in section.entries]
    assert variants == [f"{rules.prefix}-variant-{name}" for name in rules.variants]


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)
def test_the_book_begins_with_an_introduction_that_lies_open(kit: Kit) -> None:
    first, *rest = read(kit).sections
    assert (first.kind, first.open) == ("intro", True)
    assert 5 <= len(first.entries) <= 10
    assert not any(section.open for section in rest)
    assert [section.kind for section in rest if section.kind != "shelf"][-1] == "editions"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)
def test_every_text_of_the_book_is_told(kit: Kit, lang: str) -> None:
    catalogue, book = Catalogue(lang), read(kit)
    told = [*texts(book.sections), *texts(book.preface)]
    assert len(told) > 300
    missing = {text.id for text in told if not catalogue.has(text.id.partition(".")[0])}
    assert missing == set()
    assert {text.id for text in told if catalogue.format(text) == text.id} == set()


@pytest.mark.parametrize(("kit", "example"), EXAMPLES, ids=lambda one: getattr(one, "name", getattr(one, "id", "")))
def test_what_an_example_claims_is_so(kit: Kit, example: Example) -> None:
    rules = rules_of(kit)
    shown = played(kit, rules.prefix, example, {})
    assert set(shown.rules) <= {*rules.rules, *rules.rulings}
    assert example.chapter in rules.chapters
    assert example.can or example.cannot or example.plays, "it shows nothing"
    if example.plays:
        assert example.ends, "nothing is claimed of where it ends"
        assert example.tells, "nothing is claimed of what happens"


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)
def test_no_example_is_left_out(kit: Kit) -> None:
    shown = [one.id for section in read(kit).sections for one in section.examples]
    assert len(shown) >= 6
    assert sorted(shown) == sorted(one.name for one in rules_of(kit).reading.examples)


def test_a_false_claim_is_noticed() -> None:
    kit, example = EXAMPLES[0]
    prefix = rules_of(kit).prefix
    can = next(one for _, one in EXAMPLES if one.about and one.cannot)
    owner = next(kit for kit, one in EXAMPLES if one is can)
    wrong = [
        (owner, can._replace(can=can.can[1:]), "allowed too"),
        (owner, can._replace(can=(*can.can, can.cannot[0][0])), "not allowed"),
        (owner, can._replace(cannot=((can.cannot[0][0], "X-1.1"),)), "not by X-1.1"),
        (owner, can._replace(cannot=((can.can[0], can.cannot[0][1]),)), "refused by nothing"),
        (kit, example._replace(ends=((example.ends[0][0], "nowhere"),)), "not at nowhere"),
        (kit, example._replace(tells=("thunder",)), "does not happen"),
        (kit, example._replace(plays=(*example.plays, example.plays[0])), "cannot be played"),
        (kit, example._replace(places=("nowhere",)), "no such places"),
    ]
    for one, claim, said in wrong:
        with pytest.raises(FalseExample, match=re.escape(said)):
            played(one, prefix, claim, {})


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)
def test_things_have_names_for_an_address_and_name_real_rules(kit: Kit) -> None:
    rules, book = rules_of(kit), read(kit)
    items = [item for section in book.sections for item in section.items]
    names = [item.id for item in items]
    assert len(set(names)) == len(names) >= 6
    for item in items:
        assert re.fullmatch(r"[A-Za-z0-9-]{2,40}", item.id)
        assert item.rules, item.id
        assert set(item.rules) <= {*rules.rules, *rules.rulings}, item.id
        assert len(set(item.rules)) == len(item.rules), item.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.id)
def test_terms_have_a_meaning_forms_and_a_rule_that_is_there(kit: Kit, lang: str) -> None:
    catalogue, rules = Catalogue(lang), rules_of(kit)
    terms = [term for section in read(kit).sections for term in section.terms]
    assert len(terms) >= 5
    seen: dict[str, str] = {}
    for term in terms:
        forms = [form.strip() for form in catalogue.format(Text(f"{term.id}.forms")).split(",")]
        assert all(forms), term.id
        for form in forms:
            assert seen.setdefault(form.casefold(), term.id) == term.id, f"{form} is two terms"
        assert catalogue.format(term.means).endswith((".", "!", "?")), term.id
        assert term.rule == "" or rules.named(term.rule) == term.rule, term.id
        assert catalogue.format(Text(f"{term.id}.rule")) in (term.rule, f"{term.id}.rule"), "one rule in all languages"


def test_seats_of_examples_are_called_by_their_colours() -> None:
    shown = [one for kit in KITS for section in read(kit).sections for one in section.examples]
    told = [text for one in shown for text in texts(one.told)]
    assert "seat-name" not in {text.id for text in told}
    assert any(text.id.startswith("colour-") for text in told)


def test_a_kit_without_a_rulebook_has_no_book(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = kit_named(EXAMPLE)
    monkeypatch.setattr("lamplight.book.kit_named", lambda _: Kit(game=kit.game, prefix="bare"))
    assert book_of.__wrapped__("bare") is None


def test_a_book_says_which_chapter_is_which() -> None:
    numbers = [section.number for section in read(kit_named(EXAMPLE)).sections if section.kind == "chapter"]
    chapters = rules_of(kit_named(EXAMPLE)).chapters
    assert sorted(numbers) == sorted(chapters)
    assert numbers != list(chapters), "that would be the order of the print, not of learning"
