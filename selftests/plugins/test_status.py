"""The line about generation: live on a terminal, now and then in a log, gone at the end."""

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
from pathlib import Path
from types import SimpleNamespace

import pytest

from algoreval.agenda import Progress
from plugins.status import LOGGED, Status, describe, duration
from selftests.plugins.ahead_toy import QUIETLY, Toy, several

pytest_plugins = ["pytester"]


@pytest.fixture
def toy(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Toy:
    return Toy(pytester, monkeypatch)


@pytest.mark.parametrize(
    ("progress", "line"),
    [
        (Progress(total=600), "generated 0/600, 0 in flight"),
        (
            Progress(600, asked=120, recalled=180, in_flight=64, seconds=2.0),
            "generated 300/600 (60/s), 64 in flight, 5 s left",
        ),
        (
            Progress(100, asked=20, tokens=8000, in_flight=1, seconds=80.0),
            "generated 20/100 (0.25/s), 100 tokens/s, 1 in flight, 5 min left",
        ),
        (
            Progress(600, asked=10, failed=2, in_flight=3, seconds=40.0, closed=20.0),
            "generated 12/600 (0.25/s), 3 in flight, 2 failed, the server asks to wait 20 s, "
            "39 min left",
        ),
    ],
)
def test_describe(progress: Progress, line: str) -> None:
    assert describe(progress) == line


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.4, "0 s"),
        (99.0, "99 s"),
        (100.0, "2 min"),
        (5999.0, "1 h 40 min"),
        (7500.0, "2 h 05 min"),
    ],
)
def test_duration(seconds: float, words: str) -> None:
    assert duration(seconds) == words


class TestLog:
    def status(self, progress: Progress, verbose: int = 0) -> tuple[Status, list[str], list[float]]:
        lines: list[str] = []
        now = [0.0]
        reporter = SimpleNamespace(isatty=False, write_line=lines.append)
        config = SimpleNamespace(
            pluginmanager=SimpleNamespace(getplugin=lambda name: reporter),
            option=SimpleNamespace(verbose=verbose),
        )
        return Status(config, lambda: progress, lambda: now[0]), lines, now

    def test_a_line_now_and_then(self) -> None:
        status, lines, now = self.status(Progress(9))
        for now[0] in range(0, 100, 5):
            status.tick()
        assert lines == [describe(Progress(9))] * int(99 / LOGGED)

    @pytest.mark.parametrize(
        ("progress", "verbose"), [(Progress(9, asked=9), 0), (Progress(9), -1)]
    )
    def test_no_line(self, progress: Progress, verbose: int) -> None:
        status, lines, now = self.status(progress, verbose)
        now[0] = 2 * LOGGED
        status.tick()
        assert lines == []


@pytest.mark.parametrize(
    "options",
    [
        ("-n0",),
        pytest.param(("-n0", "-v"), marks=pytest.mark.slow),
        pytest.param(("-n2",), marks=pytest.mark.slow),
        pytest.param(("-n2", "-v"), marks=pytest.mark.slow),
    ],
    ids=" ".join,
)
def test_a_terminal_shows_it_and_keeps_nothing(toy: Toy, options: tuple[str, ...]) -> None:
    pyte = pytest.importorskip("pyte", reason="pyte, a terminal emulator, is not installed")
    screen = pyte.Screen(80, 60)
    stream = pyte.ByteStream(screen)
    toy.setenv("NAMES", several(8) + ",wrong,gated")
    toy.setenv("TERM", "xterm")
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 60, 80, 0, 0))
    command = [sys.executable, "-m", "pytest", *QUIETLY, "--tb=no", *options]
    process = subprocess.Popen(command, cwd=toy.path, stdout=theirs, stderr=theirs)
    os.close(theirs)

    seen = ""
    while data := read(ours):
        stream.feed(data)
        shown = [line for line in screen.display if "generated" in line]
        if shown and not seen:
            seen = shown[0].strip()
            place = screen.display.index(shown[0])
            assert screen.cursor.y < place, "the cursor stays with pytest"
            Path(toy.path / "gate").write_text("go")
    process.wait(20)

    assert "/10" in seen
    final = "\n".join(line.rstrip() for line in screen.display)
    assert "generated" not in final
    assert "1 failed, 20 passed" in final
    if "-v" not in options:
        dots = next(line for line in final.splitlines() if "[100%]" in line)
        head = dots.removeprefix("test_toy.py ").partition(" ")[0]
        assert sorted(head) == sorted("." * 20 + "F")


def read(fd: int) -> bytes:
    try:
        return os.read(fd, 4096)
    except OSError:  # Linux says so when the other side has closed
        return b""
