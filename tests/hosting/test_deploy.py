"""The other files of deploy/: units of systemd, what Prometheus asks and when it calls, the image of a container."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.hosting.sites import DEPLOY, ROOT, program
from tests.server.people import Server

UNITS = ("lamplight.service", "lamplight-backup.service", "lamplight-backup.timer")
EXPOSED = 2.0  # of 10, as systemd counts what a service could do


def run(*command: str | Path, cwd: Path, timeout: float = 120) -> subprocess.CompletedProcess[str]:
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=cwd, capture_output=True, text=True, timeout=timeout, check=False)


def unit(name: str) -> dict[str, list[str]]:
    """What a unit says, by its keys."""
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / name).read_text().splitlines():
        if "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            found.setdefault(key, []).append(value)
    return found


def test_units_are_such_as_systemd_takes(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd-analyze here")
    for name in UNITS:
        text = (DEPLOY / name).read_text().replace("/srv/lamplight/venv/bin/lamplight", "/bin/true")
        (tmp_path / name).write_text(text)
    for name in UNITS:
        done = run("systemd-analyze", "verify", "--man=no", tmp_path / name, cwd=tmp_path)
        assert (done.returncode, done.stdout + done.stderr) == (0, ""), name
    done = run("systemd-analyze", "security", "--offline=yes", "--no-pager", tmp_path / UNITS[0], cwd=tmp_path)
    level = re.search(r"Overall exposure level for \S+: ([\d.]+)", done.stdout)
    assert level is not None, done.stdout + done.stderr
    assert float(level[1]) <= EXPOSED, done.stdout


def test_units_speak_of_what_the_guide_speaks_of() -> None:
    guide = (ROOT / "docs/hosting.md").read_text()
    for name in UNITS[:2]:
        told = unit(name)
        assert told["User"] == ["lamplight"]
        for path in (*told["ReadWritePaths"][0].split(), told["Environment"][0].partition("=")[2]):
            assert path in guide, path
        words = shlex.split(told["ExecStart"][0])
        done = run(sys.executable, "-m", "lamplight", words[1], "--help", cwd=ROOT)
        assert done.returncode == 0
        for option in (word for word in words if word.startswith("--")):
            assert option in done.stdout
    assert unit(UNITS[0])["ReadWritePaths"] == ["/srv/lamplight/data"], "it writes nowhere else"


def test_alerts_ask_for_figures_that_there_are(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    try:
        kinds = dict(re.findall(r"# TYPE (\w+) (\w+)", server.get("/metrics")[1].decode()))
    finally:
        server.close()
    text = (DEPLOY / "alerts.yml").read_text()
    asked = set(re.findall(r"lamplight_\w+", text))
    assert len(re.findall(r"- alert: ", text)) == 5
    assert len(asked) >= 5
    missing = [name for name in asked if kinds.get(name.removesuffix("_bucket")) is None]
    assert not missing, missing
    for name in asked:
        kind = kinds[name.removesuffix("_bucket")]
        if f"increase({name}" in text or f"rate({name}" in text:
            assert kind in ("counter", "histogram"), name
    guide = (ROOT / "docs/hosting.md").read_text()
    told = set(re.findall(r"`(lamplight_\w+)`", guide))
    assert [name for name in told if name not in kinds] == []


def test_prometheus_takes_its_files(tmp_path: Path) -> None:
    found = program("promtool")
    if found is None:
        pytest.skip("there is no promtool here (Debian: apt-get install prometheus)")
    for name in ("prometheus.yml", "alerts.yml"):
        text = (DEPLOY / name).read_text().replace("/etc/prometheus/lamplight-token", str(tmp_path / "token"))
        (tmp_path / name).write_text(text)
    (tmp_path / "token").write_text("x")
    done = run(found, "check", "config", "prometheus.yml", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def instructions() -> list[tuple[str, str]]:
    """The lines of the Containerfile, those that go on put together."""
    text = re.sub(r"\\\n\s*", "", (DEPLOY / "Containerfile").read_text())
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines]


def test_the_image_is_small_and_has_no_rights() -> None:
    found = instructions()
    last = max(at for at, (word, _) in enumerate(found) if word == "FROM")
    first, then = found[:last], found[last:]
    assert len([1 for word, _ in found if word == "FROM"]) == 2, "what builds it is not in it"
    assert "-slim" in then[0][1]
    words = dict(then)
    assert words["USER"] == "10001:10001"
    assert [what for word, what in then if word == "COPY"] == ["--from=build /opt/lamplight /opt/lamplight"]
    assert not [1 for word, what in then if word == "RUN" and "apt-get" in what]
    assert "/health/ready" in words["HEALTHCHECK"]
    assert (words["ENTRYPOINT"], words["CMD"]) == ('["lamplight"]', '["serve"]')
    assert all("rm -rf /var/lib/apt/lists" in what for word, what in first if "apt-get install" in what)
    ignored = (ROOT / ".containerignore").read_text().split()
    assert {".git", ".venv", "build", "lamplight-data"} <= set(ignored), "nobody's games get into an image"
    assert (ROOT / ".dockerignore").read_text().split() == ignored


def test_its_settings_are_settings_and_its_health_check_works(tmp_path: Path) -> None:
    """The last stage as far as it can be had without a builder: its environment, its command, its health check."""
    server_words = dict(instructions())
    pairs = dict(part.partition("=")[::2] for part in shlex.split(server_words["ENV"]))
    ours = {name: value for name, value in pairs.items() if name.startswith("LAMPLIGHT_")}
    ours |= {"LAMPLIGHT_DATA_DIR": str(tmp_path / "data"), "LAMPLIGHT_HOST": "127.0.0.1"}
    environment = {**{k: v for k, v in os.environ.items() if not k.startswith("LAMPLIGHT_")}, **ours}
    done = subprocess.run(
        [sys.executable, "-m", "lamplight", "settings", "--plain"],
        cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "environment, LAMPLIGHT_LOG_FORMAT" in done.stdout
    check = server_words["HEALTHCHECK"]
    code = re.search(r'"-c", "(.*)"\]', check)
    assert code is not None
    server = Server(tmp_path / "data")
    try:
        well = code[1].replace(":8000", f":{server.port}")
        assert run(sys.executable, "-c", well, cwd=tmp_path).returncode == 0
        assert server.stop() == 0
        assert run(sys.executable, "-c", well, cwd=tmp_path).returncode != 0
    finally:
        server.close()


def builder() -> str | None:
    """What can build an image here and now."""
    for name in ("podman", "docker", "buildah"):
        if shutil.which(name) and run(name, "info", cwd=ROOT, timeout=60).returncode == 0:
            return name
    return None


@pytest.mark.slow
def test_the_image_is_built(tmp_path: Path) -> None:
    name = builder()
    if name is None:
        pytest.skip("there is no podman, docker or buildah here that works")
    done = run(name, "build", "-f", "deploy/Containerfile", "-t", "lamplight-test", ".", cwd=ROOT, timeout=290)
    if done.returncode and re.search(r"(?i)pull|registry|resolve|network|timeout", done.stderr):
        pytest.skip(f"{name} cannot fetch the image that ours stands on")
    assert done.returncode == 0, done.stderr
