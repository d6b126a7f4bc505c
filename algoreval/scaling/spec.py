"""tasks/<domain>/<name>/scaling.yaml: how inputs of a size are drawn, and which are measured."""

import functools
from typing import Annotated, Any, Literal

import pydantic

from algoreval.errors import ConfigError
from algoreval.registry import did_you_mean
from algoreval.scaling import graphs, values
from algoreval.scaling.dice import Dice
from algoreval.spec import read_spec
from algoreval.task import load_task

FILE = "scaling.yaml"

SINGLE = "single"
"""The only regime of a task whose inputs are not G(n, p)."""

Regimes = Literal["dense", "sparse", "single"]
_Sizes = Annotated[tuple[Annotated[int, pydantic.Field(ge=4)], ...], pydantic.Field(min_length=3)]


def _known(kind: str) -> str:
    if kind not in graphs.KINDS:
        raise ValueError(f"unknown kind {kind!r}{did_you_mean(kind, graphs.KINDS)}")
    return kind


class _Graph(pydantic.BaseModel, extra="forbid", frozen=True):
    kind: Annotated[str, pydantic.AfterValidator(_known)]
    weights: tuple[tuple[int, int], ...] = ()
    ends: tuple[str, ...] = ()


class _Limits(pydantic.BaseModel, extra="forbid", frozen=True):
    seconds: float = pydantic.Field(10.0, gt=0)
    """For one call, its input not counted."""

    memory_mib: int = pydantic.Field(2048, gt=0)


class ScalingFile(pydantic.BaseModel, extra="forbid", frozen=True):
    """The content of a scaling.yaml: inputs are a graph, or each argument is drawn by itself."""

    in_paper: bool = False
    """Whether the task is one of the ten of the paper's Appendix K."""

    graph: _Graph | None = None
    args: dict[str, Any] = {}
    time: str = ""
    """The bound in V, E or n, where `complexity.time` in task.yaml names other things."""

    sizes: dict[Regimes, _Sizes]
    why: str
    """What the sizes come to, and how inputs are drawn where that needs a reason."""

    limits: _Limits = pydantic.Field(default_factory=lambda: _Limits.model_validate({}))


def is_measured(name: str) -> bool:
    """Whether a task has a scaling.yaml."""
    return (load_task(name).folder / FILE).is_file()


@functools.cache
def scaling_file(name: str) -> ScalingFile:
    """What a task's scaling.yaml says. Raises ConfigError, naming it, if it is malformed."""
    path = load_task(name).folder / FILE
    file = read_spec(ScalingFile, path)
    if (file.graph is None) == (not file.args):
        raise ConfigError(f"{path}: inputs are drawn by `graph` or by `args`: give one of them")
    if file.graph is None and set(file.sizes) != {SINGLE}:
        raise ConfigError(f"{path}: sizes: without a graph there is one regime, {SINGLE!r}")
    if any(list(sizes) != sorted(set(sizes)) for sizes in file.sizes.values()):
        raise ConfigError(f"{path}: sizes: each must be larger than the one before")
    return file


def drawn(name: str, regime: str, n: int, dice: Dice) -> dict[str, Any]:
    """Arguments of a size in the task's home form. Raises ConfigError if they cannot be drawn."""
    task, file = load_task(name), scaling_file(name)
    if file.graph is not None and task.graph is not None:
        chance = graphs.CHANCE[regime](n) if regime in graphs.CHANCE else 1.0
        one = file.graph
        frame = graphs.Frame(n, chance, task.graph, one.weights, one.ends)
        return graphs.KINDS[one.kind](dice, frame)
    try:
        return {name: _value(told, n, dice) for name, told in file.args.items()}
    except (TypeError, ValueError) as error:
        raise ConfigError(f"{task.folder / FILE}: args: {error}") from error


def _value(told: Any, n: int, dice: Dice) -> Any:
    if not isinstance(told, dict):
        return told
    words = dict(told)
    name = words.pop("draw", None)
    if name not in values.DRAWS:
        raise ValueError(f"draw: {name!r} is none of {', '.join(values.DRAWS)}")
    return values.DRAWS[name](dice, n, **words)
