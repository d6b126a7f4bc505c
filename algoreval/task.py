"""A task is one algorithm: what its folder in tasks/<domain>/ says."""

import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Annotated, Any, Literal

import pydantic

from algoreval.errors import ConfigError
from algoreval.registry import ROOT, did_you_mean, names
from algoreval.representation import Graph
from algoreval.role import roles_at_places
from algoreval.spec import read_spec
from algoreval.types import Type, check, parse

FOLDER = ROOT / "tasks"
PLAIN = "plain"
"""The key of a task without a graph where graph tasks have their representations."""

PRINT_KINDS = (
    "int", "str", "float", "ints_line", "scalars_line", "strs_lines", "floats_lines",
    "float_rows", "int_rows", "ints_line_then_pairs",
)  # fmt: skip


class Print(pydantic.BaseModel, extra="forbid", frozen=True):
    """How the fixed test prints a result."""

    kind: Literal[PRINT_KINDS]  # type: ignore[valid-type]
    text: str
    """The same in words, for prompts."""

    decimals: int | None = None
    """Digits after the point of every float."""

    inf: bool = False
    """Whether INFINITY prints as INF."""

    if_empty: str | None = None
    """What an empty result prints instead."""


class _Test(pydantic.BaseModel, extra="forbid", frozen=True):
    args: dict[str, Any]
    expected: str


class _GraphFile(pydantic.BaseModel, extra="forbid", frozen=True):
    directed: bool
    weighted: bool
    bipartite: bool = False
    unit: str = "weight"
    given: bool = True


class _Structs(pydantic.BaseModel, extra="forbid", frozen=True):
    """The content of tasks/structs.yaml."""

    structs: dict[Annotated[str, pydantic.Field(pattern=r"^[A-Z]\w*$")], dict[str, str]] = {}
    roles: dict[str, str | dict[str, str]] = {}


class TaskFile(_Structs, extra="forbid", frozen=True):
    """The content of a task.yaml; unknown keys are errors."""

    name: str
    version: int
    function: str
    problem: str = ""
    novel: bool = False
    graph: _GraphFile | None = None
    returns: str
    params: dict[str, dict[str, str]]
    input: dict[str, str]
    what: str
    conventions: str
    preconditions: str
    print: Print
    test: _Test
    tolerance: float = pydantic.Field(1e-6, gt=0, lt=1)
    complexity: dict[str, Any]
    source: str
    edge_cases: dict[str, list[str]] = {}

    @pydantic.field_validator("function", "problem")
    @classmethod
    def _snake_case(cls, name: str) -> str:
        if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
            raise ValueError(f"{name!r} is not written in snake_case")
        return name


@dataclass(frozen=True)
class Task:
    """One algorithm: its signature, its texts and its fixed test."""

    id: str
    domain: str
    title: str
    """The algorithm's name as prompts write it."""

    version: int
    function: str
    """The function's name in snake_case."""

    problem: str
    """What is computed: tasks share it that differ in how, or in what they promise of inputs."""

    novel: bool
    graph: Graph | None
    returns: Type
    params: Mapping[str, tuple[tuple[str, Type], ...]]
    """Per representation (PLAIN without a graph): the parameters as (name, type)."""

    roles: Mapping[str, str]
    """What each scalar of parameters and result stands for, by place: "n", "edges.u", "returns"."""

    input: Mapping[str, str]
    """Per representation: what the parameters mean."""

    what: str
    conventions: str
    preconditions: str
    print: Print
    args: Mapping[str, Any]
    """The fixed test's input in the home representation."""

    expected: str
    """What the fixed test prints."""

    tolerance: float
    """By how much a float of the result may differ, absolutely or relatively."""

    complexity: Mapping[str, Any]
    folder: Path

    @property
    def representations(self) -> tuple[str, ...]:
        """The representations the task comes in; empty without a graph."""
        return tuple(self.params) if self.graph else ()

    @property
    def home(self) -> str:
        """The representation that the reference cores and the data files use."""
        return next(iter(self.params))


@functools.cache
def folders() -> Mapping[str, Path]:
    """Every task's folder by id. Raises ConfigError if two domains have a task of one name."""
    found: dict[str, Path] = {}
    for domain in names(FOLDER):
        if domain == "suites":
            continue
        for name in names(FOLDER / domain):
            if name in found:
                raise ConfigError(f"two tasks are named {name}: {found[name]}, {FOLDER / domain}")
            found[name] = FOLDER / domain / name
    return dict(sorted(found.items()))


@functools.cache
def load_task(name: str) -> Task:
    """The task of this name. Raises ConfigError for an unknown name or a wrong task.yaml."""
    if name not in folders():
        raise ConfigError(f"unknown task {name!r}{did_you_mean(name, folders())}")
    return read_task(folders()[name])


def read_task(folder: Path) -> Task:
    """The task in a folder; every part is checked against the others."""
    path = folder / "task.yaml"
    file = read_spec(TaskFile, path)
    try:
        return _task(file, folder)
    except ConfigError as error:
        raise ConfigError(f"{path}: {error}") from error


def _task(file: TaskFile, folder: Path) -> Task:
    structs = {**_shared().structs, **file.structs}
    if set(file.params) != set(file.input):
        raise ConfigError("params and input must have the same keys")
    if (file.graph is None) != (list(file.params) == [PLAIN]):
        raise ConfigError(f"params: a task without a graph has just {PLAIN!r}")
    params = {
        form: tuple((name, parse(text, structs)) for name, text in fields.items())
        for form, fields in file.params.items()
    }
    home = next(iter(params))
    args = {name: file.test.args.get(name) for name, _ in params[home]}
    if set(file.test.args) != set(args):
        raise ConfigError(f"test.args: expected {', '.join(args)}")
    for name, type_ in params[home]:
        check(args[name], type_, f"test.args.{name}")
    returns = parse(file.returns, structs)
    return Task(
        id=folder.name,
        domain=folder.parent.name,
        title=file.name,
        version=file.version,
        function=file.function,
        problem=file.problem or folder.name,
        novel=file.novel,
        graph=Graph(**file.graph.model_dump()) if file.graph else None,
        returns=returns,
        params=params,
        roles=_roles(file, {**dict(chain(*params.values())), "returns": returns}),
        input=file.input,
        what=file.what,
        conventions=file.conventions,
        preconditions=file.preconditions,
        print=file.print,
        args=args,
        expected=file.test.expected.strip("\n"),
        tolerance=file.tolerance,
        complexity=file.complexity,
        folder=folder,
    )


def _roles(file: TaskFile, signature: Mapping[str, Type]) -> dict[str, str]:
    used = {struct.name for type_ in signature.values() for struct in type_.structs()}
    shared = {name: roles for name, roles in _shared().roles.items() if name in used}
    return roles_at_places(signature, {**shared, **file.roles})


@functools.cache
def _shared() -> _Structs:
    """The structs that every task may use."""
    return read_spec(_Structs, FOLDER / "structs.yaml")
