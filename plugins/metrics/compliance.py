"""Whom a program of the name/spec ablation followed: the true algorithm, a wrong spec, or neither.

A wrong text has its own expected output on the fixed test. A program that ended well and printed
just that did as it was told; one that passed fell back on what the name stands for. A program that
does neither is simply wrong, which a rate of right ones alone would not show.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from algoreval.ablated import Ablated, under
from algoreval.ablation import BY_ID, Condition, load_ablation
from algoreval.judge import normalise
from algoreval.record import Record
from algoreval.score import Rate, pass_at_1
from algoreval.table import NOT_APPLICABLE, Cell, Row, Table, cell
from algoreval.task import folders, load_task

TRUE, TEXT, NEITHER = FOLLOWED = ("true algorithm", "wrong spec", "neither")


def followed(record: Record) -> str | None:
    """One of FOLLOWED; None where there is no verdict, or what the text asked for is not known.

    The record is of the fixed test, under a condition of the ablation, with its evidence.
    """
    if not record.judged:
        return None
    if not BY_ID[record.condition].corrupted:
        return TRUE if record.passed else NEITHER
    asked = _asked(record)
    if asked is None:
        return None
    if record.passed:
        return TRUE
    obeyed = record.detail == "mismatch" and _alike(record.evidence.get("actual"), asked)
    return TEXT if obeyed else NEITHER


def _asked(record: Record) -> str | None:
    """What a program prints that does as the wrong text says; None if this version cannot tell."""
    if record.task not in folders() or record.task_version != load_task(record.task).version:
        return None
    ablation = load_ablation(record.task)
    wrong = ablation.corruption(record.condition) if ablation else None
    return wrong.expected if wrong else None


def _alike(printed: Any, asked: str) -> bool:
    return isinstance(printed, str) and normalise(printed) == normalise(asked)


def unknown(records: Iterable[Record]) -> list[Record]:
    """The verdicts that `rates` leaves out, for what the text asked for is not known."""
    return [record for record in records if record.judged and followed(record) is None]


def rates(records: Iterable[Record]) -> dict[str, Rate]:
    """How large a share of programs followed whom, for each of FOLLOWED; made as pass@1 is.

    The shares add up to 1. Without a wrong text nobody can follow one, and that share is left out;
    without a verdict all are.
    """
    found = [(record, whom) for record in records if (whom := followed(record))]
    corrupted = any(BY_ID[record.condition].corrupted for record, _ in found)
    return {
        wanted: pass_at_1(_counted(record, whom == wanted) for record, whom in found)
        for wanted in FOLLOWED
        if found and (corrupted or wanted != TEXT)
    }


def table(models: Iterable[Ablated]) -> Table:
    """A row per model, kind of algorithm and condition: whom programs followed."""
    rows: list[Row] = []
    for model in models:
        rows += _rows(model.label, "less known", model.less_known)
        rows += _rows(model.label, "known", model.known)
    heads = ("model", "algorithms", "name", "spec", "condition")
    title = "whom programs followed, by condition of the name/spec ablation (%)"
    return Table(title, heads, FOLLOWED, tuple(rows), intervals=True)


def _rows(label: str, kind: str, records: Sequence[Record]) -> Iterator[Row]:
    for condition in BY_ID.values():
        if found := rates(under(records, condition.id)):
            labels = (label, kind, condition.name, condition.text, _title(condition, kind))
            yield Row(labels, tuple(_cell(found.get(whom)) for whom in FOLLOWED))


def _title(condition: Condition, kind: str) -> str:
    return condition.title if kind == "less known" else f"{condition.title}, {kind}"


def _cell(rate: Rate | None) -> Cell:
    return cell(rate) if rate else NOT_APPLICABLE


def _counted(record: Record, counts: bool) -> Record:
    bucket = "passed" if counts else "wrong_output"
    return record.model_copy(update={"bucket": bucket})
