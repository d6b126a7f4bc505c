import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from algoreval.errors import JudgeError
from algoreval.record import Record, stable
from algoreval.record_file import each_record
from algoreval.registry import ROOT
from plugins.run_folder import RunFolder
from plugins.writers.jsonl import JsonLines

pytest_plugins = ["pytester"]

MIXED = {
    "kmp-c": "passed",
    "kmp-go": "wrong",
    "bfs-c-adj_list": "compile",
    "bfs-go-adj_list": "signal",
    "bfs-rust-edge_list": "hostile",
    "sha-c": "error",
    "sha-go": "bug",
    "sha-java": "skip",
}
GREEN = {"kmp-c": "passed", "kmp-go": "passed", "bfs-c-adj_list": "passed"}
MOSTLY = {f"t{number}-c": "passed" if number else "wrong" for number in range(5)}
"""Four of five pass."""

Bench = Callable[..., pytest.RunResult]

WORKERS = pytest.mark.parametrize("workers", [(), ("-n2",)], ids=["solo", "xdist"])
"""For what xdist might change; each run with it takes seconds."""


def lay_out(folder: Path) -> None:
    """Puts the toy benchmark into a folder."""
    source = (ROOT / "selftests/plugins/toy.py").read_text()
    (folder / "toy.py").write_text(source)
    (folder / "test_toy.py").write_text("from toy import test_stdout  # noqa: F401\n")
    (folder / "conftest.py").write_text('pytest_plugins = ["plugins.reporting", "toy"]\n')
    # Hypothesis's plugin imports the whole library for every summary: half a second each.
    plugins = "-p no:cacheprovider -p no:hypothesispytest"
    (folder / "pytest.ini").write_text(
        f"[pytest]\npythonpath = . {ROOT}\naddopts = -ra {plugins}\n"
    )


