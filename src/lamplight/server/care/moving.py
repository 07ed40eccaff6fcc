"""Moving house: all tables from one database into another one, of whichever kind."""

from __future__ import annotations

from lamplight.core.faults import cannot
from lamplight.server.care.backup import back_up
from lamplight.server.care.checking import Checked, Told
from lamplight.server.care.places import Place, existing
from lamplight.server.care.restore import alone, is_used, newest, poured, restore


def move(source: Place, target: Place, told: Told = lambda *_: None) -> Checked:
    """Copy everything and prove that it has arrived; the target must be empty, and stays so if that fails."""
    existing(source)
    if source.url == target.url:
        raise cannot("cli-care-same", file=source.shown)
    if target.file is not None:
        return _into_file(source, target, told)
    with alone(target):
        if is_used(target):
            raise cannot("cli-care-target-used", place=target.shown)
        return poured(source, target, told)


def _into_file(source: Place, target: Place, told: Told) -> Checked:
    file = target.file
    assert file is not None
    if source.file is not None:
        return restore(source, target, told=told).checked
    with alone(target):
        if file.exists() and is_used(target):
            raise cannot("cli-care-target-used", place=target.shown)
        with newest(source) as ready:
            return back_up(ready, file, told, all_=True).checked
