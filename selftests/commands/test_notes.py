"""Every command that reads runs says what is odd about their files, whatever becomes of it."""

from pathlib import Path

import pytest

from algoreval.__main__ import main
from algoreval.suite import Cell
from selftests.diversity.forge import written
from selftests.figures.synthetic import record, run_of

COMMANDS = {
    "ablation": ("ablation", "torn", "whole"),
    "compare": ("compare", "torn", "whole"),
    "compare, nothing in common": ("compare", "torn", "other"),
    "compare, no such condition": ("compare", "torn", "--condition=hint"),
    "diversity": ("diversity", "torn", "whole"),
    "figures": ("figures", "out", "torn", "whole"),
    "leaderboard": ("leaderboard", "torn", "whole", "--out=out"),
    "report": ("report", "torn"),
    "scaling": ("scaling", "torn", "--out=out"),
    "training": ("training", "out", "--positives=torn"),
}


@pytest.fixture(autouse=True)
def runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two runs alike, one of another task; the last line of one is cut short."""
    found = [
        run_of(name, [record(Cell(task, "python"), "wrong_output") for task in tasks])
        for name, tasks in (
            ("torn", ("kmp", "fft")),
            ("whole", ("kmp", "fft")),
            ("other", ["sieve"]),
        )
    ]
    written(tmp_path, *found)
    path = tmp_path / "torn" / "records.jsonl"
    path.write_text(path.read_text()[:-100])
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("name", COMMANDS)
def test_a_torn_line_is_told(name: str, capsys) -> None:
    main(list(COMMANDS[name]))
    said = capsys.readouterr()
    told = [line for line in (said.out + said.err).splitlines() if "was cut short" in line]
    assert len(told) == 1, said.out + said.err
    assert "records.jsonl:2: the last line was cut short and is left out" in told[0]


@pytest.mark.parametrize("name", COMMANDS)
def test_a_corrupt_line_is_told(name: str, runs: Path, capsys) -> None:
    path = runs / "torn" / "records.jsonl"
    path.write_text(path.read_text().splitlines()[0][:-100] + "\n" + path.read_text())
    status = main(list(COMMANDS[name]))
    (line,) = [one for one in capsys.readouterr().err.splitlines() if "no JSON" in one]
    assert "torn/records.jsonl:1: no JSON" in line
    assert line.startswith("note: " if status == 0 else "algoreval: ")
