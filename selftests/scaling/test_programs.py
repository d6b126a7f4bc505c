"""Which programs of a run are timed."""

from algoreval.instance import find
from algoreval.record import Record
from algoreval.runs import Run
from algoreval.scaling.programs import chosen
from algoreval.suite import Cell
from algoreval.task import load_task
from selftests.figures.synthetic import record, run_of

BRIDGES = Cell("bridges", "python", "edge_list")
JAVA = Cell("bridges", "java", "edge_list")
SIEVE = Cell("sieve", "python", "")


def of(cell: Cell, bucket: str | None, sample: int = 0, **fields) -> Record:
    known = {"program": f"# {cell.task} {sample}", "task_version": load_task(cell.task).version}
    return record(cell, bucket, sample=sample, **{**known, **fields})


def run(*records: Record) -> Run:
    return run_of("one", records)


def test_only_what_passed_the_fixed_test_is_timed() -> None:
    found = chosen(
        [
            run(
                of(BRIDGES, "wrong_output"),
                of(BRIDGES, "passed", sample=2),
                of(BRIDGES, "passed", sample=1),
                of(BRIDGES, "wrong_output", sample=1, test="edge_cases"),
                of(JAVA, "timeout"),
                of(SIEVE, None),
            )
        ],
        ["bridges", "sieve"],
        [],
    )
    (one,) = found.candidates
    assert (one.run, one.sample, one.program.source) == ("one", 1, "# bridges 1")
    assert one.instance == find("bridges-python-edge_list")
    assert (found.passed, found.pairs) == (1, 2)


def test_all_samples_if_asked_for() -> None:
    records = [of(BRIDGES, "passed", sample=k) for k in (1, 0)]
    found = chosen([run(*records)], ["bridges"], [], every=True)
    assert [one.sample for one in found.candidates] == [0, 1]
    assert (found.passed, found.pairs) == (1, 1)


def test_tasks_and_languages_are_chosen() -> None:
    records = [of(cell, "passed") for cell in (BRIDGES, JAVA, SIEVE)]
    assert len(chosen([run(*records)], ["bridges"], []).candidates) == 2
    assert len(chosen([run(*records)], ["bridges", "sieve"], ["java"]).candidates) == 1


def test_what_a_probe_has_changed_is_left_out() -> None:
    found = chosen([run(of(BRIDGES, "passed", condition="hint"))], ["bridges"], [])
    assert (found.candidates, found.pairs) == ((), 0)


def test_another_version_of_a_task_is_named() -> None:
    found = chosen([run(of(BRIDGES, "passed", task_version=99))], ["bridges"], [])
    assert found.candidates == ()
    assert found.notes == (
        "one: bridges is of version 99, here it is of version 1: left out",
    )  # fmt: skip
