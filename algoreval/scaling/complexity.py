"""Bounds of running time as people write them, and how steep they are between two sizes.

"O((V + E) log V)" grows as n^1.3 on sparse graphs between 250 and 4000 vertices, for logarithms
grow, too: that, and no round number, is what a measured exponent is to be compared with.
"""

import math
import re
from collections.abc import Mapping

from algoreval.errors import ConfigError

_TOKEN = re.compile(r"\s*(?:(\d+(?:\.\d+)?)|([A-Za-z]+)|([-+*^()]))")
_FUNCTIONS = {"log": math.log, "sqrt": math.sqrt}


class Bound:
    """A formula of V, E or n with + * ^ log sqrt and parentheses; V log V is a product."""

    def __init__(self, text: str) -> None:
        """Takes "O(...)" or what stands inside. Raises ConfigError for anything else."""
        self.text = _inside(text)
        self._tokens = _tokens(self.text)
        self.at({"V": 9.0, "E": 9.0, "n": 9.0})

    def at(self, values: Mapping[str, float]) -> float:
        """What the formula comes to."""
        reader = _Reader(self._tokens, values, self.text)
        value = reader.sum()
        if reader.place < len(self._tokens):
            raise reader.error()
        return value

    def slope(self, small: Mapping[str, float], large: Mapping[str, float]) -> float:
        """The exponent of a power of n that grows as much from one size to the other."""
        return math.log(self.at(large) / self.at(small)) / math.log(large["n"] / small["n"])


def _inside(text: str) -> str:
    """The first O(...) in a text, without it; the whole text if there is none."""
    start = text.find("O(")
    if start < 0:
        return text
    depth = 0
    for place in range(start + 1, len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if depth == 0:
            return text[start + 2 : place]
    raise ConfigError(f"{text!r}: a parenthesis is not closed")


def _tokens(text: str) -> list[str]:
    found = [match[1] or match[2] or match[3] for match in _TOKEN.finditer(text)]
    if "".join(found) != re.sub(r"\s", "", text) or not found:
        raise ConfigError(f"{text!r} is no formula of V, E or n")
    return found


class _Reader:
    """Reads tokens from the left: sums of products of powers."""

    def __init__(self, tokens: list[str], values: Mapping[str, float], text: str) -> None:
        self._tokens, self._values, self._text = tokens, values, text
        self.place = 0

    def sum(self) -> float:
        value = self._product()
        while self._next() == "+":
            self.place += 1
            value += self._product()
        return value

    def _product(self) -> float:
        value = self._power()
        while (token := self._next()) and token not in "+)":
            self.place += token == "*"
            value *= self._power()
        return value

    def _power(self) -> float:
        value = self._atom()
        if self._next() == "^":
            self.place += 1
            value **= self._atom()
        return value

    def _atom(self) -> float:
        token = self._next()
        self.place += 1
        if token in _FUNCTIONS:
            return _FUNCTIONS[token](self._power())
        if token in self._values:
            return self._values[token]
        if token == "(":
            value = self.sum()
            self.place += 1
            if self._tokens[self.place - 1 : self.place] != [")"]:
                raise self.error()
            return value
        if token[:1].isdigit():
            return float(token)
        raise self.error()

    def _next(self) -> str:
        return self._tokens[self.place] if self.place < len(self._tokens) else ""

    def error(self) -> ConfigError:
        return ConfigError(f"{self._text!r} is no formula of V, E or n")
