"""Verdicts of earlier sessions: what is believed, and what is judged anew."""

import hashlib
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path

import pytest

from algoreval.errors import JudgeError
from algoreval.execute import Edges, Measured, Outcome, Trial
from algoreval.extract import NoProgram, Program
from algoreval.instance import named
from algoreval.recall import Recalling
from algoreval.shelf import Shelf
from algoreval.verdict import Verdict

VERDICT = Verdict("wrong_output", "mismatch", ("stateful",), {"expected": "1", "exact": False})
KMP = named("kmp", "c")


def program(source: str = "int main(void) {}\n") -> Program:
    return Program(source, "c", "test", hashlib.sha256(source.encode()).hexdigest())


class Judge:
    """An executor that counts what it is asked."""

    def __init__(self, verdict: Verdict | Exception = VERDICT) -> None:
        self.verdict = verdict
        self.trials: list[Trial] = []

    def submit(self, trial: Trial) -> "Future[Outcome]":
        self.trials.append(trial)
        future: Future[Outcome] = Future()
        if isinstance(self.verdict, Exception):
            future.set_exception(self.verdict)
        else:
            future.set_result(Outcome(self.verdict, Measured(0.5, 1.5, repeated=("run",))))
        return future


def recalling(tmp_path: Path, judge: Judge, context: str = "") -> Recalling:
    return Recalling(judge, Shelf(tmp_path), context)


def test_the_same_is_judged_once(tmp_path: Path) -> None:
    judge = Judge()
    first = recalling(tmp_path, judge).submit(Trial(KMP, program())).result()
    again = recalling(tmp_path, judge).submit(Trial(KMP, program())).result()
    assert len(judge.trials) == 1
    assert again.verdict == first.verdict == VERDICT
    assert again.measured == replace(first.measured, recalled=True)


DIFFERENT = {
    "another program": Trial(KMP, program("int main(void) { }\n")),
    "another language": Trial(named("kmp", "cpp"), program()),
    "another expected output": Trial(replace(KMP, expected="1"), program()),
    "another condition": Trial(replace(KMP, condition="hint"), program()),
    "another test": Trial(KMP, program(), edges=Edges()),
    "a cut reply": Trial(KMP, program(), ended="truncated"),
    "one build for both": Trial(KMP, program(), both=True),
}


@pytest.mark.parametrize("what", DIFFERENT)
def test_what_differs_is_judged_anew(what: str, tmp_path: Path) -> None:
    judge = Judge()
    recalling(tmp_path, judge).submit(Trial(KMP, program()))
    recalling(tmp_path, judge).submit(DIFFERENT[what])
    assert len(judge.trials) == 2


def test_so_is_everything_elsewhere(tmp_path: Path) -> None:
    judge = Judge()
    for context in ("gcc 12", "gcc 13"):
        recalling(tmp_path, judge, context).submit(Trial(KMP, program()))
    assert len(judge.trials) == 2


def test_another_seed_matters_only_to_edge_cases_that_search(tmp_path: Path) -> None:
    judge = Judge()
    for seed in (1, 2):
        recalling(tmp_path, judge).submit(Trial(KMP, program(), edges=Edges(seed=seed)))
    assert len(judge.trials) == 1


@pytest.mark.parametrize(
    ("found", "edges"),
    [(program(), Edges(explore=5)), (NoProgram("none", "nothing"), None)],
    ids=["fresh inputs", "no program"],
)
def test_what_is_never_kept(found, edges, tmp_path: Path) -> None:
    judge = Judge()
    for _ in range(2):
        recalling(tmp_path, judge).submit(Trial(KMP, found, edges=edges))
    assert len(judge.trials) == 2


def test_our_own_trouble_is_never_kept(tmp_path: Path) -> None:
    broken = recalling(tmp_path, Judge(JudgeError("no disk"))).submit(Trial(KMP, program()))
    with pytest.raises(JudgeError):
        broken.result()
    judge = Judge()
    assert recalling(tmp_path, judge).submit(Trial(KMP, program())).result().verdict == VERDICT
    assert len(judge.trials) == 1


def test_a_damaged_memory_is_judged_anew(tmp_path: Path) -> None:
    judge = Judge()
    recalling(tmp_path, judge).submit(Trial(KMP, program()))
    (path,) = tmp_path.glob("??/*")
    path.write_bytes(path.read_bytes()[:-3])
    recalling(tmp_path, judge).submit(Trial(KMP, program()))
    assert len(judge.trials) == 2
