"""Table 2: pass@1 of each model, by category and best first, and the means of models.

A model's rate is pooled over the instances of its run: each of the published ones is a whole number
of 599. A mean weighs each model the same. The paper states a mean of 41.2 % for its 15 models, but
that is the mean of the 13 open ones; what its table holds has a mean of 45.5 %.
"""

from collections.abc import Iterable, Iterator, Sequence

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from algoreval.score import pass_at_1
from algoreval.subjects import Subject, by_category, together
from algoreval.table import Cell, Row, Table, best_first, cell, mean
from algoreval.wording import percent
from plugins.figures._drawing import (
    EDGE,
    HEAD,
    LINE,
    NORMAL,
    SMALL,
    WIDTH,
    Sheet,
    places,
    short,
    wide_enough,
    widest,
)

TITLE = "Table 2: pass@1 by model and category"
MEANS = "means"
COLOUR = "#0072B2"


def tables(subjects: Sequence[Subject], measure: str) -> dict[str, Table]:
    """One table: a row per model, grouped, and the means."""
    heads = ("category", "model", "weights", "parameters (billion)")
    rows = [row for name, group in by_category(subjects) for row in _ranked(name, group)]
    counted = {one.label for one in together(subjects)}
    rows += _means([row for row in rows if row.labels[1] in counted])
    title = f"{measure} by model and category"
    return {"table2": Table(title, heads, (measure,), tuple(rows), intervals=True)}


def _ranked(category: str, group: Iterable[Subject]) -> list[Row]:
    rows = [
        Row((category, one.label, one.weights, _size(one)), (cell(pass_at_1(one.records)),))
        for one in group
    ]
    return sorted(rows, key=lambda row: best_first(row.cells[0]))


def _size(one: Subject) -> str:
    return "" if one.parameters is None else f"{one.parameters:g}"


def _means(rows: Sequence[Row]) -> Iterator[Row]:
    groups: dict[str, list[Cell]] = {}
    for row in rows:
        groups.setdefault(row.labels[0], []).append(row.cells[0])
    if len(groups) > 1:
        for name, cells in groups.items():
            yield Row((MEANS, f"{name} ({_known(cells)})", "", ""), (mean(cells),))
    if len(rows) > 1:
        every = [one for cells in groups.values() for one in cells]
        yield Row((MEANS, f"all ({_known(every)})", "", ""), (mean(every),))


def _known(cells: Iterable[Cell]) -> int:
    """How many models a mean is of: those without a verdict do not count."""
    return sum(one.value is not None for one in cells)


def draw(table: Table, figure: Figure) -> None:
    """A dot per model with its 95 % interval; a mean is a rhomb."""
    lines = list(places(table))
    labels = [short(row.labels[1]) for row in table.rows]
    left = EDGE + max(widest(figure, labels), 0.6) + 0.1
    body = LINE * max(len(lines), 1)
    width = wide_enough(figure, table, WIDTH)
    sheet = Sheet(figure, width, HEAD + body + 0.4, table.title)
    axes = sheet.axes(left, HEAD, width - left - 0.6, body)
    axes.set(xlim=(0, 100), ylim=(max(len(lines), 1), 0), yticks=[])
    axes.set_xticks(range(0, 101, 20), [f"{tick} %" for tick in range(0, 101, 20)])
    axes.grid(axis="x", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)
    margin = axes.get_yaxis_transform()
    inch = 1 / (width - left - 0.6)
    for place, row in lines:
        if isinstance(row, str):
            axes.text((EDGE - left) * inch, place + 0.6, row, size=NORMAL, weight="bold",
                      va="center", transform=margin)  # fmt: skip
            continue
        axes.text(-0.1 * inch, place + 0.5, short(row.labels[1]), size=SMALL, ha="right",
                  va="center", transform=margin)  # fmt: skip
        one = row.cells[0]
        axes.text(1 + 0.55 * inch, place + 0.5, percent(one.value), size=SMALL, ha="right",
                  va="center", transform=margin)  # fmt: skip
        _mark(axes, place + 0.5, one)


def _mark(axes: Axes, height: float, one: Cell) -> None:
    if one.value is None:
        return
    if one.interval:
        low, high = one.interval
        axes.plot([100 * low, 100 * high], [height, height], color=COLOUR, linewidth=1.2)
    axes.plot(
        100 * one.value, height, marker="o" if one.interval else "D", markersize=4, color=COLOUR,
        clip_on=False,
    )  # fmt: skip
