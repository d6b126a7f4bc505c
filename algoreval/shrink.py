"""Looks for the smallest input that a program gets wrong, with Hypothesis.

It searches a task's own strategy anew: Hypothesis shrinks only what it made. Shrinking may get
stuck, so it begins again with other inputs, and at last with smaller ones than the best. The search
is bounded by calls, so what it finds is evidence and never a verdict.
"""

import json
import math
import time
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from typing import Any

import hypothesis
from hypothesis.errors import HypothesisException

from algoreval.case import Case, load_oracle, load_queries, size_of
from algoreval.drawn import handed_over
from algoreval.driver import Calls, started
from algoreval.edge_cases import EdgeCases, Finding

CALLS = 600
"""Calls that one search may make."""

AGAIN, BELOW = 2, 3
"""Further rounds: with other inputs, then with those alone that are smaller than the best."""

FEW = 60
"""Examples of a further round."""

RESTARTS = 40
"""Fresh processes that it may start: each crash costs one."""

HANGS = 4
"""Calls that it may let run into their limit of time."""

SECONDS = 2.0
"""For each call; inputs are small."""


IN_ALL = 60.0
"""Seconds that the calls of one search may take together, by the clock."""


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

    alone: bool = False
    """Whether a failure counts only in a process that was not called before."""

    seconds: float = IN_ALL
    calls: int = CALLS
    restarts: int = RESTARTS
    hangs: int = HANGS
    found: Finding | None = None

    def __post_init__(self) -> None:
        self._stack = ExitStack()
        self._until = time.monotonic() + self.seconds
        self._living: Calls | None = None
        self._answered = 0
        self._below: int | None = None
        self._seen: dict[str, bool] = {}
        self._least: tuple[int, int, str] | None = None

    def run(self, examples: int, seed: int = 0) -> Finding | None:
        """The smallest failure that so many examples and their shrinking lead to."""
        with self._stack, suppress(_Spent):
            self._round(examples, seed)
            for number in range(1, 1 + AGAIN + BELOW):
                if self._least is None or self._least[0] == 0:
                    break
                if number > AGAIN:
                    self._below = self._least[0]
                self._round(FEW, seed + number)
        return self.found

    def _round(self, examples: int, seed: int) -> None:
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
        with suppress(_Wrong, HypothesisException):
            never_wrong()

    def _fails(self, query: dict[str, Any]) -> bool:
        args = handed_over(self.trial.bound.instance, query)
        if args is None or (self._below is not None and size_of(args) >= self._below):
            return False
        key = json.dumps(query)
        if key not in self._seen:
            self._seen[key] = self._ask(query, key)
        return self._seen[key]

    def _ask(self, query: dict[str, Any], key: str) -> bool:
        instance = self.trial.bound.instance
        args = handed_over(instance, query)
        assert args is not None
        answer = json.loads(json.dumps(load_oracle(instance.task)(**query)))
        case = Case("smallest", "The smallest input that was found.", args, answer)
        found = self._failure(case)
        if found is not None and self.alone and self._answered > 1:
            self._living = None
            found = self._failure(case)
        if found is None:
            return False
        order = (size_of(args), len(key), key)
        if self._least is None or order < self._least:
            self.found, self._least = found, order
        return True

    def _failure(self, case: Case) -> Finding | None:
        """What the program gets wrong of a case; None if that is nothing of what is looked for."""
        self.calls -= 1
        if self.calls < 0 or time.monotonic() > self._until:
            raise _Spent
        reply = self._calls().call(case.args, SECONDS)
        self._answered += 1
        if self.trial.is_right(case, reply):
            return None
        if reply.run is not None:
            self._living = None
            if reply.starved:
                return None
            self.hangs -= reply.run.stopped is not None
        found = self.trial.finding(case, reply)
        if self.like is not None and found.verdict.label != self.like.verdict.label:
            return None
        return found

    def _calls(self) -> Calls:
        if self._living is None:
            self._stack.close()
            self.restarts -= 1
            if self.restarts < 0 or self.hangs <= 0:
                raise _Spent
            begun = self._stack.enter_context(started(self.trial.builder, self.trial.bound))
            if not isinstance(begun, Calls):
                raise _Spent
            self._living, self._answered = begun, 0
        return self._living


def smallest(trial: EdgeCases, found: Finding) -> Finding:
    """The smallest failure to be found for a program that has this one; at worst, this one."""
    for alone in (False, True):
        other = Search(trial, like=found, alone=alone).run(CALLS)
        if other is None or _size(other) >= _size(found):
            break
        # What is right now was wrong only because the function had been called before.
        confirmed = trial.attempt([other.case])
        if confirmed is not None:
            return confirmed
    return found


def _size(found: Finding) -> tuple[int, int]:
    return size_of(found.case.args), len(json.dumps(found.case.args))


def explore(trial: EdgeCases, examples: int, seed: int) -> Finding | None:
    """A failure among so many fresh inputs, shrunk and confirmed; None if there is none."""
    search = Search(trial, calls=2 * examples + CALLS, seconds=math.inf)
    other = search.run(examples, seed)
    return None if other is None else trial.attempt([other.case])
