"""Figure 3: pass@1 by model and language, models by category and best first.

A model's rate over all languages is pooled over instances, as in the paper, whose overall rates of
table 4 are those of 152 instances and not means of seven languages.
"""

from collections.abc import Sequence

from matplotlib.figure import Figure

from algoreval.score import by, pass_at_1
from algoreval.subjects import Subject, by_category
from algoreval.table import Cell, Row, Table, best_first, cell
from algoreval.titles import in_order, language_title
from plugins.figures._heatmap import heatmap

TITLE = "Figure 3: pass@1 by model and language"


def tables(subjects: Sequence[Subject], measure: str) -> dict[str, Table]:
    """One table: a row per model, a column per language, and one for all."""
    languages = in_order(record.language for one in subjects for record in one.records)
    rows = []
    for category, group in by_category(subjects):
        found = [Row((category, one.label), _cells(one, languages)) for one in group]
        rows += sorted(found, key=lambda row: best_first(row.cells[-1]))
    columns = (*map(language_title, languages), "all")
    return {
        "figure3": Table(
            f"{measure} by model and language (%)", ("category", "model"), columns, tuple(rows)
        )
    }


def _cells(one: Subject, languages: Sequence[str]) -> tuple[Cell, ...]:
    rates = by(one.records, "language")
    cells = (cell(rates[name]) if name in rates else Cell() for name in languages)
    return (*cells, cell(pass_at_1(one.records)))


def draw(table: Table, figure: Figure) -> None:
    """A heatmap."""
    heatmap(table, figure)
