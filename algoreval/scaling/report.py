"""What the scaling probe found, as text for a terminal, as CSV and as LaTeX."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from algoreval.latex import tabular
from algoreval.registry import ROOT
from algoreval.safe import fitted
from algoreval.scaling.fit import FEWEST
from algoreval.scaling.growth import Growth, Size, fullest
from algoreval.scaling.plan import TOLERANCE
from algoreval.table import csv_line
from algoreval.template import render
from algoreval.titles import language_title, representation_title, task_title

TEMPLATE = ROOT / "templates" / "scaling" / "text.j2"
DEAD, UNTRIED = "x", "-"


def text(found: Sequence[Growth]) -> str:
    """A block per algorithm and regime."""
    blocks = [(key, list(group)) for key, group in groupby(found, lambda g: (g.task, g.regime))]
    return render(
        TEMPLATE,
        blocks=blocks,
        title=task_title,
        language=language_title,
        form=representation_title,
        fit=fitted,
        sizes=sizes,
        textbook=lambda group: fullest(group).textbook,
        shares=shares,
        tolerance=TOLERANCE,
        fewest=FEWEST,
    )


def sizes(found: Iterable[Growth]) -> list[int]:
    """All sizes that any of these was tried with."""
    return sorted({size.n for one in found for size in one.sizes})


def shares(one: Growth, group: Iterable[Growth]) -> list[str]:
    """The shares of right answers by size, in percent and rounded down: only all is 100."""
    by_n = {size.n: size for size in one.sizes}
    return [_share(by_n.get(n)) for n in sizes(group)]


def _share(size: Size | None) -> str:
    if size is None or size.share is None:
        return UNTRIED
    return str(int(100 * size.share)) if size.returned else DEAD


HEADS = ("algorithm", "regime", "model", "language", "representation")


def exponents_csv(found: Iterable[Growth]) -> str:
    """One line per program and regime: exponent, interval, textbook, verdict."""
    columns = ("exponent", "low", "high", "textbook", "tight", "verdict", "sizes fitted")
    rows = (csv_line(_labels(one), _exponent(one)) for one in found)
    return csv_line(HEADS, columns) + "".join(rows)


def sizes_csv(found: Iterable[Growth]) -> str:
    """One line per program, regime and size: what came back, what was right, times."""
    columns = ("n", "inputs", "came back", "right", "cpu seconds", "wall seconds", "failures")
    rows = (csv_line(_labels(one), _told(size)) for one in found for size in one.sizes)
    return csv_line(HEADS, columns) + "".join(rows)


def latex(found: Sequence[Growth]) -> str:
    """A tabular for `booktabs`: a row per program and regime."""
    columns = ("exponent", "95 % interval", "textbook", "verdict", "right by n (%)")
    title = "Fitted exponents of running time"
    return "\n".join(tabular(title, HEADS, columns, _rows(found))) + "\n"


def _rows(found: Sequence[Growth]) -> Iterator[tuple[str, ...] | None]:
    for place, (_, group) in enumerate(groupby(found, lambda one: (one.task, one.regime))):
        if place:
            yield None
        held = list(group)
        for one in held:
            exponent = f"{one.fit.exponent:.2f}" if one.fit else UNTRIED
            interval = f"{one.fit.low:.2f}\N{EN DASH}{one.fit.high:.2f}" if one.fit else UNTRIED
            right = " ".join(shares(one, held))
            yield (*_labels(one), exponent, interval, one.textbook, one.verdict, right)


def _labels(one: Growth) -> tuple[str, ...]:
    form = representation_title(one.representation)
    return (task_title(one.task), one.regime, one.label, language_title(one.language), form)


def _exponent(one: Growth) -> tuple[str | int, ...]:
    numbers = (one.fit.exponent, one.fit.low, one.fit.high) if one.fit else ()
    told = [f"{number:.4f}" for number in numbers] or ["", "", ""]
    return (
        *told, " ".join(f"{k:.4f}" for k in one.exponents), "yes" if one.tight else "no",
        one.verdict, one.fit.sizes if one.fit else 0,
    )  # fmt: skip


def _told(size: Size) -> tuple[str | int, ...]:
    times = (size.cpu_ns, size.wall_ns)
    seconds = ("" if time is None else f"{time / 1e9:.9f}" for time in times)
    failures = ", ".join(f"{count} {how}" for how, count in size.failures)
    return (size.n, size.tried, size.returned, size.right, *seconds, failures)
