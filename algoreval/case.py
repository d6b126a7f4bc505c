"""Cases: queries with their frozen answers, and the oracle that confirms them.

A task's cases.yaml holds the named edge cases, each with its why; its oracle.py has
`answer(**args)`, which computes the right answer by another road than the reference cores, and
`queries()`, a Hypothesis strategy of arguments within the task's preconditions. Where `answer` is
slow, `large(**args)` computes the same for the scaling probe.
"""

import functools
import importlib.util
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import pydantic
import yaml

from algoreval.errors import ConfigError
from algoreval.task import Task, load_task
from algoreval.types import check
from algoreval.yaml_text import load_yaml


class _CaseFile(pydantic.BaseModel, extra="forbid", frozen=True):
    name: str = pydantic.Field(pattern=r"^[a-z][a-z0-9_]*$")
    why: str = pydantic.Field(min_length=1)
    args: dict[str, Any]
    answer: Any


@dataclass(frozen=True)
class Case:
    """One input with its expected answer."""

    name: str
    why: str
    """What a program must get right here, in one sentence."""

    args: dict[str, Any]
    """In the task's home representation."""

    answer: Any


def size_of(value: Any) -> int:
    """How large an input is: how many numbers and characters it holds."""
    if isinstance(value, str):
        return len(value)
    if isinstance(value, dict):
        return sum(map(size_of, value.values()))
    return sum(map(size_of, value)) if isinstance(value, list | tuple) else 1


@functools.cache
def load_cases(name: str) -> tuple[Case, ...]:
    """The named cases of a task. Raises ConfigError for a malformed or ill-typed one."""
    task = load_task(name)
    path = task.folder / "cases.yaml"
    try:
        rows = load_yaml(path.read_bytes())
        if not isinstance(rows, list):
            raise ConfigError(f"{path}: a list of cases is expected; see CONTRIBUTING.md")
        files = [_CaseFile.model_validate(row) for row in rows]
    except pydantic.ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"]))
        raise ConfigError(f"{path}: {place}: {first['msg']}") from error
    except FileNotFoundError as error:
        raise ConfigError(f"{path}: missing; see CONTRIBUTING.md for what it holds") from error
    except (OSError, yaml.YAMLError, TypeError) as error:
        raise ConfigError(f"{path}: {' '.join(str(error).split())}") from error
    if len({file.name for file in files}) < len(files):
        raise ConfigError(f"{path}: two cases have one name")
    for file in files:
        check_args(file.args, task, f"{path}: {file.name}")
        check(file.answer, task.returns, f"{path}: {file.name}: answer")
    return tuple(Case(file.name, file.why, file.args, file.answer) for file in files)


def check_args(args: Mapping[str, Any], task: Task, where: str) -> None:
    """Nothing if these are arguments of the task. Raises ConfigError, naming the place, if not."""
    params = task.params[task.home]
    if extra := sorted(set(args) - {name for name, _ in params}):
        raise ConfigError(f"{where}: {extra[0]}: no such parameter")
    for name, type_ in params:
        check(args.get(name), type_, f"{where}: {name}")


def load_oracle(name: str, large: bool = False) -> Callable[..., Any]:
    """The `answer` function of a task's oracle.py, which takes the home arguments by name.

    For large inputs it is `large`, where there is one: the same answer in less time.
    """
    quick = getattr(_oracle(name), "large", None) if large else None
    answer: Callable[..., Any] = quick or _defined(name, "answer")
    return answer


def load_queries(name: str) -> Any:
    """The Hypothesis strategy of a task's inputs: `queries()` of its oracle.py, called once."""
    return _defined(name, "queries")()


def _defined(name: str, function: str) -> Any:
    """What oracle.py defines under a name. Raises ConfigError if there is no such thing."""
    found = getattr(_oracle(name), function, None)
    if found is None:
        path = load_task(name).folder / "oracle.py"
        raise ConfigError(f"{path}: {function} is missing; write def {function}(...) there")
    return found


@functools.cache
def _oracle(name: str) -> ModuleType:
    path = load_task(name).folder / "oracle.py"
    spec = importlib.util.spec_from_file_location(f"oracle_{name}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise ConfigError(f"{path}: missing; write answer(...) and queries() there")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
