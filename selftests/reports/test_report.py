"""Reports are written from whatever a folder holds: a good page, or one clear line."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from algoreval.__main__ import main
from algoreval.errors import ConfigError
from algoreval.registry import ROOT, plugin_names
from algoreval.report import reports, write_reports
from selftests.reports.conftest import Open
from selftests.reports.runs import info, mixed, record, write

FILES = {"report.html", "summary.md", "summary.json"}


def test_every_kind_is_written(tmp_path: Path) -> None:
    folder = write(tmp_path / "one", mixed(), info())
    assert {path.name for path in write_reports(folder)} == FILES
    assert {report.FILE for report in reports()} == FILES
    assert len(plugin_names("reports")) == 3
    assert {path.name for path in folder.iterdir()} == FILES | {"records.jsonl", "run.json"}


def test_the_same_records_make_the_same_reports(tmp_path: Path) -> None:
    folder = write(tmp_path / "one", mixed(), info())
    first = [path.read_bytes() for path in write_reports(folder)]
    assert [path.read_bytes() for path in write_reports(folder)] == first


def test_the_command_names_what_it_wrote(tmp_path: Path, capsys: Any) -> None:
    folders = [str(write(tmp_path / name, mixed(), info())) for name in ("one", "two")]
    assert main(["report", *folders]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 6


def test_a_folder_that_is_no_run_stops_no_other(tmp_path: Path, capsys: Any) -> None:
    (tmp_path / "README.md").write_text("about runs")
    (tmp_path / "published").mkdir()
    (tmp_path / "published" / "report.html").write_text("page")
    (tmp_path / "broken").mkdir()
    good = write(tmp_path / "good", mixed(), info())
    assert main(["report", *map(str, sorted(tmp_path.iterdir()))]) == 2
    said = capsys.readouterr()
    assert said.err == (
        f"algoreval: {tmp_path / 'broken'}: no records.jsonl in it; "
        "name the folder of a run, such as reports/<run>\n"
    )
    assert {path.name for path in good.iterdir()} > FILES
    assert len(said.out.splitlines()) == 3


def test_a_page_alone_is_no_run(tmp_path: Path, capsys: Any) -> None:
    (tmp_path / "report.html").write_text("page")
    assert main(["report", str(tmp_path)]) == 2
    assert "no records.jsonl in it" in capsys.readouterr().err


def test_what_a_file_makes_the_terminal_say_is_one_plain_line(tmp_path: Path, capsys: Any) -> None:
    folder = write(tmp_path / "one", mixed(), info())
    about = json.loads((folder / "run.json").read_text())
    (folder / "run.json").write_text(json.dumps({**about, "toolchains": {"\x1b[31m\nred": 1}}))
    other = write(tmp_path / "other", mixed(), info())
    assert main(["report", str(folder)]) == main(["compare", str(other), str(folder)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 2
    assert said.count(r"\x1b[31m\nred") == 2


def test_a_folder_whose_name_is_no_utf8_is_reported(tmp_path: Path) -> None:
    folder = write(tmp_path / os.fsdecode(b"no\xff"), mixed(), info())
    command = [sys.executable, "-m", "algoreval", "report", folder]
    strict = {**os.environ, "PYTHONIOENCODING": "ascii:strict"}
    done = subprocess.run(command, env=strict, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert r"no\udcff/report.html" in done.stdout


@pytest.mark.parametrize(
    ("content", "problem"),
    [(None, "no records.jsonl in it"), ("nonsense\n", "no JSON"), ('{"a": 1}\n', "no record")],
)
def test_what_is_no_run_is_one_line(
    tmp_path: Path, capsys: Any, content: str | None, problem: str
) -> None:
    if content:
        (tmp_path / "records.jsonl").write_text(content)
    assert main(["report", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert problem in said
    assert said.count("\n") == 1
    assert not FILES & {path.name for path in tmp_path.iterdir()}


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    folder = write(tmp_path / "one", mixed(), info())
    folder.chmod(0o500)
    with pytest.raises(ConfigError, match=r"cannot be written"):
        write_reports(folder)


def test_a_page_in_the_way_is_named(tmp_path: Path) -> None:
    folder = write(tmp_path / "one", mixed(), info())
    (folder / "report.html").mkdir()
    with pytest.raises(ConfigError, match=r"report\.html: cannot be written"):
        write_reports(folder)
    assert not list(folder.glob(".*")), "no draft stays behind"


ODD: dict[str, list[dict[str, Any]]] = {
    "nothing": [],
    "one record": [{}],
    "one error": [{"bucket": None, "judge_error": "no compiler"}],
    "fields of another version": [{"colour": "red", "volatile": {"shade": [1, {"deep": None}]}}],
    "one of a test that nobody knows": [{"test": "constructor", "bucket": "timeout"}],
    "names of nothing": [
        {"instance": "x", "task": "", "language": "", "domain": "", "representation": ""}
    ],
    "evidence of another form": [
        {
            "bucket": "wrong_output",
            "test": test,
            "evidence": {
                **{"call": 1, "case": None, "why": [], "expected_result": {}, "smallest": value},
                **{"expected": value, "actual": value, "signal": value, "exit": value},
            },
        }
        for value in (3, "x", [1], {"a": 1}, 0.5, True)
        for test in ("stdout", "edge_cases")
    ],
    "numbers that are none": [{"volatile": {"run_seconds": "nan", "cpu_seconds": "-inf"}}],
    "usage of another form": [{"usage": {"a": {"b": [1]}, "prompt_tokens": None}, "seed": 3}],
    "limits of another form": [{"limits": {"run_seconds": [1], "x": {"y": 1}}}],
}


@pytest.mark.slow
@pytest.mark.parametrize("torn", [False, True], ids=["whole", "torn"])
@pytest.mark.parametrize("name", ODD)
def test_odd_records_make_a_good_page(tab: Open, tmp_path: Path, name: str, torn: bool) -> None:
    lines = [
        json.dumps({**json.loads(record(f"kmp{number}-c").row()), **changed}) + "\n"
        for number, changed in enumerate(ODD[name])
    ]
    (tmp_path / "records.jsonl").write_text("".join(lines) + '{"instance": "to' * torn)
    write_reports(tmp_path)
    summary = json.loads((tmp_path / "summary.json").read_text())
    assert len(summary["notes"]) == 1 + torn + (name == "fields of another version")
    assert "Incomplete" in (tmp_path / "summary.md").read_text()
    found = tab(tmp_path / "report.html")
    assert found.count().startswith(f"{len(lines)} instance")
    for row in range(len(lines)):
        found.page.evaluate("row => detail.open(rows[row])", row)
        found.page.get_by_role("heading", name="Program").wait_for()
    assert found.said == []
    assert found.page.locator(".top .state").count() == 1 + len(summary["notes"])
