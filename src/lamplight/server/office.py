"""The page of whoever runs the server, at /operator: how it is now, its tables, what went wrong last; closing a table
and taking nobody new. Small, without a script, readable on a phone.

Whatever it reads from disk it reads by a line and a thread of its own, so that it is there while all others are taken;
what cannot be read in time is left out, and said so. What changes something is a form that was given to this browser.
"""

from __future__ import annotations

import asyncio
import html
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar
from urllib.parse import parse_qs

import msgspec
from sqlalchemy.engine import Connection, Engine
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from lamplight.core.faults import Fault
from lamplight.core.messages import LANGUAGES, Catalogue, primary
from lamplight.core.view import Text
from lamplight.server import news
from lamplight.server.care import operating
from lamplight.server.care.survey import Survey, surveyed
from lamplight.server.compiled import is_compiled
from lamplight.server.database import engine_for
from lamplight.server.health import Health
from lamplight.server.logs import LAST, Failure, about, failures
from lamplight.server.meters import meters, share
from lamplight.server.metrics import version
from lamplight.server.opening import sqlite_file
from lamplight.server.porter import COOKIE, LASTS, MISSING, WRONG, Porter
from lamplight.server.siblings import Siblings
from lamplight.server.sockets import Sockets, own_origins, same_origin
from lamplight.server.tables import Tables

T = TypeVar("T")
log = logging.getLogger("lamplight.watch")

PATIENCE: Final = 5.0  # seconds in which the database must be read
MOST: Final = 4096  # bytes of a form
HELD: Final = {"Cache-Control": "no-store"}

STYLE: Final = """
:root { color-scheme: dark light; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; padding: 1rem; max-width: 60rem }
h1 { font-size: 1.3rem } h2 { font-size: 1.1rem; margin-top: 2rem }
table { border-collapse: collapse; width: 100% } th { text-align: start; font-weight: 600 }
td, th { padding: .35rem .6rem .35rem 0; border-bottom: 1px solid #8886; vertical-align: top }
td { overflow-wrap: break-word } td:last-child { min-width: 6rem }
dl { display: grid; grid-template-columns: minmax(8rem, 2fr) 3fr; gap: .3rem 1rem; margin: 0 } dd { margin: 0 }
button, input[type=password] { font: inherit; padding: .6rem 1rem; min-height: 2.75rem; max-width: 100% }
input[type=checkbox] { width: 1.5rem; height: 1.5rem; vertical-align: middle }
form { margin: 1rem 0 } label { display: block; margin: .5rem 0 }
.well { border-inline-start: .4rem solid #2a7; padding-inline-start: .8rem }
.ill { border-inline-start: .4rem solid #d63; padding-inline-start: .8rem }
.wide { overflow-x: auto }
"""


class Standing(msgspec.Struct):
    """How one process stands, or all of a server together."""

    processes: list[str]
    began: float
    draining: bool
    devices: int
    most: int
    in_memory: int
    went: int
    kept: list[tuple[str, int]]  # the buckets of how long decisions took
    thinking: int
    waiting: int
    refused: int
    failed: int
    aside: int
    last: list[Failure]  # the newest first


def together(said: Sequence[Standing]) -> Standing:
    """Several processes as one."""

    def total(name: str) -> int:
        return sum(getattr(one, name) for one in said)

    return Standing(
        processes=[name for one in said for name in one.processes],
        began=min(one.began for one in said),
        draining=any(one.draining for one in said),
        devices=total("devices"),
        most=total("most"),
        in_memory=total("in_memory"),
        went=total("went"),
        kept=[(row[0][0], sum(count for _, count in row)) for row in zip(*(one.kept for one in said), strict=True)],
        thinking=total("thinking"),
        waiting=total("waiting"),
        refused=total("refused"),
        failed=total("failed"),
        aside=total("aside"),
        last=sorted((one for some in said for one in some.last), key=lambda one: -one.at),
    )


