"""--dry-run: what the session would ask of the model and what that costs; nothing is done.

The tests are collected as ever, here and in no worker, and none of them runs.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from algoreval.agenda import Ref
from algoreval.errors import AlgorevalError
from algoreval.estimate import Estimate, Prices
from algoreval.model import Model, Request, sample_key
from algoreval.runs import SAMPLES
from algoreval.store import stored_keys
from plugins.ahead import needed
from plugins.chosen import GREEDY
from plugins.results import reports_folder


@dataclass(frozen=True)
class Plan:
    """Who would be asked, and for what."""

    model: Model
    make_request: Callable[[str, int], Request]


PLAN = pytest.StashKey[Plan]()
"""On the config of a dry run."""

_LINES = pytest.StashKey[list[str]]()


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Starts no workers: there is nothing for them to do."""
    if config.option.dry_run and hasattr(config.option, "numprocesses"):
        config.option.numprocesses = 0


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> object:
    """Counts in place of running. Raises UsageError for what a run would refuse, too."""
    config = session.config
    if PLAN not in config.stash:
        return None
    if session.testsfailed:
        raise session.Interrupted(f"{session.testsfailed} error(s) during collection")
    refs = dict.fromkeys(ref for item in session.items if (ref := needed(item)))
    try:
        config.stash[_LINES] = list(_lines(config, list(refs)))
    except AlgorevalError as error:
        raise pytest.UsageError(str(error)) from error
    return True


def _lines(config: pytest.Config, refs: list[Ref]) -> Iterator[str]:
    plan = config.stash[PLAN]
    if not plan.model.stored:
        yield f"{plan.model.name}: nothing is asked of a server, so nothing is spent"
        return
    yield f"{plan.model.name}: {plan.model.decoding.told()}"
    if GREEDY in config.stash:
        yield config.stash[GREEDY]
    there = _stored(config)
    requests = [plan.make_request(*ref) for ref in refs]
    left = [one for one in requests if not there or sample_key(plan.model, one) not in there]
    recalled = len(requests) - len(left)
    estimate = Estimate.of((one.prompt for one in left), plan.model.decoding, recalled)
    yield from estimate.lines(Prices(config.option.price_in, config.option.price_out))


def _stored(config: pytest.Config) -> frozenset[str]:
    """Keys of the samples of the run that would be continued."""
    name = config.option.run
    return stored_keys(reports_folder(config) / name / SAMPLES) if name else frozenset()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says it."""
    lines = terminalreporter.config.stash.get(_LINES, None)
    if lines is not None:
        terminalreporter.section("dry run: nothing was sent, written or judged", sep="=", bold=True)
        for line in lines:
            terminalreporter.write_line(line)
