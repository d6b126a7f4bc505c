"""Figure 4: pass@1 by language and by how a graph is handed over, over all models.

Only tasks on graphs count, as in the paper's definition of its rates by representation: others have
one form alone, which would be compared with nothing. A bar's interval takes what several models did
with one instance as samples of it.
"""

from collections import Counter
from collections.abc import Sequence

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from algoreval.score import by
from algoreval.subjects import Subject
from algoreval.table import Cell, Row, Table, cell, percent
from algoreval.titles import in_order, language_title, representation_title
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
)

TITLE = "Figure 4: pass@1 by language and representation, graphs only"

BAR, GAP = 0.2, 0.2
"""The width of a bar and of the room between groups, in inches."""


def tables(subjects: Sequence[Subject], measure: str) -> dict[str, Table]:
    """One table: a row per language, a column per representation, that of most instances first."""
    records = [record for one in subjects for record in one.records if record.representation]
    held = Counter(form for form, _ in {(one.representation, one.instance) for one in records})
    forms = sorted(held, key=lambda form: (-held[form], form))
    rows = []
    for language in in_order(record.language for record in records):
        rates = by((one for one in records if one.language == language), "representation")
        cells = (cell(rates[form]) if form in rates else Cell() for form in forms)
        rows.append(Row((language_title(language),), tuple(cells)))
    columns = tuple(map(representation_title, forms))
    title = f"{measure} by language and representation of a graph (%)"
    return {"figure4": Table(title, ("language",), columns, tuple(rows), intervals=True)}


def draw(table: Table, figure: Figure) -> None:
    """Bars with 95 % intervals, their values below them."""
    groups, bars = len(table.rows), max(len(table.columns), 1)
    left, body = EDGE + 0.4, 2.2
    width = wide_enough(figure, table, max(groups * (bars * BAR + GAP), 3.5) + left)
    sheet = Sheet(figure, width, HEAD + LINE + body + 0.5, table.title)
    axes = sheet.axes(left, HEAD + LINE, width - left - EDGE, body)
    axes.set(xlim=(0, max(groups, 1)), ylim=(0, 100), xticks=[])
    axes.set_yticks(range(0, 101, 20), [f"{tick} %" for tick in range(0, 101, 20)])
    axes.grid(axis="y", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)
    axes.axhline(0, color="black", linewidth=0.8)
    inch = 100 / body
    share = BAR / (bars * BAR + GAP)
    for group, row in enumerate(table.rows):
        for index, one in enumerate(row.cells):
            middle = group + 0.5 + (index - (bars - 1) / 2) * share
            _bar(axes, middle, 0.9 * share, one, KINDS[index % len(KINDS)])
            axes.text(
                middle, -0.06 * inch, percent(one.value, 0), size=SMALL, ha="center", va="top"
            )
        axes.text(
            group + 0.5, -0.25 * inch, short(row.labels[0]), size=NORMAL, ha="center", va="top"
        )
    legend(sheet, left, HEAD - 0.06, table.columns)


def _bar(axes: Axes, middle: float, width: float, one: Cell, kind: tuple[str, str]) -> None:
    if one.value is None or one.interval is None:
        return
    colour, hatch = kind
    axes.bar(
        middle, 100 * one.value, width, color=colour, hatch=hatch, edgecolor="white", linewidth=0
    )
    axes.plot([middle, middle], [100 * end for end in one.interval], color="black", linewidth=0.9)
