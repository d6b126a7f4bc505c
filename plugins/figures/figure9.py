"""Figure 9: how each model's programs came out, best model first.

A bucket's share is made as pass@1 is, so that the share of `passed` is pass@1: errors of the
benchmark are in none, and instances weigh the same however many samples they have.
"""

from collections.abc import Iterable, Iterator, Sequence

from matplotlib.figure import Figure

from algoreval.record import Record
from algoreval.score import pass_at_1
from algoreval.subjects import Subject
from algoreval.table import Cell, Row, Table, best_first, cell
from algoreval.verdict import BUCKETS
from algoreval.wording import percent
from plugins.figures._drawing import (
    EDGE,
    HEAD,
    KINDS,
    LINE,
    SMALL,
    WIDTH,
    Sheet,
    legend,
    short,
    wide_enough,
    widest,
)

TITLE = "Figure 9: outcomes by model"

ROOM = 0.06
"""The least share whose number fits in its bar."""


def tables(subjects: Sequence[Subject], measure: str) -> dict[str, Table]:
    """One table: a row per model, a column per bucket."""
    rows = [Row((one.label,), _cells(one.records)) for one in subjects]
    rows.sort(key=lambda row: best_first(row.cells[0]))
    columns = tuple(bucket.replace("_", " ") for bucket in BUCKETS)
    title = f"outcomes by model, sorted by {measure} (%)"
    return {"figure9": Table(title, ("model",), columns, tuple(rows), intervals=True)}


def _cells(records: Sequence[Record]) -> tuple[Cell, ...]:
    return tuple(cell(pass_at_1(_as_if_passed(records, bucket))) for bucket in BUCKETS)


def _as_if_passed(records: Iterable[Record], wanted: str) -> Iterator[Record]:
    """The records with the bucket in question in the place of `passed`."""
    for record in records:
        if record.judged:
            bucket = "passed" if record.bucket == wanted else "wrong_output"
            yield record.model_copy(update={"bucket": bucket})


def draw(table: Table, figure: Figure) -> None:
    """A bar per model, from 0 to 100 %."""
    labels = [short(row.labels[0]) for row in table.rows]
    left = EDGE + max(widest(figure, labels), 0.6) + 0.08
    body = 1.15 * LINE * max(len(labels), 1)
    width = wide_enough(figure, table, WIDTH)
    sheet = Sheet(figure, width, HEAD + LINE + body + 0.35, table.title)
    axes = sheet.axes(left, HEAD + LINE, width - left - 2 * EDGE, body)
    axes.set(xlim=(0, 100), ylim=(len(labels) - 0.5, -0.5))
    axes.set_yticks(range(len(labels)), labels)
    axes.set_xticks(range(0, 101, 20), [f"{tick} %" for tick in range(0, 101, 20)])
    for place, row in enumerate(table.rows):
        start = 0.0
        for one, (colour, hatch) in zip(row.cells, KINDS, strict=False):
            share = one.value or 0.0
            axes.barh(place, 100 * share, 0.82, left=start, color=colour, hatch=hatch,
                      edgecolor="white", linewidth=0.5)  # fmt: skip
            if share >= ROOM:
                axes.text(start + 50 * share, place, percent(share, 0), size=SMALL, ha="center",
                          va="center", bbox=PLATE)  # fmt: skip
            start += 100 * share
        if row.cells[0].value is None:
            axes.text(1, place, "nothing collected", size=SMALL, va="center")
    legend(sheet, left, HEAD - 0.06, table.columns)


PLATE = {"facecolor": "white", "edgecolor": "none", "pad": 0.6, "alpha": 0.85}
"""What a number stands on, so that hatches do not cross it."""
