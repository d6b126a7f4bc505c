"""Figures 11 to 17: pass@1 by algorithm and model, one figure per language, hardest first.

A cell is the share over all representations of the algorithm in that language; a cell in which
nothing was judged is empty, and grey in the figure. Algorithms stand in one order in all figures,
as in the paper: by their mean over all models and languages. Models stand by their mean in the
figure's language, the weakest first. The last column is the mean of an algorithm's cells.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from itertools import count

from matplotlib.figure import Figure

from algoreval.record import Record
from algoreval.score import pass_at_1
from algoreval.subjects import Subject, together
from algoreval.table import Cell, Row, Table, cell, mean
from algoreval.titles import in_order, language_order, language_title, task_title
from plugins.figures._heatmap import heatmap

TITLE = "Figures 11-17: pass@1 by algorithm and model, one per language"

FIRST = 11
"""The number of the paper's first of these figures, whose order of languages is its suite's."""

Cells = dict[tuple[str, str, str], Cell]
"""By language, task and label of the model."""


def tables(subjects: Sequence[Subject], measure: str) -> dict[str, Table]:
    """A table per language: a row per algorithm, a column per model, and their mean."""
    cells = _cells(subjects)
    counted = {one.label for one in together(subjects)}
    tasks = _hardest(cells, counted)
    languages = in_order({language for language, _, _ in cells})
    found = {}
    for language in languages:
        models = _weakest(cells, language, tasks, [one.label for one in subjects])
        rows = []
        for task in tasks:
            row = [cells.get((language, task, model), Cell()) for model in models]
            known = zip(models, row, strict=True)
            whole = mean(one for model, one in known if model in counted)
            rows.append(Row((task_title(task),), (*row, whole)))
        title = f"{measure} by algorithm and model: {language_title(language)} (%)"
        found[_name(language)] = Table(title, ("algorithm",), (*models, "mean"), tuple(rows))
    return found


def _name(language: str) -> str:
    known = dict(zip(language_order(), count(FIRST), strict=False))
    return f"figure{known[language]}_{language}" if language in known else f"figure_{language}"


def _cells(subjects: Iterable[Subject]) -> Cells:
    groups: dict[tuple[str, str, str], list[Record]] = defaultdict(list)
    for one in subjects:
        for record in one.records:
            groups[record.language, record.task, one.label].append(record)
    return {place: cell(pass_at_1(records)) for place, records in groups.items()}


def _hardest(cells: Cells, counted: Collection[str]) -> list[str]:
    """All tasks by their mean over these models and languages; those without a verdict last."""
    of: dict[str, list[Cell]] = {task: [] for _, task, _ in cells}
    for (_, task, model), one in cells.items():
        if model in counted:
            of[task].append(one)
    return sorted(of, key=lambda task: (_level(mean(of[task]), 2.0), task))


def _weakest(cells: Cells, language: str, tasks: Iterable[str], models: list[str]) -> list[str]:
    """The models by their mean in a language; those without a verdict in it first."""
    means = {
        model: mean(cells[place] for task in tasks if (place := (language, task, model)) in cells)
        for model in models
    }
    return sorted(models, key=lambda model: _level(means[model], -1.0))


def _level(one: Cell, unknown: float) -> float:
    return unknown if one.value is None else one.value


def draw(table: Table, figure: Figure) -> None:
    """A heatmap."""
    heatmap(table, figure)
