"""Looks for the smallest input that a program gets wrong, with Hypothesis.

It searches a task's own strategy anew: Hypothesis shrinks only what it made. The search is bounded
by calls, so what it finds is evidence and never a verdict.
"""

import json
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from typing import Any

import hypothesis
from hypothesis.errors import HypothesisException

from algoreval.case import Case, load_oracle, load_queries
from algoreval.drawn import handed_over
from algoreval.driver import Calls, started
from algoreval.edge_cases import EdgeCases, Finding

CALLS = 600
"""Calls that one search may make."""

RESTARTS = 40
"""Fresh processes that it may start: each crash costs one."""

HANGS = 4
"""Calls that it may let run into their limit of time."""

SECONDS = 2.0
"""For each call; inputs are small."""


class _Spent(BaseException):
    """The search has used what it may. No Exception: Hypothesis would shrink towards it."""


class _Wrong(Exception):
    """What Hypothesis is to shrink."""


@dataclass
class Search:
    """One search: what it may still use, and the best that it has found."""

    trial: EdgeCases
    like: Finding | None = None
    """Only failures of this one's bucket and detail count; None: all do."""

    calls: int = CALLS
    restarts: int = RESTARTS
    hangs: int = HANGS
    found: Finding | None = None

    def __post_init__(self) -> None:
        self._stack = ExitStack()
        self._living: Calls | None = None
        self._seen: dict[str, bool] = {}
        self._least = ""

    def run(self, examples: int, seed: int = 0) -> Finding | None:
        """The smallest failure that so many examples and their shrinking lead to."""

        @hypothesis.seed(seed)
        @hypothesis.settings(
            max_examples=examples,
            database=None,
            deadline=None,
            report_multiple_bugs=False,
            phases=[hypothesis.Phase.generate, hypothesis.Phase.shrink],
            suppress_health_check=list(hypothesis.HealthCheck),
            verbosity=hypothesis.Verbosity.quiet,
        )
        @hypothesis.given(load_queries(self.trial.bound.instance.task))
        def never_wrong(query: dict[str, Any]) -> None:
            if self._fails(query):
                raise _Wrong

        # Hypothesis complains where a program is wrong only now and then: what was found is looked
        # at again in a fresh process anyway.
        with self._stack, suppress(_Wrong, _Spent, HypothesisException):
            never_wrong()
        return self.found

    def _fails(self, query: dict[str, Any]) -> bool:
        key = json.dumps(query)
        if key not in self._seen:
            self._seen[key] = self._ask(query, key)
        return self._seen[key]

    def _ask(self, query: dict[str, Any], key: str) -> bool:
        instance = self.trial.bound.instance
        args = handed_over(instance, query)
        if args is None:
            return False
        answer = json.loads(json.dumps(load_oracle(instance.task)(**query)))
        case = Case("smallest", "The smallest input that was found.", args, answer)
        self.calls -= 1
        if self.calls < 0:
            raise _Spent
        reply = self._calls().call(args, SECONDS)
        if self.trial.is_right(case, reply):
            return False
        if reply.run is not None:
            self._living = None
            self.hangs -= reply.run.stopped is not None
        found = self.trial.finding(case, reply)
        if self.like is not None and found.verdict.label != self.like.verdict.label:
            return False
        if self.found is None or (len(key), key) < (len(self._least), self._least):
            self.found, self._least = found, key
        return True

    def _calls(self) -> Calls:
        if self._living is None:
            self._stack.close()
            self.restarts -= 1
            if self.restarts < 0 or self.hangs <= 0:
                raise _Spent
            begun = self._stack.enter_context(started(self.trial.builder, self.trial.bound))
            if not isinstance(begun, Calls):
                raise _Spent
            self._living = begun
        return self._living


def smallest(trial: EdgeCases, found: Finding) -> Finding:
    """The smallest failure to be found for a program that has this one; at worst, this one."""
    other = Search(trial, like=found).run(CALLS)
    if other is None or _size(other) >= _size(found):
        return found
    confirmed = trial.attempt([other.case])
    return found if confirmed is None else confirmed


def _size(found: Finding) -> int:
    return len(json.dumps(found.case.args))


def explore(trial: EdgeCases, examples: int, seed: int) -> Finding | None:
    """A failure among so many fresh inputs, shrunk and confirmed; None if there is none."""
    search = Search(trial, calls=2 * examples + CALLS)
    other = search.run(examples, seed)
    return None if other is None else trial.attempt([other.case])
