"""The command line of the benchmark: what to run, on which model, under which limits."""

import argparse
import math
from collections.abc import Callable

import pytest

from algoreval.model import UNSENT, Unsent
from algoreval.sandbox import LONGEST_SECONDS, SHORTEST_SECONDS
from algoreval.suite import DEFAULT

EXAMPLES = {"task": "dijkstra,kmp", "lang": "c,rust", "rep": "adj_list", "domain": "graph"}
SELECTION = tuple(EXAMPLES)
"""Options that choose exactly, where -k takes any name that contains the word."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the options that say what is run and how programs are judged."""
    _add_selection(parser.getgroup("algoreval: what to run"))
    _add_model(parser.getgroup("algoreval: the model"))
    _add_judging(parser.getgroup("algoreval: how programs are judged"))
    _add_edge_cases(parser.getgroup("algoreval: edge cases"))


def _add_selection(group: pytest.OptionGroup) -> None:
    group.addoption(
        "--suite", default=DEFAULT, metavar="NAME", help="paper (default), full or novel"
    )
    for name, example in EXAMPLES.items():
        group.addoption(
            f"--{name}",
            action="append",
            default=[],
            metavar="NAMES",
            help=f"exactly these, comma-separated: --{name} {example}",
        )
    group.addoption(
        "--samples",
        type=positive,
        metavar="N",
        help="completions per instance (default 1; replay: all that the file holds)",
    )


def _add_model(group: pytest.OptionGroup) -> None:
    group.addoption(
        "--model",
        metavar="PROVIDER[:NAME] or CARD",
        help="reference (default), replay:FILE.jsonl, openai:MODEL, or a model of models.yaml",
    )
    group.addoption(
        "--models",
        metavar="FILE",
        help="model cards of your own, as in models.yaml; write it with '=': --models=FILE",
    )
    group.addoption(
        "--card",
        action="append",
        default=[],
        metavar="FIELD=VALUE",
        help="another value for a field of the model's card that has no option of its own",
    )
    group.addoption("--base-url", metavar="URL", help="an OpenAI-compatible server")
    group.addoption(
        "--temperature",
        type=unless_unsent(temperature),
        metavar="T",
        help="default 0: greedy; none: not sent, for models that do not take it",
    )
    group.addoption(
        "--top-p", type=unless_unsent(share), metavar="P", help="default 1; none: not sent"
    )
    group.addoption(
        "--max-tokens",
        type=positive,
        metavar="N",
        help="length of a completion, reasoning included (default 8192)",
    )
    group.addoption("--seed", type=int, metavar="N", help="sample i is asked for with N + i")
    group.addoption(
        "--endpoint",
        choices=("chat", "completions"),
        help="chat (default): messages; completions: one plain text, for models without chat",
    )
    group.addoption(
        "--logprobs",
        type=tops,
        metavar="N",
        help="keep the log-probability of each token, and of N others at its place (0 to 20)",
    )
    group.addoption("--system-message", metavar="TEXT", help="in place of the benchmark's own")
    group.addoption(
        "--system-role",
        choices=("system", "user"),
        help="system (default): as a message of its own; user: at the head of the user's message, "
        "for chat templates that know no system message",
    )
    group.addoption(
        "--show-expected",
        choices=("paper", "always", "never"),
        default="paper",
        help="show the expected output in prompts; paper (default): in all languages but those "
        "whose prompt holds an executable test",
    )
    group.addoption(
        "--concurrency",
        type=positive,
        default=64,
        metavar="N",
        help="requests in flight, whatever -n is (default 64)",
    )
    for name, what in (("rpm", "requests"), ("tpm", "tokens")):
        group.addoption(
            f"--{name}",
            type=positive,
            metavar="N",
            help=f"{what} per minute at most, as the provider's account allows",
        )
    group.addoption(
        "--request-log",
        metavar="FILE",
        help="append a line of JSON for each request: when, what, what came of it; no keys",
    )
    group.addoption(
        "--dry-run",
        action="store_true",
        help="only say how many requests there would be and what they cost; nothing is sent",
    )
    for name, what in (("in", "prompts"), ("out", "completions")):
        group.addoption(
            f"--price-{name}",
            type=price,
            metavar="AMOUNT",
            help=f"of a million tokens of {what}, for --dry-run",
        )
    group.addoption(
        "--request-timeout", type=seconds, metavar="SECONDS", help="for one request to the model"
    )


def _add_judging(group: pytest.OptionGroup) -> None:
    group.addoption(
        "--sandbox",
        choices=("require", "degraded"),
        default="require",
        help="require (default) refuses to run without bubblewrap; degraded does without where "
        "it cannot work, and says so everywhere",
    )
    group.addoption(
        "--sanitize",
        action="store_true",
        help="build with the address and undefined-behaviour sanitizers where a language has them",
    )
    group.addoption("--build-timeout", type=seconds, metavar="SECONDS", help="per compilation")
    group.addoption("--run-timeout", type=seconds, metavar="SECONDS", help="per run (default 30)")
    group.addoption("--memory", type=mebibytes, metavar="MIB", help="per run (default 512)")


def _add_edge_cases(group: pytest.OptionGroup) -> None:
    group.addoption(
        "--no-edge-cases",
        action="store_true",
        help="only the fixed test of each instance: the protocol of the AlgoREval paper",
    )
    group.addoption(
        "--no-shrink",
        action="store_true",
        help="show the frozen input that a program gets wrong, without a search for a smaller one",
    )
    group.addoption(
        "--explore",
        type=positive,
        default=0,
        metavar="N",
        help="try programs that pass on N fresh inputs more; what is found counts in this run",
    )
    group.addoption(
        "--explore-seed",
        type=int,
        metavar="N",
        help="the inputs of --explore (default: others each time; the report says which)",
    )


def positive(text: str) -> int:
    """A count from the command line."""
    return int(_number(text, int, lambda count: count >= 1, "a number above 0"))


def tops(text: str) -> int:
    """How many tokens besides the one that was drawn; servers give no more than these."""
    return int(_number(text, int, lambda count: 0 <= count <= 20, "a number from 0 to 20"))


def mebibytes(text: str) -> int:
    """An amount of memory; with less than this no interpreter starts."""
    return int(_number(text, int, lambda size: size >= 64, "a number of at least 64"))


def seconds(text: str) -> float:
    """A length of time from the command line."""
    words = f"from {SHORTEST_SECONDS:g} to {LONGEST_SECONDS:g} seconds"
    return _number(text, float, lambda time: SHORTEST_SECONDS <= time <= LONGEST_SECONDS, words)


def temperature(text: str) -> float:
    """How freely a model chooses."""
    return _number(text, float, lambda degree: 0 <= degree <= 10, "between 0 and 10")


def price(text: str) -> float:
    """An amount of money."""
    return _number(text, float, lambda amount: 0 <= amount < math.inf, "an amount from 0")


def share(text: str) -> float:
    """A rate from the command line."""
    return _number(text, float, lambda rate: 0 <= rate <= 1, "between 0 and 1")


def unless_unsent(kind: Callable[[str], float]) -> Callable[[str], float | Unsent]:
    """Also takes the word that stands for "not sent"."""
    return lambda text: UNSENT if text == UNSENT else kind(text)


def _number(
    text: str, kind: Callable[[str], float], fits: Callable[[float], bool], words: str
) -> float:
    try:
        number = kind(text)
    except ValueError:
        number = math.nan
    if not fits(number):
        raise argparse.ArgumentTypeError(f"{text!r} is not {words}")
    return number
