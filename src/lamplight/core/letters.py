"""Words as people type them when they look for something: no accents, no capitals, no signs."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

# Typed where the letter is not at hand.
APART: Final = {"ä": "ae", "ö": "oe", "ü": "ue", "æ": "ae", "œ": "oe", "ß": "ss"}


def plain(text: str) -> str:
    """A text without accents, signs and capitals.

    >>> plain("  Nôd’onn! "), plain("Lot-Ionan's Vaults"), plain("Älfar")
    ('nod onn', 'lot ionan s vaults', 'alfar')
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(re.findall(r"[^\W_]+", "".join([c for c in letters if not unicodedata.combining(c)])))


def forms(text: str) -> tuple[str, str]:
    """The ways in which a text may be typed: with its letters bared, or with two letters for one.

    >>> forms("Älfar")
    ('alfar', 'aelfar')
    """
    small = text.casefold()
    for letter, pair in APART.items():
        small = small.replace(letter, pair)
    return plain(text), plain(small)


def holds(text: str, wanted: str) -> bool:
    """Does a text hold every word that is looked for?

    >>> holds("Les fantômes ne passent jamais", "FANTOMES jamais"), holds("Älfar", "aelfar"), holds("Älfar", "orc")
    (True, True, False)
    """
    bare, spelled = forms(text)
    return all(word in bare or word in spelled for word in plain(wanted).split())
