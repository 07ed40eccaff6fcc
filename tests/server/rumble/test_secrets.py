"""P3 in a game with secrets: who owns whom goes to the owner alone, on whatever device and by whatever way."""

from __future__ import annotations

import json
import random
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from typing import Any

from tests.server.people import Created, Device, Message, Server, people, until_offered

from lamplight.core.chance import Dealer
from lamplight.core.entry import Entry
from lamplight.core.match import Match
from lamplight.kits import game_named
from lamplight.server.connection import encode

DEAL = re.compile(r"deal \d+ [a-z]")
MOST = 400  # turns


# --- the truth, as the test knows it ---


def database(server: Server, *statement: Any) -> list[tuple[Any, ...]]:
    with sqlite3.connect(server.folder / "lamplight.db") as db:
        found = db.execute(*statement).fetchall()
    db.close()
    return found


class Truth:
    """A stored match replayed: what everybody may see and have heard at every version."""

    def __init__(self, server: Server, table: str) -> None:
        number, options, self.seats, self.seed = database(
            server, "SELECT number, options, seats, seed FROM matches WHERE id = ?", (table,)
        )[0]
        match = Match(game_named("rumble"), json.loads(options), self.seats, Dealer(self.seed))
        self.seen: list[dict[int | None, tuple[Message, list[Message]]]] = [{}]
        self.hands: list[dict[int, frozenset[str]]] = [{}]
        hands: dict[int, frozenset[str]] = {}
        for by, do in database(server, "SELECT by, do FROM plies WHERE match = ? ORDER BY n", (number,)):
            match.redo(Entry(by, do))
            if do.startswith("place "):
                hands = {}
            if do.startswith("deal "):
                _, seat, name = do.split(" ")
                hands = {**hands, int(seat) - 1: hands.get(int(seat) - 1, frozenset()) | {name}}
            self.hands.append(hands)
            self.seen.append({ear: self.of(match, ear) for ear in (None, *range(self.seats))})
        self.match = match

    @staticmethod
    def of(match: Match, ear: int | None) -> tuple[Message, list[Message]]:
        log = [{"v": version, "event": event} for version, event in match.history(ear)]
        return json.loads(encode(match.view(ear))), json.loads(encode(log))

    def view(self, v: int, ear: int | None) -> Message:
        return self.seen[v][ear][0]

    def log(self, v: int, ear: int | None) -> list[Message]:
        return self.seen[v][ear][1]


def secrets_in(value: Any) -> Iterator[Message]:
    """Everything in a message that calls itself a secret: an event, or the hand in a view, by name and in words."""
    if isinstance(value, dict):
        if value.get("kind") == "secret":
            yield value
        if value.get("secret") or value.get("own"):
            words = {one["id"].removeprefix("rd-character-") for one in value.get("own", [])}
            yield {"hand": set(value.get("secret", [])) | words}
        for each in value.values():
            yield from secrets_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from secrets_in(each)


def told(log: list[Message]) -> list[Message]:
    return [line for line in log if line["event"]["kind"] != "reason"]


def check(truth: Truth, device: Device, ear_of: Callable[[Message], int | None], forbidden: list[str]) -> int:
    """All that a device ever received is what its ear may know; how many secrets were among it."""
    found = 0
    over = False
    for raw, message in zip(device.raw, device.heard, strict=True):
        assert not DEAL.search(raw)
        assert not [secret for secret in forbidden if secret in raw], message["t"]
        over = over or truth.seed.hex() in raw
        if over:
            assert message["t"] in ("table", "moved", "ack", "refused", "sync", "settled")
        ear = message["seat"] if message["t"] == "looked" else ear_of(message)
        v = int(message.get("v", 0))
        if message["t"] in ("sync", "step"):
            right = truth.view(v, ear)
            prompt = message["view"].get("prompt")
            if message.get("shared"):
                assert ear is None
                if message.get("seat") == message["view"]["actor"]:  # and what the seat on turn may do
                    right = {**right, "prompt": truth.view(v, message["seat"])["prompt"]}
            assert message["view"] == right
            assert prompt is None or "options" not in prompt or prompt["seat"] in message.get("mine", [prompt["seat"]])
        if message["t"] == "sync":
            assert told(message.get("log", [])) == truth.log(v, ear)
        for secret in secrets_in(message):
            found += 1
            assert ear is not None, message["t"]
            if "audience" in secret:
                assert secret["audience"] == [ear] == [secret["seat"]]
            elif message["t"] in ("sync", "step"):
                assert secret["hand"] == truth.hands[v][ear]
            else:
                assert message["t"] == "looked"
                assert secret["hand"] in [hands.get(ear) for hands in truth.hands]
    return found


