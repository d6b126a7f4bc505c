"""The two ends of generation ahead of xdist's workers: one controller, many workers.

Each worker has a private channel to the controller; execnet lets a channel travel in a message.
Both push, so nobody polls, and when one side dies the other is told at once.

    worker      ("needs", [(node id, instance, index), ...])    after collection
    worker      ("want", instance, index)                       before a test
    controller  ("sample", instance, index, row)                its answer, as JSON
    controller  ("stop", reason)
"""

import contextlib
import functools
import os
import threading
from dataclasses import replace
from typing import Any

import pytest

from algoreval.agenda import Ref
from algoreval.model import Sample
from algoreval.sample_row import dump_sample, load_sample
from plugins.ahead import NEEDS, SAMPLE, Generating, needed

ORPHAN_SECONDS = 2.0
"""How long a worker may go on when its controller was killed: to end its test, not to linger."""

YIELDING = 5
"""How much a worker's niceness rises, and that of all it starts. Generation takes little time of a
processor, but must get it at once: while it waits for one, the server idles."""


class Controller(Generating):
    """Generates, and answers the workers."""

    def __init__(self, session: pytest.Session) -> None:
        super().__init__(session)
        self._dsession = self.config.pluginmanager.getplugin("dsession")
        # Its loop calls worker_<name> for an event of that name, in the main thread. Nothing else
        # that is private to xdist is used.
        self._dsession.worker_ahead = self._in_main_thread
        self._channels: dict[Any, Any] = {}
        self._waiting: dict[Ref, list[Any]] = {}
        self._lock = threading.Lock()
        self._manifest: list[tuple[str, str | None, int]] = []
        self._ids: list[str] | None = None
        self._alike = True
        self._told = False
        self._expected = self._collected = self._broken = 0
        self._scheduler: Any = None
        self._ended = threading.Event()

    @property
    def refs(self) -> list[Ref | None]:
        """The sample that each test needs, in the order of collection."""
        return [None if name is None else (name, index) for _, name, index in self._manifest]

    def stop(self, reason: str) -> None:
        """Also tells the workers: with -x alone, xdist lets them run all they were given."""
        super().stop(reason)
        with self._lock:
            told, self._told = self._told, True
        if not told:
            for channel in list(self._channels.values()):
                _send(channel, ("stop", reason))
            self._post("stop")

    # Main thread: pytest and xdist.

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_setupnodes(self, specs: list[object]) -> None:
        """Learns how many workers will collect."""
        self._expected = len(specs)

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """Opens the channel to a worker, also to the replacement of one that crashed."""
        channel = node.gateway.newchannel()
        node.workerinput["ahead"] = channel
        self._channels[node] = channel
        channel.setcallback(functools.partial(self._from_worker, node))

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Forgets a worker."""
        self._channels.pop(node, None)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Counts what could not be collected."""
        self._broken += report.failed

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        """Starts when all workers have collected the same; else xdist says what differs."""
        if self.engine.started:
            return  # the replacement of a worker
        self._ids = self._ids or list(ids)
        self._alike = self._alike and self._ids == list(ids)
        self._collected += 1
        if self._broken and not self.config.option.continue_on_collection_errors:
            # As pytest does by itself; xdist would run the rest.
            self._dsession.shouldstop = f"{self._broken} error(s) during collection"
            self.stop(self._dsession.shouldstop)
        elif self._alike and self._collected >= self._expected:
            self.config.stash[NEEDS] = {
                node_id: (name, index) for node_id, name, index in self._manifest if name
            }
            if self.config.stash[NEEDS]:
                self.engine.start(ref for ref in self.refs if ref)
                threading.Thread(target=self._tick, daemon=True, name="ahead-status").start()

    @pytest.hookimpl(optionalhook=True, tryfirst=True)
    def pytest_xdist_make_scheduler(self, config: pytest.Config, log: Any) -> object:
        """Hands out what is ready first; any other --dist than load keeps its own order."""
        if config.getvalue("dist") != "load":
            return None
        from plugins.ready import ReadyScheduling  # needs xdist

        self._scheduler = ReadyScheduling(config, log, lambda: self.refs)
        return self._scheduler

    @pytest.hookimpl(optionalhook=True)
    def pytest_handlecrashitem(self, report: pytest.TestReport) -> None:
        """A worker that dies is our trouble: ERROR, where xdist says FAILED."""
        report.when = "setup"

    def _in_main_thread(self, what: str, ref: Ref | None) -> None:
        if what == "tick":
            self.status.tick()
        elif what == "ready" and self._scheduler is not None and ref is not None:
            self._scheduler.sample_ready(ref)
        elif what == "stop" and not self._dsession.shouldstop:
            self._dsession.shouldstop = self.engine.stopped

    def _post(self, what: str, ref: Ref | None = None) -> None:
        self._dsession.queue.put(("ahead", {"what": what, "ref": ref}))

    def _tick(self) -> None:
        while not self._ended.wait(self.status.interval) and not self.engine.stopped:
            self._post("tick")

    # Threads of execnet, one a worker, and of the engine.

    def _from_worker(self, node: Any, message: tuple[Any, ...]) -> None:
        what, *values = message
        if what == "needs":
            self._manifest = self._manifest or values[0]
            return
        ref: Ref = (values[0], values[1])
        with self._lock:
            sample = self.engine.sample(ref)
            if sample is None:
                self._waiting.setdefault(ref, []).append(node)
        if sample is not None:
            self._answer(node, ref, sample)
        elif self.engine.stopped:
            _send(self._channels.get(node), ("stop", self.engine.stopped))
        else:
            self.engine.want(node, ref)

    def on_result(self, ref: Ref) -> None:
        """Sends the sample to the workers that wait for it."""
        with self._lock:
            nodes = self._waiting.pop(ref, ())
        if nodes:
            sample = self.engine.sample(ref)
            assert sample
            for node in nodes:
                self._answer(node, ref, sample)
        self._post("ready", ref)

    def _answer(self, node: Any, ref: Ref, sample: Sample) -> None:
        if sample.completion and sample.completion.logprobs:  # large, and judging needs none
            sample = replace(sample, completion=replace(sample.completion, logprobs=None))
        _send(self._channels.get(node), ("sample", *ref, dump_sample(sample)))


