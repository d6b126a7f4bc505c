"""Problems of other benchmarks and programs that models wrote for them, as files of the user's.

Both are JSON Lines. How a benchmark writes them is known to its file in plugins/external, which has

- TITLE, and TECHNIQUES, the closed list of techniques for its problems;
- `problem_id(row)`: the problem that a row of either file is about, None if of another benchmark;
- `problem(name, row, place)`: a `Problem`;
- `programs(row, problem, place)`: the program of each sample in a row, empty where it has none.

`place` is for error messages.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from algoreval.errors import ConfigError
from algoreval.foreign import read_objects, text_in
from algoreval.latex import one_line
from algoreval.registry import load_plugin, plugin_names


@dataclass(frozen=True)
class Problem:
    """One problem of another benchmark."""

    benchmark: str
    """Name of its file in plugins/external."""

    id: str
    """The benchmark and what it calls the problem: "humaneval/17"."""

    statement: str
    """What a model is asked."""

    function: str = ""
    """What it must define; empty if the benchmark does not say."""

    opening: str = ""
    """The code that a completion goes on with, if it does not stand by itself."""


@dataclass(frozen=True)
class Written:
    """A program that a model wrote for a problem."""

    problem: Problem
    model: str
    index: int
    """0 for the model's first sample of the problem."""

    program: str
    """Empty if the sample holds none."""


def read_problems(paths: Iterable[Path]) -> dict[str, Problem]:
    """The problems by id. Raises ConfigError, with file and line, for what cannot be used."""
    found: dict[str, Problem] = {}
    places: dict[str, str] = {}
    for path in paths:
        for place, row in _rows(path):
            plugin, name = _owner(row, place)
            problem: Problem = plugin.problem(name, row, place)
            if problem.id in found:
                raise ConfigError(
                    f"{place}: {problem.id} is there already, in {places[problem.id]}"
                )
            if not problem.statement.strip():
                raise ConfigError(f"{place}: {problem.id} has no text")
            found[problem.id], places[problem.id] = problem, place
    if not found:
        raise ConfigError("the files of --problems hold no problem")
    return found


def read_samples(
    files: Sequence[tuple[str, Path]], problems: Mapping[str, Problem]
) -> tuple[list[Written], int]:
    """What models wrote for these problems, and how many lines were about others.

    Each file comes with the name of the model that wrote it; without one, a line's `model` counts,
    and then the file's name.
    """
    found: list[Written] = []
    seen: Counter[tuple[str, str]] = Counter()
    others = 0
    for model, path in files:
        for place, row in _rows(path):
            plugin, name = _owner(row, place)
            problem = problems.get(f"{_name(plugin)}/{name}")
            if problem is None:
                others += 1
                continue
            who = one_line(model or _model(row, place) or path.stem)
            for program in plugin.programs(row, problem, place):
                found.append(Written(problem, who, seen[problem.id, who], program))
                seen[problem.id, who] += 1
    if not found:
        raise ConfigError("no sample in the files of --samples is of a problem of --problems")
    if not any(one.program.strip() for one in found):
        raise ConfigError("no sample in the files of --samples holds a program")
    return found, others


def benchmark_title(name: str) -> str:
    """What people call the benchmark."""
    return str(load_plugin("external", name).TITLE)


def list_of(name: str) -> str:
    """Which list of techniques is for the benchmark's problems."""
    return str(load_plugin("external", name).TECHNIQUES)


def _rows(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    try:
        with path.open(encoding="utf-8-sig") as file:
            begin = file.read(1000).lstrip()
    except (OSError, UnicodeDecodeError):
        begin = ""  # what is wrong with the file is said below
    if begin.startswith("["):
        raise ConfigError(f"{path}: one JSON list; JSON Lines are expected, as jq -c '.[]' writes")
    return read_objects(path)


def _owner(row: dict[str, Any], place: str) -> tuple[ModuleType, str]:
    """Whose row it is, and what its problem is called there."""
    for name in plugin_names("external"):
        plugin = load_plugin("external", name)
        if (problem := plugin.problem_id(row)) is not None:
            return plugin, problem
    raise ConfigError(
        f"{place}: no problem of {', '.join(map(benchmark_title, plugin_names('external')))}; "
        "task_id or question_id names it"
    )


def _name(plugin: ModuleType) -> str:
    return plugin.__name__.rpartition(".")[2]


def _model(row: dict[str, Any], place: str) -> str:
    return text_in(row["model"], "model", place) if row.get("model") else ""


def texts(row: dict[str, Any], field: str, place: str) -> list[str]:
    """The text or the texts that a field holds, none if it is missing."""
    value = row.get(field)
    if value is None:
        return []
    return [text_in(one, field, place) for one in (value if isinstance(value, list) else [value])]
