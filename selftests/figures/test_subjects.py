"""Who figures are about: one subject per run and condition, each with a name of its own."""

from dataclasses import replace
from pathlib import Path

import pytest

from algoreval.errors import ConfigError
from algoreval.gather import cautions, gather, partial
from algoreval.run_info import Counts
from algoreval.runs import Run
from algoreval.subjects import by_category, subjects
from algoreval.suite import Cell
from algoreval.titles import in_order, language_order, language_title, representation_title
from algoreval.titles import task_title as title
from selftests.figures.synthetic import record, run_of

KMP, SIEVE = Cell("kmp", "c"), Cell("sieve", "rust")


def named(run: str, model: str, *records: object) -> Run:
    return Run(run, run_of(run, (), {"name": model}).info, records or (record(KMP, "passed"),))


def test_a_name_that_two_runs_have_gets_that_of_the_run() -> None:
    runs = [named("one", "m"), named("two", "m"), named("three", "n")]
    assert [one.label for one in subjects(runs)] == ["m (one)", "m (two)", "n"]


def test_runs_of_one_name_in_two_folders_are_numbered() -> None:
    assert [one.label for one in subjects([named("one", "m")] * 2)] == ["m (one)", "m (one) #2"]


def test_names_are_one_visible_line() -> None:
    (one,) = subjects([named("one", "a\nb\x1b")])
    assert one.label == r"a b\x1b"


def test_each_condition_is_a_subject() -> None:
    run = named("one", "m", record(KMP, "passed"), record(KMP, "timeout", condition="hint"))
    assert [(one.label, len(one.records)) for one in subjects([run])] == [("m", 1), ("m +hint", 1)]


def test_a_run_without_records_is_a_subject() -> None:
    (one,) = subjects([run_of("one", ())])
    assert (one.label, one.records) == ("one", ())


def test_records_are_of_the_fixed_test_or_of_both() -> None:
    run = named("one", "m", record(KMP, "passed"), record(KMP, "wrong_output", "edge_cases"))
    assert [one.bucket for one in subjects([run])[0].records] == ["passed"]
    assert [one.bucket for one in subjects([run], plus=True)[0].records] == ["wrong_output"]


def test_a_card_gives_category_weights_and_size() -> None:
    card = {"category": "code", "licence": "Proprietary", "parameters_billion": 7}
    runs = [run_of("a", (), card), run_of("b", (), {"licence": "MIT"}), run_of("c", ())]
    assert [(one.category, one.weights, one.parameters) for one in subjects(runs)] == [
        ("code", "closed", 7.0),
        ("other", "open", None),
        ("other", "", None),
    ]


def test_a_card_may_hold_anything() -> None:
    card = {"name": 7, "category": ["x"], "licence": None, "parameters_billion": "7B"}
    (one,) = subjects([run_of("a", (), card)])
    assert (one.label, one.category, one.parameters) == ("7", "['x']", None)


def test_models_without_a_category_come_last() -> None:
    runs = [run_of("a", ()), run_of("b", (), {"category": "reasoning"})]
    runs.append(run_of("c", (), {"category": "code"}))
    groups = by_category(subjects(runs))
    assert [(name, [one.label for one in group]) for name, group in groups] == [
        ("code", ["c"]),
        ("reasoning", ["b"]),
        ("other", ["a"]),
    ]


def test_titles_are_those_of_the_folders_and_ids_where_there_is_none() -> None:
    assert (language_title("cpp"), language_title("cobol")) == ("C++", "cobol")
    assert (title("two_sat"), title("bogosort"), title("../x")) == ("Two-SAT", "bogosort", "../x")
    assert representation_title("adj_list") == "adjacency list"
    assert (representation_title(""), representation_title("heap")) == ("", "heap")


def test_languages_stand_as_in_the_paper_and_others_behind() -> None:
    assert in_order(["zig", *sorted(language_order()), "ada", "c"]) == [
        *language_order(),
        "ada",
        "zig",
    ]


def test_settings_that_differ_are_told() -> None:
    limits = {"c": {"run_seconds": 30}, "go": {"run_seconds": 30}}
    base = run_of("a", (record(KMP, "passed"),), limits=limits)
    more = run_of("b", (record(KMP, "passed"),), limits={"c": {"run_seconds": 30}, "rust": {}})
    assert cautions([base, more]) == [], "another choice of languages is no other limit"
    slow = run_of("c", (record(KMP, "passed"),), limits={"c": {"run_seconds": 60}})
    other = run_of("d", (record(KMP, "passed"),), suite_sha256="1" * 64)
    unknown = run_of("e", (record(KMP, "passed"),), suite_sha256="")
    assert [line.split(":")[0] for line in cautions([base, slow, other, unknown])] == [
        "these runs differ in the content of the suite",
        "these runs differ in limits",
    ]


def test_runs_that_hold_less_than_their_suite_are_told() -> None:
    part = run_of("a", (record(KMP, "passed"),), counts=Counts(suite=599), complete=False)
    assert partial(part.records, part.info) == "1 of 599 instances"
    assert cautions([part]) == ["a is incomplete", "a has only 1 of 599 instances"]
    torn = replace(part, notes=("records.jsonl:9: the last line was cut short",))
    assert cautions([torn])[-1] == "a: records.jsonl:9: the last line was cut short"


@pytest.fixture
def reports(tmp_path: Path) -> Path:
    for run in (named("good", "m"), named("torn", "m"), named("broken", "m")):
        folder = tmp_path / run.name
        folder.mkdir()
        (folder / "run.json").write_text(run.info.json_text())
        (folder / "records.jsonl").write_text(run.records[0].row() + "\n")
    with (tmp_path / "torn" / "records.jsonl").open("a") as file:
        file.write('{"instance": "kmp-')
    (tmp_path / "broken" / "records.jsonl").write_text("no record\n")
    (tmp_path / "README.md").write_text("text")
    (tmp_path / "figures").mkdir()
    return tmp_path


def test_what_can_be_read_is_gathered_and_the_rest_is_told(reports: Path) -> None:
    found = gather(sorted(reports.iterdir()))
    assert [run.name for _, run in found.runs] == ["good", "torn"]
    assert [folder for folder, _ in found.runs] == [reports / "good", reports / "torn"]
    (first, broken), (second, empty) = found.left_out
    assert (first, second) == (reports / "broken", reports / "figures")
    assert broken.startswith(f"{reports}/broken/records.jsonl:1: no JSON")
    assert empty.startswith(f"{reports}/figures: no records.jsonl in it")


def test_a_page_tells_no_path(reports: Path) -> None:
    broken, empty = gather(sorted(reports.iterdir())).published
    assert broken.startswith("broken/records.jsonl:1: no JSON")
    assert empty.startswith("figures: no records.jsonl in it")


def test_a_folder_of_runs_is_gathered_once(reports: Path) -> None:
    found = gather([reports, reports / "good", reports / ".." / reports.name])
    assert [run.name for _, run in found.runs] == ["good", "torn"]


@pytest.mark.parametrize("name", ["none", "README.md", "figures", "broken"])
def test_without_any_run_there_is_one_line(reports: Path, name: str) -> None:
    with pytest.raises(ConfigError, match=r"^[^\n]+$"):
        gather([reports / name])
