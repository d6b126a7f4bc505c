"""Prompts that help: what models pass with a hint and with a snippet, and what without.

Only instances that were judged under every condition count, of each model for itself; an instance
weighs the same however many samples it has.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from algoreval.latex import one_line
from algoreval.paired import Difference, difference, match
from algoreval.record import Record
from algoreval.score import Rate, pass_at_1
from algoreval.subjects import BASE, Subject

HINT, SNIPPET = "hint", "snippet"
AIDS = {HINT: "H", SNIPPET: "S"}
"""Each condition that helps, and its letter."""

HARD = Fraction(1, 4)
"""An instance is hard if a smaller share of the models passes it without help."""

Trials = Mapping[str, Sequence[Record]]
"""Records by condition."""


@dataclass(frozen=True)
class Aided:
    """What was passed without help and with it, on the same instances."""

    rates: Mapping[str, Rate]
    """By condition."""

    changes: Mapping[str, Difference]
    """By condition that helps: its rate less that of the base."""

    @property
    def instances(self) -> int:
        """How many were judged under every condition."""
        return self.rates[BASE].instances

    @property
    def better(self) -> str:
        """The letter of what helps more, or "tie"; empty if only one was tried."""
        if len(self.changes) < len(AIDS) or not self.instances:
            return ""
        hint, snippet = (self.changes[name].change or 0.0 for name in AIDS)
        if abs(hint - snippet) < 1e-12:
            return "tie"
        return AIDS[HINT] if hint > snippet else AIDS[SNIPPET]


def by_model(subjects: Iterable[Subject]) -> dict[str, dict[str, list[Record]]]:
    """The records of each model by condition, whichever runs they are in, base first."""
    found: dict[str, dict[str, list[Record]]] = {}
    for one in subjects:
        if one.condition in (BASE, *AIDS):
            trials = found.setdefault(one_line(one.run.model), {})
            trials.setdefault(one.condition, []).extend(r for r in one.records if r.judged)
    return found


def tried(trials: Trials) -> Trials:
    """The records of instances that were judged under every condition that the model was tried in.

    Empty without a base, or without anything that helps.
    """
    known = {name: trials[name] for name in (BASE, *AIDS) if trials.get(name)}
    if BASE not in known or len(known) < 2:
        return {}
    shared = set.intersection(*(set(map(cell_of, records)) for records in known.values()))
    return restricted(known, shared)


def restricted(trials: Trials, cells: set[str]) -> Trials:
    """The records of these cells."""
    return {
        name: [one for one in records if cell_of(one) in cells] for name, records in trials.items()
    }


def pooled(trials: Iterable[Trials]) -> Trials:
    """What several models did, each with one instance, as samples of it."""
    found: dict[str, list[Record]] = {}
    for one in trials:
        for name, records in one.items():
            found.setdefault(name, []).extend(records)
    return found


def aided(trials: Trials) -> Aided:
    """Rates and changes of records that `tried` gave."""
    changes = {
        name: difference(match(trials[BASE], trials[name])[0]) for name in AIDS if name in trials
    }
    return Aided({name: pass_at_1(records) for name, records in trials.items()}, changes)


def domains(trials: Trials) -> dict[str, Trials]:
    """The records by domain, sorted by its name."""
    names = sorted({one.domain for records in trials.values() for one in records})
    return {
        domain: {
            name: [one for one in records if one.domain == domain]
            for name, records in trials.items()
        }
        for domain in names
    }


def hard(models: Iterable[Trials]) -> set[str]:
    """The cells that fewer than a quarter of the models pass without help.

    A model's share of samples that passed stands for it. All models with a base run count, whether
    they were tried with help or not.
    """
    shares: dict[str, list[Fraction]] = {}
    for trials in models:
        samples: dict[str, list[bool]] = {}
        for record in trials.get(BASE, ()):
            samples.setdefault(cell_of(record), []).append(record.passed)
        for cell, passed in samples.items():
            shares.setdefault(cell, []).append(Fraction(sum(passed), len(passed)))
    return {cell for cell, found in shares.items() if sum(found) / len(found) < HARD}


def covered(trials: Trials, condition: str) -> tuple[int, int]:
    """Of how many instances the prompt was another than without help, and of how many is known."""
    base, other = (
        {cell_of(one): one.prompt_sha256 for one in trials[name] if one.prompt_sha256}
        for name in (BASE, condition)
    )
    shared = base.keys() & other.keys()
    return sum(base[cell] != other[cell] for cell in shared), len(shared)


def cell_of(record: Record) -> str:
    """The instance's id without its condition."""
    return record.instance.partition("+")[0]
