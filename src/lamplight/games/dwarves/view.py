"""What people see. All is open but the order of the piles, so all see the same; the prompt says who is asked."""

from __future__ import annotations

from lamplight.core.game import OVER
from lamplight.core.view import Prompt, TableView, Way
from lamplight.games.dwarves.asking import ask
from lamplight.games.dwarves.beside import in_words, tableau
from lamplight.games.dwarves.options import option
from lamplight.games.dwarves.outcome import outcome
from lamplight.games.dwarves.pieces import pieces
from lamplight.games.dwarves.state import Realm


def view(realm: Realm, legal: list[int], plans: list[Way]) -> TableView:
    """The table as everybody sees it; legal are the actions of the actor, for the others to propose. # DW-3.4"""
    actor = int(realm.actor)
    prompt = None
    if actor != OVER:
        options = tuple([option(realm, code) for code in legal])
        prompt = Prompt(actor if actor >= 0 else int(realm.active), ask(realm), options, tuple(plans))
    beside = tableau(realm)
    return TableView(
        game="dwarves",
        turn=int(realm.turn),
        actor=actor,
        pieces=pieces(realm),
        prompt=prompt,
        tableau=beside,
        outcome=outcome(realm),
        beside=in_words(beside),
    )
