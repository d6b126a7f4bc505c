"""Limits of a provider's account: requests and tokens per minute, kept before it refuses."""

from collections import deque
from dataclasses import dataclass

from algoreval.clock import Clock

MINUTE = 60.0


@dataclass(frozen=True)
class Limits:
    """What an account may use in any minute; None: no limit."""

    requests: int | None = None
    tokens: int | None = None


@dataclass
class Booking:
    """One request in the account."""

    sent: float
    tokens: int
    counts: bool = False
    """It is in the current minute."""


class Quota:
    """Says from when on a request keeps within the limits, and remembers those that were sent.

    Requests are sent at even distances: a minute's worth at once would meet the limits that
    providers set for shorter times. Tokens count for the minute after their request was sent, at
    first all that the request may take, once it is answered those that it took.
    """

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.limits = limits
        self._clock = clock
        self._next = clock.now()
        self._window: deque[Booking] = deque()
        self._used = 0

    def wait(self, tokens: int) -> float:
        """Seconds until a request of so many tokens may be sent; 0 if it may be sent now.

        One that is larger than the limit waits until nothing else counts.
        """
        waits = [0.0]
        if self.limits.requests is not None:
            waits.append(self._next - self._clock.now())
        if self.limits.tokens is not None:
            waits.append(self._until_room(tokens, self.limits.tokens))
        return max(waits)

    def book(self, tokens: int) -> Booking:
        """A request is being sent."""
        now = self._clock.now()
        booking = Booking(now, tokens)
        if self.limits.requests is not None:
            self._next = max(self._next, now) + MINUTE / self.limits.requests
        if self.limits.tokens is not None:
            booking.counts = True
            self._window.append(booking)
            self._used += tokens
        return booking

    def settle(self, booking: Booking, tokens: int) -> None:
        """What the request took in truth."""
        if booking.counts:
            self._used += tokens - booking.tokens
        booking.tokens = tokens

    def _until_room(self, tokens: int, limit: int) -> float:
        now = self._clock.now()
        while self._window and self._window[0].sent + MINUTE <= now:
            past = self._window.popleft()
            past.counts = False
            self._used -= past.tokens
        excess, wait = self._used + tokens - limit, 0.0
        for booking in self._window:
            if excess <= 0:
                break
            excess -= booking.tokens
            wait = booking.sent + MINUTE - now
        return wait
