"""How far models agree on an answer: what most of them print, and whether right ones do, too.

All right answers to a problem are the same, so a right answer stands against the plurality exactly
where the plurality is wrong: consensus recall tells how much of what a model gets right is what
most models get right.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from statistics import fmean

from algoreval.interval import effective_trials, wilson
from algoreval.printed import printed
from algoreval.record import Record
from algoreval.score import Rate, of_test
from algoreval.subjects import FIXED, Subject

RIGHT = "right"
"""What every program printed that passed; else it is the hash of what was printed."""


def pluralities(subjects: Iterable[Subject]) -> dict[str, frozenset[str]]:
    """By instance, the output that most models give; several if as many give each.

    A model has one vote for each instance, which its samples share, in however many runs. Programs
    that did not end well have none.
    """
    given: dict[tuple[str, str], list[str]] = defaultdict(list)
    for one in subjects:
        for instance, outputs in _outputs(one).items():
            given[one.model, instance] += outputs
    votes: dict[str, dict[str, Fraction]] = defaultdict(dict)
    for (_, instance), outputs in given.items():
        held = votes[instance]
        for output in outputs:
            held[output] = held.get(output, Fraction()) + Fraction(1, len(outputs))
    return {
        instance: frozenset(one for one, share in held.items() if share == max(held.values()))
        for instance, held in votes.items()
    }


def recall(one: Subject, plurality: Mapping[str, frozenset[str]]) -> Rate:
    """The share of its right answers that agree with the plurality, each counting alike.

    The interval is made as that of pass@1: right answers to one instance agree or deviate together,
    and answers to instances of one algorithm are not independent.
    """
    right = [record for record in one.records if record.passed]
    agree = [float(RIGHT in plurality.get(one.instance, frozenset({RIGHT}))) for one in right]
    if not right:
        return Rate(0, 0, 0, None, 0.0, 1.0)
    value = fmean(agree)
    low, high = wilson(value, _trials(right, agree))
    return Rate(len(right), len(right), int(sum(agree)), value, low, high)


def _trials(right: Sequence[Record], agree: Sequence[float]) -> float:
    instances, tasks = [one.instance for one in right], [one.task for one in right]
    alone = len(set(instances))
    if alone == 1:
        return 1.0
    clusters = tasks if len(set(tasks)) > 1 else instances
    value = fmean(agree)
    return effective_trials(agree, clusters, value * (1 - value), alone)


def _outputs(one: Subject) -> dict[str, list[str]]:
    """What its samples printed on the fixed test, by instance."""
    found: dict[str, list[str]] = defaultdict(list)
    for record in of_test(one.run.records, FIXED):
        output = RIGHT if record.passed else printed(record)
        if record.condition == one.condition and output is not None:
            found[record.instance].append(output)
    return found