# --- people ---


class Party:
    """A tablet with two seats, somebody far away, a bot, and whoever watches; perhaps a phone with one of the two."""

    def __init__(self, server: Server, **options: str) -> None:
        self.server = server
        self.table: Created = server.table_of("rumble", "here", "here", "remote", "bot:uniform", **options)
        self.tablet = self.table.sit(0, 1)
        self.remote = self.table.claim(2)
        self.stranger = self.table.watch()
        self.phone: Device | None = None
        self.gone: list[Device] = []  # looked in late, and only look on
        self.random = random.Random(5)

    @property
    def devices(self) -> list[Device]:
        return [self.tablet, self.remote, self.stranger, *([self.phone] if self.phone is not None else [])]

    def lend(self, seat: int) -> Device:
        code = self.tablet.ask("lend", seat=seat)["code"]
        status, lent, _ = self.server.post("/api/phone", {"code": code})
        assert status == 200, lent
        assert (lent["table"], lent["seat"]) == (self.table.id, seat)
        self.phone = Device(self.server, lent["table"], [lent["token"]])
        return self.phone

    def device_of(self, seat: int) -> Device:
        if seat == 2:
            return self.remote
        return self.phone if seat == 1 and self.phone is not None else self.tablet

    def settle(self) -> int:
        """Everybody knows the newest; who is to act. The bot plays while it is its turn."""
        for _ in range(20):
            newest = max(device.v for device in self.devices)
            for device in [*self.devices, *self.gone]:
                device.catch_up(newest)
            if self.tablet.actor != 3:
                return self.tablet.actor
            self.tablet.until("step")
        raise AssertionError("the bot does not get on")

    def turn(self) -> Message:
        """One act of whoever is to act; fights where there are any."""
        device = self.device_of(self.settle())
        fights = [do for do in device.options if do.startswith("fight")]
        answer = device.act(self.random.choice(fights or device.options))
        assert answer["t"] == "step", answer
        return answer

    def adventure(self) -> int:
        view = self.tablet.view
        return int(view["tableau"]["adventure"])

    def end_it(self) -> None:
        """Play the adventure to its end. As soon as that can be asked the people would stop; the bot may say no."""
        now, asked = self.adventure(), False
        for _ in range(MOST):
            self.settle()
            if self.tablet.over or self.adventure() != now:
                return
            self.tablet.settle()
            if not asked and "call" in self.tablet.info.get("motions", ()):
                asked = True
                answer = self.tablet.ask("propose", seat=0, prompt=self.tablet.v, do="call")
                if answer.get("result") == "ok":
                    name = self.tablet.asked()["id"]
                    for seat in (1, 2):
                        self.device_of(seat).ask("answer", seat=seat, question=name, yes=True)
                    for device in self.devices:
                        while not any(one.get("question") == name for one in device.heard if one["t"] == "settled"):
                            device.hear()
                continue
            self.turn()
        raise AssertionError("the adventure does not end")


def hand(message: Message) -> set[str]:
    """The tokens in a view."""
    return set(message["view"]["tableau"]["secret"])


