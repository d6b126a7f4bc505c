"""The tables of appendix M as files: rates and preferences as points, techniques as heatmaps."""

from pathlib import Path

from matplotlib.figure import Figure

from algoreval.table import Table
from plugins.figures._drawing import write
from plugins.figures._heatmap import heatmap
from plugins.figures._points import points

TECHNIQUES = ("judge", "in the spec")
"""The heads of tables whose columns are techniques."""


def draw(table: Table, figure: Figure) -> None:
    """Draws one of the tables."""
    if table.heads == TECHNIQUES:
        heatmap(table, figure, apart=False)
    else:
        points(table, figure, table.changes)


def files(table: Table, stem: Path) -> list[Path]:
    """Writes a table as .csv, .tex, .svg and .png."""
    return write(table, draw, stem)
