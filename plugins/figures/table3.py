"""Table 3: pass@1 without help, with a hint and with a snippet; of hard instances, and by domain.

Runs are told apart by their models alone, so that each condition may have a run of its own; of each
model those instances count that were judged under all its conditions. A change is counted on
instances, not on rounded rates: +0.2 may stand between 25.9 and 26.0.

Hard is what fewer than a quarter of the models pass without help. Such instances were chosen by how
the base came out, so part of what they gain is chance that turns, whatever helps.
"""

from collections.abc import Iterator, Mapping, Sequence

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from algoreval.augmentation import (
    AIDS,
    HINT,
    SNIPPET,
    Aided,
    Trials,
    aided,
    by_model,
    domains,
    hard,
    pooled,
    restricted,
    tried,
)
from algoreval.latex import one_line
from algoreval.subjects import BASE, OTHER, Subject
from algoreval.table import Cell, Row, Table, best_first, cell, mean
from algoreval.wording import group_title
from plugins.figures._drawing import (
    EDGE,
    HEAD,
    KINDS,
    LINE,
    NORMAL,
    SMALL,
    WIDTH,
    Sheet,
    legend,
    places,
    short,
    wide_enough,
    widest,
)

TITLE = "Table 3: pass@1 without help, with a hint, with a snippet"

ALL = "all models"
CHANGES = {HINT: "change (H)", SNIPPET: "change (S)"}
COLUMNS = (BASE, HINT, CHANGES[HINT], SNIPPET, CHANGES[SNIPPET])
HEADS = ("category", "model", "instances", "better")

Models = Mapping[str, Trials]
"""What was tried, by the name of the model."""


def tables(subjects: Sequence[Subject], measure: str) -> dict[str, Table]:
    """All instances, the hard ones, both by model; and all models by domain."""
    every = by_model(subjects)
    found = {name: one for name, trials in every.items() if (one := tried(trials))}
    kinds = {one_line(one.run.model): one.category for one in subjects}
    few = hard(every.values())
    difficult = {name: restricted(one, few) for name, one in found.items()}
    return {
        "table3": _table(f"{measure} without and with help (%)", _models(found, kinds)),
        "table3_hard": _table(
            f"{measure} on instances that less than 25 % of the models pass (%)",
            _models({name: one for name, one in difficult.items() if one[BASE]}, kinds),
        ),
        "table3_domains": _table(
            f"{measure} without and with help by domain (%)", _domains(pooled(found.values()))
        ),
    }


def _table(title: str, rows: Iterator[Row]) -> Table:
    return Table(title, HEADS, COLUMNS, tuple(rows), True, tuple(CHANGES.values()))


def _models(models: Models, kinds: Mapping[str, str]) -> Iterator[Row]:
    """A row per model, by category and best first; what they come to on the whole."""
    results = {name: aided(trials) for name, trials in models.items()}
    rows = [_row((kinds[name], name), one) for name, one in results.items()]
    rows.sort(key=lambda row: (row.labels[0] == OTHER, row.labels[0], best_first(row.cells[0])))
    yield from rows
    if len(rows) > 1:
        label = (ALL, f"mean of models ({len(rows)})", "", _wins(list(results.values())))
        yield Row(label, tuple(map(mean, zip(*(row.cells for row in rows), strict=True))))
        yield _row((ALL, "pooled"), aided(pooled(models.values())))


def _domains(trials: Trials) -> Iterator[Row]:
    for name, part in domains(trials).items():
        yield _row((ALL, group_title("domain", name)), aided(part))
    if trials:
        yield _row((ALL, "all domains"), aided(trials))


def _row(labels: tuple[str, str], one: Aided) -> Row:
    cells = [cell(one.rates[BASE])]
    for name in AIDS:
        cells += [cell(one.rates[name]), _change(one, name)] if name in one.rates else [Cell()] * 2
    return Row((*labels, str(one.instances), one.better), tuple(cells))


def _change(one: Aided, condition: str) -> Cell:
    """By how much the condition changes the base; counts are verdicts gained of so many."""
    change, base, other = one.changes[condition], one.rates[BASE], one.rates[condition]
    if change.change is None:
        return Cell()
    gained, of = other.passed - base.passed, base.judged
    ends = (change.low, change.high)
    return (
        Cell(change.change, gained, of, ends)
        if other.judged == of
        else Cell(change.change, None, None, ends)
    )


def _wins(results: Sequence[Aided]) -> str:
    """How often which helps more: "H 4, S 8, tie 1"."""
    found = [one.better for one in results if one.better]
    return ", ".join(f"{name} {found.count(name)}" for name in ("H", "S", "tie") if name in found)


def draw(table: Table, figure: Figure) -> None:
    """What each aid changes, in percentage points, with its 95 % interval; a mean is a rhomb."""
    lines = list(places(table))
    labels = [short(row.labels[1]) for row in table.rows]
    left = EDGE + max(widest(figure, labels), 0.6) + 0.1
    body = 1.3 * LINE * max(len(lines), 1)
    width = wide_enough(figure, table, WIDTH)
    sheet = Sheet(figure, width, HEAD + LINE + body + 0.5, table.title)
    axes = sheet.axes(left, HEAD + LINE, width - left - EDGE, body)
    most = _farthest(table)
    axes.set(xlim=(-most, most), ylim=(max(len(lines), 1), 0), yticks=[])
    ticks = _ticks(most)
    axes.set_xticks(ticks, [f"{tick:+g}" if tick else "0" for tick in ticks])
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
        for index, name in enumerate(CHANGES.values()):
            one = row.cells[table.columns.index(name)]
            _mark(axes, place + 0.32 + 0.36 * index, one, KINDS[index][0])
    legend(sheet, left, HEAD - 0.06, tuple(CHANGES))


def _farthest(table: Table) -> float:
    """How far from 0 the axis must go: a little beyond the farthest end of an interval."""
    changes = [
        row.cells[table.columns.index(name)] for row in table.rows for name in CHANGES.values()
    ]
    ends = [end for one in changes if one.value is not None for end in one.interval or (one.value,)]
    return 105 * max(map(abs, ends), default=0.1) or 1.0


def _ticks(most: float) -> list[float]:
    """Round numbers on both sides of 0, four at most on each."""
    step = next(one for one in (0.5, 1, 2, 5, 10, 20, 25, 50) if most / one < 5 or one == 50)
    count = int(most / step)
    return [place * step for place in range(-count, count + 1)]


def _mark(axes: Axes, height: float, one: Cell, colour: str) -> None:
    if one.value is None:
        return
    if one.interval:
        low, high = one.interval
        axes.plot([100 * low, 100 * high], [height, height], color=colour, linewidth=1.2)
    marker = "o" if one.interval else "D"
    axes.plot(100 * one.value, height, marker=marker, markersize=3.5, color=colour)
