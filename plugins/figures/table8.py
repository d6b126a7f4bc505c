"""Table 8: for how many instances there was a hint, and for how many a snippet, by model.

The rest of the paper's table are settings, which run.json holds. A prompt that equals that of the
base had no help. The paper gives 599 of 599 snippets in its table 8 and in its text, but 431 of 599
in its appendix D, the others falling back to the base prompt.
"""

from collections.abc import Sequence

from matplotlib.figure import Figure

from algoreval.augmentation import AIDS, Trials, by_model, covered, tried
from algoreval.subjects import Subject
from algoreval.table import Cell, Row, Table
from plugins.figures._heatmap import heatmap

TITLE = "Table 8: how many instances had a hint or a snippet"


def tables(subjects: Sequence[Subject], measure: str) -> dict[str, Table]:
    """One table: a row per model."""
    models = {name: tried(trials) for name, trials in by_model(subjects).items()}
    rows = [
        Row((name,), tuple(_cell(trials, condition) for condition in AIDS))
        for name, trials in models.items()
        if trials
    ]
    return {"table8": Table("instances with help (%)", ("model",), tuple(AIDS), tuple(rows), True)}


def _cell(trials: Trials, condition: str) -> Cell:
    if condition not in trials:
        return Cell()
    count, total = covered(trials, condition)
    return Cell(count / total if total else None, count, total)


def draw(table: Table, figure: Figure) -> None:
    """A heatmap."""
    heatmap(table, figure, apart=False)
