"""How alike programs for the same problem are, and how far judges agree on which share an approach.

Similarities are means over pairs, and shares of identical programs are shares of pairs; both once
as programs are, and once in normal form: without comments, layout and names of their own.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations

from algoreval.agreement import Agreement, agreement
from algoreval.approach import Decided, name
from algoreval.pairs import Pair, average, share
from algoreval.similarity import Alike
from algoreval.table import Cell, Row, Table
from algoreval.titles import in_order, language_title

BETWEEN, SAMPLES = "two models", "two samples of one model"
"""The kinds of pairs."""

ALL, PASSED = "all", "both pass"


def similarity(found: Iterable[Alike]) -> Table:
    """A row for all pairs of two models, for those that both pass, and by language and model.

    Pairs of two samples of one model stand apart.
    """
    held = list(found)
    between = [one for one in held if one.pair.between]
    samples = [one for one in held if not one.pair.between]
    rows = [*_rows(BETWEEN, between), *_rows(SAMPLES, samples)]
    columns = ("similarity", "identical", "similarity, normal form", "identical, normal form")
    title = "similarity of programs for the same problem (%)"
    return Table(title, ("pairs of", "which"), columns, tuple(rows), intervals=True)


def _rows(kind: str, found: Sequence[Alike]) -> Iterator[Row]:
    if not found:
        return
    yield _row((kind, ALL), found)
    yield _row((kind, PASSED), [one for one in found if one.pair.passed])
    languages = in_order(one.pair.first.language for one in found)
    for language in languages:
        held = [one for one in found if one.pair.first.language == language]
        yield _row((kind, language_title(language)), held)
    for model in models(one.pair for one in found):
        yield _row((kind, model), [one for one in found if model in one.pair.models])


def models(found: Iterable[Pair]) -> list[str]:
    """Who wrote these, in their order."""
    return list(dict.fromkeys(model for pair in found for model in pair.models))


def _row(labels: tuple[str, str], found: Sequence[Alike]) -> Row:
    cells = (
        _average(found, lambda one: one.similarity),
        share((one.pair, one.pair.identical) for one in found),
        _average(found, lambda one: one.normal),
        share((one.pair, one.same) for one in found if one.same is not None),
    )
    return Row(labels, cells)


def _average(found: Iterable[Alike], value: Callable[[Alike], float | None]) -> Cell:
    known = ((one.pair, value(one)) for one in found)
    return average((pair, number) for pair, number in known if number is not None)


def answered(found: Sequence[Decided], pairs: Sequence[Pair]) -> Table:
    """A row for each judge: pairs of equal programs, those it was asked about, those it answered.

    The last column is the novel rate of answered pairs alone.
    """
    rows = [Row((one.judge,), _answered(one, pairs)) for one in found]
    columns = ("equal", "asked", "answered", "novel of answered")
    title = "pairs that judges decided (%)"
    return Table(title, ("judge",), columns, tuple(rows) if pairs else (), intervals=True)


def _answered(one: Decided, pairs: Sequence[Pair]) -> tuple[Cell, ...]:
    equal = sum(pair.identical for pair in pairs)
    asked = [pair for pair in pairs if not pair.identical and name(pair) in one.opinions]
    said = [(pair, novel) for pair in asked if (novel := one.novel(pair)) is not None]
    of = ((equal, len(pairs)), (len(asked), len(pairs)), (len(said), len(asked)))
    counts = (Cell(count / total, count, total) if total else Cell() for count, total in of)
    return (*counts, share(said))


def agreements(found: Sequence[Decided]) -> Table:
    """A row for each two judges: Cohen's kappa, and how often they say the same.

    Each question counts once, whoever wrote the programs that it is about.
    """
    rows = [
        _agreeing(
            one, other, agreement((one.said(name), other.said(name)) for name in one.opinions)
        )
        for one, other in combinations(found, 2)
    ]
    columns = ("agree", "both novel", "first alone", "second alone")
    heads = ("judge", "other judge", "kappa")
    return Table("agreement of judges on shared approaches (%)", heads, columns, tuple(rows), True)


def _agreeing(one: Decided, other: Decided, found: Agreement) -> Row:
    kappa = "-" if found.kappa is None else f"{found.kappa:.2f}"
    counts = (found.both + found.neither, found.both, found.first_only, found.second_only)
    cells = (
        Cell(count / found.total, count, found.total) if found.total else Cell() for count in counts
    )
    return Row((one.judge, other.judge, kappa), tuple(cells))
