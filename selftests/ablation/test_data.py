"""What the ablation says of its tasks: names that tell nothing, wrong texts and their output."""

import contextlib
import io
import re
from pathlib import Path

import pytest

from algoreval.ablation import BY_ID, CONDITIONS, FILE, KNOWN, load_ablation
from algoreval.drawn import cases_of
from algoreval.errors import ConfigError
from algoreval.instance import Instance, find, named, under
from algoreval.language import languages
from algoreval.program import complete, reference
from algoreval.prompt import render
from algoreval.registry import ROOT
from algoreval.suite import load_suite
from algoreval.task import folders, load_task

LESS_KNOWN = sorted({cell.task for cell in load_suite("novel").cells})
TASKS = sorted({cell.task for cell in load_suite("ablation").cells})
CORRUPTED = sorted((Path(__file__).parent / "corrupted").glob("*.py"))

VARIANTS = [
    pytest.param(task, condition, id=f"{task}+{condition}")
    for task in TASKS
    for condition in (BY_ID if task in LESS_KNOWN else KNOWN)
]


def variant(task: str, condition: str, language: str = "python") -> Instance:
    found = under(named(task, language), condition)
    assert found is not None
    return found


def printed(program: str) -> str:
    """What a Python program prints."""
    with contextlib.redirect_stdout(io.StringIO()) as text:
        exec(program, {"__name__": "__main__"})
    return text.getvalue().rstrip("\n")


def test_six_less_known_tasks_and_six_known_ones_of_as_many_domains_take_part() -> None:
    assert {name for name, path in folders().items() if (path / FILE).is_file()} == set(TASKS)
    known = set(TASKS) - set(LESS_KNOWN)
    assert len(LESS_KNOWN) == len(known) == len({load_task(name).domain for name in known}) == 6


@pytest.mark.parametrize("path", CORRUPTED, ids=lambda path: path.stem)
def test_a_program_that_does_as_a_wrong_text_says_prints_what_the_data_say(path: Path) -> None:
    task, severity, _ = path.name.split(".")
    wrong = load_ablation(task).corruption(f"ablation_{severity}")
    instance = named(task, "python")
    assert printed(complete(instance, path.read_text(encoding="utf-8"))) == wrong.expected
    outputs = {instance.expected, *(load_ablation(task).corruption(one).expected for one in
               ("ablation_moderate", "ablation_severe"))}  # fmt: skip
    assert len(outputs) == 3, "what a program followed would not be seen"


def test_each_wrong_text_has_its_program() -> None:
    expected = {f"{task}.{severity}" for task in LESS_KNOWN for severity in ("moderate", "severe")}
    assert {path.stem for path in CORRUPTED} == expected


@pytest.mark.parametrize(("task", "condition"), VARIANTS)
def test_the_reference_is_right_whatever_the_prompt_says(task: str, condition: str) -> None:
    instance = variant(task, condition)
    assert printed(reference(instance)) == load_task(task).expected == instance.expected
    names = [name for name, _ in instance.params]
    assert list(instance.args) == names
    assert all(list(case.args) == names for case in cases_of(instance))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("task", "condition"), VARIANTS)
def test_a_prompt_says_what_its_condition_is_about_and_no_more(
    task: str, condition: str, language: str
) -> None:
    instance, true, rule = variant(task, condition, language), load_task(task), BY_ID[condition]
    text = render(instance, "always").user
    assert (f"**{true.title}**" in text) is (rule.name == "correct")
    assert ("Solve the following task" in text) is (rule.name == "none")
    assert (true.what in text) is (rule.text == "correct")
    assert "Expected output" not in text
    for part in (instance.spelled(true.function), true.function):
        assert not re.search(rf"\b{part}\b", text), "the true name of the function"
    if rule.name != "correct":
        assert true.title.lower() not in text.lower()
    for part in (instance.worded(true.conventions), true.print.text[1:]):
        assert part in text, "how the answer is made unique, and written"
    if ablation := load_ablation(task).invented:
        for wrong in ("moderate", "severe"):
            assert (getattr(ablation, wrong).what in text) is (rule.text == wrong)
        assert (f"**{ablation.fake_name}**" in text) is (rule.name == "fabricated")
        wrong_title = load_task(ablation.wrong_name).title
        assert (f"**{wrong_title}**" in text) is (rule.name == "wrong")