def test_an_adventure_on_three_devices_keeps_every_secret(own_server: Callable[..., Server]) -> None:
    server = own_server(grace=0)
    party = Party(server, adventures="3", rebuild="yes")
    tablet, remote, stranger = party.tablet, party.remote, party.stranger
    gone = party.gone
    with people(tablet, remote, stranger):
        first = tablet.heard[0]
        assert (first["mine"], first["shared"], first["table"]["secrets"]) == ([0, 1], True, True)
        hands = [hand(tablet.ask("look", seat=seat)) for seat in (0, 1)]
        assert [len(own) for own in hands] == [2, 2]
        strangers = [tablet.ask("look", seat=seat, key="x") for seat in (2, 3, 9)]
        assert strangers[0] == strangers[1] == strangers[2]
        assert strangers[0]["refusal"]["message"]["id"] == "server-not-your-seat"
        assert len(hand(remote.heard[0])) == 2
        assert "shared" not in remote.heard[0]
        # The second seat goes on a phone.
        phone = party.lend(1)
        with people(phone):
            sync = tablet.until("sync")
            assert sync["table"]["seats"][1]["phone"] is True
            assert hand(phone.heard[0]) == hands[1]
            assert tablet.ask("look", seat=1)["refusal"]["message"]["id"] == "server-seat-on-phone"
            acts, undone = 0, False
            while party.adventure() == 1:
                acts += 1
                assert acts < MOST
                answer = party.turn()
                if acts == 3:
                    for device in party.devices:
                        device.again()
                if acts == 4:  # a late spectator
                    late = party.table.watch()
                    gone.append(late)
                if acts == 5:
                    assert phone.ask("put-away", seat=1)["result"] == "ok"
                    assert phone.until("sync")["mine"] == []
                    assert hand(tablet.ask("look", seat=1)) == hands[1]
                    assert phone.ask("look", seat=1)["t"] == "refused"
                    phone.greet()
                if acts == 6:  # far away for a while: a bot takes over, then gives back
                    party.settle()
                    remote.close()
                    while tablet.info["seats"][2].get("present"):
                        tablet.until("table")
                    assert tablet.ask("seat", seat=2, act="bot", bot="bluffer")["result"] == "ok"
                    asked = tablet.asked()
                    assert (asked["seat"], asked["waiting"]) == (0, [1])
                    answer_for_one = {"seat": 1, "question": asked["id"], "yes": True}
                    assert party.device_of(1).ask("answer", **answer_for_one)["result"] == "ok"
                    assert tablet.until("settled")["result"] == "agreed"
                    for _ in range(6):
                        tablet.catch_up(phone.v)
                        phone.catch_up(tablet.v)
                        if tablet.actor in (0, 1):
                            party.device_of(tablet.actor).act()
                        else:
                            tablet.until("step")
                    remote.again()
                    assert remote.ask("seat", seat=2, act="play")["result"] == "ok"
                if acts == 7:
                    server.kill()
                    server.start()
                    for device in [*party.devices, *gone]:
                        device.again()
                if acts > 7 and not undone and answer["view"]["actor"] != 3 and party.adventure() == 1:
                    undone = True
                    device, seat = party.device_of(answer["undo_seat"]), answer["undo_seat"]
                    assert device.ask("undo", seat=seat, prompt=device.v)["result"] == "ok"
                    party.settle()
                for device in party.devices:  # refusals of all kinds
                    device.ask("act", seat=1, prompt=device.v, do="deal 1 lich")
                    device.ask("note", seat=3, text="mine?")
                    device.ask("why", seat=2, touches=["lich"])
                    device.ask("lend", seat=2)
                    device.ask("advice", seat=0)
            party.settle()
            assert undone
            steps = [message for message in stranger.heard if message["t"] == "step" and "board" in message]
            assert len(steps) == 1, "the dungeon was built anew once"
            assert steps[0]["board"]["id"] != first["board"]["id"]
            assert {event["kind"] for event in steps[0]["events"]} >= {"score", "reveal", "lay", "dealt", "start"}
            assert answer["v"] <= tablet.v
            party.end_it()
            party.end_it()
            for device in party.devices:
                while not device.info.get("over"):
                    device.until("table")
            # Play again: the tablet gets its seats, the phone its one as a phone.
            assert tablet.ask("rematch")["result"] == "ok"
            moved = [device.until("moved") for device in party.devices]
            assert [[keys["seat"] for keys in move["seats"]] for move in moved] == [[0, 1], [2], [], [1]]
            truth = Truth(server, party.table.id)
            again = [Device(server, move["table"], [keys["token"] for keys in move["seats"]]) for move in moved]
            with people(*again):
                while not again[0].info["seats"][1].get("phone"):
                    again[0].until("table")
                assert again[0].ask("look", seat=1)["refusal"]["message"]["id"] == "server-seat-on-phone"
                assert len(hand(again[3].ask("look", seat=1))) == 2
                later = Truth(server, moved[0]["table"])
            later_ears: list[Callable[[Message], int | None]] = [
                lambda _: None, lambda _: 2, lambda _: None, lambda _: 1,
            ]  # fmt: skip
            for device, ear in zip(again, later_ears, strict=True):
                check(later, device, ear, [later.seed.hex()])
        tokens = {seat: keys.get("token", "") for seat, keys in party.table.keys.items()}
        words = [keys[name] for keys in party.table.keys.values() for name in ("words", "invite") if keys.get(name)]
        others = [*words, *tokens.values(), phone.tokens[0]]
        away = False

        def phone_ear(message: Message) -> int | None:
            nonlocal away
            if message["t"] in ("sync", "table"):
                away = not message.get("mine")
            return None if away else 1

        assert check(truth, tablet, lambda _: None, others) == 2 * 3, "exactly what it looked at, by name and in words"
        assert check(truth, phone, phone_ear, others) > 10
        assert check(truth, remote, lambda _: 2, others) > 10
        assert check(truth, stranger, lambda _: None, others) == 0
        for late in gone:
            while not late.info.get("over"):
                late.until("table")
            late.close()
            assert check(truth, late, lambda _: None, others) == 0
    log = (server.folder.parent / f"{server.folder.name}.log").read_text()
    assert not DEAL.search(log)
    assert not [secret for secret in [*others, truth.seed.hex()] if secret and secret in log]


