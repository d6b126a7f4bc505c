"""Generation ahead of the tests: many requests in flight while other things go on.

The engine asks for samples in the order in which the tests are listed, but first for what
somebody waits for, and says of each, once, that it is there. Texts go to the store; whoever
wants one reads it from there.
"""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace

from algoreval.agenda import Agenda, Progress, Ref
from algoreval.clock import Clock, RealClock
from algoreval.errors import AlgorevalError
from algoreval.model import Model, Request, Sample, sample_key
from algoreval.pace import Pace
from algoreval.patience import Patience
from algoreval.quota import Limits
from algoreval.request_log import RequestLog
from algoreval.store import Store
from algoreval.throttle import Doorway


class Engine:
    """Fetches samples in a thread of its own, with `concurrency` requests in flight."""

    def __init__(
        self,
        model: Model,
        store: Store,
        make_request: Callable[[str, int], Request],
        *,
        on_result: Callable[[Ref], None],
        on_trouble: Callable[[str], None],
        concurrency: int = 64,
        patience: Patience | None = None,
        clock: Clock | None = None,
        limits: Limits | None = None,
        log: RequestLog | None = None,
    ) -> None:
        """Nothing is asked before `start`.

        Both callbacks run in the engine's thread: `on_result` once for each sample, also for one
        that failed; `on_trouble` once if generation as a whole cannot go on (a full disk).
        """
        self._model, self._store, self._make_request = model, store, make_request
        self._on_result, self._on_trouble = on_result, on_trouble
        self._concurrency = concurrency
        self._clock = clock or RealClock()
        self._agenda = Agenda(())
        self._keys: dict[Ref, str] = {}
        self._absent: dict[Ref, Sample] = {}
        self._progress = Progress()
        self._began = self._clock.now()
        self._pace = Pace(concurrency, patience or Patience(), self._clock, limits, log)
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._doorway = Doorway()
        self._lanes: set[asyncio.Task[None]] = set()
        self.stopped: str | None = None
        """Why no more requests are sent; None while they are."""

    @property
    def started(self) -> bool:
        """`start` was called."""
        return self._thread is not None

    def start(self, refs: Iterable[Ref]) -> None:
        """Begins with these samples, in this order. A second call does nothing."""
        if self._thread or self.stopped:
            return
        self._agenda = Agenda(refs)
        self._progress = Progress(total=len(self._agenda))
        # A daemon: a provider that never answers must not keep the process alive.
        self._thread = threading.Thread(target=self._run, daemon=True, name="generate")
        self._thread.start()

    def want(self, reader: Hashable, ref: Ref) -> None:
        """A reader waits for this sample: it comes next."""
        self._agenda.want(reader, ref)

    def sample(self, ref: Ref) -> Sample | None:
        """The sample if it is there, also one that failed; None while it is not."""
        absent = self._absent.get(ref)
        if absent is not None:
            return absent
        key = self._keys.get(ref)
        found = None if key is None else self._store.get(key)
        # The store's row may have been written for an instance of another name.
        return found and replace(found, instance=ref[0], index=ref[1])

    def progress(self) -> Progress:
        """How far generation is, at this moment."""
        gate, now = self._pace.gate, self._clock.now()
        return replace(
            self._progress,
            in_flight=gate.in_flight,
            seconds=now - self._began,
            closed=gate.closed(),
        )

    def stop(self, reason: str) -> None:
        """No more requests are sent; those in flight may end until `join` gives them up."""
        if self.stopped is None:
            self.stopped = reason
            self._soon(self._pace.stop)

    def join(self, grace: float) -> bool:
        """Waits `grace` seconds for replies in flight, which are paid for, then drops them.

        True when all has ended and the store may be closed.
        """
        if self._thread is None:
            return True
        self._thread.join(grace)
        self.stop("the session ended")
        self._soon(lambda: [task.cancel() for task in self._lanes])
        self._thread.join(2.0)
        return not self._thread.is_alive()

    def _soon(self, call: Callable[[], object]) -> None:
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
                self._loop.call_soon_threadsafe(call)

    # From here on: the engine's thread.

    def _run(self) -> None:
        try:
            asyncio.run(self._main())
        except Exception as error:
            self._end(_line(error))

    def _end(self, reason: str) -> None:
        trouble = f"generation stopped: {reason}"
        self.stop(trouble)
        self._on_trouble(trouble)

    async def _main(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._began = self._clock.now()
        try:
            if len(self._store):
                self._recall()
            lanes = min(self._concurrency, len(self._agenda))
            self._lanes = {asyncio.create_task(self._lane()) for _ in range(lanes)}
            if self._lanes:
                done, _ = await asyncio.wait(self._lanes, return_when=asyncio.FIRST_EXCEPTION)
                for task in done:
                    if not task.cancelled():
                        task.result()
        finally:
            with contextlib.suppress(Exception):
                await self._model.close()

    def _recall(self) -> None:
        """Delivers what the store has before anything is asked for."""
        for ref in self._agenda:
            if self.stopped:
                return
            if self._known(ref):
                self._agenda.skip(ref)
                self._deliver(ref, recalled=1)
        self._began = self._clock.now()

    def _known(self, ref: Ref) -> bool:
        try:
            key = self._key(self._make_request(*ref))
        except AlgorevalError:
            return False  # said when its turn comes
        if key in self._store:
            self._keys[ref] = key
        return key in self._store

    def _key(self, request: Request) -> str:
        # What a reference or a replay answers hangs on the instance, whatever the prompt says.
        if not self._model.stored:
            return f"{request.instance}/{request.index}"
        return sample_key(self._model, request)

    def _deliver(
        self, ref: Ref, *, asked: int = 0, recalled: int = 0, failed: int = 0, tokens: int = 0
    ) -> None:
        now = self._progress
        self._progress = replace(
            now,
            asked=now.asked + asked,
            recalled=now.recalled + recalled,
            failed=now.failed + failed,
            tokens=now.tokens + tokens,
        )
        self._on_result(ref)

    async def _lane(self) -> None:
        while True:
            await self._doorway.enter()
            if self.stopped or (ref := self._agenda.take()) is None:
                return
            await self._fetch(ref)

    async def _fetch(self, ref: Ref) -> None:
        sample = Sample(ref[0], ref[1], self._model.name, self._model.decoding, prompt_sha256="")
        reason = self._model.unavailable(*ref)
        if reason is not None:
            self._absent[ref] = replace(sample, unavailable=reason)
            self._deliver(ref, recalled=1)
            return
        key = None
        try:
            request = self._make_request(*ref)
            sample = replace(sample, prompt_sha256=request.prompt.sha256)
            key = self._key(request)
            completion = await self._pace.ask(self._model, request)
        except Exception as error:
            self._fail(ref, replace(sample, error=_line(error)), key)
            self._end_if_in_vain()
            return
        sample = replace(sample, prompt_sha256=completion.asked or sample.prompt_sha256)
        self._store.put(key, replace(sample, completion=completion))
        self._keys[ref] = key
        used = (completion.usage or {}).get("completion_tokens", 0)
        self._deliver(ref, asked=1, tokens=used)

    def _fail(self, ref: Ref, sample: Sample, key: str | None) -> None:
        self._absent[ref] = sample
        if key is not None:
            self._store.put(key, sample)
        self._deliver(ref, failed=1)

    def _end_if_in_vain(self) -> None:
        """A server that refuses us from the start leaves nothing to judge: one line is enough."""
        nothing = not self._progress.asked and not self._progress.recalled
        if self._pace.broken and nothing and not self.stopped:
            self._end(self._pace.broken)


def _line(error: Exception) -> str:
    """One line for a person; of an error nobody foresaw, also its type."""
    text = " ".join(str(error).split())
    return text if isinstance(error, AlgorevalError) else f"{type(error).__name__}: {text}"
