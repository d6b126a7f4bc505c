"""Figure 8: how often a judge takes two programs for different approaches, by model and language.

Equal programs share their approach without a question. Where a judge was to be asked and gave no
answer at all, they say nothing of it, and there is no rate. A pair of two models counts for both;
in the last row, which is of all pairs, once. Runs alone do not have such verdicts: `python -m
algoreval diversity` asks for them and draws this.
"""

from collections.abc import Sequence

from matplotlib.figure import Figure

from algoreval.approach import Decided
from algoreval.pairs import Pair, share
from algoreval.subjects import Subject, by_category
from algoreval.table import Cell, Row, Table, best_first
from algoreval.titles import in_order, language_title
from plugins.figures._heatmap import heatmap

TITLE = "Figure 8: novel approaches by model and language (by `diversity --judge`)"

Said = tuple[Pair, bool | None]
"""A pair, and whether its approaches differ; None where the judge did not say."""

ALL, EVERY = "all", "all pairs"


def tables(
    subjects: Sequence[Subject],
    measure: str,
    decided: Sequence[Decided] = (),
    pairs: Sequence[Pair] = (),
) -> dict[str, Table]:
    """One table per judge: a row per model, a column per language, and one for all.

    Without a judge there is one with nothing in it.
    """
    if not decided:
        return {"figure8": Table("novel rate by model and language (%)", ("model",), (), ())}
    return {
        "figure8" + (f"_judge{place}" if place > 1 else ""): _table(subjects, one, pairs)
        for place, one in enumerate(decided, 1)
    }


def _table(subjects: Sequence[Subject], one: Decided, pairs: Sequence[Pair]) -> Table:
    said = [(pair, one.novel(pair)) for pair in pairs]
    languages = in_order(pair.first.language for pair, novel in said if novel is not None)
    rows = []
    for category, group in by_category(subjects):
        found = [
            Row(
                (category, model),
                _cells([s for s in said if model in s[0].models], languages),
            )
            for model in dict.fromkeys(who.model for who in group)
        ]
        rows += sorted(found, key=lambda row: best_first(row.cells[-1]))
    rows.append(Row((ALL, EVERY), _cells(said, languages)))
    told = rows[-1].cells[-1].value is not None
    title = f"novel rate by model and language, judged by {one.judge} (%)"
    columns = (*map(language_title, languages), ALL)
    return Table(title, ("category", "model"), columns, tuple(rows) if told else (), intervals=True)


def _cells(said: Sequence[Said], languages: Sequence[str]) -> tuple[Cell, ...]:
    groups = ([s for s in said if s[0].first.language == name] for name in languages)
    return (*map(_rate, groups), _rate(said))


def _rate(said: Sequence[Said]) -> Cell:
    to_ask = [novel for pair, novel in said if not pair.identical]
    if to_ask and all(novel is None for novel in to_ask):
        return Cell()
    return share((pair, novel) for pair, novel in said if novel is not None)


def draw(table: Table, figure: Figure) -> None:
    """A heatmap."""
    heatmap(table, figure)
