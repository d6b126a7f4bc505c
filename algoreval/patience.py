"""When a request is given up, and when a server is."""

import random
from dataclasses import dataclass

from algoreval.model import ProviderError


@dataclass(frozen=True)
class Patience:
    """When a request is given up."""

    tries: int = 6
    """How often it is asked; a 429 does not count, for it says nothing about the request."""

    seconds: float = 1800.0
    """How long it is tried, whatever the server answers."""

    first_wait: float = 0.5
    longest_wait: float = 60.0

    def wait(self, error: ProviderError, tries: int, spent: float) -> float | None:
        """Seconds to wait before the next try; None if there is to be no other."""
        if not error.retry or tries >= self.tries:
            return None
        if error.after is not None and error.after >= self.first_wait:
            wait = error.after
        else:
            wait = min(self.longest_wait, self.first_wait * 2**tries) * random.uniform(0.5, 1.0)
        return wait if spent + wait <= self.seconds else None


class Breaker:
    """Tells a server that is gone, or refuses us, from requests that fail one by one.

    When that many requests in a row were given up, each tried again and again or refused for what
    may concern all, the rest would only wait for the same end: they fail at once, and the next run
    asks for them.
    """

    def __init__(self, limit: int = 16) -> None:
        self.limit = limit
        self.reason: str | None = None
        self._row = 0

    def succeeded(self) -> None:
        """The server lives."""
        self._row = 0

    def gave_up(self, error: ProviderError) -> None:
        """A request was given up; does not count if it was refused for what it says itself."""
        self._row += error.retry or error.barred
        if self._row >= self.limit and self.reason is None:
            self.reason = f"{self._row} requests in a row failed, the last: {error}"
