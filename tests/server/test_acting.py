"""Why not, and what is this: the rules behind what cannot be done, and of what lies on the table."""

from __future__ import annotations

from tests.server.people import Server, people


def test_why_names_the_rule(server: Server) -> None:
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (a,):
        because = a.ask("why", seat=a.actor, touches=["red-girl", "linden"])
        assert because["t"] == "because"
        assert because["refusals"]
        assert because["refusals"][0]["message"]["id"]


def test_what_is_this_is_told_to_anybody(server: Server) -> None:
    """A stranger at the window may ask, too, and of nothing that is there nothing is told."""
    table = server.table("here", "here")
    with people(table.sit(0), table.sit()) as (seated, stranger):
        for device in (seated, stranger):
            answer = device.ask("about", thing="red-girl")
            assert (answer["t"], answer["thing"]) == ("about", "red-girl")
            assert answer["about"]["rules"]
            assert answer["about"]["what"][0]["id"]
            assert device.ask("about", thing="no-such-thing").get("about") is None


def test_why_tells_what_would_have_to_be(server: Server) -> None:
    """Somebody on turn asks for every tile: sooner or later one of them is one roll away."""
    table = server.table("here", "here")
    with people(table.sit(0, 1)) as (a,):
        for _ in range(20):
            mine = ("red", "blue")[a.actor]
            told = [a.ask("why", seat=a.actor, touches=[f"{mine}-girl", str(n)])["refusals"] for n in range(1, 9)]
            if any("needs" in refusal for refusals in told for refusal in refusals):
                return
            a.act()
        raise AssertionError("never one fact away")
