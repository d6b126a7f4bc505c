"""The engine: everything asked once, kept, and given up in time. No test here waits for a clock."""

import asyncio
import threading
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from algoreval.agenda import Agenda, Ref
from algoreval.errors import ConfigError, JudgeError
from algoreval.generate import Engine
from algoreval.model import (
    NO_WEIGHTS,
    Completion,
    Decoding,
    Prompt,
    ProviderError,
    Request,
    Sample,
)
from algoreval.patience import Breaker, Patience
from algoreval.store import Store
from algoreval.throttle import Gate

BUSY = ProviderError("503", retry=True)
REFUSED = ProviderError("400", retry=False)
BARRED = ProviderError("401", retry=False, barred=True)


def limited(after: float | None = None) -> ProviderError:
    return ProviderError("429", retry=True, after=after, rate_limited=True)


class FakeClock:
    """Time passes only where somebody sleeps, and then at once."""

    def __init__(self) -> None:
        self.time = 0.0
        self.slept: list[float] = []

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        until = self.time + seconds
        await asyncio.sleep(0)
        self.time = max(self.time, until)


class Toy:
    """A model whose every answer a test decides."""

    name, weights, decoding, samples = "toy", NO_WEIGHTS, Decoding(), 1

    def __init__(self, answer: Callable[[Request], object], stored: bool = True) -> None:
        self.answer, self.stored = answer, stored
        self.asked: list[str] = []
        self.closed = False
        self.most = self.now = 0

    def unavailable(self, instance: str, index: int) -> str | None:
        return "not in the file" if "absent" in instance else None

    async def complete(self, request: Request) -> Completion:
        self.asked.append(request.instance)
        self.now += 1
        self.most = max(self.most, self.now)
        try:
            result = self.answer(request)
            await (result if asyncio.iscoroutine(result) else asyncio.sleep(0))
        finally:
            self.now -= 1
        if isinstance(result, Exception):
            raise result
        return Completion(f"answer to {request.prompt.user}", "stop")

    async def close(self) -> None:
        self.closed = True


class Run:
    """One engine at work, with all it told."""

    def __init__(self, model: Toy, store: Store, concurrency: int = 4, **more: object) -> None:
        self.clock = FakeClock()
        self.results: list[Ref] = []
        self.troubles: list[str] = []
        self.engine = Engine(
            model,
            store,
            more.pop("make_request", self.request),
            on_result=self.results.append,
            on_trouble=self.troubles.append,
            concurrency=concurrency,
            clock=self.clock,
            **more,
        )

    @staticmethod
    def request(instance: str, index: int) -> Request:
        return Request(instance, Prompt("", f"{instance} please"), index)

    def to_the_end(self, names: Iterable[str]) -> "Run":
        self.engine.start((name, 0) for name in names)
        assert self.engine.join(grace=20)
        return self

    def sample(self, name: str) -> Sample:
        found = self.engine.sample((name, 0))
        assert found is not None
        return found


def names(count: int) -> list[str]:
    return [f"i{number:03}" for number in range(count)]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "s.jsonl")


def good(request: Request) -> None:
    return None


async def turns(count: int) -> None:
    """Takes that long without a clock."""
    for _ in range(count):
        await asyncio.sleep(0)


