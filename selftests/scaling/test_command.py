"""From recorded runs to tables and figures, with planted programs whose right verdict is known."""

import csv
import json
from collections.abc import Mapping
from itertools import chain
from pathlib import Path

import pytest

from algoreval.__main__ import main
from algoreval.execute import LocalExecutor
from algoreval.instance import find, named
from algoreval.program import reference
from algoreval.record import Record
from algoreval.suite import Cell
from algoreval.task import load_task
from selftests.figures.synthetic import record
from selftests.programs import instance_of

PLANTED = {path.name.split(".")[1]: path for path in Path(__file__).parent.glob("planted/*")}
"""By what they are: "slower", "dies", "wrong"."""

SMALLER = "200,400,800,1200,2000"
"""Half the task's own sizes, at which what is slower takes a quarter of the time."""


def planted(kind: str) -> Record:
    """The record of a planted program, which passed the fixed test."""
    instance = instance_of(PLANTED[kind])
    return passed(instance.id, PLANTED[kind].read_text(encoding="utf-8"))


def passed(instance: str, program: str) -> Record:
    one = find(instance)
    cell = Cell(one.task, one.language, one.representation)
    version = load_task(one.task).version
    return record(cell, "passed", program=program, task_version=version)


def write_run(folder: Path, model: str, *records: Record) -> Path:
    """A run as a session leaves it."""
    folder.mkdir()
    lines = (one.model_copy(update={"model": model}).row() + "\n" for one in records)
    (folder / "records.jsonl").write_text("".join(lines), encoding="utf-8")
    (folder / "run.json").write_text(json.dumps({"run": folder.name, "model": model}))
    return folder


def scaling(*arguments: str | Path) -> int:
    return main(["scaling", *map(str, arguments)])


def verdicts(out: Path) -> Mapping[str, Mapping[str, str]]:
    with (out / "scaling.csv").open(encoding="utf-8", newline="") as file:
        return {row["model"]: row for row in csv.DictReader(file)}


