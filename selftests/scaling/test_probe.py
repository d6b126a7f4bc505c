"""In which order programs are measured, what is left out, and when it is given up."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from algoreval.errors import JudgeError, TooBusy
from algoreval.extract import Program
from algoreval.instance import named
from algoreval.scaling import probe
from algoreval.scaling.measure import Timing
from algoreval.scaling.points import Points
from algoreval.scaling.probe import Extent, Place, Probe
from algoreval.scaling.programs import Candidate
from algoreval.scaling.series import is_hopeless
from selftests.scaling.points import failed, point

PLACE = Place(lambda language, memory_mib: (language, memory_mib), {"python": "3.11.2"})
SMALL = Extent(inputs=2, sizes=(8, 12, 16), regimes=("sparse",))


def candidate(model: str, form: str = "edge_list", language: str = "python") -> Candidate:
    program = Program(f"# {model}", language, "", model)
    return Candidate("run", model, 0, named("dijkstra", language, form), program)


class Machine:
    """What is done in place of running programs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[str, int]] = []
        self.questions: list[Any] = []
        self.timings: dict[str, Timing | JudgeError] = {}
        self.unfit: dict[str, str] = {}
        monkeypatch.setattr(probe, "prepared", self.prepared)
        monkeypatch.setattr(probe, "timed", self.timed)

    def prepared(self, builder: Any, instance: Any, program: Program, again: bool) -> Any:
        return self.unfit.get(program.sha256, (instance, program))

    def timed(self, builder: Any, bound: Any, question: Any) -> Timing:
        _, program = bound
        self.asked.append((program.sha256, len(question.answer)))
        self.questions.append(question)
        timing = self.timings.get(program.sha256, Timing("passed", wall_ns=9, cpu_ns=9, calls=1))
        if isinstance(timing, JudgeError):
            raise timing
        return timing


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def run(
    path: Path, candidates: Sequence[Candidate], extent: Extent = SMALL, missing: int = 0
) -> list[str]:
    told: list[str] = []
    points = Points(path)
    try:
        asking = Probe(PLACE, points, extent, told.append)
        asking.measure(candidates)
        assert asking.missing == missing
    finally:
        points.close()
    return told


def test_every_size_comes_before_the_second_input_of_any(machine, tmp_path) -> None:
    run(tmp_path / "points", [candidate("a"), candidate("b")])
    once = [(model, n) for n in (8, 12, 16) for model in "ab"]
    assert machine.asked == once * 2
    right = machine.questions[0]
    assert (right.args["n"], right.small["n"], len(right.answer), right.seconds) == (8, 8, 8, 10.0)
    assert machine.questions[-1].small["n"] == 8


def test_what_was_measured_is_not_measured_again(machine, tmp_path) -> None:
    run(tmp_path / "points", [candidate("a")])
    run(tmp_path / "points", [candidate("a"), candidate("b")])
    assert [model for model, _ in machine.asked] == ["a"] * 6 + ["b"] * 6
    run(
        tmp_path / "points",
        [candidate("a")],
        replace(SMALL, inputs=3),
    )
    assert len(machine.asked) == 15
    run(tmp_path / "points", [candidate("a")], replace(SMALL, inputs=1, seed=1))
    assert len(machine.asked) == 18


def test_matrices_are_measured_on_dense_graphs_alone(machine, tmp_path) -> None:
    both = Extent(inputs=1, sizes=(60, 90, 120))
    pair = [candidate("list", "adj_list"), candidate("matrix", "adj_matrix")]
    told = [line for line in run(tmp_path / "points", pair, both) if "left out" in line]
    assert told == [
        "dijkstra, sparse: adj_matrix is left out: reading it takes longer than the bound"
    ]
    assert [model for model, _ in machine.asked].count("list") == 6
    assert [model for model, _ in machine.asked].count("matrix") == 3


def test_languages_without_a_toolchain_are_left_out(machine, tmp_path) -> None:
    run(tmp_path / "points", [candidate("a", language="rust"), candidate("b")])
    assert {model for model, _ in machine.asked} == {"b"}


def test_a_program_whose_function_cannot_be_called_is_left_out_once(machine, tmp_path) -> None:
    machine.unfit["a"] = "its function cannot be called: there is none"
    told = run(tmp_path / "points", [candidate("a"), candidate("b")])
    complaints = [line for line in told if "left out" in line]
    assert complaints == [
        "a, dijkstra-python-edge_list: left out: its function cannot be called: there is none"
    ]
    assert {model for model, _ in machine.asked} == {"b"}


def test_a_busy_machine_leaves_no_point(machine, tmp_path) -> None:
    machine.timings["a"] = TooBusy("others had the processor")
    told = run(tmp_path / "points", [candidate("a")], missing=6)
    assert sum("a, dijkstra-python-edge_list: this machine is too busy" in one for one in told) == 6
    assert (tmp_path / "points").read_bytes() == b""
    del machine.timings["a"]
    run(tmp_path / "points", [candidate("a")])
    assert len((tmp_path / "points").read_bytes().splitlines()) == 6


def test_a_broken_sandbox_is_not_asked_again_for_this_program(machine, tmp_path) -> None:
    machine.timings["a"] = JudgeError("the sandbox failed twice")
    told = run(tmp_path / "points", [candidate("a"), candidate("b")], missing=1)
    assert "a, dijkstra-python-edge_list: the sandbox failed twice" in told
    assert len((tmp_path / "points").read_bytes().splitlines()) == 6  # those of the other one


def test_two_inputs_out_of_time_end_a_size_and_all_larger_ones(machine, tmp_path) -> None:
    machine.timings["a"] = Timing("timeout", "cpu")
    run(tmp_path / "points", [candidate("a")], replace(SMALL, inputs=5))
    assert [n for _, n in machine.asked] == [8, 12, 16, 8]


def test_crashes_do_not_end_anything(machine, tmp_path) -> None:
    machine.timings["a"] = Timing("runtime_error", "exception")
    run(tmp_path / "points", [candidate("a")])
    assert len(machine.asked) == 6


def test_a_program_has_a_budget(machine, tmp_path, monkeypatch) -> None:
    clock = iter(range(0, 10_000, 7))
    monkeypatch.setattr(probe.time, "monotonic", lambda: next(clock))
    spend = replace(SMALL, budget_seconds=20)
    run(tmp_path / "points", [candidate("a")], spend)
    # Seven seconds each: the third takes it past the limit.
    assert [n for _, n in machine.asked] == [8, 12, 16]
    run(tmp_path / "points", [candidate("a")], spend)
    assert len(machine.asked) == 3


def test_when_it_is_hopeless() -> None:
    out = [failed("timeout", "cpu", n=500, index=k) for k in (0, 1)]
    memory = [failed("runtime_error", "memory_limit", n=500, index=k) for k in (0, 1)]
    for points in (out, memory):
        assert not is_hopeless(points, 250)
        assert is_hopeless(points, 500)
        assert is_hopeless(points, 4000)
        assert not is_hopeless(points[:1], 500)
        assert not is_hopeless([*points, point(1, n=500, index=2)], 500)