class Worker:
    """Asks for samples and waits for them."""

    def __init__(self, session: pytest.Session, channel: Any) -> None:
        self._session, self._channel = session, channel
        self._news = threading.Condition()
        self._samples: dict[Ref, Sample] = {}
        self._stopped: str | None = None
        self._finished = False
        os.nice(YIELDING)
        channel.setcallback(self._receive, endmarker=None)

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Tells what the tests need; first, so that it arrives before xdist's own message."""
        manifest = [(item.nodeid, *(needed(item) or (None, 0))) for item in session.items]
        _send(self._channel, ("needs", manifest))

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> object:
        """Waits for the test's sample; if none will come, the test is as if never chosen."""
        ref = needed(item)
        if ref is None:
            return None
        _send(self._channel, ("want", *ref))
        with self._news:
            while ref not in self._samples and not self._stopped:
                self._news.wait()
            sample = self._samples.pop(ref, None)
        if sample is None:
            item.session.shouldstop = self._stopped or "stopped"
            return True
        item.stash[SAMPLE] = sample
        return None

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self) -> None:
        """From here on the channel may close."""
        self._finished = True

    def _receive(self, message: tuple[Any, ...] | None) -> None:
        """A thread of execnet's: a sample, a stop, or None if the controller is gone."""
        what, *values = message or ("stop", "the controller is gone")
        with self._news:
            if what == "sample":
                name, index, row = values
                self._samples[name, index] = load_sample(row)
            else:
                self._stopped = self._stopped or values[0]
                if not self._session.shouldstop:
                    self._session.shouldstop = self._stopped
            self._news.notify_all()
        if message is None and not self._finished:
            timer = threading.Timer(ORPHAN_SECONDS, os._exit, [1])
            timer.daemon = True
            timer.start()


def _send(channel: Any, message: tuple[Any, ...]) -> None:
    if channel is not None:
        with contextlib.suppress(OSError):  # the other side is gone and will be told of
            channel.send(message)
