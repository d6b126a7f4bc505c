"""How far models agree on an answer: what most of them print, and whether right ones do, too.

All right answers to a problem are the same, so a right answer stands against the plurality exactly
where the plurality is wrong: consensus recall tells how much of what a model gets right is what
most models get right.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from algoreval.printed import printed
from algoreval.record import Record
from algoreval.score import Rate, of_test, pass_at_1
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

    The interval is that of pass@1: answers to instances of one algorithm are not independent.
    """
    return pass_at_1(_agreeing(one.records, plurality))


def _agreeing(
    records: Sequence[Record], plurality: Mapping[str, frozenset[str]]
) -> Iterable[Record]:
    for number, record in enumerate(record for record in records if record.passed):
        agrees = RIGHT in plurality.get(record.instance, frozenset({RIGHT}))
        bucket = "passed" if agrees else "wrong_output"
        # By instance, a model would gain where it rarely is right: each answer stands for itself.
        alone = f"{record.instance} {number}"
        yield record.model_copy(update={"bucket": bucket, "instance": alone})


def _outputs(one: Subject) -> dict[str, list[str]]:
    """What its samples printed on the fixed test, by instance."""
    found: dict[str, list[str]] = defaultdict(list)
    for record in of_test(one.run.records, FIXED):
        output = RIGHT if record.passed else printed(record)
        if record.condition == one.condition and output is not None:
            found[record.instance].append(output)
    return found