class Office:
    """The operator's page."""

    def __init__(self, tables: Tables, sockets: Sockets, porter: Porter, health: Health, siblings: Siblings) -> None:
        self.tables = tables
        self.house = tables.house
        self.settings = tables.house.settings
        self.sockets = sockets
        self.porter = porter
        self.health = health
        self.siblings = siblings
        siblings.answer("standing", self.standing)
        siblings.answer("drain", lambda: self.house.drain(True))
        siblings.answer("undrain", lambda: self.house.drain(False))
        self.origins = own_origins(self.settings)
        self.began = time.time()
        self._thread = ThreadPoolExecutor(1, "lamplight-office")
        self._engine: Engine | None = None
        self.routes = [
            Route("/operator", self.page),
            Route("/operator/", self.page),
            Route("/operator/style.css", self.style),
            Route("/operator/enter", self.enter, methods=["POST"]),
            Route("/operator/leave", self.leave, methods=["POST"]),
            Route("/operator/drain", self.drain, methods=["POST"]),
            Route("/operator/tables/{table}", self.table),
            Route("/operator/tables/{table}/close", self.close, methods=["POST"]),
        ]

    # --- what is seen ---------------------------------------------------------------------------

    async def style(self, request: Request) -> Response:
        return Response(STYLE, 200, {"Cache-Control": "max-age=3600"}, "text/css")

    async def page(self, request: Request) -> Response:
        """GET /operator"""
        say = spoken(request, self.settings.lang)
        why = self.porter.why_not(request)
        if why is not None:
            return self._door(say, why)
        survey: Survey | None = None
        file = sqlite_file(self.settings)
        try:
            survey = await self._read(lambda db: surveyed(db, self.settings, file))
        except Exception:  # whatever it is, what is in memory can be told
            meters.failed.add("office")
        ill = await self.health.why_not()
        now = together(await self.siblings.all("standing", Standing))
        parts = [
            f'<p class="{"ill" if ill else "well"}">{say(ill or Text("operator-well"))}</p>',
            *self._now(say, now),
            *([] if survey is None else self._tables(say, survey)),
            *self._failures(say, now.last),
            *([] if survey is None else self._storage(say, survey)),
            *self._drain_form(request, say),
        ]
        if self.porter.token:
            parts.append(self._form(request, say, "leave", "operator-leave"))
        return self._shown(say, parts)

    async def table(self, request: Request) -> Response:
        """GET /operator/tables/{table}"""
        say = spoken(request, self.settings.lang)
        why = self.porter.why_not(request)
        if why is not None:
            return self._door(say, why)
        name = request.path_params["table"]
        try:
            one = await self._read(lambda db: operating.summary(db, name))
        except Fault as fault:
            return self._shown(say, [f'<p class="ill">{say(fault.text)}</p>'], 404)
        except Exception:
            return self._shown(say, [f'<p class="ill">{say(Text("operator-database-away"))}</p>'], 503)
        rows = [
            (say(Text("operator-game")), html.escape(one.game)),
            (say(Text("operator-made")), moment(one.made)),
            (say(Text("operator-touched")), moment(one.touched)),
            (say(Text("operator-over")), moment(one.ended)),
            (say(Text("operator-closed")), moment(one.closed)),
            (say(Text("operator-seats")), ", ".join(seat.kind for seat in one.seats)),
        ]
        parts = [f"<h2>{html.escape(name)}</h2>", listed(rows)]
        act, help_ = ("reopen", "operator-reopen-help") if one.closed else ("close", "operator-close-help")
        label = "operator-reopen" if one.closed else "operator-close"
        hidden = {"do": act}
        parts.append(self._form(request, say, f"tables/{html.escape(name)}/close", label, help_, hidden, sure=True))
        return self._shown(say, parts)

    # --- what is done ---------------------------------------------------------------------------

    async def enter(self, request: Request) -> Response:
        """POST /operator/enter: whoever has the token gets a cookie."""
        say = spoken(request, self.settings.lang)
        form = await self._sent(request)
        if form is None:
            return self._door(say, Text("operator-stale"), 403)
        if not self.porter.fits(form.get("token", "").strip()):
            meters.refused.add("operator")
            return self._door(say, WRONG)
        response = self._back()
        response.set_cookie(
            COOKIE, self.porter.pass_(), LASTS, path=f"{self.settings.prefix}/operator", httponly=True,
            secure=request.url.scheme == "https", samesite="strict",
        )  # fmt: skip
        return response

    async def leave(self, request: Request) -> Response:
        """POST /operator/leave"""
        wrong = await self._wrong(request, await self._sent(request))
        if wrong is not None:
            return wrong
        response = self._back()
        response.delete_cookie(COOKIE, path=f"{self.settings.prefix}/operator", httponly=True, samesite="strict")
        return response

    async def drain(self, request: Request) -> Response:
        """POST /operator/drain: take nobody new, or take visitors again."""
        form = await self._sent(request)
        wrong = await self._wrong(request, form, sure=True)
        if wrong is not None or form is None:
            return wrong or self._back()
        wanted = form.get("do") == "drain"
        await self.siblings.all("drain" if wanted else "undrain", bool)
        leases = self.house.leases
        self.house.store.say(news.Drain(leases.name, site=leases.site, wanted=wanted))  # some may just have begun
        return self._back()

    async def join(self) -> None:
        """This process begins: what the operator wanted of those that run already holds here, too."""
        if any(one.draining for one in await self.siblings.others("standing", Standing)):
            self.house.drain(True)

    async def close(self, request: Request) -> Response:
        """POST /operator/tables/{table}/close"""
        form = await self._sent(request)
        wrong = await self._wrong(request, form, sure=True)
        if wrong is not None or form is None:
            return wrong or self._back()
        name, again = request.path_params["table"], form.get("do") == "reopen"
        say = spoken(request, self.settings.lang)
        try:
            work = self.house.store.write(lambda db: operating.close(db, name, again))
            await asyncio.wait_for(work, PATIENCE)
        except Fault as fault:
            return self._shown(say, [f'<p class="ill">{say(fault.text)}</p>'], 404)
        except Exception:
            return self._shown(say, [f'<p class="ill">{say(Text("operator-database-away"))}</p>'], 503)
        event = "table-reopened" if again else "table-closed"
        log.warning("the operator has %s table %s", "opened" if again else "closed", name, extra=about(event, name))
        return self._back(f"/tables/{name}")

    async def _sent(self, request: Request) -> dict[str, str] | None:
        """The fields of a form from a page of ours; None if it is none."""
        if not same_origin(request.scope, self.origins):
            return None
        body = b""
        try:
            async for chunk in request.stream():
                body += chunk
                if len(body) > MOST:
                    return None
        except ClientDisconnect:
            return None
        return {name: values[-1] for name, values in parse_qs(body.decode("utf-8", "replace")).items()}

    async def _wrong(self, request: Request, form: dict[str, str] | None, sure: bool = False) -> Response | None:
        """Why what was sent is not done."""
        say = spoken(request, self.settings.lang)
        why = self.porter.why_not(request)
        if why is not None:
            return self._door(say, why)
        if form is None or not self.porter.is_ours(request, form.get("seal", "")):
            return self._shown(say, [f'<p class="ill">{say(Text("operator-stale"))}</p>'], 403)
        if sure and form.get("sure") != "yes":
            return self._shown(say, [f'<p class="ill">{say(Text("operator-unsure"))}</p>'], 400)
        return None

    async def _read(self, job: Callable[[Connection], T]) -> T:
        """Read something by the office's own line; raises what the database raises, and TimeoutError."""

        def run() -> T:
            if self._engine is None:
                url = self.house.store.engine.url.render_as_string(hide_password=False)
                self._engine = engine_for(url, self.settings.busy_timeout)
            with self._engine.connect() as connection, connection.begin():
                return job(connection)

        work = asyncio.get_running_loop().run_in_executor(self._thread, run)
        return await asyncio.wait_for(asyncio.shield(work), PATIENCE)

    def shut(self) -> None:
        """The server ends."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._engine is not None:
            self._engine.dispose()

    # --- how it is shown ------------------------------------------------------------------------

    def standing(self) -> Standing:
        """How this process stands."""
        house, open_ = self.house, self.sockets.open
        return Standing(
            processes=[house.store.listener.name],
            began=self.began,
            draining=house.draining,
            devices=open_.total,
            most=open_.most,
            in_memory=len(self.tables.live),
            went=meters.answers.counts().get("went", 0),
            kept=meters.kept.buckets()[0],
            thinking=house.bots.thinking,
            waiting=house.bots.waiting,
            refused=meters.refused.total,
            failed=meters.failed.total,
            aside=len(self.tables.aside),
            last=failures.newest(),
        )

    def _now(self, say: Say, now: Standing) -> Iterable[str]:
        soon = {name: f"{share(now.kept, part) * 1000:g}" for name, part in (("half", 0.5), ("most", 0.99))}
        within = say(Text("operator-kept-within", {"count": now.went, **soon})) if now.went else "0"
        rows = [
            ("devices", f"{now.devices} / {now.most}"),
            ("in-memory", str(now.in_memory)),
            ("kept", within),
            ("bots", say(Text("operator-bots-now", {"thinking": now.thinking, "waiting": now.waiting}))),
            ("refused", str(now.refused)),
            ("database-failures", str(now.failed)),
            ("aside", str(now.aside)),
            ("since", moment(int(now.began))),
            ("version", f"{version()}, {say(Text('start-rules-compiled' if is_compiled() else 'start-rules-plain'))}"),
            ("process", ", ".join(sorted(now.processes))),
        ]
        yield f"<h2>{say(Text('operator-now'))}</h2>"
        yield listed((say(Text(f"operator-{name}")), value) for name, value in rows)

    def _tables(self, say: Say, survey: Survey) -> Iterable[str]:
        yield f"<h2>{say(Text('operator-tables', {'count': survey.total}))}</h2>"
        kinds = ("going", "over", "closed")
        yield tabled(
            [say(Text("operator-game")), *(say(Text(f"operator-{kind}")) for kind in kinds)],
            [[html.escape(game), *(str(counts[kind]) for kind in kinds)] for game, counts in survey.games.items()],
        )
        yield f"<h3>{say(Text('operator-ages'))}</h3>"
        yield listed((say(Text(f"operator-age-{age}")), str(count)) for age, count in survey.ages.items())
        yield f"<h3>{say(Text('operator-newest'))}</h3>"
        rows = []
        for line in survey.newest:
            state = "closed" if line.closed else "over" if line.ended else "going"
            link = f'<a href="{self.settings.prefix}/operator/tables/{html.escape(line.id)}">{html.escape(line.id)}</a>'
            rows.append([link, html.escape(line.game), moment(line.touched), say(Text(f"operator-{state}"))])
        heads = [Text("operator-table"), Text("operator-game"), Text("operator-touched"), Text("operator-state")]
        yield tabled([say(head) for head in heads], rows)

    def _failures(self, say: Say, last: Sequence[Failure]) -> Iterable[str]:
        yield f"<h2>{say(Text('operator-failures'))}</h2>"
        if not last:
            yield f"<p>{say(Text('operator-no-failures'))}</p>"
            return
        rows = [
            [moment(int(one.at)), html.escape(one.event), html.escape(one.table), html.escape(one.said)]
            for one in last[:LAST]
        ]
        heads = [Text("operator-when"), Text("operator-event"), Text("operator-table"), Text("operator-said")]
        yield tabled([say(head) for head in heads], rows)

    def _storage(self, say: Say, survey: Survey) -> Iterable[str]:
        settings = self.settings
        rows = [("size", f"{survey.size / 1e6:.1f} MB")]
        if survey.room:
            rows.append(("room", f"{survey.room / 1e9:.1f} GB"))
        rows += [
            ("backup", moment(survey.backed_up) or say(Text("operator-backup-unknown"))),
            ("keep-unfinished", str(settings.keep_unfinished or say(Text("operator-for-ever")))),
            ("keep-finished", str(settings.keep_finished or say(Text("operator-for-ever")))),
            ("goes", str(survey.going)),
        ]
        yield f"<h2>{say(Text('operator-storage'))}</h2>"
        yield listed((say(Text(f"operator-{name}")), value) for name, value in rows)

    def _drain_form(self, request: Request, say: Say) -> Iterable[str]:
        draining = self.house.draining
        label = "operator-undrain" if draining else "operator-drain"
        hidden = {"do": "undrain" if draining else "drain"}
        yield f"<h2>{say(Text('operator-stopping'))}</h2>"
        yield self._form(request, say, "drain", label, "" if draining else "operator-drain-help", hidden, sure=True)

    def _form(
        self, request: Request, say: Say, to: str, label: str, help_: str = "", hidden: dict[str, str] | None = None,
        sure: bool = False,
    ) -> str:  # fmt: skip
        fields = {"seal": self.porter.change(request), **(hidden or {})}
        inputs = "".join(f'<input type="hidden" name="{name}" value="{value}">' for name, value in fields.items())
        helped = f"<p>{say(Text(help_))}</p>" if help_ else ""
        box = f'<label><input type="checkbox" name="sure" value="yes" required> {say(Text("operator-sure"))}</label>'
        action = f"{self.settings.prefix}/operator/{to}"
        return (
            f'<form method="post" action="{action}">{helped}{inputs}{box if sure else ""}'
            f"<button>{say(Text(label))}</button></form>"
        )

    def _door(self, say: Say, why: Text, status: int = 401) -> Response:
        """Where the token is given."""
        parts = [
            f'<p class="ill">{say(why)}</p>' if why is not MISSING else f"<p>{say(Text('operator-enter-help'))}</p>"
        ]
        if self.porter.token:
            parts.append(
                f'<form method="post" action="{self.settings.prefix}/operator/enter">'
                f'<label>operator_token <input type="password" name="token" autocomplete="current-password" required>'
                f"</label>"
                f"<button>{say(Text('operator-enter'))}</button></form>"
            )
        else:
            status = 403
        return self._shown(say, parts, status)

    def _shown(self, say: Say, parts: Iterable[str], status: int = 200) -> Response:
        home = f"{self.settings.prefix}/operator"
        title = say(Text("operator-title"))
        return HTMLResponse(
            f'<!doctype html><html lang="{say.lang}"><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<meta name="referrer" content="same-origin">'  # else browsers do not say where a form comes from
            f'<title>{title}</title><link rel="stylesheet" href="{home}/style.css">'
            f'<h1><a href="{home}">{title}</a></h1><main>{"".join(parts)}</main></html>\n',
            status,
            HELD,
        )

    def _back(self, to: str = "") -> RedirectResponse:
        return RedirectResponse(f"{self.settings.prefix}/operator{to}", 303, HELD)


class Say:
    """The words of one language, safe to be put into a page."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._catalogue = Catalogue(lang)

    def __call__(self, text: Text) -> str:
        return html.escape(self._catalogue.format(text))


def spoken(request: Request, usual: str) -> Say:
    """The first language of ours that the browser asks for."""
    wanted = (primary(part.partition(";")[0].strip()) for part in request.headers.get("accept-language", "").split(","))
    return Say(next((lang for lang in wanted if lang in LANGUAGES), usual))


def moment(seconds: int) -> str:
    """A time as it is shown, UTC; empty if there is none.

    >>> moment(0), moment(86_400)
    ('', '1970-01-02 00:00 UTC')
    """
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(seconds)) if seconds else ""


def listed(rows: Iterable[tuple[str, str]]) -> str:
    """Names with their values, which are safe already."""
    return "<dl>" + "".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in rows) + "</dl>"


def tabled(heads: list[str], rows: list[list[str]]) -> str:
    """Rows below their headings; what is in them is safe already."""
    head = "".join(f"<th>{one}</th>" for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'
