"""Generation runs ahead of the tests, as fast as the server bears, whatever -n is.

One process generates: the controller of xdist's workers, or pytest itself without them. It alone
has the model, the key and the sample store open. Before each test that uses the fixture `sample`
its process waits for the sample and finds it in `item.stash[SAMPLE]`. The wait is no part of the
test: its time is that of judging.

Whoever opens the model puts a `Source` into the stash of that process's config; without one, this
plugin does nothing.
"""

import threading
from collections.abc import Callable, Generator
from dataclasses import dataclass
from pathlib import Path

import pytest

from algoreval.agenda import Ref
from algoreval.errors import ConfigError
from algoreval.generate import Engine
from algoreval.model import Model, Request, Sample
from algoreval.quota import Limits
from algoreval.request_log import RequestLog
from algoreval.safe import visible
from algoreval.store import Store
from plugins.status import Status

GRACE = 5.0
"""Seconds that replies in flight, which are paid for, get to arrive when a run is stopped."""


@dataclass(frozen=True)
class Source:
    """Where samples come from."""

    model: Model
    make_request: Callable[[str, int], Request]
    """From an instance's id and a sample's index. Called in the engine's thread."""

    store: Path | None
    """Where samples are kept, if the model's are worth it."""

    concurrency: int = 64
    limits: Limits | None = None
    log: Path | None = None
    """Where requests are logged, if the user wants it."""


SOURCE = pytest.StashKey[Source]()
"""On the config of the process that generates."""

SAMPLE = pytest.StashKey[Sample]()
"""On an item, while its test runs."""

NEEDS = pytest.StashKey[dict[str, Ref]]()
"""On the config of the process that generates: the sample that each test needs, by node id."""


def needed(item: pytest.Item) -> Ref | None:
    """The sample that a test needs, from its own parameters; None if it needs none."""
    if item.get_closest_marker("skip"):
        return None
    params = item.callspec.params if hasattr(item, "callspec") else {}
    if "sample" in getattr(item, "fixturenames", ()) and {"instance", "index"} <= set(params):
        return params["instance"].id, params["index"]
    return None


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Registers the part that this process plays; by now, who opens the model has done so."""
    config = session.config
    if config.option.collectonly or config.option.setupplan:
        return
    # These are imported where they are needed: without xdist there is nothing they could join.
    if hasattr(config, "workerinput"):
        if "ahead" in config.workerinput:
            from plugins.ahead_workers import Worker

            channel = config.workerinput["ahead"]
            config.pluginmanager.register(Worker(session, channel), "ahead-worker")
    elif SOURCE in config.stash:
        part: type[Generating] = Solo
        if getattr(config.option, "dist", "no") != "no":
            from plugins.ahead_workers import Controller as part
        config.pluginmanager.register(part(session), "ahead")


class Generating:
    """What a process that generates does, with and without workers."""

    def __init__(self, session: pytest.Session) -> None:
        """Opens the store. Raises UsageError if that is not possible."""
        self.session, self.config = session, session.config
        source = self.config.stash[SOURCE]
        self.arrived = threading.Condition()
        """Notified, in the engine's thread, when a sample is there."""

        try:
            keep = source.model.stored and source.store
            self._log = RequestLog(source.log) if source.log else None
            self._store = Store(keep) if keep else Store.temporary()
        except ConfigError as error:
            raise pytest.UsageError(str(error)) from error
        self.engine = Engine(
            source.model,
            self._store,
            source.make_request,
            on_result=self.on_result,
            on_trouble=self.stop,
            concurrency=source.concurrency,
            limits=source.limits,
            log=self._log,
        )
        self.status = Status(self.config, self.engine.progress)
        self.config.pluginmanager.register(self.status, "ahead-status")
        self.config.stash[NEEDS] = {}

    def on_result(self, ref: Ref) -> None:
        """A sample is there, or an error instead. Called in the engine's thread."""
        with self.arrived:
            self.arrived.notify_all()

    def stop(self, reason: str) -> None:
        """No more requests are sent, and nobody waits any longer. Any thread may call it."""
        self.engine.stop(reason)
        with self.arrived:
            self.arrived.notify_all()

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logfinish(self) -> None:
        """Stops generation with the run: -x, --maxfail."""
        if reason := self.session.shouldfail or self.session.shouldstop:
            self.stop(str(reason))

    @pytest.hookimpl(tryfirst=True)
    def pytest_keyboard_interrupt(self) -> None:
        """Stops generation at Ctrl-C."""
        self.stop("interrupted")

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_sessionfinish(self) -> Generator[None, object, object]:
        """Waits for replies in flight, after workers were told to end: both take their time."""
        self.stop("the session ended")
        result = yield
        if self.engine.join(GRACE):
            self._store.close()
            if self._log:
                self._log.close()
        return result

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Says that the log is not whole, and what is doubtful about the answers."""
        if self._log and self._log.trouble:
            terminalreporter.write_line(self._log.trouble)
        for doubt in self._store.told.doubts():
            terminalreporter.write_line(visible(doubt))


class Solo(Generating):
    """Generates in a thread beside the tests."""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Starts, unless pytest is going to stop here."""
        if session.testsfailed and not self.config.option.continue_on_collection_errors:
            return
        needs = {item.nodeid: ref for item in session.items if (ref := needed(item))}
        self.config.stash[NEEDS] = needs
        if needs:
            self.engine.start(needs.values())

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> object:
        """Waits for the test's sample; if none will come, the test is as if never chosen."""
        ref = needed(item)
        if ref is None:
            return None
        self.engine.want("solo", ref)
        with self.arrived:
            while (sample := self.engine.sample(ref)) is None and not self.engine.stopped:
                self.arrived.wait(self.status.interval)
                self.status.tick()
        self.status.erase()
        if sample is None:
            item.session.shouldstop = self.engine.stopped or "stopped"
            return True
        item.stash[SAMPLE] = sample
        return None
