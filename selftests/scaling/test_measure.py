"""How a call is timed: the least of several, warm, fresh where earlier calls may matter."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from algoreval.built import Built, Glue
from algoreval.driver import Bound, Calls, Reply
from algoreval.errors import TooBusy
from algoreval.extract import Program
from algoreval.instance import named
from algoreval.sandbox import Run
from algoreval.scaling import calling, measure
from algoreval.scaling.calling import prepared
from algoreval.scaling.measure import Question, timed

RIGHT = [0, 7]
LARGE = {"n": 2, "edges": [[0, 1, 7]], "source": 0}
SMALL = {"n": 1, "edges": [], "source": 0}
QUESTION = Question(LARGE, RIGHT, SMALL, seconds=10)

INSTANCE = named("dijkstra", "python")
BOUND = Bound(INSTANCE, Program("", "python", "", ""), Built(exit=0), Glue(""), "")

Answer = Callable[[int], Reply]
"""What a program does when it is called for so many-th time in its process."""


def value(result: Any = RIGHT, cpu: float = 10e6, wall: float = 0) -> Reply:
    return Reply("value", result, cpu_ns=int(cpu), wall_ns=int(wall or cpu))


def ended(stopped: str | None = None, queued: float = 0.0, **fields: Any) -> Reply:
    run = Run(
        exit=None, signal=None, stopped=stopped, stdout=b"", stderr=b"", artifact=None,
        wall_seconds=10.0, cpu_seconds=9.0, queued_seconds=queued, memory_mib=9.0,
    )  # fmt: skip
    return Reply("ended", run=Run(**{**vars(run), **fields}))


class Fake(Calls):
    """A living program that answers by rule."""

    def __init__(self, answer: Answer, log: list[Any]) -> None:
        self._answer, self._log, self._called = answer, log, 0

    def time(self, args: Any, repetitions: int, seconds: float) -> Reply:
        self._log.append(("small" if args is SMALL else "large", repetitions))
        replies = []
        for _ in range(repetitions):
            replies.append(self._answer(self._called))
            self._called += 1
        last = replies[-1]
        if any(one.kind != "value" for one in replies):
            return next(one for one in replies if one.kind != "value")
        return value(last.value, min(r.cpu_ns for r in replies), min(r.wall_ns for r in replies))

    def call(self, args: Any, seconds: float | None = None) -> Reply:
        return self._answer(0)


@dataclass
class World:
    """What `started` gives in place of processes, and what was asked of them."""

    answers: list[Answer | Reply]
    log: list[Any] = field(default_factory=list)

    @contextmanager
    def started(self, builder: Any, bound: Bound, alone: bool = False) -> Iterator[Calls | Reply]:
        self.log.append("alone" if alone else "process")
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        yield answer if isinstance(answer, Reply) else Fake(answer, self.log)


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> Callable[..., World]:
    def made(*answers: Answer | Reply) -> World:
        found = World(list(answers))
        for module in (measure, calling):
            monkeypatch.setattr(module, "started", found.started)
        return found

    return made


def test_the_time_is_the_least_of_several_calls(world) -> None:
    # 127 calls warm it up; of those that follow the second is the fastest.
    there = world(lambda called: value(cpu=9e6 if called == 128 else 10e6, wall=12e6))
    timing = timed(None, BOUND, QUESTION)
    assert (timing.bucket, timing.cpu_ns, timing.wall_ns) == ("passed", 9_000_000, 12_000_000)
    assert timing.calls == 18
    assert there.log.count("process") == 1


def test_a_program_is_called_with_the_small_input_until_it_is_no_faster(world) -> None:
    # It gets faster up to its hundredth call.
    there = world(lambda called: value(cpu=20e6 / (1 + min(called, 100))))
    timed(None, BOUND, QUESTION)
    warm = [count for what, count in there.log[1:] if what == "small"]
    assert warm == [1, 2, 4, 8, 16, 32, 64, 128, 256]
    assert [what for what, _ in there.log[1:]] == ["small"] * 9 + ["large"] * (len(there.log) - 10)
    steady = world(lambda called: value())
    timed(None, BOUND, QUESTION)
    assert [one for one in steady.log[1:] if one[0] == "small"] == [
        ("small", 2**k) for k in range(7)
    ]


def test_quick_calls_are_repeated_more_often_than_slow_ones(world) -> None:
    world(lambda called: value(cpu=1000))
    assert timed(None, BOUND, QUESTION).calls == 1 + measure.ROUNDS * measure.MOST_CALLS
    world(lambda called: value(cpu=60e6))
    assert timed(None, BOUND, QUESTION).calls == 5


def test_what_earlier_calls_spoil_is_asked_afresh(world) -> None:
    there = world(lambda called: value(RIGHT if called == 0 else [0, 8]))
    timing = timed(None, BOUND, QUESTION)
    assert timing.bucket == "passed"
    assert there.log.count("process") == 2
    fresh = there.log[there.log.index("process", 1) + 1 :]
    assert {what for what, _ in fresh} == {"large"}


def test_a_wrong_answer_has_a_time_too(world) -> None:
    world(lambda called: value([0, 8]))
    timing = timed(None, BOUND, QUESTION)
    assert (timing.bucket, timing.cpu_ns) == ("wrong_output", 10_000_000)


@pytest.mark.parametrize(
    ("reply", "bucket", "detail", "note"),
    [
        (ended("cpu"), "timeout", "cpu", "stopped at the limit of time (cpu)"),
        (ended("memory"), "runtime_error", "memory_limit", "stopped at the limit of memory"),
        (
            ended(signal=signal.SIGSEGV, stderr=b"x\nno stack left\n"),
            "runtime_error",
            "signal",
            "signal 11: no stack left",
        ),
        (
            Reply("exception", text="RecursionError: too  deep"),
            "runtime_error",
            "exception",
            "RecursionError: too deep",
        ),
        (value(cpu=11e9), "timeout", "cpu", "the call took longer than the limit"),
    ],
)
def test_failures_are_told_as_verdicts_are(world, reply, bucket, detail, note) -> None:
    world(lambda called: reply)
    timing = timed(None, BOUND, QUESTION)
    assert (timing.bucket, timing.detail, timing.note) == (bucket, detail, note)
    assert (timing.cpu_ns, timing.calls) == (None, 0)


def test_a_program_that_starves_is_run_alone_and_then_left(world) -> None:
    starved = ended("wall", queued=8.0, cpu_seconds=1.0)
    there = world(lambda called: starved, lambda called: value())
    assert timed(None, BOUND, QUESTION).bucket == "passed"
    assert [one for one in there.log if isinstance(one, str)] == ["process", "alone"]
    world(lambda called: starved)
    with pytest.raises(TooBusy, match="the program waited too long"):
        timed(None, BOUND, QUESTION)


def test_who_had_a_processor_for_all_its_time_has_run_out_of_it(world) -> None:
    # Alone it was let wait for the processor; what it then spent is the limit.
    waited = ended("wall", queued=8.0, cpu_seconds=1.0)
    spent = ended("cpu", queued=8.0, cpu_seconds=1.0)
    world(lambda called: waited, lambda called: spent)
    timing = timed(None, BOUND, QUESTION)
    assert (timing.bucket, timing.detail) == ("timeout", "cpu")


def test_a_program_that_cannot_even_start_has_failed(world) -> None:
    world(Reply("exception", text="ImportError: numpy"))
    assert timed(None, BOUND, QUESTION).note == "ImportError: numpy"


def test_a_large_input_has_more_time(world) -> None:
    many = Question({"n": 9, "edges": [[0, 0, 0]] * 100_000, "source": 0}, RIGHT, SMALL, 10)
    assert QUESTION.patience == pytest.approx(10, abs=0.01)
    assert many.patience == pytest.approx(13, abs=0.01)


FIXED_ANSWER = [0, 7, 3, 9, 13, 7, 18, 1_000_000_000]


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        (lambda called: value(FIXED_ANSWER), None),
        (lambda called: value([0]), "its function does not return what the program prints"),
        (
            Reply("mismatch", text="there is no function dijkstra"),
            "its function cannot be called: there is no function dijkstra",
        ),
    ],
)
def test_only_functions_that_do_what_the_program_prints_are_timed(
    world, monkeypatch, answer, complaint
) -> None:
    world(answer)
    monkeypatch.setattr(calling, "bound_to", lambda builder, instance, program: BOUND)
    found = prepared(None, INSTANCE, BOUND.program)
    assert found == (complaint or BOUND)
    assert prepared(None, INSTANCE, BOUND.program, again=True) is BOUND


def test_a_machine_too_busy_for_the_first_call_leaves_nobody_out(world, monkeypatch) -> None:
    starved = ended("wall", queued=8.0, cpu_seconds=1.0)
    monkeypatch.setattr(calling, "bound_to", lambda builder, instance, program: BOUND)
    world(lambda called: starved, lambda called: value(FIXED_ANSWER))
    assert prepared(None, INSTANCE, BOUND.program) is BOUND
    world(lambda called: starved)
    with pytest.raises(TooBusy):
        prepared(None, INSTANCE, BOUND.program)


def test_a_function_that_does_not_compile_with_its_driver_is_named(monkeypatch) -> None:
    built = Built(exit=1, output="TypeError: no such function\n")
    monkeypatch.setattr(calling, "bound_to", lambda builder, instance, program: built)
    found = prepared(None, INSTANCE, BOUND.program)
    assert found == "its function cannot be called: TypeError: no such function"
