"""A table drawn as coloured cells with their values, hatched where there is none.

Grey is what was not collected, white what does not apply.
"""

from typing import Any

import matplotlib
from matplotlib.axes import Axes
from matplotlib.collections import PatchCollection
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from algoreval.table import Cell, Row, Table
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

COLOURS = matplotlib.colormaps["viridis"]
NOTHING: dict[str, Any] = {"facecolor": "#d9d9d9", "edgecolor": "white", "hatch": "////"}
NOT_APPLICABLE: dict[str, Any] = {"facecolor": "white", "edgecolor": "#bfbfbf", "hatch": "...."}

CLOSE = 0.13
"""The height of a row where there are many, in inches."""

MANY = 40
"""More rows than this stand closer."""

NARROW = 0.3
"""The width of a column under a turned label, in inches: three digits fit."""

LEGEND, LEGEND_WIDTH = 0.45, 3.3
"""The size of the legend, in inches."""


def heatmap(table: Table, figure: Figure, apart: bool = True) -> None:
    """Draws the table; with `apart` its last column stands so, as what the others come to."""
    line = CLOSE if len(table.rows) > MANY else LINE
    labels = [short(row.labels[-1]) for row in table.rows]
    names = [short(name) for name in table.columns]
    left = EDGE + max(widest(figure, labels), 0.6) + 0.06
    column, turned = _columns(figure, names, WIDTH - left - EDGE)
    above = (widest(figure, names) if turned else LINE) + 0.08
    width = wide_enough(figure, table, left - EDGE + max(column * len(names) + EDGE, LEGEND_WIDTH))
    lines = list(places(table))
    body = line * (lines[-1][0] + 1 if lines else 1)
    sheet = Sheet(figure, width, HEAD + above + body + LEGEND + EDGE, table.title)
    axes = sheet.axes(left, HEAD + above, column * len(names) + EDGE, body)
    axes.set(xlim=(0, column * len(names) + EDGE), ylim=(body, 0), xticks=[], yticks=[])
    lefts = [
        index * column + EDGE * (apart and index == len(names) - 1) for index in range(len(names))
    ]
    for name, start in zip(names, lefts, strict=True):
        axes.text(
            start + column / 2, -0.05, name, size=SMALL, ha="center", va="bottom",
            rotation=90 if turned else 0,
        )  # fmt: skip
    _cells(axes, lines, lefts, line, column)
    for place, row in lines:
        if isinstance(row, str):
            axes.text(
                -left + EDGE, (place + 0.6) * line, row, size=NORMAL, weight="bold", va="center"
            )
        else:
            axes.text(-0.06, (place + 0.5) * line, short(row.labels[-1]), size=SMALL, ha="right",
                      va="center")  # fmt: skip
    _legend(sheet, left, HEAD + above + body + EDGE, _inapplicable(table))


def _inapplicable(table: Table) -> bool:
    return any(not one.applies for row in table.rows for one in row.cells)


def _columns(figure: Figure, names: list[str], room: float) -> tuple[float, bool]:
    """The width of a column, and whether labels must be turned to fit."""
    level = max(widest(figure, names) + 0.08, NARROW)
    if level * len(names) <= room:
        return level, False
    return max(NARROW, min(room / len(names), 0.45)), True


def _cells(
    axes: Axes, lines: list[tuple[int, Row | str]], lefts: list[float], line: float, width: float
) -> None:
    known, colours = [], []
    for place, row in lines:
        if isinstance(row, str):
            continue
        for left, one in zip(lefts, row.cells, strict=True):
            corner = (left, place * line)
            if one.value is None:
                style = NOTHING if one.applies else NOT_APPLICABLE
                axes.add_patch(Rectangle(corner, width, line, linewidth=0.5, **style))
                continue
            known.append(Rectangle(corner, width, line))
            colours.append(COLOURS(one.value))
            axes.text(
                left + width / 2, (place + 0.52) * line, percent(one.value, 0), size=SMALL,
                ha="center", va="center", color=_ink(one),
            )  # fmt: skip
    axes.add_collection(
        PatchCollection(known, facecolors=colours, edgecolors="white", linewidths=0.5)
    )


def _ink(one: Cell) -> str:
    """Black or white, whichever is read more easily on the cell's colour."""
    red, green, blue, _ = COLOURS(one.value or 0.0)
    light = sum(
        part * (tone / 12.92 if tone <= 0.04045 else ((tone + 0.055) / 1.055) ** 2.4)
        for part, tone in ((0.2126, red), (0.7152, green), (0.0722, blue))
    )
    return "black" if light > 0.179 else "white"


def _legend(sheet: Sheet, left: float, top: float, inapplicable: bool) -> None:
    axes = sheet.axes(left, top, 1.6, 0.1)
    steps = [index / 50 for index in range(51)]
    axes.pcolormesh(
        [100 * step for step in steps], [0, 1], [steps[:-1]],
        cmap=COLOURS, vmin=0, vmax=1, edgecolors="face",
    )  # fmt: skip
    axes.set(yticks=[], xticks=[0, 50, 100], xticklabels=["0", "50", "100 %"])
    hatched = [("nothing collected", NOTHING), ("does not apply", NOT_APPLICABLE)]
    for index, (name, style) in enumerate(hatched[: 1 + inapplicable]):
        field = sheet.axes(left + 2.0, top + index * LINE, 0.2, 0.1)
        field.add_patch(Rectangle((0, 0), 1, 1, **style))
        field.set(xticks=[], yticks=[])
        field.text(1.3, 0.5, name, size=SMALL, va="center")
