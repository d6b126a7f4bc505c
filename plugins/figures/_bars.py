"""A table drawn as groups of bars: one group per row, one bar per column."""

import textwrap

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from algoreval.table import Cell, Table
from algoreval.wording import percent
from plugins.figures._drawing import (
    EDGE,
    HEAD,
    KINDS,
    LINE,
    NORMAL,
    SMALL,
    Sheet,
    legend,
    short,
    wide_enough,
    widest,
)

BAR, GAP = 0.2, 0.2
"""The width of a bar and of the room between groups, in inches."""

LABEL = 12
"""Letters in one line of a group's label, where it can be broken."""


def bars(table: Table, figure: Figure) -> None:
    """Draws the table, with 95 % intervals, and the values below the bars."""
    labels = [textwrap.wrap(short(row.labels[-1]), LABEL, break_long_words=False)
              for row in table.rows]  # fmt: skip
    groups, columns = len(table.rows), max(len(table.columns), 1)
    lines = [line for label in labels for line in label]
    group_width = max(columns * BAR + GAP, widest(figure, lines, NORMAL) + EDGE)
    left, body, below = EDGE + 0.4, 2.2, 0.5 + LINE * (max(map(len, labels), default=1) - 1)
    width = wide_enough(figure, table, max(groups * group_width, 3.5) + left)
    sheet = Sheet(figure, width, HEAD + LINE + body + below, table.title)
    axes = sheet.axes(left, HEAD + LINE, width - left - EDGE, body)
    axes.set(xlim=(0, max(groups, 1)), ylim=(0, 100), xticks=[])
    axes.set_yticks(range(0, 101, 20), [f"{tick} %" for tick in range(0, 101, 20)])
    axes.grid(axis="y", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)
    axes.axhline(0, color="black", linewidth=0.8)
    inch = 100 / body
    share = BAR / group_width
    for group, (row, label) in enumerate(zip(table.rows, labels, strict=True)):
        for index, one in enumerate(row.cells):
            middle = group + 0.5 + (index - (columns - 1) / 2) * share
            _bar(axes, middle, 0.9 * share, one, KINDS[index % len(KINDS)])
            axes.text(
                middle, -0.06 * inch, percent(one.value, 0), size=SMALL, ha="center", va="top"
            )
        axes.text(group + 0.5, -0.25 * inch, "\n".join(label), size=NORMAL, ha="center", va="top")
    legend(sheet, left, HEAD - 0.06, table.columns)


def _bar(axes: Axes, middle: float, width: float, one: Cell, kind: tuple[str, str]) -> None:
    if one.value is None or one.interval is None:
        return
    colour, hatch = kind
    axes.bar(
        middle, 100 * one.value, width, color=colour, hatch=hatch, edgecolor="white", linewidth=0
    )
    axes.plot([middle, middle], [100 * end for end in one.interval], color="black", linewidth=0.9)
