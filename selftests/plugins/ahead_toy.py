"""A folder with a toy benchmark whose samples come from answering.py, and runs of it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from algoreval.registry import ROOT

QUIETLY = ("-p", "xdist.plugin", "-p", "no:cacheprovider")

TESTS = """
import os
import sys
from pathlib import Path

def note(text):
    with Path("ran.txt").open("a") as file:
        file.write(text + "\\n")

def test_first(instance, index, sample):
    note(f"{os.getpid()} {instance.id}")
    name = instance.id
    assert name in sample
    if "crash" in name and not Path("crashed").exists():
        Path("crashed").touch()
        os._exit(9)
    if "opens" in name:
        Path("gate").write_text("go")
    if "stays" in name:
        Path("busy").write_text("I am busy")
        Path("silence").read_text()
    if "worker" in name:
        assert "openai" not in sys.modules
    assert "wrong" not in name

def test_second(instance, index, sample):
    note(f"{os.getpid()} {instance.id}")

def test_of_no_sample():
    Path("nice.txt").write_text(str(os.nice(0)))
"""


def several(count: int, word: str = "i") -> str:
    return ",".join(f"{word}{number:03}" for number in range(count))


class Toy:
    """A folder with the toy benchmark, and runs of it."""

    def __init__(self, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pytester, self.path = pytester, pytester.path
        self.setenv = monkeypatch.setenv
        self.delenv = monkeypatch.delenv
        pytester.makepyfile(test_toy=TESTS)
        shutil.copy(Path(__file__).with_name("answering.py"), self.path / "conftest.py")
        monkeypatch.setenv("PYTHONPATH", str(ROOT))
        monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # loading them takes a while
        monkeypatch.setattr("plugins.ahead.GRACE", 0.2)
        for name in ("PYTEST_ADDOPTS", "PYTEST_XDIST_WORKER", "OPENAI_API_KEY", "OPENAI_BASE_URL"):
            monkeypatch.delenv(name, raising=False)
        os.mkfifo(self.path / "gate")
        os.mkfifo(self.path / "busy")
        os.mkfifo(self.path / "silence")

    def run(self, names: str, *options: str) -> pytest.RunResult:
        self.setenv("NAMES", names)
        options = (*QUIETLY, *options)
        # What patches or imports for good (openai's parts refuse to be imported twice) gets a
        # process of its own; the rest is faster in this one.
        if "-n0" in options and not {"FULL", "TOY_URL"} & set(os.environ):
            return self.pytester.runpytest_inprocess(*options)
        return self.pytester.runpytest_subprocess(*options, timeout=60)

    def begin(self, names: str, *options: str) -> subprocess.Popen[bytes]:
        self.setenv("NAMES", names)
        command = [sys.executable, "-m", "pytest", *QUIETLY, *options]
        with (self.path / "output").open("wb") as output:
            return subprocess.Popen(command, cwd=self.path, stdout=output, stderr=output)

    def lines(self, name: str) -> list[str]:
        file = self.path / name
        return file.read_text().splitlines() if file.exists() else []

    @property
    def asked(self) -> list[str]:
        return self.lines("asked.txt")

    @property
    def stored(self) -> list[str]:
        rows = [json.loads(line) for line in self.lines("samples.jsonl")]
        return [row["instance"] for row in rows if "completion" in row]

    @property
    def pids(self) -> set[int]:
        return {int(line.split()[0]) for line in self.lines("ran.txt")}
