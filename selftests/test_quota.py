"""Limits per minute, kept by a clock that never waits."""

import asyncio
from collections.abc import Iterable

import pytest

from algoreval.estimate import prompt_tokens
from algoreval.model import Completion, Decoding, Prompt, ProviderError, Request
from algoreval.pace import Pace
from algoreval.patience import Patience
from algoreval.quota import Limits, Quota


class FakeClock:
    """Time passes only where somebody sleeps: who wakes first, wakes next."""

    def __init__(self) -> None:
        self.time = 0.0
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = 0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        future = asyncio.get_running_loop().create_future()
        self._count += 1
        self._sleepers.append((self.time + seconds, self._count, future))
        await future

    async def run(self, tasks: Iterable["asyncio.Task[Completion]"]) -> None:
        waiting = set(tasks)
        # What asyncio is about to run: a fixed number of turns is too few or far too many.
        ready = asyncio.get_running_loop()._ready
        while any(not task.done() for task in waiting):
            await asyncio.sleep(0)
            while ready:  # all that can go on at this moment does
                await asyncio.sleep(0)
            if self._sleepers:
                self._sleepers.sort(key=lambda sleeper: sleeper[:2])
                wakes, _, future = self._sleepers.pop(0)
                self.time = max(self.time, wakes)
                future.set_result(None)


class Timed:
    """A model that notes when it is asked and takes `seconds` for an answer."""

    name = "timed"

    def __init__(self, clock: FakeClock, seconds: float, usage: int | None, most: int) -> None:
        self.decoding = Decoding(max_tokens=most)
        self.times: list[float] = []
        self._clock, self._seconds, self._usage = clock, seconds, usage
        self.faults = 0

    async def complete(self, request: Request) -> Completion:
        self.times.append(self._clock.now())
        await self._clock.sleep(self._seconds)
        if self.faults:
            self.faults -= 1
            raise ProviderError("503", retry=True, after=0.0)
        used = self._usage
        usage = None if used is None else {"prompt_tokens": 0, "completion_tokens": used}
        return Completion("one two three", "stop", usage)


def times(
    limits: Limits, count: int, *, seconds: float = 1.0, usage: int | None = 100, faults: int = 0
) -> list[float]:
    """When requests are sent, each of which may take 1000 tokens."""
    clock = FakeClock()
    model = Timed(clock, seconds, usage, most=1000)
    model.faults = faults

    async def ask() -> None:
        pace = Pace(64, Patience(first_wait=0.0), clock, limits)  # what failed goes again at once
        requests = [Request(f"i{number}", Prompt("", ""), 0) for number in range(count)]
        tasks = [asyncio.ensure_future(pace.ask(model, one)) for one in requests]
        await clock.run(tasks)
        for task in tasks:
            task.result()

    asyncio.run(ask())
    return model.times


def most_in_a_minute(moments: list[float]) -> int:
    return max(sum(start <= one < start + 60 for one in moments) for start in moments)


def test_without_limits_all_go_at_once() -> None:
    assert times(Limits(), 20) == [0.0] * 20


def test_requests_go_at_even_distances() -> None:
    found = times(Limits(requests=30), 70)
    assert found == pytest.approx([2.0 * number for number in range(70)])
    assert most_in_a_minute(found) == 30


def test_a_second_try_is_a_request_too() -> None:
    found = times(Limits(requests=30), 10, faults=5)
    assert found == pytest.approx([2.0 * number for number in range(15)])


def test_tokens_are_booked_in_full_and_settled_by_the_answer() -> None:
    found = times(Limits(tokens=3000), 12)
    # Three times 1000 may be under way; each answer frees 900 of them, and a look is once a second.
    assert found[:3] == [0.0] * 3
    assert found[3] == pytest.approx(1.0)
    assert len(found) == 12
    assert max(found) < 60


def test_no_minute_takes_more_than_the_limit() -> None:
    found = times(Limits(tokens=3000), 70, seconds=5.0)
    assert most_in_a_minute(found) * 100 <= 3000
    assert max(found) > 60


def test_what_the_server_does_not_count_is_estimated() -> None:
    counted = times(Limits(tokens=2000), 8, usage=3)
    assert times(Limits(tokens=2000), 8, usage=None) == counted


def test_a_count_that_cannot_be_true_stops_nobody() -> None:
    clock = FakeClock()
    model = Timed(clock, 1.0, 10**9, most=1000)

    async def two() -> None:
        pace = Pace(64, Patience(first_wait=0.0), clock, Limits(tokens=5000))
        for number in range(2):
            await pace.ask(model, Request(f"i{number}", Prompt("", ""), 0))

    async def ask() -> None:
        await clock.run([asyncio.ensure_future(two())])

    asyncio.run(ask())
    assert model.times == [0.0, 1.0]


def test_a_failed_try_counts_its_prompt_only() -> None:
    assert prompt_tokens(Prompt("", "")) == 0
    assert times(Limits(tokens=1000), 1, faults=3, usage=0) == [0.0, 1.0, 2.0, 3.0]


class TestQuota:
    def quota(self, **limits: int) -> tuple[Quota, FakeClock]:
        clock = FakeClock()
        return Quota(Limits(**limits), clock), clock

    def test_room_comes_a_minute_after_sending(self) -> None:
        quota, clock = self.quota(tokens=100)
        quota.book(60)
        clock.time = 10.0
        quota.book(40)
        assert quota.wait(0) == 0.0
        assert quota.wait(1) == 50.0
        assert quota.wait(60) == 50.0
        assert quota.wait(61) == 60.0
        clock.time = 60.0
        assert quota.wait(60) == 0.0
        assert quota.wait(61) == 10.0

    def test_larger_than_the_limit_waits_for_an_empty_minute(self) -> None:
        quota, clock = self.quota(tokens=100)
        assert quota.wait(500) == 0.0
        quota.book(500)
        assert quota.wait(1) == 60.0
        clock.time = 60.0
        assert quota.wait(500) == 0.0

    def test_what_is_settled_late_changes_no_later_minute(self) -> None:
        quota, clock = self.quota(tokens=100)
        old = quota.book(100)
        clock.time = 61.0
        assert quota.wait(100) == 0.0
        quota.settle(old, 0)
        quota.book(100)
        assert quota.wait(1) == 60.0

    def test_both_limits_hold(self) -> None:
        quota, clock = self.quota(requests=60, tokens=100)
        quota.book(100)
        assert quota.wait(0) == 1.0
        assert quota.wait(1) == 60.0
        clock.time = 30.0
        assert quota.wait(0) == 0.0
