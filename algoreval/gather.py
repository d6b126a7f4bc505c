"""Every run that can be read in some folders; what cannot is told and does not stop the others."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from algoreval.errors import ConfigError
from algoreval.runs import RECORDS, Run, read_run


@dataclass(frozen=True)
class Gathered:
    """What was found."""

    runs: tuple[tuple[Path, Run], ...]
    """Each with its folder."""

    left_out: tuple[str, ...]
    """One line for each place that holds no run that can be read."""


def gather(places: Iterable[Path]) -> Gathered:
    """The runs, without their texts, of folders such as reports/*; each once.

    A folder without records stands for the runs in it. What a shell finds besides, such as a file
    of another kind, is left out. Raises ConfigError if there is no run at all.
    """
    runs: dict[Path, tuple[Path, Run]] = {}
    left_out = []
    for folder in _folders(places):
        if folder.resolve() in runs:
            continue
        try:
            runs[folder.resolve()] = (folder, read_run(folder, texts=False))
        except ConfigError as error:
            left_out.append(str(error))
    if not runs:
        raise ConfigError("; ".join(left_out) or "there is no run; name folders such as reports/*")
    return Gathered(tuple(runs.values()), tuple(left_out))


def _folders(places: Iterable[Path]) -> Iterator[Path]:
    for place in places:
        inner = [] if (place / RECORDS).is_file() else sorted(place.glob(f"*/{RECORDS}"))
        yield from (path.parent for path in inner)
        if not inner and not place.is_file():
            yield place


COMPARED = {
    "suite_sha256": "the content of the suite",
    "prompts": "how prompts were made",
    "limits": "limits",
    "sandbox": "the sandbox",
}
"""Settings without whose equality rates of two runs do not stand beside each other, in words."""


def cautions(runs: Sequence[Run]) -> list[str]:
    """What a reader of these runs side by side must know: one line each, none if all is well."""
    said = [
        f"these runs differ in {what}: compare their rates with care"
        for field, what in COMPARED.items()
        if any(_differ(getattr(one.info, field), getattr(runs[0].info, field)) for one in runs[1:])
    ]
    said += [f"{run.name} is incomplete" for run in runs if not run.info.complete]
    return said + [f"{run.name} has only {part}" for run in runs if (part := partial(run))]


def _differ(one: Any, other: Any) -> bool:
    """Whether two settings contradict each other, which what only one of them says does not."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return any(_differ(one[key], other[key]) for key in one.keys() & other.keys())
    return bool(one != other and one not in ("", None) and other not in ("", None))


def partial(run: Run) -> str:
    """How much of the suite the run holds, if that is not all: "112 of 599 instances"."""
    held, whole = len({record.instance for record in run.records}), run.info.counts.suite
    return f"{held} of {whole} instances" if held < whole else ""
