"""Runs are read from their files alone; what is odd about these is told, or refused in one line."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from algoreval.errors import ConfigError
from algoreval.record import Record
from algoreval.run_info import Counts, RunInfo
from algoreval.runs import find_runs, read_run


def row(instance: str = "kmp-c", **fields: Any) -> dict[str, Any]:
    known = {"instance": instance, "task": "kmp", "language": "c", "bucket": "passed"}
    record = Record.model_validate({**known, "model": "m", "suite": "paper", "program": "x"})
    return {**json.loads(record.row()), **fields}


def folder(path: Path, rows: list[dict[str, Any]], info: RunInfo | None = None) -> Path:
    path.mkdir()
    (path / "records.jsonl").write_text("".join(json.dumps(one) + "\n" for one in rows))
    if info:
        (path / "run.json").write_text(info.json_text())
    return path


def test_the_latest_record_of_each_test_counts(tmp_path: Path) -> None:
    rows = [row(), row("kmp-go"), row(bucket="timeout")]
    run = read_run(folder(tmp_path / "one", rows, RunInfo(run="one", model="m")))
    assert [(one.instance, one.bucket) for one in run.records] == [
        ("kmp-c", "timeout"),
        ("kmp-go", "passed"),
    ]
    assert (run.name, run.model, run.notes) == ("one", "m", ())


def test_a_card_names_the_model(tmp_path: Path) -> None:
    info = RunInfo(run="one", model="m", card={"name": "M 7B"})
    assert read_run(folder(tmp_path / "one", [row()], info)).model == "M 7B"


def test_texts_can_be_left_on_disk(tmp_path: Path) -> None:
    path = folder(tmp_path / "one", [row()])
    assert read_run(path).records[0].program == "x"
    assert read_run(path, texts=False).records[0].program == ""


def test_settings_are_read_off_the_records_without_a_run_json(tmp_path: Path) -> None:
    run = read_run(folder(tmp_path / "one", [row()]))
    assert (run.info.model, run.info.suite, run.info.complete) == ("m", "paper", False)
    assert "no run.json" in run.notes[0]


@pytest.mark.parametrize(
    ("kept", "missing"),
    [
        ([], 4),
        ([row(), row("kmp-go")], 2),
        ([row(), row(test="edge_cases"), row("kmp-go")], 1),
        ([row(), row("kmp-go"), row("kmp-go", bucket=None, judge_error="no compiler")], 2),
    ],
    ids=["an empty file", "no edge cases", "a torn line", "an error replaces no verdict"],
)
def test_a_run_that_has_lost_verdicts_is_incomplete(
    tmp_path: Path, kept: list[dict[str, Any]], missing: int
) -> None:
    info = RunInfo(run="one", complete=True, counts=Counts(judged=4))
    run = read_run(folder(tmp_path / "one", kept, info))
    assert run.info.complete is False
    assert run.info.incomplete_because == (
        f"{missing} of 4 verdicts that run.json counts are missing from records.jsonl",
    )


def test_a_run_that_has_all_verdicts_stays_complete(tmp_path: Path) -> None:
    info = RunInfo(run="one", complete=True, counts=Counts(judged=2))
    more = [row(), row("kmp-go"), row("kmp-rust")]
    assert read_run(folder(tmp_path / "one", more[:2], info)).info == info
    assert read_run(folder(tmp_path / "two", more, info)).info.complete, "a later session added one"


def test_however_many_fields_are_unknown_the_note_is_short(tmp_path: Path) -> None:
    more = {f"{'x' * 500}{number}": 1 for number in range(100)}
    run = read_run(folder(tmp_path / "one", [row(**more)], RunInfo(run="one")))
    (note,) = run.notes
    assert note.endswith(f"{'x' * 37}... and 95 more")
    assert len(note) < 400
    short = read_run(folder(tmp_path / "two", [row(later=1, other=2)], RunInfo(run="two")))
    assert short.notes[0].endswith("are left out: later, other")


def test_a_run_without_a_record_is_a_run(tmp_path: Path) -> None:
    assert read_run(folder(tmp_path / "one", [])).records == ()


def test_a_torn_line_and_unknown_fields_are_told(tmp_path: Path) -> None:
    odd = row(colour=1)
    odd["prompt"]["tone"] = "kind/rude"
    path = folder(tmp_path / "one", [odd, *(row(f"kmp-{i}", more=i) for i in range(5))])
    with (path / "records.jsonl").open("a") as file:
        file.write('{"instance": "torn')
    run = read_run(path)
    assert len(run.records) == 6
    told = "records.jsonl:1: fields that this version does not know are left out: "
    assert "cut short" in run.notes[0]
    assert run.notes[1] in (told + "colour, prompt.tone", told + "prompt.tone, colour")
    assert any("and 4 more" in note for note in run.notes)
    assert str(tmp_path) not in "".join(run.notes)


def test_a_run_json_of_a_newer_version_is_read(tmp_path: Path) -> None:
    path = folder(tmp_path / "one", [row()])
    (path / "run.json").write_text('{"run": "one", "model": "m", "weather": "fine"}')
    run = read_run(path)
    assert run.info.model == "m"
    assert run.notes == ("run.json: fields that this version does not know are left out: weather",)


@pytest.mark.parametrize(
    "line", ["[]", "{}", "7", '{"instance": 1}', "nonsense", "\x00", "[" * 9999]
)
def test_a_line_that_is_no_record_is_refused_with_its_place(tmp_path: Path, line: str) -> None:
    path = folder(tmp_path / "one", [row()])
    with (path / "records.jsonl").open("a") as file:
        file.write(line + "\n")
    with pytest.raises(ConfigError, match=r"^[^\n]*records\.jsonl:2: no (record|JSON): [^\n]+$"):
        read_run(path)


def test_records_of_another_schema_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="use the version that wrote it"):
        read_run(folder(tmp_path / "one", [row(schema_version=2)]))


@pytest.mark.parametrize(
    "text", ["", "[]", "7", '{"run": 1}', "\x00", '{"run": "a", "counts": []}']
)
def test_a_run_json_that_is_none_is_refused(tmp_path: Path, text: str) -> None:
    path = folder(tmp_path / "one", [row()])
    (path / "run.json").write_text(text)
    with pytest.raises(ConfigError, match=r"^[^\n]*run\.json: no run\.json: \w[^\n]*delete it"):
        read_run(path)


def test_a_run_json_of_another_schema_is_refused(tmp_path: Path) -> None:
    path = folder(tmp_path / "one", [row()])
    (path / "run.json").write_text('{"run": "one", "schema_version": 2}')
    with pytest.raises(ConfigError, match="use the version that wrote it"):
        read_run(path)


def test_a_folder_of_runs_stands_for_them(tmp_path: Path) -> None:
    for name in ("b", "a"):
        folder(tmp_path / name, [row()])
    (tmp_path / "empty").mkdir()
    assert [run.name for run in find_runs([tmp_path])] == ["a", "b"]
    assert [run.name for run in find_runs([tmp_path / "b", tmp_path / "a"])] == ["b", "a"]


def test_files_beside_runs_are_passed_over(tmp_path: Path) -> None:
    folder(tmp_path / "a", [row()])
    (tmp_path / "README.md").write_text("about runs")
    assert [run.name for run in find_runs(sorted(tmp_path.iterdir()))] == ["a"]
    with pytest.raises(ConfigError, match="a file, no folder"):
        find_runs([tmp_path / "README.md"])


def test_a_page_published_without_records_is_passed_over(tmp_path: Path) -> None:
    folder(tmp_path / "a", [row()])
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "report.html").write_text("page")
    assert [run.name for run in find_runs(sorted(tmp_path.iterdir()))] == ["a"]
    with pytest.raises(ConfigError, match=r"no records\.jsonl in it"):
        find_runs([tmp_path / "page"])
    (tmp_path / "page" / "run.json").write_text("{}")
    with pytest.raises(ConfigError, match=r"no records\.jsonl in it"):
        find_runs(sorted(tmp_path.iterdir()))


def test_a_field_in_every_line_is_one_remark(tmp_path: Path) -> None:
    rows = [row(f"kmp-{number}", colour=1) for number in range(9)]
    run = read_run(folder(tmp_path / "one", rows, RunInfo(run="one")))
    assert run.notes == (
        "records.jsonl:1: fields that this version does not know are left out: colour "
        "(and 8 more lines)",
    )


def test_records_of_another_suite_than_the_runs_are_told(tmp_path: Path) -> None:
    rows = [row("kmp-c", suite_sha256="a"), row("kmp-go", suite_sha256="b"), row("kmp-rust")]
    (note,) = read_run(folder(tmp_path / "one", rows, RunInfo(run="o", suite_sha256="a"))).notes
    assert note == "1 of 3 records are of another suite, or version of it, than run.json"


def test_a_folder_that_may_not_be_looked_into_is_named(tmp_path: Path) -> None:
    path = folder(tmp_path / "one", [row()])
    (path / "records.jsonl").unlink()
    (path / "records.jsonl").symlink_to("records.jsonl")
    for odd in (path, tmp_path / ("x" * 300)):
        with pytest.raises(ConfigError, match=r"cannot be read: [A-Z][\w ]+$"):
            find_runs([odd])


@pytest.mark.skipif(os.geteuid() == 0, reason="root may look anywhere")
def test_a_folder_without_permission_is_named(tmp_path: Path) -> None:
    path = folder(tmp_path / "one", [row()])
    path.chmod(0)
    try:
        with pytest.raises(ConfigError, match=r"one: cannot be read: Permission denied$"):
            find_runs([path])
    finally:
        path.chmod(0o700)


def test_records_that_are_a_folder_are_told(tmp_path: Path) -> None:
    (tmp_path / "records.jsonl").mkdir()
    with pytest.raises(ConfigError, match=r"its records\.jsonl is no file; name the folder"):
        find_runs([tmp_path])


@pytest.mark.parametrize(("name", "problem"), [("none", "no such folder"), ("empty", "no records")])
def test_a_folder_without_runs_is_named(tmp_path: Path, name: str, problem: str) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(ConfigError, match=problem):
        find_runs([tmp_path / name])
