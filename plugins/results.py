"""The controller's half of the results: collects records, writes them, sets the exit status."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from algoreval.errors import AlgorevalError, JudgeError
from algoreval.record import Record
from algoreval.report import write_reports
from algoreval.run_info import Counts, RunInfo
from algoreval.safe import visible
from algoreval.score import of_test, pass_at_each_k
from plugins.gate import Gate
from plugins.run_folder import RunFolder
from plugins.summary import HEADLINE, Ending, lines, title

STYLES: dict[str, dict[str, bool]] = {
    "": {},
    "head": {"bold": True},
    "good": {"green": True, "bold": True},
    "bad": {"red": True, "bold": True},
}

RECORD_TEXT, SKIP_REASON, CRASHED = "algoreval_record", "algoreval_skipped", "algoreval_crashed"
"""Attributes of a test report; xdist carries them from worker to controller."""

Describe = Callable[[str], Mapping[str, Any] | None]


def reports_folder(config: pytest.Config) -> Path:
    """Where the runs of this session are kept."""
    reports = Path(config.option.reports or config.rootpath / "reports")
    return config.invocation_params.dir / reports


class Results:
    """One session's results. Nothing is opened before a test of the benchmark is selected."""

    def __init__(
        self, config: pytest.Config, describe: Describe, about: Callable[[], Mapping[str, Any]]
    ) -> None:
        self._config = config
        self._describe = describe
        self._about = about
        self._folder: RunFolder | None = None
        self._selected: set[str] = set()
        self._judged: set[str] = set()
        self._errors: set[str] = set()
        self._skipped: dict[str, str] = {}
        self._other_failures = 0
        self._info: RunInfo | None = None
        self._gate = ""
        self._report = ""

    def folder(self) -> RunFolder:
        """The run of this session. Raises pytest.UsageError if it cannot be opened."""
        if self._folder is None:
            option = self._config.option
            try:
                folder = reports_folder(self._config)
                self._folder = RunFolder(folder, option.run, self._about())
            except AlgorevalError as error:
                raise pytest.UsageError(str(error)) from error
        return self._folder

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Without xdist: the run is opened before the first test, or refused."""
        self._select(item.nodeid for item in session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node: Any, ids: list[str]) -> None:
        """With xdist: likewise, when the first worker has collected."""
        self._select(ids)

    def _select(self, ids: Iterable[str]) -> None:
        if not self._selected:
            self._selected = {nodeid for nodeid in ids if self._describe(nodeid) is not None}
        if self._selected:
            self.folder()

    @pytest.hookimpl(optionalhook=True)
    def pytest_handlecrashitem(self, crashitem: str, report: pytest.TestReport, sched: Any) -> None:
        """A worker died: our trouble, so an error and no failure."""
        fields = self._describe(crashitem)
        if fields is not None:
            error = f"a worker of the benchmark died; to see why: pytest -n 0 '{crashitem}'"
            report.when = "setup"
            report.longrepr = error
            setattr(report, RECORD_TEXT, Record(**fields, judge_error=error).row())
            setattr(report, CRASHED, True)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Writes the record before anybody shows the result."""
        text = getattr(report, RECORD_TEXT, None)
        reason = getattr(report, SKIP_REASON, None)
        if text is not None:
            self._add(report.nodeid, Record.model_validate_json(text))
        elif reason is not None:
            self._skipped[report.nodeid] = reason
        elif report.failed:
            self._other_failures += 1

    def _add(self, nodeid: str, record: Record) -> None:
        try:
            self.folder().add(record)
        except JudgeError as error:
            pytest.exit(f"{error}; free some space and continue with --run {self.folder().name}")
        (self._judged if record.judged else self._errors).add(nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """What cannot be collected fails the session, whatever the pass rate."""
        self._other_failures += report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Closes the run and, if asked, lets the exit status follow the pass rate."""
        if self._folder is None or not self._selected:
            return
        self._info = self._ended(self._folder, session)
        self._follow_pass_rate(session, self._folder)
        try:
            self._folder.end(self._info)
        except JudgeError as error:
            self._folder.notes.append(str(error))
        if not self._config.option.no_report:
            self._report = self._reported(self._folder)

    def _reported(self, folder: RunFolder) -> str:
        """Writes the run's reports; in one line where its page is, or why there is none."""
        # Whatever goes wrong here, the run is over and its records are safe.
        try:
            (page,) = (path for path in write_reports(folder.path) if path.suffix == ".html")
        except Exception as error:
            why = " ".join(str(error).split()) or type(error).__name__
            return f"no report: {why}"
        return f"report: {self._shown(page)}"

    def pytest_unconfigure(self) -> None:
        """Lets go of a run that came to no regular end; forgets one that never began."""
        if self._folder is not None and self._info is None:
            if self._selected:
                self._folder.end(self._folder.info)
            else:
                self._folder.end(self._folder.earlier or self._folder.info)
                self._folder.forget()

    def _ended(self, folder: RunFolder, session: pytest.Session) -> RunInfo:
        reasons = list(self._missing(folder, session))
        skipped = Counter(self._skipped.values())
        toolchains = {
            record.language: record.toolchain for record in folder.records if record.toolchain
        }
        records = folder.records
        counts = Counts(
            suite=folder.info.counts.suite,
            existing=folder.info.counts.existing,
            selected=len(self._selected),
            judged=sum(record.judged for record in records),
            passed=sum(record.passed for record in records),
            errors=sum(not record.judged for record in records),
            skipped=len(self._skipped),
        )
        return RunInfo(
            **{
                **folder.info.model_dump(),
                "counts": counts,
                "pass_at_k": pass_at_each_k(of_test(records, HEADLINE)),
                "skipped": dict(skipped.most_common()),
                "toolchains": dict(sorted({**toolchains, **folder.info.toolchains}.items())),
                "ended": datetime.now(UTC).isoformat(timespec="seconds"),
                "complete": not reasons,
                "incomplete_because": reasons,
            }
        )

    def _missing(self, folder: RunFolder, session: pytest.Session) -> Iterable[str]:
        if session.exitstatus == pytest.ExitCode.INTERNAL_ERROR:
            yield "an internal error ended the run"
        unknown = self._selected - self._judged - self._errors - set(self._skipped)
        if unknown:
            yield f"{_tests(len(unknown))} without a result"
        if self._skipped:
            yield f"{_tests(len(self._skipped))} skipped"
        errors = sum(not record.judged for record in folder.records)
        if errors:
            yield f"{_tests(errors)} with an error of the benchmark"

    def _follow_pass_rate(self, session: pytest.Session, folder: RunFolder) -> None:
        option = self._config.option
        gate = Gate(option.min_pass_rate, option.min_plus_rate)
        ended = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        if not gate.is_set or session.exitstatus not in ended:
            return
        assert self._info is not None
        passed, reason = gate.judge(self._info, folder.records, self._other_failures)
        session.exitstatus = pytest.ExitCode.OK if passed else pytest.ExitCode.TESTS_FAILED
        self._gate = f"exit status {int(session.exitstatus)}: {reason}"

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> Any:
        """Prints the summary below pytest's own lists, where a person looks last."""
        result = yield
        if self._folder is not None and self._info is not None:
            quiet = self._config.option.verbose < 0
            terminalreporter.section(title(self._info), sep="=", bold=True)
            for text, style in lines(self._ending(self._folder, self._info), quiet):
                terminalreporter.write_line(text, **STYLES[style])
        return result

    def _ending(self, folder: RunFolder, info: RunInfo) -> Ending:
        return Ending(
            info=info,
            records=folder.records,
            notes=folder.notes,
            kept=len(folder.kept) - folder.replaced,
            replaced=folder.replaced,
            judged=len(self._judged),
            path=self._shown(folder.path / "records.jsonl"),
            report=visible(self._report),
            gate=self._gate,
        )

    def _shown(self, path: Path) -> str:
        """The path as one types it here."""
        here = self._config.invocation_params.dir
        return visible(str(path.relative_to(here) if path.is_relative_to(here) else path))


def _tests(count: int) -> str:
    return f"{count} test" if count == 1 else f"{count} tests"