@pytest.fixture
def toy(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A folder with the toy benchmark in it."""
    lay_out(pytester.path)
    monkeypatch.setenv("COLUMNS", "80")
    return pytester


@pytest.fixture
def bench(toy: pytest.Pytester) -> Bench:
    """Runs the toy benchmark after a plan, under a name."""

    def run(plan: dict[str, str], *args: str, name: str = "one") -> pytest.RunResult:
        (toy.path / "plan.json").write_text(json.dumps(plan))
        return toy.runpytest_inprocess("--run", name, *args)

    return run


@dataclass(frozen=True)
class Mixed:
    """A finished run in which everything happened once."""

    plan: dict[str, str]
    path: Path
    stdout: str

    @property
    def records(self) -> dict[str, Record]:
        found = list(each_record(self.path / "reports/one/records.jsonl"))
        assert len({record.key for record in found}) == len(found)
        return {record.instance: record for record in found}

    @property
    def info(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((self.path / "reports/one/run.json").read_text())
        return found

    @property
    def summary(self) -> list[str]:
        return self.stdout[self.stdout.index("toy:1 on suite toy") :].splitlines()

    def case(self, instance: str) -> ElementTree.Element:
        for case in ElementTree.parse(self.path / "out.xml").iter("testcase"):
            if case.attrib["name"] == f"test_stdout[{instance}]":
                return case
        raise KeyError(instance)


@pytest.fixture(scope="module", params=["solo", "xdist"])
def mixed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Mixed:
    """One run without xdist and one with two workers; only there a worker may die."""
    path = tmp_path_factory.mktemp("mixed")
    lay_out(path)
    plan, args = MIXED, ["--run=one", "--junitxml=out.xml"]
    if request.param == "xdist":
        plan, args = {**MIXED, "sha-rust": "crash"}, [*args, "-n2"]
    (path / "plan.json").write_text(json.dumps(plan))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *args],
        cwd=path,
        # An outer worker's own variables would make a worker of this run, too.
        env={
            **{name: value for name, value in os.environ.items() if "PYTEST" not in name},
            "COLUMNS": "80",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout + done.stderr
    return Mixed(plan, path, done.stdout)


def records(toy: pytest.Pytester, name: str = "one") -> list[Record]:
    return list(each_record(toy.path / "reports" / name / "records.jsonl"))


def run_json(toy: pytest.Pytester, name: str = "one") -> dict[str, Any]:
    text = (toy.path / "reports" / name / "run.json").read_text()
    found: dict[str, Any] = json.loads(text)
    return found


def test_every_test_leaves_a_record_and_skipped_ones_a_count(mixed: Mixed) -> None:
    found, crashes = mixed.records, sum(kind == "crash" for kind in mixed.plan.values())
    assert set(found) == set(mixed.plan) - {"sha-java"}
    assert found["kmp-c"].bucket == "passed"
    assert found["bfs-go-adj_list"].detail == "signal"
    info = mixed.info
    assert info["skipped"] == {"no compiler: install it": 1}
    assert info["counts"] == {
        "suite": 99,
        "existing": 8 + crashes,
        "selected": 8 + crashes,
        "judged": 5,
        "passed": 1,
        "errors": 2 + crashes,
        "skipped": 1,
    }
    assert info["complete"] is False
    assert info["incomplete_because"] == [
        "1 test skipped",
        f"{2 + crashes} tests with an error of the benchmark",
    ]
    assert info["selection"] == {"replay": "samples.jsonl"}


def test_errors_of_ours_are_records_without_a_verdict(mixed: Mixed) -> None:
    down, bug = mixed.records["sha-c"].judge_error, mixed.records["sha-go"].judge_error
    assert down is not None
    assert down.startswith("the provider is down")
    assert "box.lan" not in down
    assert "/home" not in down
    assert bug is not None
    assert bug.startswith("internal error: ZeroDivisionError: a bug")
    assert mixed.records["sha-c"].prompt.user == "solve it", "what was known before is kept"
    if "sha-rust" in mixed.plan:
        assert mixed.records["sha-rust"].judge_error == (
            "a worker of the benchmark died; to see why: "
            "pytest -n 0 'test_toy.py::test_stdout[sha-rust]'"
        )


def test_records_are_stamped_in_the_volatile_part(mixed: Mixed) -> None:
    for record in mixed.records.values():
        if record.instance != "sha-rust":
            assert record.volatile.host
            assert record.volatile.started
            assert bool(record.volatile.worker) == ("sha-rust" in mixed.plan)


def test_the_summary_fits_80_columns_and_says_everything(mixed: Mixed) -> None:
    assert max(map(len, mixed.summary[1:])) <= 80
    for line in (
        "pass@1 20.0 %   95 % interval 1.7 - 78.3 %   1 of 5 passed",
        "  adj_list                    0 of 2         0.0 %     0.0 - 65.8",
        "  (none)                      1 of 2        50.0 %     9.5 - 90.5",
        "  static_failure        1    20.0 %   compile_error 1",
        "skipped tests, in no rate: 1",
        "  1 x no compiler: install it",
        "next: the same command with --run one; no answer is asked for twice",
        "records: reports/one/records.jsonl",
    ):
        assert line in mixed.summary
    text = "\n".join(mixed.summary)
    assert f"5 of {len(mixed.plan)} selected tests judged" in text
    assert "errors of the benchmark, not of the model, in no rate: " in text
    assert "INCOMPLETE: 1 test skipped; " in text
    assert "short test summary" not in text, "the table comes last"


def test_nothing_hostile_reaches_the_terminal(mixed: Mixed) -> None:
    assert not re.search(r"[^\n\x20-\x7e]", mixed.stdout)


def test_junit_tells_failures_from_errors(mixed: Mixed) -> None:
    kinds = {"passed": [], "skip": ["skipped"], "error": ["error"], "bug": ["error"]}
    for instance, kind in mixed.plan.items():
        tags = [child.tag for child in mixed.case(instance) if child.tag != "properties"]
        assert tags == (["error"] if kind == "crash" else kinds.get(kind, ["failure"])), instance


def test_junit_has_the_properties(mixed: Mixed) -> None:
    names = ["bucket", "detail", "task", "language", "representation", "domain", "condition"]
    for instance in mixed.plan:
        found = [
            (one.attrib["name"], one.attrib["value"])
            for one in mixed.case(instance).iter("property")
        ]
        assert [name for name, _ in found] == [*names, "model"], instance
        assert dict(found)["task"] == instance.split("-")[0]
        assert dict(found)["model"] == "toy:1"
    values = [one.attrib["value"] for one in mixed.case("bfs-c-adj_list").iter("property")]
    assert values == [
        *("static_failure", "compile_error", "bfs", "c", "adj_list", "graph", "base", "toy:1")
    ]


def test_junit_failures_carry_the_evidence(mixed: Mixed) -> None:
    wrong = mixed.case("kmp-go").find("failure")
    assert wrong is not None
    assert wrong.attrib["message"].startswith(
        "wrong_output (mismatch): line 2: expected '2', got '7'"
    )
    assert re.search(r"> 2  2 +\| 7", wrong.text or "")
    assert "assert_passed" not in (wrong.text or ""), "a traceback would show our own code"
    crash = mixed.case("bfs-go-adj_list").findtext("failure")
    assert crash == "runtime_error (signal): killed by SIGSEGV (11)\nstderr: before the crash"
    hostile = mixed.case("bfs-rust-edge_list").findtext("failure")
    assert r"a\x00b\x1b[31mred\x1b[0m\u202eevil\ud800]]></failure>" in (hostile or "")


def test_workers_change_nothing_but_the_volatile_part(bench: Bench, toy: pytest.Pytester) -> None:
    bench(MIXED, name="solo")
    bench(MIXED, "-n2", name="spread")
    runs = [
        sorted((stable(record) for record in records(toy, name)), key=lambda row: row["instance"])
        for name in ("solo", "spread")
    ]
    assert runs[0] == runs[1]


def test_a_complete_run(bench: Bench, toy: pytest.Pytester) -> None:
    result = bench(GREEN, "-k", "kmp or bfs")
    assert result.ret == 0
    info = run_json(toy)
    assert (info["complete"], info["incomplete_because"]) == (True, [])
    assert info["ended"] >= info["started"]
    result.stdout.fnmatch_lines(
        [
            "*= toy:1 on suite toy =*",
            "pass@1 100.0 %   95 % interval 31.9 - 100.0 %   3 of 3 passed",
            "3 of 3 selected tests judged; 3 of 99 instances of this suite exist",
            "sandbox: bubblewrap",
            "records: reports/one/records.jsonl",
        ]
    )
    result.stdout.no_fnmatch_line("*INCOMPLETE*")


def test_quiet_is_short(bench: Bench) -> None:
    text = bench(MIXED, "-q").stdout.str()
    summary = text[text.index("toy:1 on suite toy") :].splitlines()
    assert len(summary) <= 10
    assert any(line.startswith("INCOMPLETE") for line in summary)
    assert any(line.startswith("pass@1 20.0 %") for line in summary)


def test_a_degraded_sandbox_is_loud(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOY_SANDBOX", "degraded: no namespaces here")
    for option in ("-v", "-q"):
        bench(GREEN, option, name=f"run{option}").stdout.fnmatch_lines(
            ["SANDBOX DEGRADED: *", "*(no namespaces here)"]
        )


def test_running_again_under_the_name_completes_the_run(bench: Bench, toy: pytest.Pytester) -> None:
    bench({**GREEN, "sha-c": "error", "sha-go": "wrong"})
    # The second time only one test is selected; the rest of the run stands.
    result = bench({"sha-c": "passed"})
    result.stdout.fnmatch_lines(
        [
            "pass@1 80.0 %   95 % interval * 4 of 5 passed",
            "1 of 1 selected tests judged*",
            "continues run one, session 2",
            "verdicts of earlier sessions: 4 kept, 0 replaced",
        ]
    )
    assert len(records(toy)) == 6
    info = run_json(toy)
    assert (info["complete"], info["sessions"], info["counts"]["judged"]) == (True, 2, 5)


@WORKERS
def test_another_model_is_refused_before_any_test(
    bench: Bench,
    toy: pytest.Pytester,
    workers: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bench(GREEN)
    monkeypatch.setenv("TOY_MODEL", "toy:2")
    result = bench(GREEN, *workers)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(
        ["ERROR: run 'one' cannot be continued: model was 'toy:1', now 'toy:2'; give another *"]
    )
    assert "Traceback" not in result.stderr.str() + result.stdout.str()
    assert len(records(toy)) == 3


def test_a_run_that_another_process_writes_is_refused(bench: Bench, toy: pytest.Pytester) -> None:
    folder = RunFolder(toy.path / "reports", "one", {})
    try:
        result = bench(GREEN)
    finally:
        folder.end(folder.info)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(
        ["ERROR: run 'one' is being written by another process; wait for it, or give another *"]
    )


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("--run", "a/b"), "*--run 'a/b': a run's name has only letters*"),
        (("--min-pass-rate", "80"), "*--min-pass-rate: '80' is not between 0 and 1"),
        (("--min-pass-rate", "x"), "*--min-pass-rate: 'x' is not between 0 and 1"),
    ],
)
def test_options_that_make_no_sense(
    bench: Bench, toy: pytest.Pytester, args: tuple[str, ...], complaint: str
) -> None:
    result = bench(GREEN, *args)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([complaint])


def test_reports_may_be_kept_elsewhere(bench: Bench, toy: pytest.Pytester) -> None:
    bench(GREEN, "--reports=out/there")
    assert (toy.path / "out/there/one/run.json").exists()
    assert not (toy.path / "reports").exists()


def test_a_run_without_a_name_gets_one(toy: pytest.Pytester) -> None:
    (toy.path / "plan.json").write_text(json.dumps(GREEN))
    toy.runpytest_inprocess()
    (folder,) = (toy.path / "reports").iterdir()
    assert re.fullmatch(r"toy-1-\d{8}-\d{6}", folder.name)


@pytest.mark.parametrize("args", [("--collect-only", "-q"), ("-k", "nothing"), ("-n2", "-k", "no")])
def test_nothing_selected_opens_nothing(
    bench: Bench, toy: pytest.Pytester, args: tuple[str, ...]
) -> None:
    bench(GREEN, *args)
    assert not (toy.path / "reports").exists()


def test_a_run_opened_for_nothing_is_forgotten(
    bench: Bench, toy: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The sample store lies in the run's folder and is looked up before anything is collected.
    monkeypatch.setenv("TOY_EARLY", "1")
    bench(GREEN, "-k", "nothing")
    assert list((toy.path / "reports").iterdir()) == []
    bench(GREEN)
    before = run_json(toy)
    bench(GREEN, "-k", "nothing")
    assert run_json(toy) == before
    assert len(records(toy)) == 3


def test_tests_of_something_else_are_left_alone(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("def test_other(): assert 0")
    plugins = ("-p", "plugins.reporting", "-p", "no:hypothesispytest")
    result = pytester.runpytest_inprocess(*plugins, "--min-pass-rate", "0")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.no_fnmatch_line("*pass@1*")
    assert not (pytester.path / "reports").exists()


@pytest.mark.parametrize(
    ("plan", "rate", "status", "words"),
    [
        (MOSTLY, "0.8", 0, "exit status 0: pass@1 0.8 is at least 0.8"),
        (MOSTLY, "0.81", 1, "exit status 1: pass@1 0.8 is below 0.81"),
        (MOSTLY, "0", 0, "exit status 0: pass@1 0.8 is at least 0"),
        (GREEN, "1", 0, "exit status 0: pass@1 1 is at least 1"),
        ({**GREEN, "sha-c": "error"}, "0.1", 1, "exit status 1: a rate counts only if *"),
        ({**GREEN, "sha-c": "skip"}, "0.1", 1, "exit status 1: a rate counts only if *"),
        ({"sha-c": "skip"}, "0", 1, "exit status 1: a rate counts only if the run is complete"),
    ],
)
def test_the_exit_status_follows_the_pass_rate(
    bench: Bench, plan: dict[str, str], rate: str, status: int, words: str
) -> None:
    result = bench(plan, "--min-pass-rate", rate)
    assert result.ret == status
    result.stdout.fnmatch_lines([words])


def test_the_exit_status_follows_the_pass_rate_with_workers_too(bench: Bench) -> None:
    assert bench(MOSTLY, "-n2", "--min-pass-rate", "0.8").ret == 0


def test_the_pass_rate_hides_no_other_failure(bench: Bench, toy: pytest.Pytester) -> None:
    toy.makepyfile(test_other="def test_other(): assert 0")
    result = bench(GREEN, "--min-pass-rate", "0.5")
    assert result.ret == 1
    result.stdout.fnmatch_lines(["exit status 1: 1 failures outside the benchmark's verdicts"])


def test_an_early_end_is_incomplete(bench: Bench, toy: pytest.Pytester) -> None:
    result = bench({"sha-c": "wrong", **GREEN}, "-x", "--min-pass-rate", "0")
    assert result.ret == 1
    result.stdout.fnmatch_lines(["INCOMPLETE: 3 tests without a result"])


def test_an_interrupt_keeps_its_exit_status(toy: pytest.Pytester) -> None:
    plan = {**GREEN, "sha-c": "interrupt", "sha-go": "passed"}
    (toy.path / "plan.json").write_text(json.dumps(plan))
    result = toy.runpytest_subprocess("--run", "one", "--min-pass-rate", "0")
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(["INCOMPLETE: 2 tests without a result"])
    assert len(records(toy)) == 3
    assert run_json(toy)["complete"] is False


@WORKERS
def test_a_full_disk_ends_the_run_with_one_line(
    bench: Bench,
    toy: pytest.Pytester,
    workers: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    add = JsonLines.add

    def fill(self: JsonLines, record: Record) -> None:
        if record.instance == "kmp-go":
            raise JudgeError("records.jsonl cannot be written: No space left on device")
        add(self, record)

    monkeypatch.setattr(JsonLines, "add", fill)
    result = bench(GREEN, *workers)
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(["*No space left on device; free some space and continue with *"])
    result.stdout.no_fnmatch_line("*Traceback*")
    result.stdout.fnmatch_lines(["INCOMPLETE: *without a result*"])


def test_a_killed_run_keeps_what_was_judged(toy: pytest.Pytester, bench: Bench) -> None:
    plan = {**GREEN, "sha-c": "wait", "sha-go": "passed"}
    (toy.path / "plan.json").write_text(json.dumps(plan))
    os.mkfifo(toy.path / "gate")
    command = [sys.executable, "-m", "pytest", "--run", "one"]
    process = subprocess.Popen(command, cwd=toy.path, stdout=subprocess.DEVNULL)
    # Opening blocks until the fourth test waits at the gate: three were judged by then.
    with (toy.path / "gate").open("wb"):
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert [record.instance for record in records(toy)] == list(GREEN)
    info = run_json(toy)
    assert (info["complete"], info["ended"]) == (False, "")
    with Path(toy.path / "reports/one/records.jsonl").open("a") as torn:
        torn.write('{"schema_version":1,"instan')
    result = bench({**plan, "sha-c": "passed"})
    result.stdout.fnmatch_lines(
        [
            "pass@1 100.0 % * 5 of 5 passed",
            "records.jsonl:4: the last line was cut short and is left out",
            "continues run one, session 2",
            "verdicts of earlier sessions: 0 kept, 3 replaced",
        ]
    )
    assert run_json(toy)["complete"] is True