def test_a_table_set_aside_does_not_tell_the_ply_in_the_log(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = server.table_of("rumble", "here", "here", "here")
    server.kill()
    with sqlite3.connect(server.folder / "lamplight.db") as db:
        twice = db.execute("SELECT do FROM plies WHERE do LIKE 'deal 1 %'").fetchone()[0]
        name = twice.split(" ")[2]
        db.execute("UPDATE plies SET do = ? WHERE do LIKE 'deal 3 %'", (f"deal 3 {name}",))
    db.close()
    server.start()
    with people(Device(server, table.id, [table.token(0)], hello=False)) as (device,):
        device.send({"t": "hello", "tokens": device.tokens})
        assert device.until("failed")["message"]["id"] == "server-set-aside"
        assert name not in "".join(device.raw)
    log = (server.folder.parent / f"{server.folder.name}.log").read_text()
    assert "set aside" in log
    assert not DEAL.search(log)


# --- twins ---


class Side:
    """One of two servers with the same table, where only the secrets of some seats differ."""

    def __init__(self, server: Server, made: Created) -> None:
        self.server = server
        self.table = Created(server, {"table": made.id, "seats": list(made.keys.values())})
        self.tablet = self.table.sit(0, 1)
        self.other = self.table.sit(3)
        self.remote = self.table.sit(2)
        self.stranger = self.table.watch()
        self.devices = [self.tablet, self.other, self.remote, self.stranger]
        self.http: list[bytes] = []
        self.n = 0
        self.rng = random.Random(11)

    def say(self, device: Device, command: str, **fields: object) -> Message:
        self.n += 1
        answer = device.ask(command, key=f"k{self.n}", **fields)
        self.fence()
        return answer

    def fence(self) -> None:
        """Everybody has heard everything."""
        for device in self.devices:
            self.n += 1
            device.ask("why", key=f"k{self.n}", seat=31, touches=["lich"])

    def act(self) -> Message:
        device = {0: self.tablet, 1: self.tablet, 2: self.remote, 3: self.other}[self.tablet.actor]
        options = device.options
        fights = [do for do in options if do.startswith("fight")]
        do = self.rng.choice(fights if fights and self.rng.random() < 0.6 else options)
        return self.say(device, "act", seat=device.actor, prompt=device.v, do=do)

    def inside(self) -> int:
        people_ = [piece for piece in self.stranger.view["pieces"] if piece["kind"] == "character"]
        return sum(1 for piece in people_ if "out" not in piece.get("marks", []))

    def get(self, path: str, body: Message | None = None) -> None:
        answer = self.server.get(path) if body is None else self.server.post(path, body)
        self.http.append(json.dumps(answer[:2], sort_keys=True).encode())

    def play(self) -> None:
        """Everything that people do, up to the last moment before the tokens are turned up."""
        tablet, remote, other, stranger = self.tablet, self.remote, self.other, self.stranger
        self.fence()
        for n in range(MOST):
            if self.inside() <= 2:
                break
            if n == 1:
                for device in (remote, stranger):
                    for seat in (0, 1, 3):
                        self.say(device, "look", seat=seat)
                        self.say(device, "note", seat=seat, text="?")
                        self.say(device, "lend", seat=seat)
                        self.say(device, "put-away", seat=seat)
                        self.say(device, "act", seat=seat, prompt=device.v, do="fight lich")
                        self.say(device, "act", seat=2, prompt=device.v, do=f"deal {seat + 1} lich")
                self.say(other, "note", seat=3, text="the lich is mine", marks={"lich": "3"})
            if n == 2:
                self.phone()
            if n == 4:
                remote.again()
                self.fence()
                late = self.table.watch()
                self.devices.append(late)
                self.fence()
            if n == 6:
                self.say(remote, "propose", seat=2, prompt=remote.v, do="call")
                self.say(tablet, "answer", seat=0, question="none", yes=True)
                self.say(other, "answer", seat=3, question="none", yes=False)
            if n == 8:
                self.server.kill()
                self.server.start()
                for device in self.devices:
                    device.again()
                self.fence()
            step = self.act()
            assert step["t"] == "step", step
            if n in (3, 9):
                seat = step["undo_seat"]
                device = {0: tablet, 1: tablet, 2: remote, 3: other}[seat]
                assert self.say(device, "undo", seat=seat, prompt=device.v)["result"] == "ok"
        for path in ("", "/record"):
            self.get(f"/api/tables/{self.table.id}{path}")
        self.get(f"/api/tables/{self.table.id}/claim", {"invite": "lich"})
        self.get(f"/api/tables/{self.table.id}/recover", {"words": "lich lich lich"})
        self.get("/api/phone", {"code": "AAAAAA"})

    def phone(self) -> None:
        """A seat goes on a phone, which does this and that and is gone again."""
        code = self.tablet.ask("lend", key="lend", seat=1)["code"]
        _, lent, _ = self.server.post("/api/phone", {"code": code})
        phone = Device(self.server, self.table.id, [lent["token"]])
        self.fence()
        phone.ask("look", key="own", seat=1)
        phone.ask("note", key="own-note", seat=1, text="who?")
        phone.ask("put-away", key="away", seat=1)
        self.fence()
        phone.greet()
        self.fence()
        self.tablet.ask("look", key="blind", seat=1)
        phone.close()
        while self.tablet.info["seats"][1].get("phone"):
            self.tablet.until("table")
        self.fence()


def frames(device: Device) -> list[str]:
    """What a device was sent, without the code that it asked for and how long ago others were seen; and without who
    comes and goes, of which a crowd is told at once (what that says is compared over HTTP)."""
    sent = [raw for raw, message in zip(device.raw, device.heard, strict=True) if message["t"] not in ("code", "table")]
    return [re.sub(r',"gone":\d+', "", raw) for raw in sent]


def test_twin_tables_cannot_be_told_apart_until_the_reveal(own_server: Callable[..., Server]) -> None:
    one = own_server(grace=100_000)
    made = one.table_of("rumble", "here", "here", "remote", "here", adventures="1", guard="off")
    with people(made.claim(2)):
        pass
    assert one.stop() == 0
    shutil.copytree(one.folder, one.folder.parent / "data1", ignore=shutil.ignore_patterns("lock"))
    two = Server.__new__(Server)
    two.folder, two.settings, two.port, two.process = one.folder.parent / "data1", one.settings, 0, None
    deals = [row[0] for row in database(one, "SELECT do FROM plies WHERE do LIKE 'deal %' ORDER BY n")]
    names = [row[0].split(" ")[1] for row in database(one, "SELECT do FROM plies WHERE do LIKE 'place %'")]
    kept = [do.split(" ")[2] for do in deals if do.startswith("deal 3 ")]
    dealt = [do.split(" ")[2] for do in deals if not do.startswith("deal 3 ")]
    rest = [name for name in names if name not in kept and name not in dealt]
    pool = iter([*rest, *dealt])
    with sqlite3.connect(two.folder / "lamplight.db") as db:
        for do in deals:
            if not do.startswith("deal 3 "):
                other = f"{do.rsplit(' ', 1)[0]} ~{next(pool)}"
                assert db.execute("UPDATE plies SET do = ? WHERE do = ?", (other, do)).rowcount == 1
        db.execute("UPDATE plies SET do = replace(do, '~', '')")
    db.close()
    one.start()
    two.start()
    try:
        sides = [Side(one, made), Side(two, made)]
        a, b = sides
        with people(*a.devices, *b.devices):
            for side in sides:
                side.play()
            assert len(a.devices) == len(b.devices) == 5
            for left, right in zip(a.devices, b.devices, strict=True):
                if left is not a.other:  # this one sees its own hand, which differs
                    assert len(frames(left)) == len(frames(right))
                    for one_frame, other_frame in zip(frames(left), frames(right), strict=True):
                        assert one_frame == other_frame
            assert a.other.raw != b.other.raw
            assert a.http == b.http
            assert len(a.http) == 5
            for _ in range(MOST):
                if a.stranger.over:
                    break
                for side in sides:
                    side.act()
            assert a.stranger.over
            assert frames(a.stranger) != frames(b.stranger), "now all is turned up"
            for side in sides:
                for device in side.devices:
                    device.close()
    finally:
        two.close()


# --- taking back ---


def test_nothing_is_taken_back_behind_a_reveal(own_server: Callable[..., Server]) -> None:
    server = own_server()
    table = server.table_of("rumble", "here", "remote", "remote", adventures="3")
    seats = {0: table.sit(0), 1: table.claim(1), 2: table.claim(2)}

    def together() -> int:
        newest = max(device.v for device in seats.values())
        for device in seats.values():
            device.catch_up(newest)
        return seats[0].actor

    def decide() -> int:
        actor = together()
        assert seats[actor].act()["t"] == "step"
        together()
        return actor

    def undo(seat: int) -> Message:
        return seats[seat].ask("undo", seat=seat, prompt=seats[seat].v)

    def sealed(seat: int) -> bool:
        answer = undo(seat)
        assert answer["t"] == "refused", answer
        assert answer["refusal"]["rule"] == "table-undo"
        return bool(answer["refusal"]["message"]["id"] == "server-undo-revealed")

    with people(*seats.values()):
        until_offered(seats, "call")
        order = [decide() for _ in range(3)]
        # Within the adventure all may be asked, as ever.
        assert undo(order[0])["result"] == "ok"
        assert seats[order[1]].reply(order[1], False)["result"] == "ok"
        assert seats[0].ask("propose", seat=0, prompt=seats[0].v, do="call")["result"] == "ok"
        assert seats[1].reply(1, True)["result"] == "ok"
        assert seats[2].reply(2, True)["t"] == "step"
        together()
        assert [sealed(seat) for seat in seats] == [True] * 3
        server.kill()
        server.start()
        for device in seats.values():
            device.again()
            assert "question" not in device.info, "nobody is even asked"
        assert [sealed(seat) for seat in seats] == [True] * 3, "after a restart as well"
        # What was decided since then may be taken back; the others' last decisions lie before the reveal.
        last = decide()
        assert [seat for seat in seats if seat != last and sealed(seat)] == [seat for seat in seats if seat != last]
        assert undo(last)["result"] == "ok"
        assert seats[last].until("sync")["view"]["actor"] == last
        together()
        assert sealed(last)


def test_a_free_undo_stops_at_the_reveal_too() -> None:
    match = Match(game_named("rumble"), {"adventures": "3"}, 3, Dealer(bytes(32)))
    match.begin()
    while "call" not in match.state.motions():
        fights = [do for do in map(match.state.text, match.state.legal_actions()) if do.startswith("fight")]
        match.act(int(match.state.actor), fights[0] if fights else match.state.text(match.state.legal_actions()[0]))
    assert match.sealed() == 0
    seat = int(match.state.actor)
    match.act(seat, match.state.text(match.state.legal_actions()[0]))
    assert (match.free_undo(seat), match.sealed()) == (len(match.plies) - 1, 0)
    while not match.state.motions():
        seat = int(match.state.actor)
        dos = [match.state.text(code) for code in match.state.legal_actions()]
        match.act(seat, max(dos, key=lambda do: do.startswith("fight")))
    target = match.undo_target(seat)
    called = len(match.plies)
    match.agree("call")
    assert match.sealed() == called + 1
    assert target is not None
    assert target < match.sealed()
    again = match.rewound(match.version)
    assert again.sealed() == match.sealed(), "the log alone tells it"
    seat = int(match.state.actor)
    match.act(seat, match.state.text(match.state.legal_actions()[0]))
    assert match.free_undo(seat) == len(match.plies) - 1 >= match.sealed()
    match.undo(seat, len(match.plies) - 1)
    assert match.sealed() == called + 1
