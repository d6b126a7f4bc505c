"""What is concluded from the replies of a program, and what is looked at again."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest

from algoreval.built import Built
from algoreval.case import Case
from algoreval.driver import Reply
from algoreval.edge_cases import EdgeCases, Finding
from algoreval.errors import JudgeError
from algoreval.instance import named
from algoreval.sandbox import Run

INSTANCE = named("edit_distance", "python")
BOUND = SimpleNamespace(instance=INSTANCE, built=Built(exit=0))
CASES = [Case(f"case_{i}", "Why.", {"a": "a" * i, "b": ""}, i) for i in range(4)]
RIGHT = [Reply("value", i) for i in range(4)]
WRONG, OTHER = Reply("value", 99), Reply("value", 98)
RAISES = Reply("exception", text="IndexError: list index out of range")
TYPES = Reply("exception", text="TypeError: 'int' object is not iterable")
DIED = Run(None, 11, None, b"", b"", None, 0.1, 0.1, 0.0, 9.0)
HUNG = Run(None, None, "cpu", b"", b"", None, 10.0, 10.0, 0.0, 9.0)
STARVED = Run(None, None, "wall", b"", b"", None, 10.0, 2.0, 8.0, 9.0)


@dataclass
class Played:
    """Processes that reply as they are told, one list of replies each."""

    processes: list[list[Reply]]
    alone: list[bool] = field(default_factory=list)

    @contextmanager
    def started(self, builder: object, bound: object, alone: bool = False) -> Iterator[Any]:
        self.alone.append(alone)
        replies = iter(self.processes.pop(0))
        first = next(replies)
        if first.kind == "mismatch" and first.text == "at once":
            yield first
            return

        rest = [first, *replies]
        yield SimpleNamespace(call=lambda args: rest.pop(0))


def judged(monkeypatch: pytest.MonkeyPatch, *processes: list[Reply]) -> tuple[Any, EdgeCases]:
    played = Played(list(processes))
    monkeypatch.setattr("algoreval.edge_cases.started", played.started)
    trial = EdgeCases(None, BOUND, CASES)  # type: ignore[arg-type]
    found = trial.first_failure()
    assert not played.processes, "fewer processes than expected"
    trial.alone = played.alone  # type: ignore[attr-defined]
    return found, trial


def label(found: Finding | None) -> str:
    assert found is not None
    return f"{found.case.name} {found.verdict.label}"


def test_a_right_program_needs_one_process(monkeypatch) -> None:
    found, trial = judged(monkeypatch, RIGHT)
    assert found is None
    assert not trial.stateful


def test_a_failure_is_believed_when_a_fresh_process_shows_it_again(monkeypatch) -> None:
    found, _ = judged(monkeypatch, [*RIGHT[:2], WRONG], [WRONG])
    assert label(found) == "case_2 wrong_output.edge_case"


def test_what_is_right_in_fresh_processes_is_stateful(monkeypatch) -> None:
    found, trial = judged(
        monkeypatch, [RIGHT[0], WRONG], [RIGHT[1]], [RIGHT[1]], [RIGHT[2]], [RIGHT[3]]
    )
    assert found is None
    assert trial.stateful


def test_a_stateful_program_may_still_be_wrong(monkeypatch) -> None:
    found, trial = judged(monkeypatch, [RIGHT[0], WRONG], [RIGHT[1]], [RIGHT[1]], [WRONG], [WRONG])
    assert label(found) == "case_2 wrong_output.edge_case"
    assert trial.stateful


def test_fresh_processes_that_agree_on_another_failure_are_believed(monkeypatch) -> None:
    found, _ = judged(monkeypatch, [RIGHT[0], WRONG], [OTHER], [OTHER])
    assert found.reply.value == 98


@pytest.mark.parametrize(
    "fresh",
    [([RIGHT[1]], [WRONG]), ([OTHER], [WRONG]), ([OTHER], [RIGHT[1]]), ([OTHER], [RAISES])],
)
def test_fresh_processes_that_disagree_are_nondeterministic(fresh, monkeypatch) -> None:
    found, trial = judged(monkeypatch, [RIGHT[0], WRONG], *fresh)
    assert label(found) == "case_1 wrong_output.nondeterministic"
    assert not trial.stateful


def test_the_first_call_of_a_process_was_fresh_already(monkeypatch) -> None:
    found, _ = judged(monkeypatch, [WRONG], [RIGHT[0]])
    assert label(found) == "case_0 wrong_output.nondeterministic"


@pytest.mark.parametrize(
    ("reply", "verdict"),
    [
        (WRONG, "wrong_output.edge_case"),
        (RAISES, "runtime_error.exception"),
        (Reply("exception", text="MemoryError"), "runtime_error.memory_limit"),
        (TYPES, "runtime_error.exception"),
        (Reply("mismatch", text="argument 1: no"), "static_failure.interface_mismatch"),
        (Reply("mismatch", text="the result: no", misshapen=True), "wrong_output.edge_case"),
        (Reply("ended", run=DIED), "runtime_error.signal"),
        (Reply("ended", run=HUNG), "timeout.cpu"),
    ],
)  # fmt: skip
def test_each_kind_of_reply_has_its_verdict(reply, verdict, monkeypatch) -> None:
    found, _ = judged(monkeypatch, [RIGHT[0], reply], [reply])
    assert label(found) == f"case_1 {verdict}"


@pytest.mark.parametrize("reply", [TYPES, Reply("mismatch", text="no", misshapen=True)])
def test_shapes_of_arguments_and_results_count_on_the_first_call(reply, monkeypatch) -> None:
    found, _ = judged(monkeypatch, [reply], [reply])
    assert label(found) == "case_0 static_failure.interface_mismatch"


def test_a_program_that_cannot_be_called_has_no_case(monkeypatch) -> None:
    missing = Reply("mismatch", text="at once")
    found, _ = judged(monkeypatch, [missing], [missing])
    assert label(found) == "case_0 static_failure.interface_mismatch"


def test_a_program_that_starved_is_tried_alone(monkeypatch) -> None:
    found, trial = judged(monkeypatch, [RIGHT[0], Reply("ended", run=STARVED)], RIGHT)
    assert found is None
    assert trial.alone == [False, True]


def test_a_machine_that_stays_busy_is_our_trouble(monkeypatch) -> None:
    starved = [Reply("ended", run=STARVED)]
    with pytest.raises(JudgeError, match="too busy for a verdict"):
        judged(monkeypatch, starved, starved)