class TestAll:
    def test_everything_comes_once_in_order_and_is_kept(self, store: Store) -> None:
        model = Toy(lambda request: turns(100))
        run = Run(model, store).to_the_end([*names(50), *names(50)])
        assert model.asked == names(50)
        assert sorted(run.results) == [(name, 0) for name in names(50)]
        assert run.sample("i007").completion == Completion("answer to i007 please", "stop")
        assert len(store) == 50
        assert model.closed
        assert model.most == 4
        progress = run.engine.progress()
        assert (progress.total, progress.asked, progress.left) == (50, 50, 0)

    def test_tokens_are_counted_where_the_provider_counts_them(self, store: Store) -> None:
        class Counting(Toy):
            async def complete(self, request: Request) -> Completion:
                usage = {"prompt_tokens": 7, "completion_tokens": 5}
                counted = usage if request.instance != "i001" else None
                return replace(await super().complete(request), usage=counted)

        assert Run(Counting(good), store).to_the_end(names(4)).engine.progress().tokens == 15

    def test_a_request_is_sent_before_the_next_is_made(self, store: Store) -> None:
        steps: list[str] = []

        def make(name: str, index: int) -> Request:
            steps.append(f"{name} made")
            return Run.request(name, index)

        class Sending(Toy):
            async def complete(self, request: Request) -> Completion:
                await turns(2)  # one for the head of a request, one for its body
                steps.append(f"{request.instance} sent")
                while len(steps) % 8:  # all replies come together
                    await asyncio.sleep(0)
                return await super().complete(request)

        Run(Sending(good), store, make_request=make).to_the_end(names(12))
        assert steps == [f"{name} {step}" for name in names(12) for step in ("made", "sent")]

    def test_nothing_to_do(self, store: Store) -> None:
        model = Toy(good)
        assert Run(model, store).to_the_end([]).results == []
        assert model.closed

    def test_what_is_in_the_store_is_not_asked_for(self, store: Store) -> None:
        Run(Toy(good), store).to_the_end(names(30))
        model = Toy(good)
        run = Run(model, store, concurrency=1).to_the_end(names(40))
        assert model.asked == names(40)[30:]
        assert run.results[:30] == [(name, 0) for name in names(30)]
        assert run.sample("i003").completion == Completion("answer to i003 please", "stop")
        assert (run.engine.progress().recalled, run.engine.progress().asked) == (30, 10)

    def test_decoding_and_weights_are_part_of_what_was_asked(self, store: Store) -> None:
        Run(Toy(good), store).to_the_end(["a"])
        warm, moved = Toy(good), Toy(good)
        warm.decoding, moved.weights = Decoding(temperature=0.7), {"sha256": "0" * 64}
        for model in (warm, moved):
            Run(model, store).to_the_end(["a"])
            assert model.asked == ["a"]

    def test_equal_prompts_are_told_apart_where_the_instance_decides(self) -> None:
        model = Toy(good, stored=False)
        run = Run(
            model,
            Store.temporary(),
            make_request=lambda name, index: Request(name, Prompt("", "same"), index),
        ).to_the_end(["a", "b"])
        assert model.asked == ["a", "b"]
        assert run.sample("b").instance == "b"

    def test_the_absent_is_not_asked_for(self, store: Store) -> None:
        model = Toy(good)
        run = Run(model, store).to_the_end(["absent", "a"])
        assert model.asked == ["a"]
        assert run.sample("absent").unavailable == "not in the file"
        assert run.engine.progress().left == 0

    def test_a_prompt_that_cannot_be_made_is_one_error(self, store: Store) -> None:
        def make(name: str, index: int) -> Request:
            if name == "bad":
                raise ConfigError("no such template")
            if name == "worse":
                raise KeyError("x")
            return Run.request(name, index)

        run = Run(Toy(good), store, make_request=make).to_the_end(["bad", "a", "worse"])
        assert run.sample("bad").error == "no such template"
        assert run.sample("worse").error == "KeyError: 'x'"
        assert run.sample("a").completion
        assert run.troubles == []


