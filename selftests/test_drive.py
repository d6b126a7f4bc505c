"""Programs whose function is called as their language allows: harmless differences pass, and each
way to fail has its verdict.
"""

from pathlib import Path

import pytest

from algoreval.evidence import failure_text
from algoreval.execute import Edges, LocalExecutor
from algoreval.instance import named
from algoreval.language import languages
from selftests.programs import instance_of, judged, language_of

FOLDER = Path(__file__).parent / "drive"
HARMLESS = sorted(FOLDER.glob("harmless/*/*"))
OUTCOMES = sorted(FOLDER.glob("outcomes/*/*"))
STATEFUL = "global_state"
"""In the name of a program that is right only in a fresh process."""

FROZEN = Edges(shrink=False)


def name(path: Path) -> str:
    return path.relative_to(path.parents[1]).as_posix()


def executor_of(path: Path, executors: dict[str, LocalExecutor | str]) -> LocalExecutor:
    executor = executors[language_of(path).id]
    if isinstance(executor, str):
        pytest.skip(executor)
    return executor


def test_every_language_has_its_share_of_programs() -> None:
    assert len(HARMLESS) >= 60
    for language in languages():
        assert sum(path.parent.name == language for path in HARMLESS) >= 8
        assert sum(path.parent.name == language for path in OUTCOMES) >= 6


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.parametrize("path", HARMLESS, ids=name)
def test_a_harmless_difference_passes_both_tests(path, executors) -> None:
    executor, source = executor_of(path, executors), path.read_text(encoding="utf-8")
    for edges in (None, FROZEN):
        verdict = judged(executor, instance_of(path), source, edges)
        assert verdict.passed, f"{path.name}: {failure_text(verdict)}"
    assert verdict.flags == (("stateful",) if STATEFUL in path.name else ())


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.parametrize("path", OUTCOMES, ids=name)
def test_each_way_to_fail_has_its_verdict(path, executors) -> None:
    executor, source = executor_of(path, executors), path.read_text(encoding="utf-8")
    verdict = judged(executor, instance_of(path), source, FROZEN)
    expected = ".".join(path.name.split(".")[1:3])
    assert verdict.label == expected, f"{path.name}: {failure_text(verdict)}"


TELLS_AN_ADDRESS = """
def kmp_search(text, pattern):
    raise LookupError(object())
"""


@pytest.mark.toolchain
def test_equal_runs_tell_the_same_of_an_exception(executors) -> None:
    executor, instance = executors["python"], named("kmp", "python")
    if isinstance(executor, str):
        pytest.skip(executor)
    first, second = (judged(executor, instance, TELLS_AN_ADDRESS, FROZEN) for _ in range(2))
    assert first.evidence["exception"] == "LookupError: <object object at 0x...>"
    assert first.evidence["exception"] == second.evidence["exception"]
