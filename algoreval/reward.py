"""Rewards for training: completions go in, what they earn by `algoreval.ladder` comes out.

    with open_reward(edge_cases=True) as reward:
        reward(["kmp-rust", "kmp-c"], ["...", "..."])  # [1.0, 0.3]

Completions are judged by the benchmark's own judges, in its sandbox, in several processes. Trouble
of ours (no compiler, a full disk) is no reward: it raises JudgeError, or stands as None.
"""

import os
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from types import NoneType, TracebackType
from typing import Any, Literal, get_args

from algoreval.built import Caps
from algoreval.errors import ConfigError, JudgeError
from algoreval.reward_work import Pool, Scored, Terms, proven_sandbox
from algoreval.sandbox import LONGEST_SECONDS, SHORTEST_SECONDS, SMALLEST_MIB
from algoreval.trainer import instance_id, text_of

Trouble = Literal["raise", "none"]

Asked = tuple[str, str]
"""An instance's id and a completion."""


@dataclass(frozen=True)
class Reward:
    """Pays completions; `open_reward` makes one. Use it in a `with` block, or close it.

    One thread at a time may call it.
    """

    pool: Pool
    trouble: Trouble = "raise"

    __name__ = "algoreval"
    """Trainers log a reward under the name of its function."""

    def __call__(
        self,
        prompts: Sequence[Any],
        completions: Sequence[Any],
        *,
        instance: Sequence[str] | None = None,
        **columns: object,
    ) -> list[float | None]:
        """One reward per completion, in their order.

        Each of `prompts` is the id of an instance, or the prompt of a base instance; prompts and
        completions are texts or lists of messages. Trainers hand over the columns of their data,
        too: `instance` says which instances are meant, the others are not looked at. Raises
        JudgeError if one cannot be judged, unless None was asked for.
        """
        scored = self.score(prompts if instance is None else instance, completions)
        unjudged = [one.trouble for one in scored if one.reward is None]
        if unjudged and self.trouble == "raise":
            raise JudgeError(f"{len(unjudged)} of {len(scored)} not judged, such as {unjudged[0]}")
        return [one.reward for one in scored]

    def score(self, prompts: Sequence[Any], completions: Sequence[Any]) -> list[Scored]:
        """The same with the verdicts that led to it; trouble of ours is told in its place."""
        if len(prompts) != len(completions):
            raise ConfigError(f"{len(prompts)} prompts for {len(completions)} completions")
        asked = list(zip(map(instance_id, prompts), map(text_of, completions), strict=True))
        found = self._judged(dict.fromkeys(asked))
        # What other work has kept from its time may have it now that all the rest is done.
        for one in [one for one, scored in found.items() if scored.reward is None]:
            found |= self._judged([one])
        return [found[one] for one in asked]

    def _judged(self, asked: Iterable[Asked]) -> dict[Asked, Scored]:
        futures = {one: self.pool.submit(*one) for one in asked}
        return {one: _result(future) for one, future in futures.items()}

    def close(self) -> None:
        """Ends the workers, each after what it is judging."""
        self.pool.close()

    def __enter__(self) -> "Reward":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _result(future: "Future[Scored]") -> Scored:
    try:
        return future.result()
    except BrokenProcessPool:
        return Scored(None, trouble="a process that judged has died; is there enough memory?")


def open_reward(
    *,
    workers: int | None = None,
    edge_cases: bool = False,
    fresh: int = 0,
    run_seconds: float | None = None,
    memory_mib: int | None = None,
    reuse: bool = True,
    sandbox: str = "require",
    trouble: Trouble = "raise",
) -> Reward:
    """A reward with so many processes; without a number, one for each core.

    With `edge_cases` a program's function decides, too; with `fresh`, also on so many inputs that
    are drawn anew each time. `run_seconds` and `memory_mib` replace the languages' own limits of a
    run. Without `reuse`, nothing that was built or judged earlier is believed. Raises ConfigError
    if there is no sandbox, or one in which programs could read the benchmark's answers.
    """
    _check_types(
        {"workers": workers, "fresh": fresh, "run_seconds": run_seconds, "memory_mib": memory_mib,
         "edge_cases": edge_cases, "reuse": reuse, "sandbox": sandbox, "trouble": trouble}
    )  # fmt: skip
    _check(edge_cases, fresh, run_seconds, memory_mib)
    if trouble not in get_args(Trouble):
        raise ConfigError(f"trouble={trouble!r}: one of {', '.join(get_args(Trouble))}")
    workers = len(os.sched_getaffinity(0)) if workers is None else workers
    if workers < 1:
        raise ConfigError(f"workers={workers}: at least one is needed")
    caps = Caps(run_seconds=run_seconds, memory_mib=memory_mib)
    terms = Terms(proven_sandbox(sandbox), edge_cases, fresh, caps, reuse)
    return Reward(Pool(terms, workers), trouble)


KINDS: Mapping[str, tuple[tuple[type, ...], str]] = {
    "workers": ((int, NoneType), "a whole number or None"),
    "fresh": ((int,), "a whole number"),
    "run_seconds": ((int, float, NoneType), "a number or None"),
    "memory_mib": ((int, NoneType), "a whole number or None"),
    "edge_cases": ((bool,), "True or False"),
    "reuse": ((bool,), "True or False"),
    "sandbox": ((str,), "require or degraded"),
    "trouble": ((str,), f"one of {', '.join(get_args(Trouble))}"),
}
"""Of what types a reward's parameters are, and how to say so."""


def _check_types(given: Mapping[str, object]) -> None:
    """Raises ConfigError for a parameter of another type; True and False are no numbers here."""
    for name, value in given.items():
        types, words = KINDS[name]
        if not isinstance(value, types) or (isinstance(value, bool) and bool not in types):
            raise ConfigError(f"{name}={value!r}: {words}")


def _check(edge_cases: bool, fresh: int, run_seconds: float | None, memory_mib: int | None) -> None:
    """Raises ConfigError for a number that would make every program look wrong."""
    if fresh < 0:
        raise ConfigError(f"fresh={fresh}: so many inputs, or 0")
    if fresh and not edge_cases:
        raise ConfigError("fresh inputs are edge cases: say edge_cases=True, too")
    if run_seconds is not None and not SHORTEST_SECONDS <= run_seconds <= LONGEST_SECONDS:
        span = f"from {SHORTEST_SECONDS:g} to {LONGEST_SECONDS:g}"
        raise ConfigError(f"run_seconds={run_seconds}: a number {span}")
    if memory_mib is not None and memory_mib < SMALLEST_MIB:
        raise ConfigError(f"memory_mib={memory_mib}: at least {SMALLEST_MIB}")