class TestFaults:
    def test_passing_trouble_passes(self, store: Store) -> None:
        tries: Counter[str] = Counter()

        def twice_busy(request: Request) -> object:
            tries[request.instance] += 1
            return BUSY if tries[request.instance] < 3 else None

        run = Run(Toy(twice_busy), store).to_the_end(names(8))
        assert set(tries.values()) == {3}
        assert run.engine.progress().asked == 8
        assert all(wait > 0 for wait in run.clock.slept)

    @pytest.mark.parametrize(("error", "tries"), [(BUSY, 6), (REFUSED, 1), (KeyError("bug"), 1)])
    def test_lasting_trouble_is_an_error_and_no_answer(
        self, store: Store, error: Exception, tries: int
    ) -> None:
        model = Toy(lambda request: error if request.instance == "i001" else None)
        run = Run(model, store).to_the_end(names(3))
        assert model.asked.count("i001") == tries
        assert run.sample("i001").error
        assert run.sample("i001").completion is None
        assert (run.engine.progress().failed, run.engine.progress().asked) == (1, 2)
        again = Toy(good)
        assert Run(again, store).to_the_end(names(3)).sample("i001").completion
        assert again.asked == ["i001"]

    def test_a_named_wait_is_kept(self, store: Store) -> None:
        answers = iter([ProviderError("503", retry=True, after=77.0), None])
        run = Run(Toy(lambda request: next(answers)), store).to_the_end(["a"])
        assert run.clock.slept == [77.0]

    def test_a_wait_longer_than_patience_is_not_begun(self, store: Store) -> None:
        run = Run(Toy(lambda request: limited(86_400.0)), store).to_the_end(["a"])
        assert run.clock.slept == []
        assert run.sample("a").error == "429"

    def test_endless_429_end(self, store: Store) -> None:
        patience = Patience(seconds=100.0)
        run = Run(Toy(lambda request: limited()), store, patience=patience).to_the_end(names(9))
        assert run.engine.progress().failed == 9

    def test_a_429_stops_all_and_uses_up_no_try(self, store: Store) -> None:
        refusals = iter([limited(10.0)] * 40)
        model = Toy(lambda request: next(refusals, None))
        run = Run(model, store, concurrency=8).to_the_end(names(30))
        assert run.engine.progress().asked == 30
        assert run.engine.progress().failed == 0
        assert max(run.clock.slept) >= 10.0

    @pytest.mark.parametrize(("error", "tries"), [(BUSY, 6), (BARRED, 1)])
    def test_a_server_that_is_gone_is_not_asked_for_the_rest(
        self, store: Store, error: ProviderError, tries: int
    ) -> None:
        model = Toy(lambda request: error if request.instance > "i000" else None)
        run = Run(model, store, concurrency=1).to_the_end(names(100))
        assert len(model.asked) == 1 + 16 * tries
        assert (run.engine.progress().asked, run.engine.progress().failed) == (1, 99)
        assert run.sample("i099").error == (
            f"not asked: 16 requests in a row failed, the last: {error}"
        )
        assert run.troubles == []

    @pytest.mark.parametrize("error", [BUSY, BARRED])
    def test_where_nothing_was_ever_answered_one_line_ends_it_all(
        self, store: Store, error: ProviderError
    ) -> None:
        run = Run(Toy(lambda request: error), store, concurrency=1).to_the_end(names(100))
        assert run.troubles == [
            f"generation stopped: 16 requests in a row failed, the last: {error}"
        ]
        assert len(run.results) == 16

    def test_what_was_answered_earlier_is_judged_all_the_same(self, store: Store) -> None:
        Run(Toy(good), store).to_the_end(names(1))
        run = Run(Toy(lambda request: BARRED), store).to_the_end(names(30))
        assert run.troubles == []
        assert (run.engine.progress().recalled, run.engine.progress().failed) == (1, 29)

    def test_refused_requests_do_not_look_like_a_dead_server(self, store: Store) -> None:
        model = Toy(lambda request: REFUSED if request.instance < "i050" else None)
        run = Run(model, store, concurrency=1).to_the_end(names(60))
        assert run.engine.progress().asked == 10

    def test_a_full_disk_ends_generation_with_one_line(
        self, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        put = store.put

        def full(key: str, sample: Sample) -> None:
            if len(store) == 5:
                raise JudgeError("no space left")
            put(key, sample)

        monkeypatch.setattr(store, "put", full)
        model = Toy(good)
        run = Run(model, store).to_the_end(names(100))
        assert run.troubles == ["generation stopped: no space left"]
        assert run.engine.stopped == "generation stopped: no space left"
        assert len(store) == len(run.results) == 5
        assert len(model.asked) < 20
        assert model.closed


class TestStop:
    def test_replies_in_flight_are_kept(self, store: Store) -> None:
        release, all_in = threading.Event(), threading.Event()

        async def wait() -> None:
            if model.now == 4:
                all_in.set()
            await asyncio.get_running_loop().run_in_executor(None, release.wait)

        model = Toy(lambda request: wait())
        run = Run(model, store)
        run.engine.start((name, 0) for name in names(100))
        assert all_in.wait(20)
        run.engine.stop("-x")
        release.set()
        assert run.engine.join(grace=20)
        assert len(model.asked) == len(store) == len(run.results) == 4
        assert run.troubles == []

    def test_replies_that_do_not_come_are_dropped(self, store: Store) -> None:
        all_in = threading.Event()

        async def forever() -> None:
            if model.now == 4:
                all_in.set()
            await asyncio.Event().wait()

        model = Toy(lambda request: forever())
        run = Run(model, store)
        run.engine.start((name, 0) for name in names(9))
        assert all_in.wait(20)
        assert run.engine.join(grace=0)
        assert (run.results, run.troubles, model.closed) == ([], [], True)

    def test_a_request_that_waits_for_its_next_try_ends(self, store: Store) -> None:
        stop = threading.Event()

        def busy(request: Request) -> object:
            run.engine.stop("-x")
            stop.set()
            return BUSY

        run = Run(Toy(busy), store, concurrency=2)
        run.engine.start((name, 0) for name in names(9))
        assert stop.wait(20)
        assert run.engine.join(grace=20)
        assert run.results == []
        assert len(run.engine._model.asked) <= 2

    def test_stopped_before_it_began(self, store: Store) -> None:
        model = Toy(good)
        run = Run(model, store)
        run.engine.stop("collection failed")
        run.to_the_end(names(3))
        assert model.asked == []


class TestAgenda:
    def take(self, agenda: Agenda, count: int) -> list[str]:
        return [ref[0] for _ in range(count) if (ref := agenda.take())]

    def agenda(self) -> Agenda:
        return Agenda((name, 0) for name in "abcdefghij")

    def test_in_order(self) -> None:
        assert self.take(self.agenda(), 99) == list("abcdefghij")

    def test_readers_in_turn_from_where_they_stand(self) -> None:
        agenda = self.agenda()
        agenda.want("gw0", ("a", 0))
        agenda.want("gw1", ("f", 0))
        assert self.take(agenda, 6) == list("afbgch")
        agenda.want("gw1", ("d", 0))
        assert self.take(agenda, 99) == list("deij")

    def test_what_nobody_reads_comes_last(self) -> None:
        agenda = self.agenda()
        agenda.want("gw0", ("i", 0))
        assert self.take(agenda, 99) == list("ijabcdefgh")

    def test_a_stranger_changes_nothing(self) -> None:
        agenda = self.agenda()
        agenda.want("gw0", ("zebra", 0))
        agenda.skip(("b", 0))
        assert self.take(agenda, 3) == list("acd")


class TestPace:
    def test_the_limit_shrinks_once_a_spell_and_grows_back(self) -> None:
        clock = FakeClock()
        gate = Gate(10, clock)
        for _ in range(10):
            gate.refused(0.5)
        assert gate.limit == 7
        clock.time = 2.0
        gate.refused(0.5)
        assert gate.limit == 4
        for _ in range(4 + 5 + 6 + 7 + 8 + 9 + 100):
            gate.succeeded()
        assert gate.limit == 10

    @pytest.mark.parametrize("named", [None, 0.0])
    def test_waits_that_say_nothing_grow_and_end(self, named: float | None) -> None:
        clock = FakeClock()
        gate = Gate(10, clock)
        waits = []
        for _ in range(12):
            gate.refused(named)
            waits.append(gate.closed())
            clock.time += gate.closed() + 1
        assert waits == sorted(waits)
        assert (waits[0], waits[-1]) == (0.5, 60.0)
        assert gate.limit == 1

    def test_patience(self) -> None:
        patience = Patience(tries=3, seconds=100.0)
        assert patience.wait(REFUSED, 1, 0.0) is None
        assert patience.wait(BUSY, 3, 0.0) is None
        assert patience.wait(BUSY, 1, 100.0) is None
        assert 0.5 <= (patience.wait(BUSY, 1, 0.0) or 0) <= 1.0
        assert patience.wait(ProviderError("", retry=True, after=9.0), 1, 0.0) == 9.0
        assert (patience.wait(ProviderError("", retry=True, after=0.0), 1, 0.0) or 0) >= 0.5

    def test_the_breaker_forgets_when_one_succeeds(self) -> None:
        breaker = Breaker(limit=2)
        for _ in range(9):
            breaker.gave_up(BUSY)
            breaker.succeeded()
        assert breaker.reason is None
        breaker.gave_up(BUSY)
        breaker.gave_up(BUSY)
        assert breaker.reason
