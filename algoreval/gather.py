"""Every run that can be read in some folders; what cannot is told and does not stop the others."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from algoreval.errors import ConfigError
from algoreval.record import Record
from algoreval.run_info import RunInfo
from algoreval.runs import Run, beside, inner, read_run
from algoreval.safe import impersonal


@dataclass(frozen=True)
class Gathered:
    """What was found."""

    runs: tuple[tuple[Path, Run], ...]
    """Each with its folder."""

    left_out: tuple[tuple[Path, str], ...]
    """Places that hold no run that can be read, each with the reason, which names it."""

    @property
    def published(self) -> list[str]:
        """The reasons as a page may tell them: of a path, the folder's name alone."""
        return [
            impersonal(why.replace(str(place), place.resolve().name))
            for place, why in self.left_out
        ]


def gather(places: Iterable[Path]) -> Gathered:
    """The runs, without their texts, of folders such as reports/*; each once.

    A folder without records stands for the runs in it. What a shell finds `beside` them is passed
    over. Raises ConfigError if there is no run at all.
    """
    runs: dict[Path, tuple[Path, Run]] = {}
    left_out = []
    for folder in _folders(places):
        if folder.resolve() in runs:
            continue
        try:
            runs[folder.resolve()] = (folder, read_run(folder, texts=False))
        except ConfigError as error:
            left_out.append((folder, str(error)))
    if not runs:
        reasons = "; ".join(why for _, why in left_out)
        raise ConfigError(reasons or "there is no run; name folders such as reports/*")
    return Gathered(tuple(runs.values()), tuple(left_out))


def _folders(places: Iterable[Path]) -> Iterator[Path]:
    for place in places:
        held = inner(place)
        yield from held
        if not held and not beside(place):
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
    said = differing(runs)
    for run in runs:
        if not run.info.complete:
            said.append(f"{run.name} is incomplete")
        if part := partial(run.records, run.info):
            said.append(f"{run.name} has only {part}")
    return said + remarks(runs)


def remarks(runs: Iterable[Run]) -> list[str]:
    """What is odd about the files of these runs: a torn line, unknown fields, no run.json."""
    return [f"{run.name}: {note}" for run in runs for note in run.notes]


def differing(runs: Sequence[Run]) -> list[str]:
    """In what the settings of these runs contradict each other, one line each."""
    return [
        f"these runs differ in {what}: compare their rates with care"
        for field, what in COMPARED.items()
        if any(_contradict(getattr(runs[0].info, field), getattr(one.info, field)) for one in runs)
    ]


def _contradict(one: Any, other: Any) -> bool:
    """Whether two settings are not the same; what only one of them tells is no contradiction."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return any(one[key] != other[key] for key in one.keys() & other.keys())
    return bool(one and other and one != other)


def partial(records: Iterable[Record], info: RunInfo) -> str:
    """How much of its suite a run holds, if that is not all: "112 of 599 instances"."""
    # A condition is behind the plus sign of an id, and no instance of another kind.
    held = len({record.instance.partition("+")[0] for record in records})
    return f"{held} of {info.counts.suite} instances" if held < info.counts.suite else ""
