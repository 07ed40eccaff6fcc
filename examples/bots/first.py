#!/usr/bin/env python3
"""A bot for Lamplight that needs nothing but Python: it reads a JSON line, answers with one, and plays any game.

It takes what looks liveliest: an action that touches pieces of its own before one that does not, and among those the
one that touches the most. See docs/engine-protocol.md.
"""

import json
import sys


def say(**answer):
    print(json.dumps(answer), flush=True)


def liveliest(ask, seat):
    """The option that touches the most of our own pieces, then the most pieces and places at all."""
    mine = {piece["id"] for piece in ask["view"]["pieces"] if piece.get("seat") == seat}

    def worth(option):
        touches = set(option.get("touches", []))
        return len(touches & mine), len(touches)

    best = max(ask["view"]["prompt"]["options"], key=worth)
    own = worth(best)[0]
    return best["do"], f"it moves {own} of my own" if own else "nothing of mine can move"


def main():
    seat = 0
    for line in sys.stdin:
        heard = json.loads(line)
        kind = heard["type"]
        if kind == "hello":
            say(type="hello", protocol=1, name="First", author="Lamplight")
        elif kind == "game":
            seat = heard["seat"]
            say(type="ready")
        elif kind == "ask":
            do, reason = liveliest(heard, seat)
            say(type="move", n=heard["n"], do=do, reason=reason)
        elif kind == "vote":
            say(type="vote", n=heard["n"], yes=True)
        elif kind == "bye":
            return


if __name__ == "__main__":
    main()
