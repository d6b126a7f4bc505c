"""Figure 10: pass rate and consensus recall by model.

Consensus recall is the share of a model's right answers that agree with the plurality output: with
what most models print for the same problem, right or wrong.
"""

from collections.abc import Iterator, Sequence

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from algoreval.consensus import pluralities, recall
from algoreval.score import pass_at_1
from algoreval.subjects import Subject, by_category
from algoreval.table import Cell, Row, Table, best_first, cell
from plugins.figures._drawing import (
    EDGE,
    HEAD,
    KINDS,
    LINE,
    NORMAL,
    SMALL,
    Sheet,
    places,
    short,
    wide_enough,
    widest,
)

TITLE = "Figure 10: pass@1 and consensus recall"

RECALL = "consensus recall"

SIDE = 3.4
"""Width and height of the plot, in inches."""


def tables(subjects: Sequence[Subject], measure: str) -> dict[str, Table]:
    """One table: a row per model, models by category and best first."""
    plurality = pluralities(subjects)
    rows = []
    for category, group in by_category(subjects):
        found = [
            Row((category, one.label), (cell(pass_at_1(one.records)), cell(recall(one, plurality))))
            for one in group
            if one.records
        ]
        rows += sorted(found, key=lambda row: best_first(row.cells[0]))
    title = f"{measure} and consensus recall (%)"
    columns = (measure, RECALL)
    return {"figure10": Table(title, ("category", "model"), columns, tuple(rows), intervals=True)}


def draw(table: Table, figure: Figure) -> None:
    """A point per model, with its 95 % intervals and a number that the list beside it explains.

    A model without a right answer has no recall, so no point, and a dash in the list.
    """
    lines = list(places(table))
    names = [short(row.labels[1]) for row in table.rows]
    left, list_left = EDGE + 0.45, EDGE + 0.45 + SIDE + 0.2
    width = wide_enough(figure, table, list_left + max(widest(figure, names), 1.0) + 0.3)
    body = max(SIDE, LINE * len(lines))
    sheet = Sheet(figure, width, HEAD + body + 0.5, table.title)
    beside = sheet.axes(list_left, HEAD, width - list_left, LINE * max(len(lines), 1))
    beside.set(xlim=(0, width - list_left), ylim=(max(len(lines), 1), 0), xticks=[], yticks=[])
    axes = _square(sheet, left, table)
    kinds = list(dict.fromkeys(row.labels[0] for row in table.rows))
    points: list[tuple[float, float]] = []
    for place, row in lines:
        if isinstance(row, str):
            beside.text(0, place + 0.6, row, size=NORMAL, weight="bold", va="center")
            continue
        number = "-"
        if None not in [one.value for one in row.cells]:
            colour = KINDS[kinds.index(row.labels[0]) % len(KINDS)][0]
            points.append(_point(axes, row.cells, colour))
            number = str(len(points))
        beside.text(0.2, place + 0.5, number, size=SMALL, ha="right", va="center")
        beside.text(0.28, place + 0.5, short(row.labels[1]), size=SMALL, va="center")
    _number(axes, points)


def _square(sheet: Sheet, left: float, table: Table) -> Axes:
    """Axes for all points; recall begins below the lowest, for most are high."""
    recalls = [100 * row.cells[1].value for row in table.rows if row.cells[1].value is not None]
    bottom = max(0, 10 * int(min(recalls, default=0.0) / 10 - 0.5))
    step = next(
        step for most, step in ((10, 2), (30, 5), (50, 10), (100, 20)) if 100 - bottom <= most
    )
    axes = sheet.axes(left, HEAD, SIDE, SIDE)
    axes.set(xlim=(-3, 103), ylim=(bottom - 0.03 * (100 - bottom), 100 + 0.08 * (100 - bottom)))
    axes.set_xticks(range(0, 101, 20))
    axes.set_yticks(range(bottom, 101, step))
    axes.set_xlabel(f"{table.columns[0]} in %", size=SMALL)
    axes.set_ylabel(f"{table.columns[1]} in %", size=SMALL)
    axes.grid(color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)
    return axes


def _point(axes: Axes, cells: Sequence[Cell], colour: str) -> tuple[float, float]:
    """Draws a point with its intervals; gives its place."""
    x, y = (100 * (one.value or 0.0) for one in cells)
    across, up = ([100 * end for end in one.interval or ()] for one in cells)
    axes.plot(across, [y] * len(across), color=colour, linewidth=0.7, alpha=0.6)
    axes.plot([x] * len(up), up, color=colour, linewidth=0.7, alpha=0.6)
    axes.plot(x, y, marker="o", markersize=3.5, color=colour)
    return x, y


NEAR = 0.035
"""How far a number is from its point and from others, as a share of the axes."""


def _number(axes: Axes, points: Sequence[tuple[float, float]]) -> None:
    """Numbers the points, each beside its own and not on another one."""
    (left, right), (bottom, top) = axes.get_xlim(), axes.get_ylim()
    shares = [((x - left) / (right - left), (y - bottom) / (top - bottom)) for x, y in points]
    taken = list(shares)
    for number, share in enumerate(shares, 1):
        spots = list(_around(*share))
        place = next((spot for spot in spots if _free(spot, taken)), spots[0])
        taken.append(place)
        axes.text(
            *place, str(number), size=SMALL, ha="center", va="center", transform=axes.transAxes
        )


def _around(x: float, y: float) -> Iterator[tuple[float, float]]:
    """Places for a number within the axes, the nearest first."""
    for far in (1.0, 1.6, 2.2, 2.8, 3.4):
        for across, up in ((1, 1), (-1, 1), (1, -1), (-1, -1), (0, 1.3), (0, -1.3), (1.3, 0)):
            spot = (x + far * NEAR * across * 0.8, y + far * NEAR * up * 0.8)
            if min(spot) > 0.01 and max(spot) < 0.99:
                yield spot


def _free(spot: tuple[float, float], taken: Sequence[tuple[float, float]]) -> bool:
    return all(max(abs(spot[0] - x), abs(spot[1] - y)) >= 0.75 * NEAR for x, y in taken)
