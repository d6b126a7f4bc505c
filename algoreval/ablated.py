"""Which records of some runs are of the name/spec ablation: by model, and by kind of task."""

from collections.abc import Iterable
from dataclasses import dataclass

from algoreval.ablation import BY_ID, load_ablation
from algoreval.record import Record
from algoreval.subjects import BASE, Subject, labels
from algoreval.task import folders


@dataclass(frozen=True)
class Ablated:
    """One run's records under the conditions of the ablation."""

    label: str
    """The model's name; with that of the run where two have the same."""

    less_known: tuple[Record, ...]
    known: tuple[Record, ...]


def ablated(found: Iterable[Subject]) -> list[Ablated]:
    """The runs among these subjects that have such records, in their order."""
    runs: dict[int, list[Subject]] = {}
    for one in found:
        if one.condition in BY_ID:
            runs.setdefault(id(one.run), []).append(one)
    names = labels([(group[0].run, BASE) for group in runs.values()])
    return [_ablated(name, group) for name, group in zip(names, runs.values(), strict=True)]


def _ablated(label: str, group: Iterable[Subject]) -> Ablated:
    records = [record for one in group for record in one.records]
    kinds = {task: is_less_known(task) for task in {record.task for record in records}}
    return Ablated(
        label,
        tuple(record for record in records if kinds[record.task]),
        tuple(record for record in records if not kinds[record.task]),
    )


def is_less_known(task: str) -> bool:
    """Whether the task comes in all conditions; False for one that this version does not have."""
    found = load_ablation(task) if task in folders() else None
    return found is not None and found.invented is not None


def under(records: Iterable[Record], condition: str) -> list[Record]:
    """The records of one condition."""
    return [record for record in records if record.condition == condition]
