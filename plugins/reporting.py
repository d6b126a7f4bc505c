"""Results of the benchmark: records in files, words in JUnit, the exit status, the summary.

Where a test runs, its record is made and put on its report as JSON text; the controller alone
writes (plugins/results.py). The plugin that owns the tests fills the seams below.
"""

import os
import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

import pytest

from algoreval.errors import AlgorevalError
from algoreval.evidence import failure_text
from algoreval.record import Record
from algoreval.run_info import host_class
from algoreval.safe import impersonal, visible
from algoreval.verdict import Verdict
from plugins.junit import CrashedInJUnit, properties
from plugins.numbers import share
from plugins.results import RECORD_TEXT, SKIP_REASON, Results
from plugins.run_folder import RunFolder

DESCRIBE = pytest.StashKey[Callable[[str], Mapping[str, Any] | None]]()
"""On `config.stash`, in controller and workers: for a node id, the fields of Record that identify
its test (instance, task, language, ..., model, sandbox); None if it is none of the benchmark's."""

ABOUT = pytest.StashKey[Callable[[], Mapping[str, Any]]]()
"""On `config.stash` in the controller: the fields of RunInfo that are known before the first test
(model, decoding, suite, suite_sha256, selection, toolchains, limits, sandbox, counts). Asked once,
after collection."""

RECORD = pytest.StashKey[Record]()
"""On `item.stash`: the test's record, put there by the fixture that judges."""

DRAFT = pytest.StashKey[Mapping[str, Any]]()
"""On `item.stash`, if there are any: fields of Record that are known before judging, such as the
prompt. They go into the record of an error of ours."""

_STARTED = pytest.StashKey[float]()
_FIELDS = pytest.StashKey[Mapping[str, Any] | None]()


def assert_passed(verdict: Verdict) -> None:
    """Fails the test, with the evidence and no traceback, unless the program passed.

    A traceback would show code of ours, where nothing went wrong.
    """
    if not verdict.passed:
        pytest.fail(failure_text(verdict), pytrace=False)


def run_folder(config: pytest.Config) -> RunFolder:
    """The run of this session, opened by the first who asks; in the controller only.

    Raises pytest.UsageError, in one line, if it cannot be opened.
    """
    results = config.pluginmanager.get_plugin("algoreval-results")
    assert isinstance(results, Results), "only the controller has a run"
    return results.folder()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the options that say where results go and what the exit status means."""
    group = parser.getgroup("algoreval: results")
    group.addoption(
        "--run",
        metavar="NAME",
        help="name of the run, a folder in reports/; a run of that name is continued "
        "(default: a new one, named after model and time)",
    )
    group.addoption(
        "--reports",
        metavar="DIR",
        help="where runs are kept (default: reports/); write it with '=': --reports=DIR",
    )
    group.addoption(
        "--no-report",
        action="store_true",
        help="write no pages at the end: records and run.json alone",
    )
    for name, rate in (("--min-pass-rate", "pass@1"), ("--min-plus-rate", "pass@1+")):
        group.addoption(
            name,
            type=share,
            metavar="SHARE",
            help=f"exit with 0 if {rate} is at least this (0 to 1) and every selected test was "
            "judged, else with 1; single failures do not count",
        )


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Registers the halves of the plugin that this process needs; none to list tests only."""
    if config.option.collectonly:
        return

    def describe(nodeid: str) -> Mapping[str, Any] | None:
        return config.stash[DESCRIBE](nodeid) if DESCRIBE in config.stash else None

    def about() -> Mapping[str, Any]:
        return config.stash[ABOUT]() if ABOUT in config.stash else {}

    plugins = config.pluginmanager
    if not plugins.has_plugin("dsession"):
        plugins.register(Recorder(describe), "algoreval-recorder")
    if not hasattr(config, "workerinput"):
        plugins.register(Results(config, describe, about), "algoreval-results")
        plugins.register(CrashedInJUnit(config), "algoreval-crashed")


class Recorder:
    """Where tests run: makes each one's record and puts it on its report."""

    def __init__(self, describe: Callable[[str], Mapping[str, Any] | None]) -> None:
        self._describe = describe
        self._host = host_class()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
        """Adds the record, as JSON text: xdist carries nothing richer."""
        report: pytest.TestReport = yield
        if call.when == "setup":
            item.stash[_STARTED] = call.start
            item.stash[_FIELDS] = self._describe(item.nodeid)
        fields = item.stash.get(_FIELDS, None)
        if fields is None:
            return report
        error = call.excinfo.value if call.excinfo else None
        _make_safe(report, error)
        if report.skipped and isinstance(report.longrepr, tuple):
            setattr(report, SKIP_REASON, visible(report.longrepr[2]).removeprefix("Skipped: "))
            item.user_properties += properties(fields)
        elif call.when == "call" or (call.when == "setup" and report.failed):
            record = self._record(item, fields, error)
            setattr(report, RECORD_TEXT, record.row())
            # On the item: JUnit reads the list off the teardown report, which copies the item's.
            item.user_properties += properties(record.model_dump())
        return report

    def _record(
        self, item: pytest.Item, fields: Mapping[str, Any], error: BaseException | None
    ) -> Record:
        record = item.stash.get(RECORD, None)
        if record is None or record.passed != (error is None):
            # No verdict, or the test did not end as the verdict says: something of ours broke.
            draft: Mapping[str, Any] = item.stash.get(DRAFT, {})
            record = Record(**{**fields, **draft}, judge_error=impersonal(_reason(error)))
        started = datetime.fromtimestamp(item.stash.get(_STARTED, time.time()), UTC)
        stamp = {
            "worker": os.environ.get("PYTEST_XDIST_WORKER", ""),
            "started": started.isoformat(timespec="milliseconds"),
            "host": self._host,
        }
        return record.model_copy(update={"volatile": record.volatile.model_copy(update=stamp)})


def _make_safe(report: pytest.TestReport, error: BaseException | None) -> None:
    """Leaves no text on a report that a terminal, JUnit or xdist would choke on."""
    report.sections = [(visible(head), visible(body)) for head, body in report.sections]
    if report.failed and not getattr(error, "pytrace", True):
        report.longrepr = visible(str(error))
    elif report.failed:
        # Our own errors say what to do; only a bug of ours needs its traceback.
        more = "" if isinstance(error, AlgorevalError) else f"\n\n{report.longrepr}"
        report.longrepr = visible(_reason(error) + more)


def _reason(error: BaseException | None) -> str:
    """An error of ours in one line."""
    if error is None:
        return "internal error: the test ended well without a record that says so"
    text = " ".join(visible(str(error)).split())
    if isinstance(error, AlgorevalError):
        return text
    return f"internal error: {type(error).__name__}: {text[:500]}"
