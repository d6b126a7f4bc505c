"""Runs ranked: those of the same instances beside each other, and never against others."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from algoreval.gather import differing, partial
from algoreval.latex import one_line
from algoreval.runs import Run
from algoreval.score import Rate, by, by_all_tests, pass_at_1
from algoreval.subjects import Subject, subjects
from algoreval.table import Cell, best_first, cell
from algoreval.titles import in_order

VERSION = 1
"""Of leaderboard.json: rises when a field changes its meaning or goes."""


@dataclass(frozen=True)
class Entry:
    """One run under one condition."""

    rank: int | None
    """Equal rates share a rank; None for a run that is not `whole`."""

    label: str
    run: str
    """The name of its folder."""

    organisation: str
    category: str
    licence: str
    parameters_billion: float | None
    pass_at_1: Cell
    pass_at_1_plus: Cell
    """Empty for a run of one test alone."""

    languages: dict[str, Cell]
    """pass@1 by language id, for the languages of the group, empty where there is none."""

    samples: int
    """The most that an instance has."""

    decoding: str
    date: str
    """When the run began, as 2026-11-30; empty if nothing says."""

    page: str
    """Where the run's own page is, from the leaderboard's folder; empty if it has none."""

    whole: bool
    """Whether the run is complete and of all instances of its suite: others have no rank."""

    remarks: tuple[str, ...]
    """What is special about it, such as why it has no rank."""


@dataclass(frozen=True)
class Group:
    """Runs of the same instances under the same condition."""

    suite: str
    suite_sha256: str
    condition: str
    instances: int
    """Of the suite, as far as its runs know."""

    languages: tuple[str, ...]
    """Ids, in the order in which they are shown."""

    cautions: tuple[str, ...]
    """In what the settings of its runs differ."""

    entries: tuple[Entry, ...]
    """Best first, those without a rank last."""


def standings(runs: Iterable[tuple[Run, str]]) -> list[Group]:
    """All runs, each given with its page, in groups; that of most ranked runs first."""
    pages = {id(run): (run, page) for run, page in runs}
    groups: dict[tuple[str, str, str], list[tuple[Subject, str]]] = {}
    for one in subjects(run for run, _ in pages.values()):
        identity = (one.run.info.suite, one.run.info.suite_sha256, one.condition)
        groups.setdefault(identity, []).append((one, pages[id(one.run)][1]))
    found = [_group(*identity, members) for identity, members in groups.items()]
    return sorted(found, key=_weight)


def _weight(group: Group) -> tuple[int, int, str, str]:
    ranked = sum(one.whole for one in group.entries)
    return (-ranked, -len(group.entries), group.suite, group.suite_sha256)


def data(groups: Sequence[Group]) -> dict[str, Any]:
    """Everything in terms of JSON."""
    return {"schema_version": VERSION, "groups": [asdict(group) for group in groups]}


def _group(
    suite: str, sha256: str, condition: str, members: Sequence[tuple[Subject, str]]
) -> Group:
    languages = in_order(record.language for one, _ in members for record in one.records)
    entries = _ranked([_entry(one, page, languages) for one, page in members])
    return Group(
        suite=one_line(suite),
        suite_sha256=one_line(sha256),
        condition=one_line(condition),
        instances=max(one.run.info.counts.suite for one, _ in members),
        languages=tuple(languages),
        cautions=tuple(differing([one.run for one, _ in members])),
        entries=tuple(entries),
    )


def _entry(one: Subject, page: str, languages: Sequence[str]) -> Entry:
    info, card = one.run.info, one.run.info.card
    rates = by(one.records, "language")
    both = (r for r in by_all_tests(one.run.records) if r.condition == one.condition)
    rate = pass_at_1(one.records)
    return Entry(
        rank=None,
        label=one.label,
        run=one_line(one.run.name),
        organisation=one_line(str(card.get("organisation") or "")),
        category=one_line(str(card.get("category") or "")),
        licence=one_line(str(card.get("licence") or "")),
        parameters_billion=one.parameters,
        pass_at_1=cell(rate),
        pass_at_1_plus=cell(pass_at_1(both)),
        languages={name: cell(rates[name]) if name in rates else Cell() for name in languages},
        samples=max((record.sample + 1 for record in one.records), default=0),
        decoding=_decoding(info.decoding),
        date=one_line(info.started[:10]),
        page=page,
        whole=info.complete and rate.value is not None and not partial(one.records, info),
        remarks=tuple(_remarks(one, rate)),
    )


def _decoding(said: dict[str, Any]) -> str:
    """For a person: "temperature 0, top-p 1, 600 tokens"; what is null was not sent."""
    known = {"temperature": "temperature {}", "top_p": "top-p {}", "max_tokens": "{} tokens"}
    words = []
    for name, value in said.items():
        if value is None and name == "seed":
            continue
        shown = f"{value:g}" if isinstance(value, float) else str(value)
        form = known.get(name, name.replace("_", " ") + " {}")
        words.append(form.replace("{}", "not sent" if value is None else shown))
    return one_line(", ".join(words))


def _remarks(one: Subject, rate: Rate) -> Iterator[str]:
    info = one.run.info
    if not info.complete:
        yield "incomplete" + "".join(f": {one_line(why)}" for why in info.incomplete_because[:1])
    if part := partial(one.records, info):
        yield f"only {part}"
    if rate.value is None:
        yield "nothing was judged"
    if info.sandbox.startswith("degraded"):
        yield "judged with less isolation than the benchmark promises"
    if any("explored" in record.flags for record in one.run.records):
        yield "fresh inputs counted, too (--explore)"
    yield from map(one_line, one.run.notes)


def _ranked(entries: Sequence[Entry]) -> Iterator[Entry]:
    """The entries, best first and with their ranks: 1, 2, 2, 4."""
    order = sorted(entries, key=lambda one: (not one.whole, best_first(one.pass_at_1), one.label))
    rank = 0
    value: float | None = None
    for place, one in enumerate(order, 1):
        if not one.whole:
            yield one
            continue
        if one.pass_at_1.value != value:
            rank, value = place, one.pass_at_1.value
        yield replace(one, rank=rank)
