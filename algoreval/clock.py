"""Time as generation sees it."""

import asyncio
import time
from typing import Protocol


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
