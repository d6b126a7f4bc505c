"""Runs of models whose programs, outputs and judges we made, so that the right tables are known."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from algoreval.pairs import Pair, Program
from algoreval.record import Record
from algoreval.runs import Run
from algoreval.suite import Cell
from selftests.figures.synthetic import record, run_of

ALIKE = Path(__file__).parent / "alike"
LANGUAGES = sorted({path.name.partition(".")[0] for path in ALIKE.iterdir()})


def text(language: str, which: str) -> str:
    """One of two programs that differ in comments, layout and names alone."""
    return (ALIKE / f"{language}.{which}.txt").read_text(encoding="utf-8")


def wrote(
    program: str, printed: str | None = None, cell: Cell | None = None, sample: int = 0
) -> Record:
    """A sample with this program: it passed if it printed "right", and was not run without."""
    bucket = {"right": "passed", None: "static_failure"}.get(printed, "wrong_output")
    evidence = {} if printed is None else {"actual": printed}
    return record(
        cell or Cell("kmp", "python"), bucket, program=program, evidence=evidence, sample=sample
    )


def model(name: str, *records: Record, category: str = "") -> Run:
    """A run with these samples."""
    return run_of(name, records, {"name": name, "category": category})


def written(folder: Path, *runs: Run) -> list[str]:
    """The runs' folders, with the files that commands read."""
    for run in runs:
        path = folder / run.name
        path.mkdir(parents=True)
        (path / "run.json").write_text(run.info.json_text())
        (path / "records.jsonl").write_text("".join(one.row() + "\n" for one in run.records))
    return [str(folder / run.name) for run in runs]


def program(model: str, text: str, cell: Cell | None = None, **fields: object) -> Program:
    """A program as pairs are made of it."""
    cell = cell or Cell("kmp", "python")
    instance = "-".join(filter(None, (cell.task, cell.language, cell.representation)))
    known = {"run": model, "sample": 0, "passed": True, **fields}
    return Program(
        model, instance=instance, task=cell.task, language=cell.language, text=text, **known
    )


def pair(one: str, other: str, cell: Cell | None = None) -> Pair:
    """Two programs of two models."""
    return Pair(program("a", one, cell), program("b", other, cell))


def answers(path: Path, said: Mapping[str, str]) -> str:
    """A judge whose answers lie in a file, by the names of questions."""
    lines = (json.dumps({"instance": key, "completion": reply}) for key, reply in said.items())
    path.write_text("".join(line + "\n" for line in lines))
    return f"replay:{path}"


def lines(path: Path) -> Iterable[dict[str, object]]:
    """What pairs.jsonl holds."""
    return [json.loads(line) for line in path.read_text().splitlines()]
