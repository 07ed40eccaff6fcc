"""Every numbered rule, ruling and example has a test that cites it, and no test cites what is not there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cited import cited_in

from lamplight.games.dunkelrunde.rulebook import BOOK, RULES, RULINGS

EXAMPLES = tuple(f"E{n}" for n in range(1, 19))
CITED = cited_in(Path(__file__).parent)


@pytest.mark.parametrize("number", [*RULES, *RULINGS, *EXAMPLES])
def test_every_rule_has_a_test_that_cites_it(number: str) -> None:
    assert CITED.get(number), f"no test cites {number}"


def test_no_test_cites_a_rule_that_is_not_there() -> None:
    assert set(CITED) <= {*RULES, *RULINGS, *EXAMPLES}


def test_the_table_of_contents_is_that_of_the_rules() -> None:
    assert len(RULES) == len(set(RULES)) == 67
    assert (RULES[0], RULES[-1]) == ("DR-4.1", "DR-14.4")
    assert (*(f"T{n}" for n in range(1, 17)), *(f"S{n}" for n in range(1, 51))) == RULINGS
    assert BOOK.message_of("DR-14.4") == "dr-rule-14-4"
