"""What differs between two sides besides what is compared, and so may explain a difference."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from algoreval.record import Record
from algoreval.score import errors
from algoreval.sides import Side

UNTOLD = "not told"
"""What stands where a record, perhaps of an older version, does not say."""

_SHOWN = 3
"""How many different pairs of values are shown."""

_Key = tuple[str, str]
"""What a setting is about, and its name among those."""

_SUITE: _Key = ("suite", "")
_CONTENT: _Key = ("content of the suite", "")
_PROMPTS: _Key = ("prompts", "")

_ORDER = (
    "suite",
    "content of the suite",
    "task versions",
    "prompts",
    "decoding",
    "limits",
    "sandbox",
    "toolchains",
)
"""What settings are about, the weightiest first."""


@dataclass(frozen=True)
class Remark:
    """Something that makes a comparison less than it seems."""

    about: str
    """In a word: "suite", "prompts", "limits", "incomplete", ..."""

    text: str


def of_side(side: Side) -> Iterator[Remark]:
    """What is wrong with one side alone."""
    info, name = side.run.info, side.letter
    if not info.complete:
        why = "; ".join(info.incomplete_because) or "nothing says that it is complete"
        yield Remark("incomplete", f"{name} is incomplete: {why}")
    found = errors(side.records)
    if found:
        count = sum(map(len, found.values()))
        first = next(iter(found)).partition("\n")[0]
        text = f"{name}: errors of the benchmark, in no rate: {count}, such as: {first}"
        yield Remark("errors", text)
    for note in side.run.notes:
        yield Remark("files", f"{name}: {note}")


def between(first: Side, second: Side) -> Iterator[Remark]:
    """In what two sides differ on the instances that both have, as their records tell."""
    if first.records and first.records == second.records:
        yield Remark("records", f"{first.letter} and {second.letter} hold the same records")
        return
    differing, shared = _differing(first, second)
    letters = (first.letter, second.letter)
    told: dict[str, list[str]] = {}
    for (about, field), pairs in sorted(differing.items(), key=lambda one: _place(one[0])):
        told.setdefault(about, []).append(_told(about, field, pairs, shared, letters))
    for about, texts in told.items():
        yield Remark(about, f"{about}: {'; '.join(texts)}")
    yield from _ways(first, second)


def _place(key: _Key) -> tuple[int, str]:
    return (_ORDER.index(key[0]), key[1])


def _differing(first: Side, second: Side) -> tuple[Mapping[_Key, Counter[tuple[str, str]]], int]:
    """How often each setting has which two values, and how many instances both have."""
    ones, others = _settings(first), _settings(second)
    shared = ones.keys() & others.keys()
    found: dict[_Key, Counter[tuple[str, str]]] = {}
    for cell in sorted(shared):
        one, other = ones[cell], others[cell]
        for key in one.keys() | other.keys():
            values = (one.get(key, UNTOLD), other.get(key, UNTOLD))
            if values[0] != values[1]:
                found.setdefault(key, Counter())[values] += 1
    if first.condition != second.condition:
        found.pop(_PROMPTS, None)  # that is what a condition is
    if _SUITE in found:
        found.pop(_CONTENT, None)
    return found, len(shared)


def _settings(side: Side) -> Mapping[str, Mapping[_Key, str]]:
    """By instance, whatever its condition: all that should be the same on another side."""
    found: dict[str, Mapping[_Key, str]] = {}
    for record in side.records:
        cell = record.instance.partition("+")[0]
        if cell not in found and record.sample == 0:
            found[cell] = dict(_of_record(record))
    return found


def _of_record(record: Record) -> Iterator[tuple[_Key, str]]:
    yield _SUITE, record.suite or UNTOLD
    yield _CONTENT, record.suite_sha256 or UNTOLD
    yield ("task versions", ""), str(record.task_version or UNTOLD)
    yield _PROMPTS, record.prompt_sha256 or UNTOLD
    yield ("sandbox", ""), record.sandbox or UNTOLD
    if record.toolchain:
        yield ("toolchains", record.language), record.toolchain
    for key, value in record.limits.items():
        yield ("limits", key), _plain(value)
    for key, value in record.decoding.items():
        if key != "seed":  # another seed draws other samples of the same distribution
            yield ("decoding", key), "not sent" if value is None else _plain(value)


def _plain(value: Any) -> str:
    """A number as it is meant: 60 and 60.0 are the same limit."""
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def _told(
    about: str, field: str, pairs: Counter[tuple[str, str]], shared: int, letters: tuple[str, str]
) -> str:
    if (about, field) in (_PROMPTS, _CONTENT):
        text = f"not the same in {letters[0]} and {letters[1]}"
    else:
        shown = [
            f"{one} in {letters[0]}, {other} in {letters[1]}"
            for (one, other), _ in pairs.most_common(_SHOWN)
        ]
        text = " or ".join([*shown, *(["..."] if len(pairs) > _SHOWN else [])])
    part = pairs.total() < shared and about != "toolchains"
    where = f" (on {pairs.total()} of {shared} shared instances)" if part else ""
    return f"{field} {text}{where}".lstrip()


def _ways(first: Side, second: Side) -> Iterator[Remark]:
    """How they were judged and asked, as a whole."""
    for one, other in ((first, second), (second, first)):
        lacks = sorted(other.tests - one.tests)
        if lacks and one.records:
            tests = " and ".join(lacks)
            yield Remark("tests", f"{one.letter} has no record of {tests}, {other.letter} has")
        if _explored(other) and not _explored(one):
            yield Remark(
                "explore",
                f"fresh inputs (--explore) counted in {other.letter} alone: "
                "its pass@1+ is harder to get",
            )
    samples = [_samples(side) for side in (first, second)]
    if samples[0] != samples[1]:
        yield Remark(
            "samples",
            f"samples per instance: up to {samples[0]} in {first.letter}, "
            f"{samples[1]} in {second.letter}",
        )
    versions = [side.run.info.versions.get("algoreval", "") for side in (first, second)]
    if all(versions) and versions[0] != versions[1]:
        yield Remark(
            "version",
            f"version of algoreval: {versions[0]} in {first.letter}, "
            f"{versions[1]} in {second.letter}",
        )


def _explored(side: Side) -> bool:
    return any("explored" in record.flags for record in side.records)


def _samples(side: Side) -> int:
    return max((record.sample + 1 for record in side.records), default=0)
