"""Frozen drawn cases: what the files hold, what is said of broken ones, who gets which."""

import gzip
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from algoreval import drawn
from algoreval.case import load_oracle
from algoreval.drawn import FILE, FIXED, PER_INSTANCE, cases_of, handed_over, load_drawn
from algoreval.errors import ConfigError
from algoreval.instance import matrix, named
from algoreval.suite import load_suite
from algoreval.task import Task, folders, load_task
from algoreval.wire import same

FEW = {"n_queens"}
"""Tasks that have fewer small inputs in all than an instance is to get."""


@pytest.mark.parametrize("task", folders())
def test_the_oracle_confirms_every_drawn_answer(task: str) -> None:
    found, answer = load_task(task), load_oracle(task)
    for case in load_drawn(task):
        plain = json.loads(json.dumps(answer(**case.args)))
        assert same(plain, case.answer, found.tolerance), case.name


@pytest.mark.parametrize("task", folders())
def test_every_representation_gets_its_share(task: str) -> None:
    for form in load_task(task).representations or ("",):
        cases = cases_of(named(task, "python", form))
        assert cases[0].name == FIXED
        assert len({json.dumps(case.args) for case in cases}) == len(cases)
        count = sum(case.name.startswith("drawn_") for case in cases)
        assert count == PER_INSTANCE or task in FEW, f"{task} {form}: {count}"


def test_where_there_are_more_cases_the_large_ones_stay() -> None:
    held = len(load_drawn("dijkstra")) - 1
    assert held > PER_INSTANCE
    names = [case.name for case in cases_of(named("dijkstra", "python", "edge_list"))]
    numbers = [int(name.removeprefix("drawn_")) for name in names if name.startswith("drawn_")]
    assert numbers == sorted(set(numbers))
    assert numbers[0] == 0
    assert numbers[-1] >= held - 2


def test_only_few_tasks_have_few_inputs() -> None:
    assert {task for task in folders() if len(load_drawn(task)) <= PER_INSTANCE} == FEW


def test_what_a_matrix_cannot_hold_is_no_case_for_it() -> None:
    instance = named("dijkstra", "python", "adj_matrix")
    twice = {"n": 2, "edges": [[0, 1, 1], [0, 1, 2]], "source": 0}
    assert handed_over(instance, twice) is None
    once = {"n": 2, "edges": [[0, 1, 1]], "source": 0}
    assert handed_over(instance, once) == {"matrix": [[0, 1], [1_000_000_000, 0]], "source": 0}


def test_equal_cases_make_equal_bytes(copy: Task) -> None:
    cases = [(case.args, case.answer) for case in load_drawn("kmp")[1:]]
    fixed = load_drawn("kmp")[0].answer
    first = drawn.write_drawn(copy, fixed, cases).read_bytes()
    assert first == drawn.write_drawn(copy, fixed, cases).read_bytes()
    assert first == (folders()["kmp"] / FILE).read_bytes()


@pytest.fixture
def copy(tmp_path: Path) -> Task:
    """The task kmp with its data in a folder of its own."""
    return replace(load_task("kmp"), folder=tmp_path)


HEAD = {"canary": drawn.CANARY, "task": "kmp", "version": 1, "fixed_answer": [1]}
ROW: dict[str, Any] = {"args": {"text": "a", "pattern": "a"}, "answer": [0]}


def packed(*rows: object) -> bytes:
    # Without the time: it would be in the ids of tests, which every worker must collect alike.
    return gzip.compress("".join(json.dumps(row) + "\n" for row in rows).encode(), mtime=0)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "missing; run: python -m algoreval draw kmp"),
        (b"", "not enough values"),
        (b"no gzip", "Not a gzipped file"),
        (packed(HEAD, ROW)[:-9], "ended before"),
        (packed({"task": "kmp"}), "Field required"),
        (packed(HEAD, {"args": {}}), "Field required"),
        (packed({**HEAD, "version": 9}, ROW), "made for kmp version 9; run"),
        (packed({**HEAD, "task": "lcs"}, ROW), "made for lcs version 1; run"),
        (packed(HEAD, {**ROW, "args": {**ROW["args"], "n": 1}}), ":2: n: no such parameter"),
        (packed({**HEAD, "fixed_answer": 1}, ROW), ":1: fixed_answer: expected"),
        (packed(HEAD, {**ROW, "answer": "x"}), ":2: answer: expected"),
        (packed(HEAD, {**ROW, "args": {"text": 1, "pattern": ""}}), ":2: text: expected str"),
    ],
)
def test_a_broken_file_is_told_in_one_line(content, words, copy, monkeypatch) -> None:
    monkeypatch.setattr(drawn, "load_task", lambda name: copy)
    if content is not None:
        (copy.folder / FILE).write_bytes(content)
    with pytest.raises(ConfigError) as told:
        load_drawn.__wrapped__("kmp")
    assert words in str(told.value)
    assert "\n" not in str(told.value)
    assert FILE in str(told.value)


def test_every_instance_of_every_suite_has_cases() -> None:
    for suite in ("full", "novel"):
        for instance in matrix(load_suite(suite).existing):
            assert len(cases_of(instance)) > 5, instance.id
