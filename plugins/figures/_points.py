"""A table drawn as points with their 95 % intervals: a line per row, one point per column."""

from collections.abc import Sequence

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from algoreval.table import Cell, Table
from plugins.figures._drawing import (
    EDGE,
    HEAD,
    KINDS,
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

MARKS = ("o", "s", "D", "^", "v", "P", "X")
"""By column, so that points are told apart without their colours."""

CLOSEST = 0.14
"""Inches between the points of one row."""


def points(table: Table, figure: Figure, columns: Sequence[str] = ()) -> None:
    """Draws some columns of the table, or all: shares from 0 to 100 %, or changes around 0."""
    shown = [table.columns.index(name) for name in columns or table.columns]
    names = [table.columns[index] for index in shown]
    lines = list(places(table))
    left = EDGE + max(widest(figure, [short(row.labels[1]) for row in table.rows]), 0.6) + 0.1
    line = max(1.3 * LINE, CLOSEST * (len(shown) + 0.5))
    body = line * max(len(lines), 1)
    width = wide_enough(figure, table, WIDTH)
    sheet = Sheet(figure, width, HEAD + LINE + body + 0.5, table.title)
    axes = sheet.axes(left, HEAD + LINE, width - left - EDGE, body)
    axes.set(ylim=(max(len(lines), 1), 0), yticks=[])
    _scale(axes, table, shown)
    margin, inch = axes.get_yaxis_transform(), 1 / (width - left - EDGE)
    for place, row in lines:
        if isinstance(row, str):
            axes.text((EDGE - left) * inch, place + 0.6, row, size=NORMAL, weight="bold",
                      va="center", transform=margin)  # fmt: skip
            continue
        axes.text(-0.1 * inch, place + 0.5, short(row.labels[1]), size=SMALL, ha="right",
                  va="center", transform=margin)  # fmt: skip
        for order, index in enumerate(shown):
            height = place + 0.5 + CLOSEST / line * (order - (len(shown) - 1) / 2)
            _mark(axes, height, row.cells[index], order)
    _legend(sheet, left, names)


def _scale(axes: Axes, table: Table, shown: Sequence[int]) -> None:
    """All of 0 to 100 %; where there are changes, as far on both sides of 0 as they go."""
    signed = any(table.columns[index] in table.changes for index in shown)
    if signed:
        cells = [row.cells[index] for row in table.rows for index in shown]
        most = 105 * (max((abs(end) for one in cells for end in _ends(one)), default=0.0) or 0.1)
        axes.set_xlim(-most, most)
        axes.axvline(0, color="black", linewidth=0.8)
        step = next(one for one in (1, 2, 5, 10, 20, 25, 50) if most < 5 * one)
        ticks = [place * step for place in range(-4, 5) if abs(place * step) <= most]
        axes.set_xticks(ticks, [f"{tick:+d}" if tick else "0" for tick in ticks])
    else:
        axes.set_xlim(-1, 101)
        axes.set_xticks(range(0, 101, 20))
    axes.set_xlabel("percentage points" if signed else "%", size=SMALL)
    axes.grid(axis="x", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)


def _legend(sheet: Sheet, left: float, names: Sequence[str]) -> None:
    for order, name in enumerate(names):
        axes = sheet.axes(left, HEAD - 0.06, 0.2, 0.1)
        axes.set(xlim=(0, 1), ylim=(0, 1), xticks=[], yticks=[])
        _mark(axes, 0.5, Cell(0.005, interval=(0.0, 0.01)), order)
        axes.text(1.3, 0.5, short(name), size=SMALL, va="center")
        left += 0.2 + widest(sheet.figure, [short(name)]) + 0.25


def _ends(one: Cell) -> tuple[float, ...]:
    return one.interval or (() if one.value is None else (one.value,))


def _mark(axes: Axes, height: float, one: Cell, order: int) -> None:
    if one.value is None:
        return
    colour, mark = KINDS[order % len(KINDS)][0], MARKS[order % len(MARKS)]
    if one.interval:
        low, high = one.interval
        axes.plot([100 * low, 100 * high], [height, height], color=colour, linewidth=1.2)
    axes.plot(100 * one.value, height, marker=mark, markersize=3.5, color=colour)
