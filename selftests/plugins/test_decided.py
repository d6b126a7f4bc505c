"""Workers hear of what the controller decides, and nobody decides for one process alone."""

import ast
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from algoreval.registry import ROOT
from plugins import decided

ALONE = {
    "decided.py": "this is how it is done",
    "dry_run.py": "it takes the workers away before there are any",
}


def config(**options: Any) -> Any:
    return SimpleNamespace(option=SimpleNamespace(**options), stash=pytest.Stash())


def test_workers_take_what_was_decided() -> None:
    controller, worker = config(samples=3, seed=None), config(samples=3, seed=5)
    decided.decide(controller, "samples", 1)
    assert controller.option.samples == 1
    node = SimpleNamespace(config=controller, workerinput={})
    decided.pytest_configure_node(node)
    worker.workerinput = node.workerinput
    decided.pytest_configure(worker)
    assert (worker.option.samples, worker.option.seed) == (1, 5)


def test_without_workers_nothing_is_taken() -> None:
    alone = config(samples=3)
    decided.pytest_configure(alone)
    assert alone.option.samples == 3


def set_alone(path: Path) -> list[int]:
    """Lines that give an option a value in this process alone."""
    lines = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Assign | ast.AugAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            lines += [one.lineno for one in targets if ".option." in ast.unparse(one)]
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "setattr":
            lines += [node.lineno] * ast.unparse(node.args[0]).endswith("option")
    return lines


@pytest.mark.parametrize(
    "path", sorted((ROOT / "plugins").glob("*.py")), ids=lambda path: path.name
)
def test_no_plugin_sets_an_option_past_the_workers(path: Path) -> None:
    assert bool(set_alone(path)) == (path.name in ALONE)