@pytest.mark.parametrize("task", sorted(set(TASKS) - set(LESS_KNOWN)))
def test_no_word_of_a_known_name_is_left_where_it_is_withheld(task: str) -> None:
    text = render(variant(task, "ablation_spec")).user.lower()
    # A sort is asked for, a pattern, a path: what is to be done cannot be said without them.
    common = {"sort", "pattern", "search", "shortest", "path", "of", "coding", "edit", "distance"}
    for word in re.findall(r"[a-z]+", load_task(task).title.lower()):
        assert word in common or len(word) == 1 or not re.search(rf"\b{word}\b", text)


def test_invented_names_occur_nowhere_else() -> None:
    invented = {name: load_ablation(name) for name in LESS_KNOWN}
    words = [
        word
        for one in invented.values()
        for word in (*one.function.split("_"), *one.invented.params.values())
    ]
    assert len(set(words)) == len(words)
    titles = {load_task(name).title for name in folders()}
    assert not titles & {one.invented.fake_name for one in invented.values()}
    for path in ROOT.glob("tasks/**/*.*"):
        if path.is_file() and path.name != FILE and path.suffix not in (".gz", ".pyc"):
            text = path.read_text(encoding="utf-8").lower()
            assert not [word for word in words if word in text], path


def test_every_other_instance_is_left_out() -> None:
    for name in set(folders()) - set(TASKS):
        assert all(under(named(name, "c"), condition) is None for condition in BY_ID)
    for name in set(TASKS) - set(LESS_KNOWN):
        found = [one for one in BY_ID if under(named(name, "c"), one) is not None]
        assert found == list(KNOWN)


def test_a_known_task_comes_in_every_representation() -> None:
    found = find("dijkstra-python-adj_list+ablation_spec")
    assert printed(reference(found)) == found.expected
    assert "adj" in render(found).user


def test_the_conditions_are_those_of_the_paper_s_table_and_the_severe_one() -> None:
    table_10 = [
        ("correct", "none"), ("correct", "correct"), ("none", "correct"), ("wrong", "correct"),
        ("fabricated", "correct"), ("correct", "moderate"),
    ]  # fmt: skip
    assert [(one.name, one.text) for one in CONDITIONS] == [*table_10, ("correct", "severe")]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("function: Solve\n", "function: 'Solve' is not written in snake_case"),
        ("function: solve\ninvented: {input: ''}\n", "missing: invented.params"),
        ("function: solve\nmore: 1\n", "more: "),
    ],
)
def test_a_wrong_file_is_told(text: str, said: str, tmp_path: Path, monkeypatch) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    monkeypatch.setattr("algoreval.ablation.folders", lambda: {"kmp": tmp_path})
    with pytest.raises(ConfigError, match=f"{FILE}: {said}"):
        load_ablation.__wrapped__("kmp")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("{n: velkins", "{m: velkins", "invented.params: expected n, edges"),
        ("wrong_name: topological_sort", "wrong_name: tree_center", "'tree_center' is no other"),
    ],
)
def test_a_file_that_does_not_fit_its_task_is_told(
    old: str, new: str, said: str, tmp_path: Path, monkeypatch
) -> None:
    text = (folders()["tree_center"] / FILE).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / FILE).write_text(text.replace(old, new), encoding="utf-8")
    monkeypatch.setattr("algoreval.ablation.folders", lambda: {"tree_center": tmp_path})
    with pytest.raises(ConfigError, match=said):
        load_ablation.__wrapped__("tree_center")
