"""Log-probabilities of a reply's tokens, in one form, whichever endpoint sent them.

A token is {"token": "def", "logprob": -0.01}, with the likeliest at its place, if they were asked
for, under "top": [["def", -0.01], ["class", -4.7]]. A number that JSON lacks, as -inf, is null.
"""

import math
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from algoreval.safe import encodable

Token = dict[str, Any]


def of_choice(value: object) -> list[Token] | None:
    """From the `logprobs` of a choice, whatever its endpoint; None if the server sent none.

    llama.cpp sends those of plain completions in the form of a chat's.
    """
    return of_chat(value) or of_completion(value)


def of_chat(value: object) -> list[Token] | None:
    """From the `logprobs` of a chat completion; None if the server sent none."""
    content = value.get("content") if isinstance(value, dict) else None
    if not isinstance(content, list):
        return None
    return [_token(one, _pairs(one.get("top_logprobs"))) for one in content if _named(one)] or None


def of_completion(value: object) -> list[Token] | None:
    """From the `logprobs` of a plain completion; None if the server sent none."""
    if not isinstance(value, dict) or not isinstance(value.get("tokens"), list):
        return None
    columns = [value.get(name) or [] for name in ("token_logprobs", "top_logprobs")]
    rows = zip_longest(value["tokens"], *(one for one in columns if isinstance(one, list)))
    found = []
    for text, *rest in rows:
        logprob, top = (*rest, None, None)[:2]
        if isinstance(text, str):
            pairs = list(top.items()) if isinstance(top, dict) else []
            found.append(_token({"token": text, "logprob": logprob}, pairs))
    return found or None


def _named(one: object) -> bool:
    return isinstance(one, dict) and isinstance(one.get("token"), str)


def _pairs(value: object) -> list[tuple[str, object]]:
    tops: Iterator[Any] = filter(_named, value if isinstance(value, list) else [])
    return [(one["token"], one.get("logprob")) for one in tops]


def _token(one: dict[str, Any], pairs: list[tuple[str, object]]) -> Token:
    found: Token = {"token": encodable(one["token"]), "logprob": _number(one.get("logprob"))}
    if pairs:
        found["top"] = [[encodable(token), _number(value)] for token, value in pairs]
    return found


def _number(value: object) -> float | None:
    if not isinstance(value, int | float) or isinstance(value, bool):
        return None
    try:
        number = float(value)
    except OverflowError:  # of a whole number with hundreds of digits
        return None
    return number if math.isfinite(number) else None
