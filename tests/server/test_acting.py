"""Why not: the rule behind what cannot be done."""

from __future__ import annotations

from tests.server.people import Server, people


def test_why_names_the_rule(server: Server) -> None:
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (a,):
        because = a.ask("why", seat=a.actor, touches=["red-girl", "linden"])
        assert because["t"] == "because"
        assert because["refusals"]
        assert because["refusals"][0]["message"]["id"]
