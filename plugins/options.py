"""The command line of the benchmark: what to run, and how programs are judged."""

import pytest

from algoreval.suite import DEFAULT
from plugins.numbers import mebibytes, positive, seconds

EXAMPLES = {"task": "dijkstra,kmp", "lang": "c,rust", "rep": "adj_list", "domain": "graph"}
SELECTION = tuple(EXAMPLES)
"""Options that choose exactly, where -k takes any name that contains the word."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the options that say what is run and how programs are judged."""
    _add_selection(parser.getgroup("algoreval: what to run"))
    _add_judging(parser.getgroup("algoreval: how programs are judged"))
    _add_edge_cases(parser.getgroup("algoreval: edge cases"))


def _add_selection(group: pytest.OptionGroup) -> None:
    group.addoption(
        "--suite", default=DEFAULT, metavar="NAME", help="paper (default), full, novel, ..."
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
        "--condition",
        action="append",
        default=[],
        metavar="NAMES",
        help="how prompts are changed, comma-separated: --condition base,hint (default base)",
    )
    group.addoption(
        "--samples",
        type=positive,
        metavar="N",
        help="completions per instance (default 1; replay: all that the file holds)",
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
    group.addoption(
        "--no-cache",
        action="store_true",
        help="judge all again: believe neither builds nor verdicts of earlier sessions",
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
