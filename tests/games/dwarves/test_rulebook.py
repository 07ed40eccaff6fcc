"""The rules as people read them: complete, in every language, and as they are played at a table."""

from __future__ import annotations

import pytest
from tests.conformance.words import bundle

from lamplight.core.messages import LANGUAGES
from lamplight.games.dwarves.rulebook import BOOK, RULES, RULINGS

CROWDED = {"dw-intro-8", "dw-intro-10", "dw-rule-5-1", "dw-rule-5-6", "dw-rule-5-9"}  # say how many troops are too many
INTROS = tuple(f"dw-intro-{n}" for n in range(1, 11))
WORDS = {"en": ("Four", "three"), "de": ("Vier", "drei"), "es": ("Cuatro", "tres"), "fr": ("Quatre", "trois")}


def told(lang: str, message: str, **args: int) -> str:
    found = bundle(lang).get_message(message)
    assert found.value is not None
    return str(bundle(lang).format_pattern(found.value, args)[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_of_experts_reads_of_four_troops(lang: str) -> None:
    messages = [*INTROS, *map(BOOK.message_of, (*RULES, *RULINGS))]
    assert all(bundle(lang).has_message(message) for message in messages)
    other = {message for message in messages if told(lang, message, perish=4) != told(lang, message, perish=5)}
    assert other == CROWDED
    for message in ("dw-rule-5-1", "dw-rule-5-6", "dw-rule-5-9"):
        four, five = told(lang, message, perish=4), told(lang, message, perish=5)
        assert (four.count("4"), four.count("5"), five.count("4"), five.count("5")) == (1, 0, 0, 1)
    assert WORDS[lang][0] in told(lang, "dw-intro-8", perish=4)
    assert f" {WORDS[lang][1]} " in told(lang, "dw-intro-10", perish=4)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_table_the_usual_rules_are_told(lang: str) -> None:
    assert all(told(lang, message) == told(lang, message, perish=5) for message in CROWDED)
