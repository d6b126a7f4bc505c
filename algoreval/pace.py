"""How fast we ask and for how long we try: one gate for all requests, patience for each."""

import asyncio
import random
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from algoreval.estimate import prompt_tokens, tokens
from algoreval.model import Completion, Model, ProviderError, Request
from algoreval.quota import Booking, Limits, Quota
from algoreval.request_log import RequestLog

T = TypeVar("T")


class Clock(Protocol):
    """Time as the engine sees it; self-tests bring one that never waits."""

    def now(self) -> float:
        """Seconds since some moment."""

    async def sleep(self, seconds: float) -> None:
        """Comes back after that many seconds."""


class RealClock:
    """The clock of the wall."""

    def now(self) -> float:
        """Seconds since some moment."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Comes back after that many seconds."""
        await asyncio.sleep(seconds)


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
        if error.after is not None:
            wait = error.after
        else:
            wait = min(self.longest_wait, self.first_wait * 2**tries) * random.uniform(0.5, 1.0)
        return wait if spent + wait <= self.seconds else None


class Gate:
    """How many requests may be in flight, and from when on; shared by all of them.

    A 429 means that the server is healthy and we are too fast. If each request backed off alone,
    the others would go on hitting the limit; so the first one refused closes the gate for all.
    """

    SHRINK = 0.7
    """What is left of the limit after a 429. Being refused by the dozen is one event: the limit
    shrinks once in `SPELL` seconds, and grows by one when as many requests as it allows succeed."""

    SPELL = 1.0
    LONGEST = 60.0
    GLANCE = 1.0
    """Seconds after which a request that waits for the quota looks again: answers make room."""

    def __init__(self, top: int, clock: Clock, limits: Limits | None = None) -> None:
        self.top = self.limit = top
        self.quota = Quota(limits or Limits(), clock)
        self.in_flight = 0
        self._clock = clock
        self._opens = self._spell_ends = clock.now()
        self._refusals = self._good = 0
        self._freed = asyncio.Event()

    async def enter(self, size: int = 0) -> Booking:
        """Comes back when a request of so many tokens may be sent; `leave` must follow."""
        while True:
            wait = self.closed()
            if wait:
                await self._clock.sleep(wait * random.uniform(1.0, 1.1))
            elif self.in_flight >= self.limit:
                self._freed.clear()
                await self._freed.wait()
            elif wait := self.quota.wait(size):
                await self._clock.sleep(min(wait, self.GLANCE))
            else:
                self.in_flight += 1
                return self.quota.book(size)

    def closed(self) -> float:
        """Seconds until the gate opens, 0 if it is open."""
        return max(0.0, self._opens - self._clock.now())

    def leave(self) -> None:
        """The request is over, however it ended."""
        self.in_flight -= 1
        self._freed.set()

    def refused(self, after: float | None) -> None:
        """A 429: nobody asks for `after` seconds, or for longer and longer if none were named."""
        now = self._clock.now()
        if now >= self._spell_ends:
            self.limit = max(1, int(self.limit * self.SHRINK))
            self._spell_ends = now + self.SPELL
            self._refusals += 1
        wait = min(self.LONGEST, 0.25 * 2**self._refusals) if after is None else after
        self._opens = max(self._opens, now + wait)

    def succeeded(self) -> None:
        """A reply came: the limit may grow back."""
        self._refusals = 0
        if self.limit < self.top:
            self._good += 1
            if self._good >= self.limit:
                self._good = 0
                self.limit += 1
                self._freed.set()


class Breaker:
    """Tells a server that is gone from requests that fail one by one.

    When that many requests in a row were given up although each was tried again and again, the
    rest would only wait for the same end: they fail at once, and the next run asks for them.
    """

    def __init__(self, limit: int = 16) -> None:
        self.limit = limit
        self.reason: str | None = None
        self._row = 0

    def succeeded(self) -> None:
        """The server lives."""
        self._row = 0

    def gave_up(self, error: ProviderError) -> None:
        """A request was given up; counts only if it was worth asking again."""
        self._row += error.retry
        if self._row >= self.limit and self.reason is None:
            self.reason = f"not asked: {self._row} requests in a row had failed, the last: {error}"


class Pace:
    """Asks at the speed the server bears and for as long as patience lasts.

    Everything here runs in one event loop.
    """

    def __init__(
        self,
        concurrency: int,
        patience: Patience,
        clock: Clock,
        limits: Limits | None = None,
        log: RequestLog | None = None,
    ) -> None:
        self.gate = Gate(concurrency, clock, limits)
        self._log = log
        self._patience, self._clock = patience, clock
        self._breaker = Breaker()
        self._waiting: set[asyncio.Task[Any]] = set()
        self._stopped = False

    def stop(self) -> None:
        """Cancels the tasks that wait for their next try; those that were asked go on."""
        self._stopped = True
        for task in self._waiting:
            task.cancel()

    async def ask(self, model: Model, request: Request) -> Completion:
        """The answer, after as many tries as it takes. Raises ProviderError in the end."""
        asked = prompt_tokens(request.prompt) if self.gate.quota.limits.tokens else 0
        began, tries, sent = 0.0, 0, 0
        while True:
            if self._breaker.reason:
                raise ProviderError(self._breaker.reason)
            booking = await self._pause(self.gate.enter(asked + model.decoding.max_tokens))
            sent += 1
            if sent == 1:  # waiting for our own limits costs no patience
                began = self._clock.now()
            try:
                completion = await self._send(model, request, sent, booking, asked)
            except ProviderError as error:
                tries += not error.rate_limited
                wait = self._patience.wait(error, tries, self._clock.now() - began)
                if wait is None:
                    self._breaker.gave_up(error)
                    raise
                if error.rate_limited:
                    self.gate.refused(error.after)
                    wait = 0.0
            else:
                self.gate.succeeded()
                self._breaker.succeeded()
                return completion
            await self._pause(self._clock.sleep(wait))

    async def _send(
        self, model: Model, request: Request, number: int, booking: Booking, asked: int
    ) -> Completion:
        """One try: settles what was booked for it and writes its line in the log."""
        began = self._clock.now()
        answer: Completion | str = "given up: the run was stopped"
        try:
            answer = await model.complete(request)
            return answer
        except Exception as error:
            answer = str(error)
            raise
        finally:
            took = asked if isinstance(answer, str) else _took(answer, asked)
            self.gate.quota.settle(booking, took)
            self.gate.leave()
            if self._log:
                seconds = self._clock.now() - began
                self._log.add(model, request, number, seconds, answer)

    async def _pause(self, waiting: Coroutine[Any, Any, T]) -> T:
        """Awaits what costs nothing to give up."""
        task = asyncio.current_task()
        if task is None or self._stopped:
            waiting.close()
            raise asyncio.CancelledError
        self._waiting.add(task)
        try:
            return await waiting
        finally:
            self._waiting.discard(task)


def _took(answer: Completion, asked: int) -> int:
    """Tokens of prompt and answer; estimated where the server does not count."""
    usage = answer.usage or {}
    if "completion_tokens" in usage:
        return usage.get("prompt_tokens", asked) + usage["completion_tokens"]
    return asked + tokens(answer.text) + tokens(answer.reasoning or "")
