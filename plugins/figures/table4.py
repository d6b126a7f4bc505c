"""Table 4: pass@1 on held-out instances, of a model before and after training, and what changed.

The first run is the model as it was. What a run holds tells what is held out: the paper's part, or,
where it does not have all of that, the part of the first drawn split (`training --seed 1`, 2 or 3)
that it has all of. Runs of one model's name on several drawn splits get the mean of their changes
and its standard deviation.
"""

from collections.abc import Iterator, Sequence

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from algoreval.held_out import PAPER, Trained, doubts, spread, trained
from algoreval.latex import one_line
from algoreval.paired import Difference
from algoreval.score import by, pass_at_1
from algoreval.subjects import Subject
from algoreval.table import Cell, Row, Table, cell
from algoreval.titles import language_title
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
from plugins.figures._heatmap import heatmap

TITLE = "Table 4: pass@1 on held-out instances before and after training"
NAMED_ONLY = True
"""The first run is what others are held to: of runs that were only found somewhere, that means
nothing."""


ALL = "all"
HEADS = ("split", "model")
DRAWN = "drawn splits"
COLOUR = "#0072B2"


notes = doubts


def tables(subjects: Sequence[Subject], measure: str) -> dict[str, Table]:
    """The rates by language, and how they differ from those of the first run."""
    found = list(trained(subjects))
    spoken = {record.language for one in found for record in one.subject.records}
    languages = sorted(spoken, key=language_title)
    others = [one for one in found if one.subject is not one.base]
    rates = (Row((one.split, one.subject.label), _rates(one, languages)) for one in found)
    changes = [Row((one.split, one.subject.label), _changes(one, languages)) for one in others]
    columns = (*map(language_title, languages), ALL)
    title = f"{measure} on held-out instances"
    return {
        "table4": Table(f"{title} (%)", HEADS, columns, tuple(rates), intervals=True),
        "table4_changes": Table(
            f"change of {title}, in points",
            HEADS,
            columns,
            (*changes, *_means(others, languages)),
            intervals=True,
            changes=columns,
        ),
    }


def _rates(one: Trained, languages: Sequence[str]) -> tuple[Cell, ...]:
    rates = by(one.subject.records, "language")
    found = (cell(rates[name]) if name in rates else Cell() for name in languages)
    return (*found, cell(pass_at_1(one.subject.records)))


def _changes(one: Trained, languages: Sequence[str]) -> tuple[Cell, ...]:
    """Counts are instances gained less those lost, of so many; none where samples share one."""
    found = (one.change(name) for name in (*languages, ""))
    return tuple(
        Cell(each.change, _count(each), each.instances, (each.low, each.high))
        if each.change is not None
        else Cell()
        for each in found
    )


def _count(one: Difference) -> int | None:
    return None if one.mcnemar is None else one.gained - one.lost


def _means(others: Sequence[Trained], languages: Sequence[str]) -> Iterator[Row]:
    """Of each model that was trained on several drawn splits, whatever its runs are called."""
    models: dict[str, list[Trained]] = {}
    for one in others:
        if one.split != PAPER:
            models.setdefault(one_line(one.subject.run.model), []).append(one)
    for name, runs in models.items():
        if len({one.split for one in runs}) > 1:
            found = [_spread(runs, language) for language in (*languages, "")]
            yield Row((DRAWN, f"{name}, mean of {len(runs)}"), tuple(one for one, _ in found))
            yield Row((DRAWN, f"{name}, deviation"), tuple(one for _, one in found), True)


def _spread(runs: Sequence[Trained], language: str) -> tuple[Cell, Cell]:
    changes = (one.change(language).change for one in runs)
    values = [change for change in changes if change is not None]
    if len(values) < 2:
        return Cell(), Cell()
    mean, deviation = spread(values)
    return Cell(mean, None, None), Cell(deviation, None, None)


def draw(table: Table, figure: Figure) -> None:
    """The rates as a heatmap; of each change, over all languages, a point with its interval."""
    if not table.changes:
        heatmap(table, figure)
        return
    lines = list(places(table))
    left = EDGE + max(widest(figure, [short(row.labels[1]) for row in table.rows]), 0.6) + 0.1
    body = LINE * max(len(lines), 1)
    width = wide_enough(figure, table, WIDTH)
    sheet = Sheet(figure, width, HEAD + body + 0.5, table.title)
    axes = sheet.axes(left, HEAD, width - left - EDGE, body)
    ends = [end for row in table.rows for end in row.cells[-1].interval or (0.0,)]
    most = 105 * max(map(abs, ends), default=0.0) or 1.0
    axes.set(xlim=(-most, most), ylim=(max(len(lines), 1), 0), yticks=[])
    axes.set_xlabel("change in percentage points", size=SMALL)
    axes.grid(axis="x", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)
    axes.axvline(0, color="black", linewidth=0.8)
    margin, inch = axes.get_yaxis_transform(), 1 / (width - left - EDGE)
    for place, row in lines:
        if isinstance(row, str):
            axes.text((EDGE - left) * inch, place + 0.6, row, size=NORMAL, weight="bold",
                      va="center", transform=margin)  # fmt: skip
            continue
        axes.text(-0.1 * inch, place + 0.5, short(row.labels[1]), size=SMALL, ha="right",
                  va="center", transform=margin)  # fmt: skip
        _mark(axes, place + 0.5, row.cells[-1])


def _mark(axes: Axes, height: float, one: Cell) -> None:
    if one.value is None:
        return
    if one.interval:
        low, high = one.interval
        axes.plot([100 * low, 100 * high], [height, height], color=COLOUR, linewidth=1.2)
    marker = "o" if one.interval else "D"
    axes.plot(100 * one.value, height, marker=marker, markersize=4, color=COLOUR)
