"""Tables of shares, as figures and tables of a paper hold them: as CSV and as LaTeX."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from statistics import fmean

from algoreval.latex import one_line, tabular
from algoreval.score import Rate
from algoreval.wording import percent, points


@dataclass(frozen=True)
class Cell:
    """A share, or nothing: 0 % is not the same as a place where nothing was collected."""

    value: float | None = None
    """Between 0 and 1; None where nothing was collected."""

    count: int | None = 0
    total: int | None = 0
    """So many of so many verdicts; None where none are counted, as behind a mean of rates."""

    interval: tuple[float, float] | None = None
    """The 95 % interval of the value, where there is one."""

    @property
    def applies(self) -> bool:
        """Whether there could be a value here."""
        return self.value is not None or self.total is not None


NOT_APPLICABLE = Cell(None, None, None)
"""Where there could be no value: nobody obeys a wrong text where it is right."""


def cell(rate: Rate) -> Cell:
    """A pass rate as a cell."""
    interval = None if rate.value is None else (rate.low, rate.high)
    return Cell(rate.value, rate.passed, rate.judged, interval)


def mean(cells: Iterable[Cell]) -> Cell:
    """The mean of the values, each of the same weight; cells without one do not count."""
    found = [one.value for one in cells if one.value is not None]
    return Cell(fmean(found), None, None) if found else Cell()


def best_first(one: Cell) -> float:
    """Sorts cells: the largest first, what was not collected last."""
    return 1.0 if one.value is None else -one.value


@dataclass(frozen=True)
class Row:
    """One line of a table."""

    labels: tuple[str, ...]
    """What the line is about, as many as the table has heads."""

    cells: tuple[Cell, ...]
    spread: bool = False
    """Whether its cells are deviations, which have no sign even in a column of changes."""


@dataclass(frozen=True)
class Table:
    """What a figure shows, in its order."""

    title: str
    heads: tuple[str, ...]
    """What the labels of rows are: ("category", "model")."""

    columns: tuple[str, ...]
    """What each cell of a row is."""

    rows: tuple[Row, ...]
    intervals: bool = False
    """Whether CSV and LaTeX tell intervals, and CSV the counts, too."""

    changes: tuple[str, ...] = ()
    """Columns of differences, in percentage points: LaTeX shows their signs."""

    def csv(self) -> str:
        """One line per row, shares in percent, nothing where nothing was collected or counted."""
        more = ("", " low", " high", " count", " total") if self.intervals else ("",)
        names = (f"{column}{suffix}" for column in self.columns for suffix in more)
        lines = [csv_line((*self.heads, *names))]
        for row in self.rows:
            values = (value for one in row.cells for value in _values(one)[: len(more)])
            lines.append(csv_line(row.labels, values))
        return "".join(lines)

    def latex(self) -> str:
        """A tabular for `booktabs`; shares in percent with one digit behind the point."""
        return "\n".join(tabular(self.title, self.heads, self.columns, self._told())) + "\n"

    def _told(self) -> Iterator[tuple[str, ...] | None]:
        """Rows as text; a first label that repeats stands once, and groups stand apart."""
        group = None
        for row in self.rows:
            first, *others = row.labels
            if others and group is not None and first != group:
                yield None
            shown = "" if others and first == group else first
            group = first
            named = zip(self.columns, row.cells, strict=True)
            signed = () if row.spread else self.changes
            cells = (_told(one, self.intervals, name in signed) for name, one in named)
            yield (shown, *others, *cells)


def _values(one: Cell) -> tuple[str | int, ...]:
    low, high = one.interval or (None, None)
    counts = ("" if number is None else number for number in (one.count, one.total))
    return (_exact(one.value), _exact(low), _exact(high), *counts)


def _exact(value: float | None) -> str:
    """More digits than a reader wants, so that rounding it later gives what rounding now would."""
    if value is None:
        return ""
    text = f"{100 * value:.4f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


FORMULAS = tuple("=+-@\uff1d\uff0b\uff0d\uff20")
"""What a formula of a spreadsheet begins with; some read the wide forms likewise."""

SEPARATORS = frozenset(',;\t"')
"""What ends a cell, in one country's spreadsheets or another's, or stands around it."""


def csv_line(labels: Iterable[str], values: Iterable[str | int] = ()) -> str:
    """A line of CSV: foreign texts, then what is ours."""
    return ",".join((*map(_spreadsheet, labels), *map(_quoted, map(str, values)))) + "\n"


def _spreadsheet(text: str) -> str:
    """The label as a spreadsheet shows it and never computes it: no formula begins with '."""
    text = one_line(text)
    return _quoted(f"'{text}" if text.startswith(FORMULAS) else text)


def _quoted(text: str) -> str:
    return text if SEPARATORS.isdisjoint(text) else '"{}"'.format(text.replace('"', '""'))


def _told(one: Cell, interval: bool, change: bool) -> str:
    if one.value is None:
        return "--" if one.applies else ""
    if change:
        ends = f" ({points(one.interval[0])} to {points(one.interval[1])})" if one.interval else ""
        return points(one.value) + (ends if interval else "")
    if interval and one.interval:
        low, high = one.interval
        return f"{percent(one.value)} ({percent(low)}--{percent(high)})"
    return percent(one.value)