def right(out: Path) -> Mapping[str, list[str]]:
    """By model: right answers of inputs tried, by size."""
    found: dict[str, list[str]] = {}
    with (out / "scaling_sizes.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            found.setdefault(row["model"], []).append(f"{row['right']}/{row['inputs']}")
    return found


@pytest.fixture
def python(executors: dict[str, LocalExecutor | str]) -> None:
    if isinstance(executors["python"], str):
        pytest.skip(executors["python"])


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.usefixtures("python")
def test_a_recursion_dies_at_size_and_the_real_thing_does_not(tmp_path, capsys) -> None:
    bridges = named("bridges", "python")
    runs = [
        write_run(tmp_path / "real", "real", passed(bridges.id, reference(bridges))),
        write_run(tmp_path / "planted", "planted", planted("dies")),
    ]
    out = tmp_path / "out"
    options = ("--regime", "sparse", "--sizes", "200,2000,2500", "--inputs", "1", "--out", out)
    assert scaling(*runs, "--task", "bridges", *options) == 0
    told = capsys.readouterr()
    assert "2 of 2 pairs of run and instance passed their fixed test" in told.err
    assert right(out) == {"real": ["1/1"] * 3, "planted": ["1/1", "0/1", "0/1"]}
    line = next(one for one in told.out.splitlines() if one.strip().startswith("planted"))
    assert line.split()[-5:] == ["not", "told", "100", "x", "x"]
    notes = [json.loads(one)["note"] for one in (out / "scaling.jsonl").read_text().splitlines()]
    assert sum("RecursionError" in note for note in notes) == 2
    assert {path.name for path in out.iterdir()} == {
        "scaling.jsonl", "scaling.csv", "scaling.tex", "scaling_sizes.csv",
        "figure19_python.svg", "figure19_python.png",
    }  # fmt: skip


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.usefixtures("python")
def test_wrong_answers_at_size_are_counted_and_a_stopped_probe_goes_on(tmp_path, capsys) -> None:
    run = write_run(tmp_path / "planted", "planted", planted("wrong"))
    out = tmp_path / "out"
    options = ("--task", "dijkstra", "--regime", "sparse", "--sizes", "20,45,90,150", "--out", out)
    assert scaling(run, "--inputs", "2", *options) == 0
    assert right(out) == {"planted": ["2/2", "2/2", "0/2", "0/2"]}
    path = out / "scaling.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:3]) + lines[3][:50])
    assert scaling(run, "--inputs", "2", *options) == 0
    assert right(out) == {"planted": ["2/2", "2/2", "0/2", "0/2"]}
    assert path.read_bytes().splitlines(keepends=True)[:3] == lines[:3]
    before = path.read_bytes()
    capsys.readouterr()
    assert scaling("--out", out) == 0  # from the file alone
    assert path.read_bytes() == before
    assert "planted" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.usefixtures("python")
def test_an_array_in_place_of_a_heap_is_told_from_the_real_thing(tmp_path) -> None:
    dijkstra = named("dijkstra", "python")
    runs = [
        write_run(tmp_path / "real", "real", passed(dijkstra.id, reference(dijkstra))),
        write_run(tmp_path / "planted", "planted", planted("slower")),
    ]
    out = tmp_path / "out"
    options = ("--regime", "sparse", "--sizes", SMALLER, "--inputs", "2", "--out", out)
    assert scaling(*runs, *options) == 0
    found = verdicts(out)
    assert found["real"]["verdict"] == "as textbook", found["real"]
    assert found["planted"]["verdict"] == "slower", found["planted"]
    assert float(found["planted"]["exponent"]) > float(found["real"]["exponent"]) + 0.4
    assert set(chain(*right(out).values())) == {"2/2"}


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.parametrize(
    ("language", "task"),
    [
        *((name, "kruskal") for name in ("c", "cpp", "go", "java", "javascript", "python", "rust")),
        ("python", "sieve"),
    ],
)
def test_every_language_is_timed(language, task, executors, tmp_path) -> None:
    if isinstance(executors[language], str):
        pytest.skip(executors[language])
    instance = named(task, language)
    run = write_run(tmp_path / "run", "real", passed(instance.id, reference(instance)))
    out = tmp_path / "out"
    regime = "sparse" if task == "kruskal" else "single"
    options = ("--task", task, "--regime", regime, "--inputs", "1", "--out", out)
    assert scaling(run, *options) == 0
    assert right(out) == {"real": ["1/1"] * 5}
    points = [json.loads(line) for line in (out / "scaling.jsonl").read_text().splitlines()]
    # The largest input is sixteen times the smallest, or more: no compiler takes that back.
    assert points[-1]["cpu_ns"] > 3 * points[0]["cpu_ns"] > 0


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.usefixtures("python")
def test_a_forged_clock_is_no_time_and_stops_nobody(tmp_path) -> None:
    """Nor do the bounds of tasks that no run holds: 10,000 vertices are too many for some."""
    backwards = "import time\nticks = [0]\ndef back():\n    ticks[0] -= 9\n    return ticks[0]\n"
    kmp = named("kmp", "python")
    forged = f"{backwards}time.thread_time_ns = back\n{reference(kmp)}"
    run = write_run(tmp_path / "run", "forged", passed(kmp.id, forged))
    out = tmp_path / "out"
    options = ("--task", "all", "--sizes", "1000,5000,10000", "--inputs", "1")
    assert scaling(run, *options, "--out", out) == 0
    points = [json.loads(line) for line in (out / "scaling.jsonl").read_text().splitlines()]
    assert {(point["bucket"], point["cpu_ns"]) for point in points} == {("static_failure", None)}
    assert "-9" in points[0]["note"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["RUN", "--task", "bridge"], "unknown task 'bridge'; did you mean bridges"),
        (["RUN", "--task", "n_queens"], "n_queens has no scaling.yaml"),
        (["RUN", "--lang", "pyton"], "unknown language 'pyton'; did you mean python?"),
        (
            ["RUN", "--task", "dijkstra", "--sizes", "100,200,99999999"],
            "--sizes: 99999999 is too large for dijkstra (",
        ),
        (["nowhere"], "no such folder"),
        ([], "nothing was measured"),
    ],
)
def test_input_that_cannot_be_used_is_named(arguments, complaint, tmp_path, capsys) -> None:
    run = write_run(tmp_path / "run", "planted", planted("wrong"))
    given = [str(run) if one == "RUN" else one for one in arguments]
    assert scaling(*given, "--out", tmp_path / "out") == 2
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize(
    "option",
    [
        "--inputs=0",
        "--sizes=1,2,3",
        "--sizes=a",
        "--sizes=100",
        "--sizes=100,200,200",
        "--regime=medium",
        "--budget=nan",
        "--memory=-1",
    ],
)
def test_odd_options_are_refused(option, tmp_path, capsys) -> None:
    with pytest.raises(SystemExit) as left:
        scaling(tmp_path, "--out", tmp_path / "out", option)
    assert left.value.code == 2
    assert option.partition("=")[0] in capsys.readouterr().err


def test_runs_in_which_nothing_passed_say_so(tmp_path, capsys) -> None:
    failed = planted("wrong").model_copy(update={"bucket": "wrong_output"})
    run = write_run(tmp_path / "run", "planted", failed)
    assert scaling(run, "--out", tmp_path / "out") == 2
    told = capsys.readouterr().err
    assert "0 of 1 pairs" in told
    assert "name a run with programs that passed" in told
