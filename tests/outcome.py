"""What became of a test, for the fixtures that look after it."""

from __future__ import annotations

import pytest

FAILED = pytest.StashKey[bool]()
"""Has anything of it failed so far?"""
