"""The command line of the benchmark: what to run, on which model, under which limits."""

import pytest

EXAMPLES = {"task": "dijkstra,kmp", "lang": "c,rust", "rep": "adj_list", "domain": "graph"}
SELECTION = tuple(EXAMPLES)
"""Options that choose exactly, where -k takes any name that contains the word."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the options that say what is run and how programs are judged."""
    _add_selection(parser.getgroup("algoreval: what to run"))
    _add_model(parser.getgroup("algoreval: the model"))
    _add_judging(parser.getgroup("algoreval: how programs are judged"))


def _add_selection(group: pytest.OptionGroup) -> None:
    group.addoption(
        "--suite", default="paper", metavar="NAME", help="paper (default), full or novel"
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
        type=_positive,
        metavar="N",
        help="completions per instance (default 1; replay: all that the file holds)",
    )


def _add_model(group: pytest.OptionGroup) -> None:
    group.addoption(
        "--model",
        metavar="PROVIDER[:NAME]",
        help="reference (default), replay:FILE.jsonl, openai:MODEL",
    )
    group.addoption("--base-url", metavar="URL", help="an OpenAI-compatible server")
    group.addoption("--temperature", type=float, metavar="T", help="default 0: greedy")
    group.addoption("--top-p", type=float, metavar="P", help="default 1")
    group.addoption("--max-tokens", type=_positive, metavar="N", help="length of a completion")
    group.addoption("--seed", type=int, metavar="N", help="sample i is asked for with N + i")
    group.addoption("--system-message", metavar="TEXT", help="in place of the benchmark's own")
    group.addoption(
        "--show-expected",
        choices=("paper", "always", "never"),
        default="paper",
        help="show the expected output in prompts; paper (default): in all languages but those "
        "whose prompt holds an executable test",
    )
    group.addoption(
        "--concurrency",
        type=_positive,
        default=64,
        metavar="N",
        help="requests in flight, whatever -n is (default 64)",
    )
    group.addoption(
        "--request-timeout", type=_seconds, metavar="SECONDS", help="for one request to the model"
    )


def _add_judging(group: pytest.OptionGroup) -> None:
    group.addoption(
        "--sandbox",
        choices=("require", "degraded"),
        default="require",
        help="require (default) refuses to run without bubblewrap; degraded does without where "
        "it cannot work, and says so everywhere",
    )
    group.addoption("--build-timeout", type=_seconds, metavar="SECONDS", help="per compilation")
    group.addoption("--run-timeout", type=_seconds, metavar="SECONDS", help="per run (default 30)")
    group.addoption("--memory", type=_positive, metavar="MIB", help="per run (default 512)")


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError("must be at least 1")
    return number


def _seconds(text: str) -> float:
    number = float(text)
    if not 0 < number < float("inf"):
        raise ValueError("must be a number above 0")
    return number
