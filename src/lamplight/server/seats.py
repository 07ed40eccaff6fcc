"""The secrets of a seat: its token, its invitation, its three words, its code for a phone. Only hashes are kept."""

from __future__ import annotations

import base64
import functools
import hashlib
import hmac
import secrets
from importlib import resources

TOKEN_BYTES = 18  # 144 bits
WORDS = 3
ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID_LENGTH = 12
CODE_LENGTH = 6
CODE_SALT = b"lamplight phone"  # a code is all that a phone knows, so there is nothing else to salt with


def new_token() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """The public name of a table, for its address."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def is_id(name: str) -> bool:
    """May this be the name of a table? No database is asked for anything else."""
    return name.isascii() and name.isalnum()


def token_hash(token: str) -> bytes:
    """What is stored of a token or an invitation; these have too many bits to be tried out."""
    return hashlib.sha256(token.encode()).digest()


def matches(token: bytes, stored: bytes | None) -> bool:
    """Is this the hash that is stored? Takes the same time either way."""
    return stored is not None and hmac.compare_digest(token, stored)


@functools.cache
def word_list() -> tuple[str, ...]:
    """All words that seats are recovered by."""
    return tuple((resources.files("lamplight.server") / "words.txt").read_text(encoding="utf-8").split())


def new_words() -> str:
    """Three words that people can write on a slip of paper."""
    return " ".join(secrets.choice(word_list()) for _ in range(WORDS))


def claimed(invite: str, key: str) -> tuple[str, str]:
    """The token and the words that a claimant gets for an invitation: always the same, and never the same for two.

    Whoever knows only the invitation, or only the claimant's key, cannot tell them. So the answer to a claim can be
    given again although only hashes are kept.
    """
    token = base64.urlsafe_b64encode(hmac.digest(invite.encode(), b"token " + key.encode(), "sha256")[:TOKEN_BYTES])
    drawn = hmac.digest(invite.encode(), b"words " + key.encode(), "sha256")
    known = word_list()
    words = [known[int.from_bytes(drawn[8 * at : 8 * at + 8], "big") % len(known)] for at in range(WORDS)]
    return token.decode(), " ".join(words)


def plain_words(words: str) -> str:
    """The words as they were given out, however they were typed.

    >>> plain_words(" Lantern,apple  -  RIVER ")
    'lantern apple river'
    """
    return " ".join("".join(letter if letter.isalpha() else " " for letter in words.lower()).split())


def words_hash(words: str, table: str) -> bytes:
    """What is stored of the three words: slow to compute, so that trying out is slow; off the event loop, please."""
    return hashlib.scrypt(plain_words(words).encode(), salt=table.encode(), n=2**12, r=8, p=1, dklen=32)


def new_code() -> str:
    """A short code that can be typed on a phone; it is good for minutes and once."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(CODE_LENGTH)).upper()


def plain_code(code: str) -> str:
    """The code as it was given out, however it was typed.

    >>> plain_code(" k7m-q2x ")
    'K7MQ2X'
    """
    return "".join(letter for letter in code.upper() if letter.isalnum())


def code_hash(code: str) -> bytes:
    """What is stored of a code: slow to compute, like that of the three words."""
    return hashlib.scrypt(plain_code(code).encode(), salt=CODE_SALT, n=2**12, r=8, p=1, dklen=32)
