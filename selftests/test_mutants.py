"""Fixed tests and named cases find wrong programs: nearly all mutants of the Python cores."""

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

import pytest

from algoreval.task import folders
from selftests.mutation.mutants import Mutant, mutants
from selftests.mutation.survivors import Count, counts, total
from selftests.mutation.trial import FIXED, Check, first_failure, loaded, outcomes

TASKS = sorted(folders())
BY_THE_FIXED_TEST, IN_ALL = 0.95, 0.99

CHANGES = {
    "boundary": ("if a < b: f()", "if a <= b:"),
    "opposite": ("return a in b", "return a not in b"),
    "connective": ("return a and b", "return a or b"),
    "dropped_operand": ("if a not in visited and b: f()", "if b:"),
    "dropped_sign": ("return -a", "return a"),
    "chosen_branch": ("return a if c else b", "return b"),
    "dropped_filter": ("return [x for x in a if c(x)]", "return [x for x in a]"),
    "arithmetic": ("return a // b", "return a * b"),
    "swapped_operands": ("return a - b", "return b - a"),
    "dropped_term": ("return a + b", "return a"),
    "constant": ("return 1", "return 2"),
    "range_end": ("return range(a)", "return range(a - 1)"),
    "callee": ("return a.popleft()", "return a.pop()"),
    "dropped_call": ("return sorted(a)", "return list(a)"),
    "dropped_keyword": ("return sorted(a, key=f)", "return sorted(a)"),
    "swapped_arguments": ("return f(a, b)", "return f(b, a)"),
    "swapped_indices": ("return a[b][c]", "return a[c][b]"),
    "dropped_bound": ("return a[b:]", "return a[:]"),
    "deleted": ("a[b] = c", "(deleted)"),
    "forced": ("if a: f()", "if False:"),
    "turned": ("if a: f()", "if not a:"),
    "other_jump": ("while a: break", "continue"),
    "once": ("while a: f()", "if a:"),
    "initial_value": ("x = a[0]; x = b", "x = 0"),
    "augmented": ("a += b", "a = b"),
}


def made(statement: str) -> list[Mutant]:
    """The mutants of a function that consists of one line."""
    return list(mutants(f"def main(a, b, c):\n    {statement}\n"))


@pytest.mark.parametrize("operator", CHANGES)
def test_an_operator_makes_its_mistake(operator: str) -> None:
    statement, change = CHANGES[operator]
    assert (operator, change) in [(one.operator, one.change) for one in made(statement)]


def test_what_would_be_noticed_anyhow_or_never_is_left_out() -> None:
    text = (
        'def main(a: "T") -> "T":\n    """Text."""\n    x = g()\n    return zip(x, a, strict=True)'
    )
    assert [one.change for one in mutants(text)] == ["return zip(a, x, strict=True)"]


def test_a_name_is_unique_and_does_not_depend_on_lines() -> None:
    one, other = made("a += 1; a += 1"), made("\n\n    a += 1\n\n    a += 1")
    assert [mutant.name for mutant in one] == [mutant.name for mutant in other]
    assert len({mutant.name for mutant in one}) == len(one)
    assert ("main: a += 1", "(deleted)") in [mutant.name for mutant in one]
    assert ("main: a += 1", "(deleted) #2") in [mutant.name for mutant in one]


@pytest.mark.parametrize(
    "core",
    [
        "answer = 2",
        "answer = 1 / 0",
        "while True: pass",
        "sum(iter(int, 1))",  # a loop that the interpreter never interrupts
        "x = [0]\nwhile True: x = x + x",
        "import sys\nsys.setrecursionlimit(10**9)\nf = lambda: f()\nf()",
        "raise SystemExit",
        "import os\nos._exit(0)",
    ],
)
def test_a_wrong_mutant_is_killed_whatever_it_does(core: str) -> None:
    right = Check("first", lambda code: True, seconds=0.1)
    check = Check("second", lambda code: loaded(code)["answer"] == 1, seconds=0.1)
    assert first_failure(compile(core, "core", "exec"), [right, check]) == "second"


def test_a_right_mutant_survives() -> None:
    check = Check(FIXED, lambda code: loaded(code)["answer"] == 1)
    assert first_failure(compile("answer = 1", "core", "exec"), [check, check]) == ""


@pytest.fixture(scope="module")
def pool() -> Iterator[ProcessPoolExecutor]:
    """A process without threads, which may fork, and with the benchmark's order of sets."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONHASHSEED", "0")
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as found:
            yield found


@pytest.mark.slow
@pytest.mark.parametrize("task", TASKS)
def test_survivors_are_those_that_are_argued(task: str, pool: ProcessPoolExecutor) -> None:
    found = pool.submit(outcomes, task).result()
    known = counts().get(task, Count(mutants=0, only_by_cases=0))
    survivors = {one.name for one in found if not one.killer}
    by_cases = [one for one in found if one.killer not in ("", FIXED)]
    for statement, change in survivors.symmetric_difference(known.names):
        lacks = (statement, change) in survivors
        print(f"survivors.yaml {'lacks' if lacks else 'lists in vain'}: {statement} -> {change}")
    for one in by_cases:
        print(f"only {one.killer} kills: {one.statement} -> {one.change}")
    assert survivors == set(known.names), f"{task}: argue what survives in survivors.yaml"
    assert (known.mutants, known.only_by_cases) == (len(found), len(by_cases)), (
        f"{task}: set mutants: {len(found)} and only_by_cases: {len(by_cases)} in survivors.yaml"
    )
    refuted = [one for one in found if one.refuter and one.name in known.equivalent]
    assert not refuted, "called equivalent, and yet it fails a drawn case"


def test_every_task_is_counted_and_no_survivor_twice() -> None:
    assert sorted(counts()) == TASKS
    for task, count in counts().items():
        assert len(set(count.names)) == len(count.names), task


def test_fixed_tests_kill_nearly_all_wrong_mutants_and_cases_the_rest() -> None:
    for task, count in counts().items():
        fixed, cases = count.shares
        print(
            f"{task:32}{count.wrong:5} wrong mutants, found {fixed:7.1%}, with cases {cases:7.1%}"
        )
    fixed, cases = total(counts().values()).shares
    assert fixed >= BY_THE_FIXED_TEST, f"the fixed tests find {fixed:.1%}"
    assert cases >= IN_ALL, f"the fixed tests and the named cases find {cases:.1%}"
