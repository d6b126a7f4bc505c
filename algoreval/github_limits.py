"""When GitHub may be asked again, by what it says of its limits in each answer.

As docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api wants it: nothing more is
asked of a resource whose limit is used up before it begins anew; after a refusal nobody asks for as
long as was said, else until the limit begins anew, else for a minute and twice as long each time.
"""

import contextlib
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Protocol

from algoreval.errors import JudgeError
from algoreval.http_error import retry_after

QUIET = 60.0
"""Seconds of silence after a first refusal that names no time."""

LONGEST = 3900.0
"""Seconds; limits begin anew after an hour at the latest."""

MARGIN = 1.0
"""Seconds; a limit begins anew in the second that is named, or just after."""

EVERYTHING = ""
"""The resource to which all others belong."""


class Clock(Protocol):
    """Time as the client sees it; self-tests bring one that never waits."""

    def now(self) -> float:
        """Seconds since 1970."""

    def sleep(self, seconds: float) -> None:
        """Comes back after that many seconds."""


class WallClock:
    """The clock of the wall."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def sleep(self, seconds: float) -> None:
        """Comes back after that many seconds."""
        time.sleep(seconds)


@dataclass(frozen=True)
class Answer:
    """What came back for a request."""

    status: int
    headers: Mapping[str, str]
    """By names in lower case."""

    body: bytes

    @property
    def limited(self) -> bool:
        """Whether it says that we ask too much."""
        if self.status not in (403, 429):
            return False
        told = "retry-after" in self.headers or self._used_up
        return self.status == 429 or told or b"rate limit" in self.body.lower()

    @property
    def _used_up(self) -> bool:
        return self.headers.get("x-ratelimit-remaining") == "0"

    def silence(self, now: float) -> float | None:
        """Seconds in which nothing is to be asked; None if the answer names none."""
        with contextlib.suppress(ValueError):  # else our clock has to agree with the server's
            now = parsedate_to_datetime(self.headers.get("date", "")).timestamp()
        if self.limited and (after := retry_after(self.headers, now)) is not None:
            return after + MARGIN
        reset = self.headers.get("x-ratelimit-reset", "")
        return max(0.0, int(reset) - now) + MARGIN if self._used_up and reset.isdigit() else None


class Limits:
    """What is left of each resource, such as "search"."""

    def __init__(self, clock: Clock, say: Callable[[str], object]) -> None:
        """`say` is told why nothing happens for a while."""
        self._clock, self._say = clock, say
        self._opens: dict[str, float] = {}
        self._refusals = 0

    def wait(self, resource: str) -> None:
        """Comes back when it may be asked. Raises JudgeError if that is not today."""
        opens = max(self._opens.get(name, 0.0) for name in (resource, EVERYTHING))
        seconds = opens - self._clock.now()
        if seconds <= 0:
            return
        if seconds > LONGEST:
            raise JudgeError(f"GitHub wants to be left alone for {seconds:.0f} s; go on later")
        self._say(f"GitHub's limit is used up; going on in {seconds:.0f} s")
        self._clock.sleep(seconds)

    def learn(self, resource: str, answer: Answer) -> None:
        """Takes an answer to a request for this resource into account."""
        self._refusals = self._refusals + 1 if answer.limited else 0
        now = self._clock.now()
        silence = answer.silence(now)
        if silence is not None:
            everybody = answer.limited and "retry-after" in answer.headers
            self._opens[EVERYTHING if everybody else resource] = now + silence
        elif answer.limited:
            self._opens[EVERYTHING] = now + QUIET * 2 ** (self._refusals - 1)
