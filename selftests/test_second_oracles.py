"""Oracles agree with second ones, which take another road or follow the definition.

A second oracle is a function of a module in `second/`, found by the name of its task. Here they
answer few queries; in `test_references.py` a thousand.
"""

import copy
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from algoreval.case import load_oracle, load_queries
from algoreval.registry import names
from algoreval.task import folders
from selftests.test_cases import equal
from selftests.test_queries import drawn

MODULES = [f"selftests.second.{name}" for name in names(Path(__file__).parent / "second", ".py")]
SECOND: dict[str, Callable[..., Any]] = {
    task: vars(module)[task]
    for module in map(import_module, MODULES)
    for task in sorted(vars(module).keys() & folders().keys())
}
FEW = 10


@pytest.mark.parametrize("task", SECOND)
def test_two_oracles_agree(task: str) -> None:
    first, second = load_oracle(task), SECOND[task]

    @drawn(FEW)
    @given(load_queries(task))
    def run(query: dict[str, Any]) -> None:
        one, other = first(**copy.deepcopy(query)), second(**copy.deepcopy(query))
        assert equal(other, one), f"oracle: {one!r}, second oracle: {other!r}"

    run()
