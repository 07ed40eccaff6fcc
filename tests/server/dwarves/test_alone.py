"""With bots alone nobody is asked to agree: what people are asked only so that they agree goes without saying."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.people import Server, people


def test_one_person_among_bots_is_not_asked_to_agree(own_server: Callable[..., Server]) -> None:
    """The question who begins is there so that people agree: alone one simply begins, several are asked."""
    server = own_server(bot_delay=0)
    for kinds, asked in ((("bot:uniform", "here", "bot:uniform"), False), (("here", "here", "bot:uniform"), True)):
        table = server.table_of("dwarves", *kinds)
        mine = [at for at, kind in enumerate(kinds) if kind == "here"]
        with people(table.sit(*mine)) as (device,):
            for _ in range(40):
                if device.view.get("turn", 0) > 0:
                    break
                if device.actor in mine:
                    assert device.act()["t"] == "step"
                else:
                    device.until("step")
            told = [one["view"]["prompt"] for one in device.heard if "view" in one and one["view"].get("prompt")]
            dos = [option["do"] for prompt in told for option in prompt.get("options", [])]
            formal = [do for do in dos if do.startswith("begin")]
            assert bool(formal) == asked
            rows = server.sql("SELECT by, do FROM plies WHERE do LIKE 'begin%' ORDER BY match DESC LIMIT 1")
            assert rows[0][1] == ("begin 1" if asked else "begin 2"), "the only person begins"


def test_who_is_still_to_come_is_somebody_to_agree_with(server: Server) -> None:
    table = server.table_of("dwarves", "here", "remote", dwarves="random")
    with people(table.sit(0)) as (device,):
        assert [do for do in device.options if do.startswith("begin")]
    alone = server.table_of("dwarves", "here", "bot:uniform", dwarves="random")
    with people(alone.sit(0)) as (device,):
        assert not [do for do in device.options if do.startswith("begin")]
        assert device.actor == 0


def test_who_plays_alone_is_not_told_to_decide_together(server: Server) -> None:
    """The group's questions speak of agreeing only where there is somebody to agree with. # DW-3.4"""
    for kinds, together in ((("here", "bot:uniform"), False), (("here", "here"), True)):
        table = server.table_of("dwarves", *kinds, dwarves="random")
        mine = [at for at, kind in enumerate(kinds) if kind == "here"]
        with people(table.sit(*mine)) as (device,):
            asks: set[str] = set()
            for n in range(250):
                prompt = device.view.get("prompt")
                if prompt is None or asks & {"dw-ask-penalty", "dw-ask-lose", "dw-ask-together", "dw-ask-lose-council"}:
                    break
                if device.actor not in mine:
                    device.until("step")
                    continue
                asks.add(prompt["ask"]["id"])
                dos = device.options
                device.act(next((do for do in dos if do == "move"), dos[n % len(dos)]))
            assert ("dw-ask-together" in asks) == together
