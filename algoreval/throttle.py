"""When a request may be sent: one after the other, and as many at a time as the server bears."""

import asyncio
import random

from algoreval.clock import Clock
from algoreval.quota import Booking, Limits, Quota


class Doorway:
    """Requests are made and sent one after the other, however many may then be in flight.

    If all went step by step together, then after a burst of replies no request would leave before
    all are made. The server would idle meanwhile, and as they left together, their replies would
    come together again.
    """

    TURNS = 3
    """Turns of the event loop in which a request that was made is sent, on an open connection."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def enter(self) -> None:
        """Comes back when it is this task's turn; the next one's comes by itself."""
        await self._lock.acquire()
        self._leave_after(self.TURNS)

    def _leave_after(self, turns: int) -> None:
        if turns:
            asyncio.get_running_loop().call_soon(self._leave_after, turns - 1)
        else:
            self._lock.release()


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
    SHORTEST = 0.5
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
        """A 429: nobody asks for `after` seconds, or for longer and longer if none were named.

        What is named and too short to change anything counts as none.
        """
        now = self._clock.now()
        if now >= self._spell_ends:
            self.limit = max(1, int(self.limit * self.SHRINK))
            self._spell_ends = now + self.SPELL
            self._refusals += 1
        growing = min(self.LONGEST, 0.25 * 2**self._refusals)
        wait = growing if after is None or after < self.SHORTEST else after
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
