"""What if: a game that begins with the plies of another one goes on as any other, with luck of its own."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.examples import SECRET, SHORT, needs_secrets
from tests.server.people import Created, Device, Server, people
from tests.server.test_reels import FILES, lines_of
from tests.server.test_rematch import finished, play_out

from lamplight.core.record import read_record, verify
from lamplight.kits import game_named

HERE = {"kind": "here"}


def branched(server: Server, seats: int, **ask: Any) -> tuple[int, Any]:
    return server.post("/api/branches", {"seats": [HERE] * seats, **ask})[:2]


def plies_of(server: Server, table: str) -> list[tuple[Any, ...]]:
    return server.sql("select n, by, do from plies join matches on number = match where id = ? order by n", table)


def test_it_goes_on_from_there_and_ends_in_a_record_that_can_be_verified(own_server: Callable[..., Server]) -> None:
    server = own_server(snapshot=20)
    ada, ben = finished(server, "here", "remote")
    with people(ada, ben):
        reel = server.get(f"/api/tables/{ada.table}/replay")[1]
        scene = len(reel["plies"]) // 2
        ply = reel["plies"][scene]
        status, made = branched(server, 2, table=ada.table, ply=ply)
        assert status == 200, made
        old, new = plies_of(server, ada.table), plies_of(server, made["table"])
    table = Created(server, made)
    assert new[:ply] == old[:ply]
    frame = server.get(f"/api/tables/{ada.table}/replay?first={scene}")[1]["frames"][0]["view"]
    with people(table.sit(0, 1)) as (both,):
        assert both.view["pieces"] == frame["pieces"]
        log = both.heard[0]["log"]
        assert log[0]["event"]["text"] == {"id": "server-branch", "args": {"ply": ply, "of": ada.table}}
        seat = both.view["actor"]
        refused = both.ask("undo", seat=1 - seat, prompt=both.v)
        assert refused["t"] == "refused", "nothing before its beginning is taken back"
        both.act(both.options[0])
        server.kill()
        server.start()
        both.again()
        assert both.heard[-1]["log"][0]["event"]["text"]["id"] == "server-branch"
        for n in range(3000):
            if both.over:
                break
            both.act(both.options[-1 - n % len(both.options)])
        assert both.over
        status, text, _ = server.get(f"/api/tables/{table.id}/record")
        record = read_record(text.decode().split("\n"))
        branch = record.margin.branch
        assert branch is not None
        assert (branch.of, branch.ply) == (ada.table, ply)
        assert record.commitment == ""  # readers who know no branches look for no luck
        checked = verify(record, game_named(record.game))
        luck = [entry for _, entry in record.entries()[ply:] if entry.by < 0]
        assert checked.dice_checked == len(luck) > 0
        again = server.get(f"/api/tables/{table.id}/replay")[1]
        assert again["branch"] == {"of": ada.table, "ply": ply}


def test_what_cannot_be_gone_on_with_is_told(server: Server) -> None:
    ada, ben = finished(server, "here", "remote")
    with people(ada, ben):
        last = server.get(f"/api/tables/{ada.table}/replay")[1]["plies"][-1]
        cases = {
            "replay-branch-over": {"seats": 2, "table": ada.table, "ply": last},
            "replay-no-ply": {"seats": 2, "table": ada.table, "ply": last + 1},
            "replay-branch-seats": {"seats": 3, "table": ada.table, "ply": 4},
            "server-no-table": {"seats": 2, "table": "nowhere", "ply": 4},
            "replay-fault": {"seats": 2, "record": "nonsense", "ply": 4},
            "replay-branch-early": {"seats": 2, "table": server.table("here", "here").id, "ply": 1},
        }
        for reason, ask in cases.items():
            status, answer = branched(server, **ask)
            assert status >= 400
            assert answer["error"]["id"] == reason, answer


@needs_secrets
def test_only_who_may_know_all_goes_on_from_a_game_with_secrets(server: Server) -> None:
    _, seats, options = SHORT[SECRET]
    kinds = ["here", *["remote"] * (seats - 1)]
    with people(*play_out(server.table_of(SECRET, *kinds, **options), *kinds)) as (ada, *_):
        ply = server.get(f"/api/tables/{ada.table}/replay")[1]["plies"][3]
        status, answer = branched(server, seats, table=ada.table, ply=ply)
        assert (status, answer["error"]["id"]) == (403, "replay-branch-secret")
        assert branched(server, seats, table=ada.table, ply=ply, tokens=["nonsense"])[0] == 403
        status, made = branched(server, seats, table=ada.table, ply=ply, tokens=ada.tokens)
        assert status == 200, made


def test_a_record_is_gone_on_with_by_its_own_rules_and_with_bots(server: Server) -> None:
    for path in FILES:
        lines = lines_of(path)
        header = json.loads(lines[0])
        reel = server.post("/api/replay", {"record": "\n".join(lines)})[1]
        ply = reel["plies"][5]
        seats = [HERE, *[{"kind": "bot", "bot": "uniform"}] * (header["seats"] - 1)]
        status, made, _ = server.post("/api/branches", {"record": "\n".join(lines), "ply": ply, "seats": seats})
        assert status == 200, made
        info = server.get(f"/api/tables/{made['table']}")[1]
        assert info["rules_version"] == header["rules"]
        with people(Device(server, made["table"], [made["seats"][0]["token"]])) as (one,):
            assert one.v >= ply
            assert one.heard[0]["log"][0]["event"]["text"] == {"id": "server-branch-file", "args": {"ply": ply}}
