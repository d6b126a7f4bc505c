"""At its end every run writes its reports; whatever becomes of them, the verdicts stand."""

import json
from pathlib import Path

import pytest

from algoreval.errors import ConfigError
from plugins import results
from plugins.run_folder import RunFolder
from selftests.plugins.test_reporting import GREEN, MIXED, lay_out

pytest_plugins = ["pytester"]

FILES = {"report.html", "summary.md", "summary.json"}


@pytest.fixture
def toy(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    lay_out(pytester.path)
    monkeypatch.setenv("COLUMNS", "80")
    return pytester


def run(toy: pytest.Pytester, plan: dict[str, str], *args: str) -> pytest.RunResult:
    (toy.path / "plan.json").write_text(json.dumps(plan))
    return toy.runpytest_inprocess("--run=one", *args)


def files(toy: pytest.Pytester) -> set[str]:
    return {path.name for path in (toy.path / "reports/one").iterdir()}


def test_a_run_ends_with_its_page(toy: pytest.Pytester) -> None:
    done = run(toy, MIXED)
    assert done.outlines[-2].strip() == "report: reports/one/report.html"
    assert files(toy) == FILES | {"records.jsonl", "run.json"}
    summary = json.loads((toy.path / "reports/one/summary.json").read_text())
    assert summary["measures"]["stdout"]["passed"] == 1
    assert "kmp-go" in (toy.path / "reports/one/summary.md").read_text()


def test_a_continued_run_has_the_page_of_all(toy: pytest.Pytester) -> None:
    run(toy, GREEN, "-k", "bfs")
    run(toy, GREEN, "-k", "kmp")
    summary = json.loads((toy.path / "reports/one/summary.json").read_text())
    assert summary["measures"]["stdout"]["passed"] == 3
    assert summary["complete"] is True


def test_none_is_written_where_none_is_wanted(toy: pytest.Pytester) -> None:
    done = run(toy, GREEN, "--no-report")
    assert files(toy) == {"records.jsonl", "run.json"}
    assert not [line for line in done.outlines if "report:" in line]


@pytest.mark.parametrize("error", [ConfigError("report.html: disk\nfull"), ZeroDivisionError()])
def test_a_report_that_fails_is_one_line_and_no_failure(
    toy: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def fail(folder: Path) -> None:
        raise error

    monkeypatch.setattr(results, "write_reports", fail)
    done = run(toy, GREEN)
    assert done.ret == pytest.ExitCode.OK
    said = {"ConfigError": "report.html: disk full", "ZeroDivisionError": "ZeroDivisionError"}
    assert done.outlines[-2].strip() == f"no report: {said[type(error).__name__]}"
    assert files(toy) == {"records.jsonl", "run.json"}


def test_a_run_that_never_began_leaves_nothing(tmp_path: Path) -> None:
    for name in FILES:
        folder = RunFolder(tmp_path, "one", {"model": "toy:1"})
        (folder.path / name).write_text("of an earlier session without a record")
        folder.end(folder.info)
        folder.forget()
        assert not folder.path.exists()
    folder = RunFolder(tmp_path, "one", {"model": "toy:1"})
    (folder.path / "notes.txt").write_text("somebody's own")
    folder.end(folder.info)
    folder.forget()
    assert folder.path.exists()
