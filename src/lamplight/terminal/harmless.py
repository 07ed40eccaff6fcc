"""Text that a terminal only shows: whatever would steer it, or turn the order of letters round, is spelled out."""

from __future__ import annotations

import re
from typing import Final

# Controls but tab and line feed; marks of direction, and ends of lines that are none; halves of letters; private ones.
STEERING: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f"
    "\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb"
    "\ud800-\udfff\ue000-\uf8ff\U000e0000-\U000e007f\U000f0000-\U0010ffff]"
)


def harmless(text: str) -> str:
    r"""The text with everything that could steer a terminal spelled out, as JSON does inside a string.

    >>> print(harmless("\x1b]0;title\x07 a\u202eb \x9b2J \t|"))
    \u001b]0;title\u0007 a\u202eb \u009b2J 	|
    >>> print(harmless("\U000f0000"))
    \udb80\udc00
    """
    return text if text.isascii() and text.isprintable() else STEERING.sub(_spelled, text)


def _spelled(found: re.Match[str]) -> str:
    code = ord(found.group())
    if code < 0x10000:
        return f"\\u{code:04x}"
    return f"\\u{0xD800 + (code - 0x10000 >> 10):04x}\\u{0xDC00 + (code - 0x10000 & 0x3FF):04x}"
