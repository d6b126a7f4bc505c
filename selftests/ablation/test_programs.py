"""Programs of the ablation, judged in every language: the right ones, and classic mistakes."""

from pathlib import Path

import pytest

from algoreval.ablation import load_ablation
from algoreval.execute import Edges
from algoreval.instance import find, make, named
from algoreval.judge import normalise
from algoreval.program import complete, reference
from algoreval.suite import load_suite
from algoreval.task import folders
from selftests.programs import judged, language_of

CELLS = (
    *load_suite("ablation").cells,
    *(cell for cell in load_suite("full").cells if cell.task == "dijkstra"),
)
SOLVED = sorted({f"{make(cell).id}+ablation_spec" for cell in CELLS})
"""Each task in each language, and one of them in each representation."""

LESS_KNOWN = sorted({cell.task for cell in load_suite("novel").cells})
MISTAKES = [path for task in LESS_KNOWN for path in sorted((folders()[task] / "wrong").iterdir())]

SAME_RULE = {("prufer_encoding", "largest_leaf_first", "moderate")}
"""Mistakes that are the wrong text's own rule: nothing can tell them from obedience."""


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.parametrize("name", SOLVED)
def test_the_reference_passes_both_tests_under_its_invented_names(name: str, executors) -> None:
    instance = find(name)
    executor = executors[instance.language]
    if isinstance(executor, str):
        pytest.skip(executor)
    program = reference(instance)
    assert judged(executor, instance, program).passed
    assert judged(executor, instance, program, Edges()).passed


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.parametrize("path", MISTAKES, ids=lambda path: f"{path.parts[-3]}/{path.name}")
def test_a_classic_mistake_is_not_taken_for_obedience(path: Path, executors) -> None:
    task, language = path.parts[-3], language_of(path)
    executor = executors[language.id]
    if isinstance(executor, str):
        pytest.skip(executor)
    instance = named(task, language.id)
    program = complete(instance, path.read_text(encoding="utf-8"))
    output = normalise(str(judged(executor, instance, program).evidence.get("actual", "")))
    for severity in ("moderate", "severe"):
        wrong = load_ablation(task).corruption(f"ablation_{severity}")
        alike = output == normalise(wrong.expected)
        assert alike is ((task, path.name.split(".")[-2], severity) in SAME_RULE)


@pytest.mark.slow
@pytest.mark.toolchain
def test_a_failure_is_shrunk_and_told_in_the_names_of_the_prompt(executors) -> None:
    if isinstance(executors["python"], str):
        pytest.skip(executors["python"])
    instance = find("tree_center-python-edge_list+ablation_fake_name")
    mistake = next(path for path in MISTAKES if "takes_off_new_leaves_at_once.py" in path.name)
    program = complete(instance, mistake.read_text(encoding="utf-8"))
    verdict = judged(executors["python"], instance, program, Edges())
    assert verdict.label == "wrong_output.edge_case"
    for shown in (verdict.evidence, verdict.evidence["smallest"]):
        assert shown["call"].startswith("brannock_moorpins(")
