"""Figure 20: what a name and a text are worth, right and wrong ones (the name/spec ablation).

20a: how many programs of the less known algorithms are right under each condition, all algorithms
together; 20b: the same by algorithm. A third table, whose numbers the paper does not give, has the
known algorithms with and without their name. Whatever a prompt asked for, only what the true
algorithm gives is right. A rate of one algorithm or of all is the mean over the instances, which
are several per algorithm if there are several languages.
"""

from collections.abc import Iterable, Iterator, Sequence

from matplotlib.figure import Figure

from algoreval.ablated import Ablated, ablated, under
from algoreval.ablation import BY_ID, KNOWN
from algoreval.record import Record
from algoreval.score import pass_at_1
from algoreval.subjects import Subject
from algoreval.table import Cell, Row, Table, cell
from algoreval.titles import task_title
from plugins.figures._bars import bars
from plugins.figures._heatmap import heatmap

TITLE = "Figure 20: names and texts, right and wrong"

ALL = "all"

FEW = 4
"""The bars of more models would be wider than a page."""


def tables(subjects: Sequence[Subject], measure: str) -> dict[str, Table]:
    """20a with a row per condition, 20b with one per algorithm, and the known algorithms."""
    models = ablated(subjects)
    return {
        "figure20a": _by_condition(models, measure),
        "figure20b": _by_algorithm(
            [(one.label, one.less_known) for one in models],
            tuple(BY_ID),
            f"{measure} by algorithm and condition: less known algorithms (%)",
        ),
        "figure20_known": _by_algorithm(
            [(one.label, one.known) for one in models],
            KNOWN,
            f"{measure} with and without the name: known algorithms (%)",
        ),
    }


def _by_condition(models: Sequence[Ablated], measure: str) -> Table:
    models = [one for one in models if one.less_known]
    rows = [
        Row((one.title,), tuple(_cell(under(model.less_known, one.id)) for model in models))
        for one in BY_ID.values()
    ]
    return Table(
        f"{measure} by condition: less known algorithms (%)",
        ("condition",),
        tuple(model.label for model in models),
        tuple(rows) if models else (),
        intervals=True,
    )


def _by_algorithm(
    models: Iterable[tuple[str, Sequence[Record]]], conditions: Sequence[str], title: str
) -> Table:
    rows = [row for label, records in models for row in _algorithms(label, records, conditions)]
    columns = tuple(BY_ID[condition].title for condition in conditions)
    return Table(title, ("model", "algorithm"), columns, tuple(rows), intervals=True)


def _algorithms(label: str, records: Sequence[Record], conditions: Sequence[str]) -> Iterator[Row]:
    """A row per algorithm, by title, and one for all."""
    tasks = sorted({record.task for record in records}, key=task_title)
    groups = [(task_title(task), [one for one in records if one.task == task]) for task in tasks]
    if groups:
        groups.append((ALL, list(records)))
    for name, group in groups:
        yield Row((label, name), tuple(_cell(under(group, one)) for one in conditions))


def _cell(records: Iterable[Record]) -> Cell:
    return cell(pass_at_1(records))


def draw(table: Table, figure: Figure) -> None:
    """Bars for 20a, unless they were too many; else a heatmap."""
    if table.heads == ("condition",) and len(table.columns) <= FEW:
        bars(table, figure)
    else:
        heatmap(table, figure, apart=False)
