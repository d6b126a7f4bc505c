"""What cannot be called is blamed on the program only if the driver can call a right one."""

from dataclasses import replace

import pytest

from algoreval import driver
from algoreval.errors import JudgeError
from algoreval.execute import Edges, Trial
from algoreval.instance import named
from algoreval.program import reference
from algoreval.proof import Prover
from selftests.programs import judged, judgement, program_of

FROZEN = Edges(shrink=False)


@pytest.fixture
def proving(executors):
    if isinstance(executors["python"], str):
        pytest.skip(executors["python"])
    return replace(executors["python"], prover=Prover(executors["python"].builder))


@pytest.mark.toolchain
def test_a_program_without_the_function_is_to_blame(proving) -> None:
    verdict = judged(proving, named("kmp", "python"), "def search(t, p): return []", FROZEN)
    assert verdict.label == "static_failure.interface_mismatch"


@pytest.mark.toolchain
@pytest.mark.parametrize("ended", ["truncated", "refusal"])
def test_a_reply_that_was_ended_before_the_function_tells_by_what(proving, ended) -> None:
    instance = named("kmp", "python")
    trial = Trial(instance, program_of(instance, "import math"), ended, FROZEN)
    assert judgement(proving, trial).label == f"static_failure.{ended}"


@pytest.mark.toolchain
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"ready"', '"mismatch \'nothing"', "does not answer: nothing"),
        ("import inspect", "import inspect, nowhere", "does not answer: ModuleNotFoundError"),
    ],
)
def test_a_driver_that_calls_nothing_is_our_trouble(old, new, words, proving, monkeypatch) -> None:
    glue = driver.glue

    def broken(*arguments):
        good = glue(*arguments)
        assert old in good.source
        return replace(good, source=good.source.replace(old, new))

    monkeypatch.setattr(driver, "glue", broken)
    instance = named("kmp", "python")
    with pytest.raises(JudgeError, match=f"Python: the driver {words}"):
        judged(proving, instance, reference(instance), FROZEN)
