"""Inputs other than graphs for the scaling probe: what `args` in a scaling.yaml may ask for.

An argument is written as itself (`frames: 64`) or as `{draw: letters, of: ab}`: the name of a
function here and what it is told besides. Where a number is expected, "n" is the size, and "n/2",
"n-1" or "2*n" come from it.
"""

import math
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from algoreval.scaling.dice import Dice

Number = int | str
_NUMBER = re.compile(r"(?:(\d+)\*)?n(?:/(\d+))?([+-]\d+)?")


def number(given: Number, n: int) -> int:
    """What a number in a scaling.yaml means for a size. Raises ValueError if it means nothing.

    >>> number("n/2-1", 100), number("3*n", 10), number(7, 100)
    (49, 30, 7)
    """
    if isinstance(given, int):
        return given
    found = _NUMBER.fullmatch(given)
    if found is None:
        raise ValueError(f"{given!r} is neither a number nor like n, 2*n, n/2 or n-1")
    times, parts, more = found.groups()
    return n * int(times or 1) // int(parts or 1) + int(more or 0)


def size(dice: Dice, n: int) -> int:
    """The size itself."""
    return n


def letters(dice: Dice, n: int, of: str, count: Number = "n") -> str:
    """A text of these letters."""
    return "".join(of[k] for k in dice.numbers(0, len(of) - 1, number(count, n)))


def runs(dice: Dice, n: int, of: str, longest: int) -> str:
    """A text of runs of these letters, no two alike side by side."""
    parts: list[str] = []
    left = n
    while left > 0:
        length = min(left, dice.between(1, longest))
        parts.append(dice.one_of([c for c in of if not parts or c != parts[-1][0]]) * length)
        left -= length
    return "".join(parts)


def integers(dice: Dice, n: int, span: Sequence[Number], count: Number = "n") -> list[int]:
    """Numbers of a span."""
    low, high = (number(end, n) for end in span)
    return dice.numbers(low, high, number(count, n))


def floats(dice: Dice, n: int, span: Sequence[Number], count: Number = "n") -> list[float]:
    """Whole numbers of a span, as floats."""
    return [float(one) for one in integers(dice, n, span, count)]


def permutation(dice: Dice, n: int) -> list[int]:
    """The numbers 1..n in a random order."""
    return dice.shuffled(range(1, n + 1))


def image(dice: Dice, n: int, span: Sequence[int], other: Sequence[int] = ()) -> list[list[int]]:
    """A square of about n numbers of a span; with another, about half are of that."""
    side = math.isqrt(n)
    rows = [integers(dice, n, span, side) for _ in range(side)]
    if other:
        rows = [[dice.between(*other) if dice.below(2) else one for one in row] for row in rows]
    return rows


def dominant(dice: Dice, n: int, entry: int) -> list[list[float]]:
    """A square matrix of n rows whose diagonal outweighs the rest of each row."""
    rows = [floats(dice, n, [-entry, entry]) for _ in range(n)]
    for place, row in enumerate(rows):
        row[place] = float(entry * n + 1)
    return rows


def points(dice: Dice, n: int, span: Sequence[int], count: Number = "n") -> list[list[int]]:
    """Points of a square, no two alike."""
    found: dict[tuple[int, int], None] = {}
    while len(found) < number(count, n):
        found[dice.between(*span), dice.between(*span)] = None
    return [list(point) for point in found]


def mountains(dice: Dice, n: int, height: int) -> list[list[int]]:
    """A polygon of n corners: there above the axis, each corner further right, and back below.

    It never meets itself, whatever the heights.
    """
    above = n // 2
    there = [[x, dice.between(1, height)] for x in range(-(above // 2), above - above // 2)]
    back = [[x, -dice.between(1, height)] for x in range(-(above // 2), n - above - above // 2)]
    return there + back[::-1]


def stairs(
    dice: Dice, n: int, first: Number, step: int, spans: Sequence[Sequence[int]]
) -> list[list[int]]:
    """Rows of numbers: in the first column they rise or fall by a step, in the others by chance."""
    start = number(first, n)
    return [[start + step * k, *(dice.between(*span) for span in spans)] for k in range(n)]


def operations(
    dice: Dice, n: int, of: Sequence[Sequence[Any]], count: Number = "n"
) -> list[list[Any]]:
    """Operations of these kinds: the word, then of each span a number.

    The spans of one kind may be followed by "ascending": its numbers are sorted then.
    """
    found = []
    for _ in range(number(count, n)):
        kind, *spans = dice.one_of(of)
        ascending = bool(spans) and spans[-1] == "ascending"
        ends = ([number(end, n) for end in span] for span in spans[: len(spans) - ascending])
        values = [dice.between(*span) for span in ends]
        found.append([kind, *(sorted(values) if ascending else values)])
    return found


def words(dice: Dice, n: int, of: str, length: int, kinds: Sequence[str]) -> list[list[str]]:
    """Operations on words of n letters in all."""
    texts = (letters(dice, n, of, length) for _ in range(n // length))
    return [[dice.one_of(kinds), text] for text in texts]


def comings_and_goings(dice: Dice, n: int, high: int) -> list[list[Any]]:
    """Different keys are inserted, half of them are deleted again; at the end the tree is told."""
    keys = list(dict.fromkeys(dice.numbers(-high, high, 2 * n)))[: 2 * n // 3]
    gone = dice.shuffled(keys)[: n - len(keys) - 1]
    operations = [("insert", key) for key in keys] + [("delete", key) for key in gone]
    return [[*one] for one in (*operations, ("preorder", 0))]


def postfix(dice: Dice, n: int) -> str:
    """Sums and differences of small numbers, of about n tokens, from random trees."""
    left, height, tokens = (n + 1) // 2, 0, []
    while left or height > 1:
        if left and (height < 2 or dice.below(2)):
            tokens.append(str(dice.between(-9, 9)))
            left, height = left - 1, height + 1
        else:
            tokens.append(dice.one_of("+-"))
            height -= 1
    return " ".join(tokens)


def infix(dice: Dice, n: int, deepest: int) -> str:
    """An expression of about n tokens with parentheses, one in four operands behind or before."""
    tokens: list[str] = []
    depth = 0
    while True:
        while depth < deepest and not dice.below(4):
            tokens.append("(")
            depth += 1
        tokens.append(dice.one_of("abcdefghij123456789"))
        while depth and not dice.below(4):
            tokens.append(")")
            depth -= 1
        if len(tokens) + depth >= n:
            return " ".join([*tokens, *")" * depth])
        tokens.append(dice.one_of("+-*/^"))


DRAWS: Mapping[str, Callable[..., Any]] = {
    one.__name__: one
    for one in (
        size, letters, runs, integers, floats, permutation, image, dominant, points, mountains,
        stairs, operations, words, comings_and_goings, postfix, infix,
    )
}  # fmt: skip
