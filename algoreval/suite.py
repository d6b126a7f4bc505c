"""A suite is a named set of instances: one YAML file in tasks/suites/."""

import functools
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Literal

import pydantic

from algoreval.errors import ConfigError
from algoreval.language import languages
from algoreval.registry import did_you_mean, names
from algoreval.representation import representations
from algoreval.spec import read_spec
from algoreval.task import FOLDER, folders, load_task

SUITES = FOLDER / "suites"
DEFAULT = "paper"

Choice = Literal["all"] | list[str]


class SuiteFile(pydantic.BaseModel, extra="forbid", frozen=True):
    """The content of a suite's file."""

    title: str
    languages: list[str] | None = None
    """What "all" means; every language if the file does not say."""

    open: bool = False
    """Whether it has every representation of the tasks that exist, and tasks that no suite lists.

    What it lists stands for those that do not exist yet.
    """

    instances: dict[str, Choice | dict[str, Choice]]
    """Task -> languages; a task with a graph: task -> representation -> languages."""

    split: dict[str, list[str]] = {}
    """Part ("train", "test") -> tasks: every listed task in one part, or no parts at all."""

    @pydantic.model_validator(mode="after")
    def _each_task_in_one_part(self) -> "SuiteFile":
        parts = Counter(chain(*self.split.values()))
        for task in self.split and {*parts, *self.instances}:
            if task not in self.instances or parts[task] != 1:
                raise ValueError(f"split: {task} must be in one part and among the instances")
        return self


@dataclass(frozen=True, order=True)
class Cell:
    """One place of the matrix: a task in a language and a representation."""

    task: str
    language: str
    representation: str = ""
    """Empty for a task without a graph."""


@dataclass(frozen=True)
class Suite:
    """A named set of cells, whether their tasks exist already or not."""

    id: str
    title: str
    cells: tuple[Cell, ...]
    """All of them, sorted."""

    split: Mapping[str, tuple[Cell, ...]]
    """Part ("train", "test") -> its cells; empty for a suite that is not split."""

    @property
    def existing(self) -> tuple[Cell, ...]:
        """The cells whose task is there."""
        return tuple(cell for cell in self.cells if cell.task in folders())


def suites() -> list[str]:
    """The ids of all suites."""
    return names(SUITES, ".yaml")


@functools.cache
def load_suite(name: str) -> Suite:
    """The suite of this name. Raises ConfigError for an unknown name or a wrong file."""
    if name not in suites():
        raise ConfigError(f"unknown suite {name!r}{did_you_mean(name, suites())}")
    file = _read(name)
    cells = set(_listed(file, SUITES / f"{name}.yaml"))
    if file.open:
        others = {task for other in suites() for task in _read(other).instances}
        for task in folders():
            if task in file.instances or (task not in others and not load_task(task).novel):
                cells.update(_every(task))
    split = {
        part: tuple(sorted(cell for cell in cells if cell.task in tasks))
        for part, tasks in file.split.items()
    }
    return Suite(name, file.title, tuple(sorted(cells)), split)


@functools.cache
def _read(name: str) -> SuiteFile:
    path = SUITES / f"{name}.yaml"
    return read_spec(SuiteFile, path)


def _listed(file: SuiteFile, path: Path) -> Iterator[Cell]:
    every = file.languages or list(languages())
    for task, choice in file.instances.items():
        forms = choice if isinstance(choice, dict) else {"": choice}
        for form, chosen in forms.items():
            if form and form not in representations():
                known = did_you_mean(form, representations())
                raise ConfigError(f"{path}: {task}: unknown representation {form!r}{known}")
            for language in every if chosen == "all" else chosen:
                if language not in languages():
                    known = did_you_mean(language, languages())
                    raise ConfigError(f"{path}: {task}: unknown language {language!r}{known}")
                yield Cell(task, language, form)


def _every(name: str) -> Iterator[Cell]:
    for form in load_task(name).representations or ("",):
        for language in languages():
            yield Cell(name, language, form)
