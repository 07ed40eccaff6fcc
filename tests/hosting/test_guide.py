"""docs/hosting.md works: its commands are run in order, as somebody would who has never seen the project.

What stands in for a machine of one's own: another folder than /srv/lamplight, free ports, `runuser` that stays who it
is, `systemctl` that does what the unit says, a PostgreSQL and an nginx of the test's own, and curl that finds
games.example at that nginx.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.examples import EXAMPLE
from tests.hosting.sites import Site, free_ports, program
from tests.server.postgres import Cluster, programs

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
BLOCK = re.compile(r"(?:<!-- not tried: (?P<why>[^\n]*) -->\n)?```(?P<kind>\w+)\n(?P<text>.*?)```", re.DOTALL)
OWNED = " -o lamplight -g lamplight"  # of files; the test has one user
RUNUSER = '#!/bin/bash\n[ "$1 $3" = "-u --" ] || exit 64\nshift 3\nexec "$@"\n'
SYSTEMCTL = """#!/bin/bash
set -eu
cd "$UNITS"
told() { sed -n "s/^$1=//p" lamplight.service; }
stop() {
    [ -f pid ] || return 0
    kill "$(cat pid)"
    while kill -0 "$(cat pid)" 2>/dev/null; do sleep 0.05; done
    rm pid
}
start() {
    cd "$(told WorkingDirectory)"
    unit=$UNITS/lamplight.service
    env -u LAMPLIGHT_CONFIG "$(sed -n 's/^Environment=//p' $unit)" $(sed -n 's/^ExecStart=//p' $unit) &
    echo $! >"$UNITS/pid"
}
case "$1 ${2:-}" in
    "daemon-reload ") ;;
    "stop lamplight") stop ;;
    "start lamplight" | "enable --now") start ;;
    "restart lamplight") stop; start ;;
    *) exit 64 ;;
esac
"""
MARK = "=== block"
SITE = "https://games.example"
TABLE = json.dumps({"game": EXAMPLE, "seats": [{"kind": "here"}, {"kind": "here"}]})


def blocks() -> list[tuple[str, str, str]]:
    """Kind, text, and why it is not tried, in order."""
    return [(found["kind"], found["text"], found["why"] or "") for found in BLOCK.finditer(GUIDE)]


def test_what_is_not_tried_needs_what_a_test_has_not() -> None:
    untried = [why for kind, _, why in blocks() if why]
    assert all(re.search(r"needs (root|podman)|listens on all networks", why) for why in untried), untried
    assert {kind for kind, *_ in blocks()} == {"sh"}
    assert len([kind for kind, _, why in blocks() if kind == "sh" and not why]) >= 10


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    folder = programs()
    if folder is None:
        pytest.skip("there is no PostgreSQL here: tools/postgres.sh fetches it")
    running = Cluster(folder)
    yield running
    running.close()


def test_the_guide_works(cluster: Cluster, tmp_path: Path) -> None:
    missing = [name for name in ("curl", "openssl", "psql") if shutil.which(name) is None]
    if program("nginx") is None or missing:
        pytest.skip(f"there is no nginx here (tools/proxies.sh), or not {missing}")
    home, bin_, units = tmp_path / "srv", tmp_path / "bin", tmp_path / "units"
    (home / "venv/bin").mkdir(parents=True)
    for folder in (bin_, units, tmp_path / "deploy"):
        folder.mkdir()
    (bin_ / "runuser").write_text(RUNUSER)
    (bin_ / "systemctl").write_text(SYSTEMCTL)
    lamplight = home / "venv/bin/lamplight"
    lamplight.write_text(f'#!/bin/bash\nexec "{sys.executable}" -m lamplight "$@"\n')
    for own in (*bin_.iterdir(), lamplight):
        own.chmod(0o755)
    (first,) = free_ports(1)
    site = Site("nginx", "nginx.conf", "games.example", first, tmp_path)
    (tmp_path / ".curlrc").write_text(
        f'connect-to = "games.example:443:127.0.0.1:{site.tls}"\ncacert = "{site.chain}"\n'
    )
    named = {
        "/srv/lamplight": str(home),
        "/etc/systemd/system": str(units),
        OWNED: "",
        ":8000": f":{first}",
        "@127.0.0.1/lamplight": f"@127.0.0.1:{cluster.port}/lamplight",
    }

    def here(text: str) -> str:
        for there, ours in named.items():
            text = text.replace(there, ours)
        return text

    for unit in (ROOT / "deploy").glob("lamplight*"):
        (tmp_path / "deploy" / unit.name).write_text(here(unit.read_text()))
    ending = "trap 'systemctl stop lamplight; kill $(jobs -p) 2>/dev/null || true; wait' EXIT"
    script = ["set -euo pipefail", "set -m", ending]
    for number, (_, text, why) in enumerate(blocks()):
        if not why:
            script += [f"echo '{MARK} {number}'", here(text)]
            if "/api/where" in text:  # somebody plays
                script.append(f"curl -sS --fail -H 'Content-Type: application/json' -d '{TABLE}' {SITE}/api/tables")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LAMPLIGHT_")}
    environment |= {
        "PATH": os.pathsep.join([str(bin_), str(cluster.programs), environment["PATH"]]),
        "HOME": str(tmp_path), "CURL_HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path),
        "PGHOST": "127.0.0.1", "PGPORT": str(cluster.port), "PGUSER": "lamplight", "PGPASSWORD": cluster.password,
        "PGDATABASE": "postgres", "UNITS": str(units), "LAMPLIGHT_PORT": str(first),
    }  # fmt: skip
    log = tmp_path / "said"
    try:
        with log.open("w") as out, (tmp_path / "errors").open("w") as errors:
            done = subprocess.run(
                ["bash", "-c", "\n".join(script)], cwd=tmp_path, env=environment, stdout=out, stderr=errors,
                timeout=280, check=False,
            )  # fmt: skip
    finally:
        site.close()
    stdout, stderr = log.read_text(), (tmp_path / "errors").read_text()
    assert done.returncode == 0, stdout[-3000:] + stderr
    said = stdout.split(MARK)[1:]
    wholly = "".join(said)
    assert wholly.count('{"ok":true}') == 6, "by hand, through nginx, as a service, on PostgreSQL, restored, as two"
    assert '"public":"https://games.example/"' in wholly
    assert "404\n" in wholly, "figures are not for visitors"
    assert "operator_token" in said[0]
    assert "lamplight_sockets 0.0" in said[-1]
    assert (home / "lamplight.toml").stat().st_mode & 0o077 == 0
    assert list((home / "backups").glob("lamplight-*.db"))
    events = [line for line in stderr.splitlines() if '"event": "started"' in line]
    assert len(events) == 6, "the server was started five times, in the end as two processes, and said so in JSON"
    assert wholly.count("One table, 1 replayed") == 5, "copied, checked, backed up, checked again and restored"


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`deploy/([\w.-]+)`", GUIDE))))
def test_files_that_it_speaks_of_are_there(name: str) -> None:
    assert (ROOT / "deploy" / name).is_file()


def test_every_file_of_deploy_is_spoken_of() -> None:
    assert [path.name for path in (ROOT / "deploy").iterdir() if path.name not in GUIDE] == []
