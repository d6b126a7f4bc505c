"""What answers large inputs answers small ones as the oracles do.

Here few small ones; in `test_references.py` a thousand.
"""

import copy
from typing import Any

import pytest
from hypothesis import given

from algoreval.case import load_cases, load_oracle, load_queries
from algoreval.task import folders
from selftests.test_cases import equal
from selftests.test_queries import FEW, drawn

TASKS = [
    name for name, folder in sorted(folders().items())
    if "def large(" in (folder / "oracle.py").read_text(encoding="utf-8")
]  # fmt: skip


def test_some_oracles_need_it() -> None:
    assert len(TASKS) > 10
    assert load_oracle("sieve", large=True) is not load_oracle("sieve")
    assert load_oracle("kmp", large=True) is load_oracle("kmp")


@pytest.mark.parametrize("task", TASKS)
def test_large_and_small_answers_are_the_same(task: str) -> None:
    slow, quick = load_oracle(task), load_oracle(task, large=True)

    @drawn(FEW)
    @given(load_queries(task))
    def run(query: dict[str, Any]) -> None:
        one, other = slow(**copy.deepcopy(query)), quick(**copy.deepcopy(query))
        assert equal(other, one), f"oracle: {one!r}, for large inputs: {other!r}"

    run()
    for case in load_cases(task):
        assert equal(quick(**copy.deepcopy(case.args)), case.answer), case.name
