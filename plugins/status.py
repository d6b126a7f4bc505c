"""A line about generation below pytest's own: how far, how fast, how long still."""

import time
from collections.abc import Callable, Generator

import pytest

from algoreval.agenda import Progress

LIVE = 0.25
"""Seconds between two drawings on a terminal."""

LOGGED = 30.0
"""Seconds between two lines where the output goes to a file."""


def describe(progress: Progress) -> str:
    """The line's text."""
    done = progress.total - progress.left
    parts = [f"generated {done}/{progress.total}"]
    rate = progress.asked / progress.seconds if progress.seconds > 0 else 0.0
    if rate:
        parts[0] += f" ({rate:.2g}/s)" if rate < 10 else f" ({rate:.0f}/s)"
    if rate and progress.tokens:
        parts.append(f"{progress.tokens / progress.seconds:.0f} tokens/s")
    parts.append(f"{progress.in_flight} in flight")
    if progress.failed:
        parts.append(f"{progress.failed} failed")
    if progress.closed >= 1.0:
        parts.append(f"the server asks to wait {duration(progress.closed)}")
    if rate:
        parts.append(f"{duration(progress.left / rate)} left")
    return ", ".join(parts)


def duration(seconds: float) -> str:
    """The time in two units at most: "9 s", "3 min", "2 h 05 min"."""
    if seconds < 100:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 100 else f"{minutes // 60} h {minutes % 60:02} min"


class Status:
    """Draws the line, and takes it away before anybody else writes. Main thread only.

    The cursor goes back to where pytest left it, so pytest never knows.
    """

    def __init__(
        self,
        config: pytest.Config,
        progress: Callable[[], Progress],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._reporter = config.pluginmanager.getplugin("terminalreporter")
        self._progress, self._now = progress, now
        self._on = self._reporter is not None and config.option.verbose >= 0
        self._live = self._on and self._reporter.isatty
        self._drawn = False
        self._next_line = now() + LOGGED

    @property
    def interval(self) -> float:
        """How often `tick` should be called."""
        return LIVE if self._live else 1.0

    def tick(self) -> None:
        """Shows how far generation is, if it is going on."""
        progress = self._progress()
        if not self._on or not progress.left:
            self.erase()
        elif self._live:
            self._draw(describe(progress))
        elif self._now() >= self._next_line:
            self._next_line = self._now() + LOGGED
            self._reporter.write_line(describe(progress))

    def erase(self) -> None:
        """Takes the line away."""
        if self._drawn:
            self._below("")
            self._drawn = False

    def _draw(self, text: str) -> None:
        self._below(text[: self._reporter._tw.fullwidth - 1])
        self._drawn = True

    def _below(self, text: str) -> None:
        writer = self._reporter._tw
        # write_raw leaves pytest's own count of columns alone. A line may be longer than the
        # screen is wide: the cursor is then in the last of its rows.
        column = writer.width_of_current_line % writer.fullwidth + 1
        self._reporter.write_raw(f"\n\x1b[2K{text}\x1b[1A\x1b[{column}G", flush=True)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self) -> None:
        """With -v, pytest writes here."""
        self.erase()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logreport(self) -> None:
        """Pytest writes a letter or a line."""
        self.erase()

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logfinish(self) -> None:
        """Pytest has written."""
        self.tick()

    @pytest.hookimpl(tryfirst=True, optionalhook=True)
    def pytest_testnodedown(self) -> None:
        """Here xdist writes about a worker that is gone."""
        self.erase()

    @pytest.hookimpl(tryfirst=True)
    def pytest_keyboard_interrupt(self) -> None:
        """The last moment before the summary, if the user stops the run."""
        self.erase()

    @pytest.hookimpl(tryfirst=True)
    def pytest_internalerror(self) -> None:
        """A traceback follows."""
        self.erase()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_sessionfinish(self) -> Generator[None, object, object]:
        """The summary follows."""
        self.erase()
        return (yield)
