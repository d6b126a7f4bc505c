"""A clock for runs in which nobody waits: `pytest -p selftests.models.hurried ...`.

Whoever sleeps comes back at once, and the time has passed.
"""

from algoreval import generate
from algoreval.clock import RealClock


class Hurried(RealClock):
    def __init__(self) -> None:
        self.skipped = 0.0

    def now(self) -> float:
        return super().now() + self.skipped

    async def sleep(self, seconds: float) -> None:
        until = self.now() + seconds
        await super().sleep(0)
        self.skipped += max(0.0, until - self.now())


def pytest_configure() -> None:
    generate.RealClock = Hurried
