"""How alike two programs look: by difflib's SequenceMatcher, as they are and in normal form.

The measure hangs on which of two texts comes first; here the smaller does, so that a pair has one
value. It takes some milliseconds a pair, and the more the longer the texts are.
"""

import functools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher

from algoreval.normal_form import normal_form
from algoreval.pairs import Pair, Program

LONGEST = 20_000
"""Programs of more letters are not compared: the time grows with the product of the lengths."""


@dataclass(frozen=True)
class Alike:
    """What a pair comes to; None where a program is too long, or has no normal form."""

    pair: Pair
    similarity: float | None
    normal: float | None
    """The similarity of the normal forms."""

    same: bool | None
    """Whether the normal forms are the same."""


def compared(found: Iterable[Pair]) -> Iterator[Alike]:
    """Each pair with its numbers; equal texts are compared once."""
    for pair in found:
        texts = (pair.first.text, pair.second.text)
        forms = [form(one) for one in (pair.first, pair.second)]
        one, other = forms
        if one is None or other is None:
            yield Alike(pair, similarity(*texts), None, None)
        else:
            yield Alike(pair, similarity(*texts), similarity_of_forms(one, other), one == other)


def too_long(program: Program) -> bool:
    """Whether it is not compared for its length."""
    return len(program.text) > LONGEST


def form(program: Program) -> str | None:
    """The program in normal form; None if it does not parse, or is too long."""
    return None if too_long(program) else normal_form(program.text, program.language)


def similarity(one: str, other: str) -> float | None:
    """The similarity of two texts letter by letter, with difflib's own settings; from 0 to 1.

    Under these, in a text of 200 letters and more, no match begins with a letter that makes more
    than one in a hundred. So values are low, for programs hold few other letters.
    """
    if one == other:
        return 1.0
    if max(len(one), len(other)) > LONGEST:
        return None
    return _of_letters(*sorted((one, other)))


def similarity_of_forms(one: str, other: str) -> float:
    """The similarity of two normal forms word by word, where every word counts."""
    return 1.0 if one == other else _of_words(*sorted((one, other)))


@functools.lru_cache(maxsize=1_000_000)
def _of_letters(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other).ratio()


@functools.lru_cache(maxsize=1_000_000)
def _of_words(one: str, other: str) -> float:
    return SequenceMatcher(None, one.split(), other.split(), autojunk=False).ratio()
