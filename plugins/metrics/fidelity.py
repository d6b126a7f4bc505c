"""Whether programs use the technique that their problems call for: the tables of appendix M.

A judge names a technique for each problem and for each program. The pair match rate is the share of
pairs of problem and model for which both are the same. A judge who always says the same matches
always, so what would match by chance stands beside it.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from algoreval.external import benchmark_title, list_of
from algoreval.pair_match import Pair, answered, by_chance, confusion, matches
from algoreval.preference import preference
from algoreval.table import Cell, Row, Table
from algoreval.techniques import technique_lists

MATCH, CHANCE, ANSWERED = COLUMNS = ("pair match rate", "by chance", "answered")
OWN, OTHERS, LEAD, ELSEWHERE, EXCESS = PREFERENCE = (
    "own models", "other models", "difference", "the same, other judges", "self-preference",
)  # fmt: skip

MODELS, JUDGES, SELF, CONFUSION = (
    "fidelity_models",
    "fidelity",
    "fidelity_self",
    "fidelity_confusion",
)
"""Names of tables; of the last there is one per list of techniques."""

ALL = "all models"

Own = Mapping[str, Collection[str]]
"""By judge, the models that are its own."""


def tables(pairs: Sequence[Pair], own: Own) -> dict[str, Table]:
    """All tables by name; those without a row have nothing to tell."""
    judges = list(dict.fromkeys(pair.judge for pair in pairs))
    groups = dict(_groups(pairs))
    confusions = {
        f"{CONFUSION}_{name}": _confusion(name, pairs, judges) for name in technique_lists()
    }
    return {
        JUDGES: _by_judge(groups, judges),
        MODELS: _by_model(groups, judges),
        SELF: _preferences(groups, judges, own),
        **confusions,
    }


def _groups(pairs: Sequence[Pair]) -> Iterator[tuple[str, list[Pair]]]:
    """By benchmark; those that share a list of techniques together, too, as in the paper."""
    names = list(dict.fromkeys(pair.benchmark for pair in pairs))
    for listed in technique_lists():
        alike = [name for name in names if list_of(name) == listed]
        alike.sort(key=benchmark_title)
        for name in alike:
            yield benchmark_title(name), [pair for pair in pairs if pair.benchmark == name]
        if len(alike) > 1:
            title = " and ".join(map(benchmark_title, alike))
            yield title, [pair for pair in pairs if pair.benchmark in alike]


def _by_judge(groups: Mapping[str, Sequence[Pair]], judges: Sequence[str]) -> Table:
    rows = [
        Row((title, judge), (matches(one), by_chance(one), answered(one)))
        for title, pairs in groups.items()
        for judge in judges
        if (one := _of(judge, pairs))
    ]
    title = "pair match rate by judge (%)"
    return Table(title, ("benchmark", "judge"), COLUMNS, tuple(rows), intervals=True)


def _by_model(groups: Mapping[str, Sequence[Pair]], judges: Sequence[str]) -> Table:
    rows = []
    for title, pairs in groups.items():
        models = sorted({pair.model for pair in pairs})
        for model in models:
            own = [pair for pair in pairs if pair.model == model]
            rows.append(Row((title, model), tuple(matches(_of(one, own)) for one in judges)))
        if len(models) > 1:
            rows.append(Row((title, ALL), tuple(matches(_of(one, pairs)) for one in judges)))
    title = "pair match rate by model and judge (%)"
    return Table(title, ("benchmark", "model"), tuple(judges), tuple(rows), intervals=True)


def _preferences(groups: Mapping[str, Sequence[Pair]], judges: Sequence[str], own: Own) -> Table:
    rows = []
    for title, pairs in groups.items():
        for judge in judges:
            if found := preference(pairs, judge, judges, own.get(judge, ())):
                cells = (found.own, found.others, found.lead, found.elsewhere, found.excess)
                rows.append(Row((title, judge), cells))
    return Table(
        "what judges think of their own models and of others (%)",
        ("benchmark", "judge"),
        PREFERENCE,
        tuple(rows),
        intervals=True,
        changes=(LEAD, ELSEWHERE, EXCESS),
    )


def _confusion(listed: str, pairs: Sequence[Pair], judges: Sequence[str]) -> Table:
    """Of the pairs whose problem calls for a technique, the share whose program uses each."""
    alike = [pair for pair in pairs if list_of(pair.benchmark) == listed]
    found = {judge: confusion(_of(judge, alike)) for judge in judges}
    used = {
        name for one in found.values() for spec, codes in one.items() for name in (spec, *codes)
    }
    names = [name for name in technique_lists()[listed].names if name in used]
    rows = (
        Row((judge, spec), tuple(codes.get(name, _none_of(codes)) for name in names))
        for judge, by_spec in found.items()
        for spec in names
        if (codes := by_spec.get(spec))
    )
    title = f"techniques in the code by those in the spec: {technique_lists()[listed].title} (%)"
    return Table(title, ("judge", "in the spec"), tuple(names), tuple(rows), intervals=True)


def _none_of(codes: Mapping[str | None, Cell]) -> Cell:
    """A technique that none of these programs uses."""
    return Cell(0.0, 0, next(iter(codes.values())).total)


def _of(judge: str, pairs: Iterable[Pair]) -> list[Pair]:
    return [pair for pair in pairs if pair.judge == judge]
