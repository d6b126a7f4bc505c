"""Drivers tell the processor's time of a call as finely as the clock: no ticks of milliseconds."""

import pytest

from algoreval.driver import Bound, Calls, bind, started
from algoreval.execute import LocalExecutor
from algoreval.instance import named
from algoreval.language import languages
from algoreval.program import reference
from selftests.programs import program_of


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.parametrize("language", languages())
def test_the_least_time_of_many_short_calls_is_not_nothing(
    language: str, executors: dict[str, LocalExecutor | str]
) -> None:
    executor = executors[language]
    if isinstance(executor, str):
        pytest.skip(executor)
    instance = named("sieve", language)
    bound = bind(executor.builder, instance, program_of(instance, reference(instance)))
    assert isinstance(bound, Bound)
    with started(executor.builder, bound) as calls:
        assert isinstance(calls, Calls)
        short = calls.time({"limit": 20_000}, 30, 20)
        long = calls.time({"limit": 200_000}, 30, 20)
    # A clock that ticks once in 4 ms stands still during most of these calls.
    assert 0 < short.cpu_ns < long.cpu_ns
