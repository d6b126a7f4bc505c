"""What a reader of compared programs must know: what was left out, and what came of each pair."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from algoreval.approach import Decided, name
from algoreval.grammar import has_grammar
from algoreval.pairs import Pair, Program
from algoreval.similarity import LONGEST, Alike, form, too_long

NAMED = 5
"""So many things that are left out are named; the file of pairs has all of them."""


def left_out(found: Sequence[Pair]) -> Iterator[str]:
    """What a reader must know of programs that are not compared, or not in normal form."""
    every = list(dict.fromkeys(one for pair in found for one in (pair.first, pair.second)))
    if long := [one for one in every if too_long(one)]:
        yield f"{_named(long)}: longer than {LONGEST:,} letters, so not compared"
    unknown = [one for one in every if not has_grammar(one.language)]
    if unknown:
        yield f"{_named(unknown)}: in a language without grammar.yaml, so without a normal form"
    rest = [one for one in every if not too_long(one) and has_grammar(one.language)]
    if broken := [one for one in rest if form(one) is None]:
        yield f"{_named(broken)}: cannot be parsed, so without a normal form"


def _named(found: Sequence[Program]) -> str:
    names = [f"{one.instance} of {one.model}" for one in found[:NAMED]]
    more = f" and {len(found) - NAMED} more" if len(found) > NAMED else ""
    count = "1 program" if len(found) == 1 else f"{len(found)} programs"
    return f"{count} ({', '.join(names)}{more})"


def unanswered(said: Sequence[Decided]) -> Iterator[str]:
    """Which questions judges did not answer, and why."""
    for one in said:
        trouble = [(key, o.trouble) for key, o in one.opinions.items() if o.choice is None]
        for key, why in trouble[:NAMED]:
            yield f"{one.judge}: {key}: {why}"
        if trouble:
            yield (
                f"{one.judge}: {len(trouble)} of {len(one.opinions)} questions are unanswered and "
                "count nowhere; pairs.jsonl has them all"
            )


def lines(alike: Sequence[Alike], said: Sequence[Decided]) -> Iterator[str]:
    """A line of JSON for each pair."""
    for one in alike:
        pair = one.pair
        row = {
            "instance": pair.first.instance,
            "models": pair.models,
            "runs": (pair.first.run, pair.second.run),
            "samples": (pair.first.sample, pair.second.sample),
            "both_passed": pair.passed,
            "similarity": one.similarity,
            "identical": pair.identical,
            "normal_similarity": one.normal,
            "normal_identical": one.same,
            "judges": {d.judge: _verdict(d, pair) for d in said},
        }
        yield json.dumps(row) + "\n"


def _verdict(decided: Decided, pair: Pair) -> dict[str, Any]:
    """What a judge says of the pair, or why it says nothing; empty if it was not asked."""
    novel = decided.novel(pair)
    if novel is not None:
        return {"novel": novel}
    found = decided.opinions.get(name(pair))
    return {"unanswered": found.trouble} if found else {}
