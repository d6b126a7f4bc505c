"""What generation will take, told before anything is sent."""

import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from algoreval.model import Decoding, Prompt

_PIECES = re.compile(r"[^\W\d_]+|\d+|[^\w\s]|_")
"""Words, numbers, and every other sign by itself."""

_IN_A_WORD, _IN_A_NUMBER = 6, 3
"""Letters, and digits, that make one token. So the prompts of the suite `paper` come out 8 % above
what the tokenizers of GPT-4 and DeepSeek count, a single prompt at most 25 % beside it."""


def tokens(text: str) -> int:
    """About how many tokens a text has, whoever's tokenizer counts.

    >>> tokens("def find(x1): return 1234")
    10
    """
    return sum(_in_piece(piece) for piece in _PIECES.findall(text))


def _in_piece(piece: str) -> int:
    size = _IN_A_NUMBER if piece[0].isdigit() else _IN_A_WORD
    return math.ceil(len(piece) / size)


def prompt_tokens(prompt: Prompt) -> int:
    """About how many tokens a request sends."""
    return tokens(prompt.system) + tokens(prompt.user)


def amount(money: float) -> str:
    """A sum for a person, to the hundredth, or to as many places as show two digits of it.

    >>> [amount(money) for money in (1234.5, 0.25, 0.00312, 0.0)]
    ['1,234.50', '0.25', '0.0031', '0.00']
    """
    places = 1 - math.floor(math.log10(money)) if money > 0 else 2
    return f"{money:,.{max(2, places)}f}"


@dataclass(frozen=True)
class Prices:
    """Per million tokens, in any currency; None where nobody said."""

    prompt: float | None = None
    completion: float | None = None


@dataclass(frozen=True)
class Estimate:
    """What the requests of a run come to."""

    requests: int
    recalled: int
    """Answers that are in the run's store already, and cost nothing."""

    prompt_tokens: int
    """Estimated."""

    completion_tokens: int
    """At most."""

    @classmethod
    def of(cls, prompts: Iterable[Prompt], decoding: Decoding, recalled: int = 0) -> "Estimate":
        """For one request with each of these prompts."""
        counts = [prompt_tokens(prompt) for prompt in prompts]
        return cls(len(counts), recalled, sum(counts), len(counts) * decoding.max_tokens)

    def lines(self, prices: Prices) -> Iterator[str]:
        """For a person."""
        yield f"requests: {self.requests:,}{self._recalled()}"
        yield f"prompt tokens: about {self.prompt_tokens:,} (estimated; each model counts its own)"
        yield f"completion tokens: at most {self.completion_tokens:,}, reasoning included"
        yield f"cost: {self._cost(prices)}"

    def _recalled(self) -> str:
        return f"; answered in the run's store: {self.recalled:,}" if self.recalled else ""

    def _cost(self, prices: Prices) -> str:
        if prices.prompt is None or prices.completion is None:
            missing = [
                name
                for name, price in (("in", prices.prompt), ("out", prices.completion))
                if price is None
            ]
            return f"unknown without {' and '.join(f'--price-{name}' for name in missing)}"
        asked = self.prompt_tokens * prices.prompt / 1e6
        answered = self.completion_tokens * prices.completion / 1e6
        return (
            f"at most {amount(asked + answered)}: {amount(asked)} for prompts (estimated), "
            f"up to {amount(answered)} for completions"
        )
