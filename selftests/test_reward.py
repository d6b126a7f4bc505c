"""Rewards: what completions earn, what hacks earn, and how trainers ask."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from algoreval import reward_work, trainer
from algoreval.drawn import cases_of
from algoreval.errors import ConfigError, JudgeError
from algoreval.instance import find
from algoreval.ladder import pay
from algoreval.language import languages
from algoreval.program import reference
from algoreval.prompt import render
from algoreval.registry import ROOT
from algoreval.reward import Reward, open_reward
from algoreval.reward_work import Scored
from algoreval.sandbox import Job, Run
from algoreval.search import Missing
from algoreval.state import state_folder
from algoreval.task import FOLDER
from algoreval.toolchain import find as find_toolchain
from algoreval.trainer import instance_id, text_of
from algoreval.verdict import BUCKETS, Verdict

HERE = Path(__file__).parent / "reward"
IDS = ["kmp-c", "kmp-rust", "dijkstra-go-adj_list"]


class TestLadder:
    @pytest.mark.parametrize(
        ("fixed", "earned"),
        [
            (Verdict("passed", evidence={"exact": True}), 1.0),
            (Verdict("passed", evidence={"exact": False}), 0.8),
            (Verdict("wrong_output", "mismatch", evidence={"exact": False}), 0.3),
            (Verdict("runtime_error", "signal", evidence={"exact": True}), 0.1),
            (Verdict("timeout", "cpu", evidence={"exact": True}), 0.1),
            (Verdict("static_failure", "no_program"), 0.0),
        ],
    )
    def test_each_rung(self, fixed: Verdict, earned: float) -> None:
        assert pay(fixed) == earned

    @pytest.mark.parametrize("bucket", BUCKETS)
    def test_edge_cases_take_and_never_give(self, bucket: str) -> None:
        fixed = Verdict("passed", evidence={"exact": True})
        rest = {"passed": 1.0, "wrong_output": 0.3, "runtime_error": 0.1, "timeout": 0.1}
        assert pay(fixed, Verdict(bucket)) == rest.get(bucket, 0.0)
        assert pay(Verdict("static_failure"), Verdict(bucket)) == 0.0


class Played:
    """A pool that scores as it is told and notes what was asked."""

    def __init__(self, score: Callable[[str, str], Scored | BaseException]) -> None:
        self.score = score
        self.asked: list[tuple[str, str]] = []

    def submit(self, name: str, completion: str) -> "Future[Scored]":
        self.asked.append((name, completion))
        future: Future[Scored] = Future()
        found = self.score(name, completion)
        if isinstance(found, Scored):
            future.set_result(found)
        else:
            future.set_exception(found)
        return future

    def close(self) -> None:
        self.asked.append(("closed", ""))


def played(score: Callable[[str, str], Any], trouble: Any = "raise") -> tuple[Reward, Played]:
    pool = Played(score)
    return Reward(pool, trouble), pool  # type: ignore[arg-type]


def by_length(name: str, completion: str) -> Scored:
    return Scored(len(completion) / 10)


class TestCalls:
    def test_order_is_kept_and_equal_ones_are_judged_once(self) -> None:
        reward, pool = played(by_length)
        with reward:
            assert reward([*IDS, IDS[0]], ["aaa", "a", "aa", "aaa"]) == [0.3, 0.1, 0.2, 0.3]
            assert reward([], []) == []
        assert pool.asked == [*zip(IDS, ["aaa", "a", "aa"], strict=True), ("closed", "")]

    def test_as_a_trainer_calls_it(self) -> None:
        reward, pool = played(by_length)
        prompts = [[{"role": "user", "content": "whatever a template made of it"}]] * 2
        chats = [[{"role": "assistant", "content": text}] for text in ("a", "aa")]
        earned = reward(
            prompts=prompts, completions=chats, completion_ids=[[1], [2]], instance=IDS[:2],
            group=["kmp", "kmp"], trainer_state=None,
        )  # fmt: skip
        assert earned == [0.1, 0.2]
        assert pool.asked == [(IDS[0], "a"), (IDS[1], "aa")]
        assert reward.__name__ == "algoreval"

    def test_numbers_must_agree(self) -> None:
        reward, _ = played(by_length)
        with pytest.raises(ConfigError, match="3 prompts for 1 completions"):
            reward(IDS, ["a"])

    @pytest.mark.parametrize(
        "failing", [Scored(None, trouble="no compiler"), BrokenProcessPool("it died")]
    )
    def test_trouble_of_ours_is_no_reward(self, failing: Any) -> None:
        def score(name: str, completion: str) -> Any:
            return failing if completion == "b" else Scored(0.3)

        reward, pool = played(score)
        with pytest.raises(JudgeError, match=r"1 of 3 not judged, such as .*(compiler|died)"):
            reward(IDS, ["a", "b", "c"])
        assert len(pool.asked) == 4, "it was tried twice"
        reward, _ = played(score, "none")
        assert reward(IDS, ["a", "b", "c"]) == [0.3, None, 0.3]

    def test_what_works_when_all_else_is_done_counts(self) -> None:
        seen: list[str] = []

        def score(name: str, completion: str) -> Scored:
            seen.append(completion)
            return Scored(None if seen == ["a"] else 0.8)

        reward, _ = played(score)
        assert reward(IDS, ["a", "b", "c"]) == [0.8] * 3
        assert seen == ["a", "b", "c", "a"]

    def test_a_mistake_of_ours_is_raised(self) -> None:
        reward, _ = played(lambda name, completion: KeyError("mine"), "none")
        with pytest.raises(KeyError):
            reward(IDS[:1], ["a"])

    @pytest.mark.parametrize(
        ("options", "complaint"),
        [
            ({"workers": "x"}, "workers='x': a whole number or None"),
            ({"workers": True}, "workers=True: a whole number or None"),
            ({"workers": 1.5}, "workers=1.5: a whole number or None"),
            ({"fresh": "3"}, "fresh='3': a whole number"),
            ({"run_seconds": "5"}, "run_seconds='5': a number or None"),
            ({"memory_mib": 512.5}, "memory_mib=512.5: a whole number or None"),
            ({"edge_cases": "no"}, "edge_cases='no': True or False"),
            ({"reuse": 1}, "reuse=1: True or False"),
            ({"sandbox": None}, "sandbox=None: require or degraded"),
            ({"trouble": []}, r"trouble=\[\]: one of raise, none"),
            ({"fresh": 3}, "say edge_cases=True"),
            ({"workers": 0}, "workers=0: at least one"),
            ({"edge_cases": True, "fresh": -3}, "fresh=-3: so many inputs"),
            ({"run_seconds": 0}, "run_seconds=0: a number from 0.5 to 86400"),
            ({"run_seconds": float("nan")}, "run_seconds=nan: a number from"),
            ({"memory_mib": -5}, "memory_mib=-5: at least 64"),
            ({"trouble": "bogus"}, "trouble='bogus': one of raise, none"),
            ({"sandbox": "none"}, "choose require or degraded"),
        ],
    )
    def test_unusable_options(self, options: dict[str, Any], complaint: str) -> None:
        with pytest.raises(ConfigError, match=complaint):
            open_reward(**options)


class TestTrainer:
    @pytest.mark.parametrize(
        ("completion", "text"),
        [
            ("a program", "a program"),
            ([{"role": "assistant", "content": "a"}], "a"),
            ({"role": "assistant", "content": "a"}, "a"),
            ([{"role": "assistant", "content": "a"}, {"role": "tool", "content": "b"}], "a"),
            ([{"role": "assistant", "content": None}], ""),
            ([{"role": "assistant", "content": [{"type": "text", "text": "a"}, {}]}], "a"),
        ],
    )
    def test_completions_of_all_forms(self, completion: object, text: str) -> None:
        assert text_of(completion) == text

    @pytest.mark.parametrize("completion", [None, 7, [], ["a"], [{"role": "user"}]])
    def test_anything_else_is_refused(self, completion: object) -> None:
        with pytest.raises(ConfigError, match="a completion is a text or"):
            text_of(completion)

    def test_an_instance_is_known_by_its_id_or_its_prompt(self, monkeypatch) -> None:
        monkeypatch.setattr(trainer, "suites", lambda: ["novel"])
        trainer._prompts.cache_clear()
        try:
            for name in ("k_core-c-edge_list", "k_core-python-edge_list"):
                assert instance_id(name) == name
                for way in ("paper", "always", "never"):
                    prompt = render(find(name), way)
                    assert instance_id(prompt.user) == instance_id(prompt.joined().user) == name
                    chat = [
                        {"role": "system", "content": prompt.system},
                        {"role": "user", "content": prompt.user.strip()},
                    ]
                    assert instance_id(chat) == name
            with pytest.raises(ConfigError, match="no instance has the prompt 'Write a poem'"):
                instance_id("Write a poem\nabout spring")
        finally:
            trainer._prompts.cache_clear()

    def test_an_unknown_id_is_named(self) -> None:
        with pytest.raises(ConfigError, match="'kmp' is no instance id"):
            instance_id("kmp")

    @pytest.mark.slow
    def test_no_two_instances_have_one_prompt(self) -> None:
        known = set(trainer._prompts().values())
        for name in known:
            for way in ("paper", "always", "never"):
                assert instance_id(render(find(name), way).user) == name


class Showing:
    """A sandbox in which programs can see the project."""

    mode = "degraded: for this test"

    def run(self, job: Job) -> Run:
        assert job.command[-1] == str(FOLDER)
        return Run(0, None, None, b"", b"", None, 0.1, 0.1, 0.0, 9.0)


def test_a_sandbox_that_shows_the_answers_is_refused(monkeypatch) -> None:
    monkeypatch.setattr(reward_work, "open_sandbox", lambda policy, state: Showing())
    with pytest.raises(ConfigError, match=r"programs could read the answers in .*tasks"):
        open_reward(sandbox="degraded")


def need(*names: str) -> None:
    for name in names:
        found = find_toolchain(languages()[name], state_folder())
        if isinstance(found, Missing):
            pytest.skip(f"{name}: {found.reason}")


def reply(name: str, source: str) -> str:
    return f"Here it is:\n\n````{languages()[name].fence}\n{source}\n````\n"


@pytest.fixture(scope="module")
def plain() -> Iterator[Reward]:
    with open_reward(workers=2, reuse=False) as reward:
        yield reward


@pytest.fixture(scope="module")
def strict() -> Iterator[Reward]:
    with open_reward(workers=2, reuse=False, edge_cases=True) as reward:
        yield reward


RIGHT = reference(find("edit_distance-python"))
RUNGS = [
    (RIGHT, 1.0),
    (RIGHT + "print(' ')\n", 0.8),
    (RIGHT.replace("1 + min", "2 + min"), 0.3),
    (RIGHT + "raise SystemExit(3)\n", 0.1),
    (RIGHT + "raise ValueError\n", 0.1),
    (RIGHT.replace("return previous[-1]", "return previous[-1"), 0.0),
]


@pytest.mark.toolchain
def test_every_rung_is_paid_with_and_without_edge_cases(plain: Reward, strict: Reward) -> None:
    need("python")
    texts = [*(reply("python", source) for source, _ in RUNGS), "I cannot do that.", "\ud800\0"]
    names = ["edit_distance-python"] * len(texts)
    earned = [*(reward for _, reward in RUNGS), 0.0, 0.0]
    assert plain(names, texts) == earned
    assert strict(names, texts) == earned


HACKS = {
    "prints": (1.0, 0.0),
    "constant": (1.0, 0.3),
    "recognises": (1.0, 0.3),
    "forges": (1.0, 0.3),
    "exits_inside": (1.0, 0.1),
    "exits": (0.3, 0.3),
}
"""What a hack earns without edge cases and, at most, with them."""


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.parametrize("language", ["python", "c", "javascript"])
def test_with_edge_cases_a_hack_earns_what_a_wrong_program_earns(
    language: str, plain: Reward, strict: Reward
) -> None:
    need(language)
    paths = sorted((HERE / "hacks" / language).iterdir())
    assert {path.stem for path in paths} >= HACKS.keys() - {"forges"}
    texts = [reply(language, path.read_text(encoding="utf-8")) for path in paths]
    names = [f"edit_distance-{language}"] * len(texts)
    right = reply(language, reference(find(names[0])))
    assert plain(names, texts) == [HACKS[path.stem][0] for path in paths]
    *earned, honest = strict([*names, names[0]], [*texts, right])
    assert honest == 1.0
    for path, reward in zip(paths, earned, strict=True):
        assert reward is not None
        assert reward <= HACKS[path.stem][1], path


def searching(expected: str) -> str:
    text = (HERE / "search.py").read_text(encoding="utf-8")
    return text.replace("@reversed@", expected[:12][::-1])


@pytest.mark.toolchain
def test_the_expected_answer_is_nowhere_in_the_sandbox(strict: Reward) -> None:
    need("python")
    instance = find("sha256-python")
    (scored,) = strict.score([instance.id], [reply("python", searching(instance.expected))])
    assert scored.fixed
    assert scored.fixed.evidence["actual"] == "nothing\n", scored.fixed
    assert scored.edges
    assert scored.edges.evidence["result"] == '"nothing"', "nor where its function is called"
    assert scored.reward == 0.3


def test_what_lies_about_is_found(tmp_path: Path) -> None:
    expected = find("sha256-python").expected
    script = tmp_path / "script.py"
    script.write_text(searching(expected))
    (tmp_path / "answers").mkdir()
    (tmp_path / "answers" / "one.yaml").write_text(f"expected: {expected}\n")
    with (tmp_path / "open.txt").open("w+b") as inherited:
        inherited.write(f"open: {expected}".encode())
        inherited.flush()
        done = subprocess.run(
            [sys.executable, script, tmp_path / "answers"],
            env={"ANSWER": expected, "PATH": os.defpath},
            stdin=inherited,
            capture_output=True,
            text=True,
            check=True,
        )
    found = done.stdout.split()
    assert str(tmp_path / "answers" / "one.yaml") in found
    assert {path.rpartition("/")[2] for path in found} >= {"environ", "0", "memory"}


@pytest.mark.toolchain
def test_fresh_inputs_find_who_knows_the_frozen_ones(strict: Reward) -> None:
    need("python")
    instance = find("edit_distance-python")
    known = {(case.args["a"], case.args["b"]): case.answer for case in cases_of(instance)}
    source = RIGHT.replace(
        '"""\n    previous = ', f'"""\n    return {known!r}.get((a, b), -1)\n    previous = '
    )
    assert source != RIGHT
    asked = ([instance.id] * 2, [reply("python", source), reply("python", RIGHT)])
    assert strict(*asked) == [1.0, 1.0]
    with open_reward(workers=1, edge_cases=True, fresh=20) as reward:
        assert reward(*asked) == [0.3, 1.0]


@pytest.mark.toolchain
def test_a_worker_that_dies_is_replaced(plain: Reward) -> None:
    need("python")
    asked = (["edit_distance-python"], [reply("python", RIGHT)])
    assert plain(*asked) == [1.0]
    executor = plain.pool._executor
    assert executor
    for process in list(executor._processes.values()):
        with contextlib.suppress(ProcessLookupError):  # the pool ends all when one has died
            os.kill(process.pid, signal.SIGKILL)
        process.join()
    assert plain(*asked) == [1.0]


@pytest.mark.toolchain
def test_workers_do_not_load_the_trainer_and_end_with_it() -> None:
    need("python")
    done = subprocess.run(
        [sys.executable, HERE / "trainer.py"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,  # until the last who holds the pipe has ended
        text=True,
        timeout=120,
    )
    assert done.stdout == "loaded\n[1.0]\n", done.stderr
    assert done.returncode == -signal.SIGKILL
