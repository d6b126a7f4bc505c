"""Asks as fast as the server bears, again and again where that helps."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from algoreval.clock import Clock
from algoreval.estimate import prompt_tokens, tokens
from algoreval.model import Completion, Model, ProviderError, Request
from algoreval.patience import Breaker, Patience
from algoreval.quota import Booking, Limits
from algoreval.request_log import RequestLog
from algoreval.throttle import Gate

T = TypeVar("T")

_MOST_BOOKED = 2
"""An answer is believed to have taken so many times what it was booked for, and not more."""


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

    @property
    def broken(self) -> str | None:
        """Why nothing more is asked: the server is gone, or refuses us."""
        return self._breaker.reason

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
            if self.broken:
                raise ProviderError(f"not asked: {self.broken}")
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
            # Whatever the server counts: a number that cannot be true would stop the run.
            self.gate.quota.settle(booking, min(took, _MOST_BOOKED * booking.tokens))
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
