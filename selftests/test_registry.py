"""Folders are complete and files are valid, so that a mistake is found before a run."""

import re
from pathlib import Path

import pytest

from algoreval.errors import ConfigError
from algoreval.language import languages
from algoreval.program import core_path
from algoreval.registry import ROOT, did_you_mean, load_plugin, names, plugin_names
from algoreval.representation import representation, representations
from algoreval.task import folders, load_task, read_task
from algoreval.types import INTEGERS
from algoreval.verdict import BUCKETS

TASKS = sorted(folders())
CANARY = "6f1c0b7e-3d0a-4c55-9d3e-52a1d8f0c9ab"


@pytest.mark.parametrize("task", TASKS)
def test_a_task_has_a_core_in_every_language(task: str) -> None:
    missing = [one.id for one in languages().values() if not core_path(task, one).is_file()]
    assert not missing, f"{task} has no core in {', '.join(missing)}"


@pytest.mark.parametrize("task", TASKS)
def test_a_task_has_two_wrong_programs_in_different_languages(task: str) -> None:
    folder = folders()[task] / "wrong"
    assert folder.is_dir(), f"{folder}: missing; put instructive mistakes there"
    wrong = sorted(folder.iterdir())
    assert len({path.suffix for path in wrong}) >= 2, f"{task}: {[path.name for path in wrong]}"
    for path in wrong:
        test, bucket, *_ = path.name.split(".")
        assert test == "stdout"
        assert bucket in BUCKETS[1:], f"{path}: {bucket} is no failing bucket"


@pytest.mark.parametrize("task", TASKS)
def test_a_data_file_carries_the_canary(task: str) -> None:
    assert CANARY in (folders()[task] / "task.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize("task", TASKS)
def test_texts_end_as_sentences_and_print_rules_fit_the_type(task: str) -> None:
    found = load_task(task)
    for text in (found.what, found.conventions, *found.input.values()):
        assert text.endswith("."), text
    kind, returns = found.print.kind, found.returns
    shapes = {
        "int": returns.kind in INTEGERS,
        "str": returns.kind == "str",
        "float": returns.kind == "float",
        "ints_line": returns.kind == "list" and returns.element.kind in INTEGERS,
        "scalars_line": returns.kind == "struct",
        "strs_lines": returns.kind == "list" and returns.element.kind == "str",
        "floats_lines": returns.kind == "list" and returns.element.kind == "float",
        "float_rows": returns.kind in ("list", "matrix"),
        "int_rows": returns.kind in ("list", "matrix"),
        "ints_line_then_pairs": returns.kind == "struct",
    }
    assert shapes[kind], f"{task}: {kind} cannot print {returns}"


@pytest.mark.parametrize("name", representations())
def test_a_representation_says_what_it_is(name: str) -> None:
    assert re.fullmatch(r"[a-z ]+", representation(name).title)


def test_an_unknown_plugin_lists_near_names() -> None:
    with pytest.raises(ConfigError, match="unknown model 'referense'; did you mean reference"):
        load_plugin("models", "referense")


def test_did_you_mean_lists_all_where_nothing_is_near() -> None:
    assert did_you_mean("zzz", ["b", "a"]) == "; known: a, b"


def test_entries_are_sorted_and_private_ones_left_out(tmp_path: Path) -> None:
    for name in ("b.py", "a.py", "_c.py", "__init__.py"):
        (tmp_path / name).touch()
    (tmp_path / "__pycache__").mkdir()
    assert names(tmp_path, ".py") == ["a", "b"]


def test_a_name_that_is_no_id_is_refused(tmp_path: Path) -> None:
    (tmp_path / "my-task").mkdir()
    with pytest.raises(ConfigError, match="rename it"):
        names(tmp_path)


def test_every_kind_of_plugin_is_listed() -> None:
    for kind in ("models", "representations", "writers", "commands"):
        assert plugin_names(kind), kind


BROKEN = {
    "not YAML": ("name: [", "name: ["),
    "unknown key": ("version: 1", "version: 1\nversoin: 2"),
    "bad type": ("returns: int", "returns: integer"),
    "argument of another type": ("target: 34", "target: many"),
    "argument missing": ("    target: 34\n", ""),
    "bad function name": ("function: binary_search", "function: binarySearch"),
    "form without a text": ("  plain: values is", "  edge_list: values is"),
    "role that does not exist": ("target: value", "target: valeu"),
    "role of no parameter": ("target: value", "goal: value"),
    "role on another type": ("target: value", "target: vertex"),
    "bad problem name": ("name: Binary Search", "name: Binary Search\nproblem: Searching"),
    "unknown print kind": ("kind: int ", "kind: integer "),
}


@pytest.mark.parametrize("mistake", BROKEN)
def test_a_broken_task_is_refused_in_one_line(mistake: str, tmp_path: Path) -> None:
    old, new = BROKEN[mistake]
    text = (ROOT / "tasks" / "_template" / "task.yaml").read_text(encoding="utf-8")
    if mistake == "not YAML":
        text = new
    else:
        assert old in text
        text = text.replace(old, new)
    (tmp_path / "task.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(ConfigError, match=r"^[^\n]*task\.yaml: [^\n]+$"):
        read_task(tmp_path)
