"""Prints the prompt of an instance: `prompt dijkstra rust adj_list`."""

import argparse

from algoreval.instance import named
from algoreval.prompt import render


def run(arguments: list[str]) -> int:
    """Prints the system message, a line of dashes and the user message."""
    parser = argparse.ArgumentParser(prog="python -m algoreval prompt", description=__doc__)
    parser.add_argument("task")
    parser.add_argument("language")
    parser.add_argument("representation", nargs="?", default="", help="for graphs; see task.yaml")
    parser.add_argument("--show-expected", choices=("paper", "always", "never"), default="paper")
    options = parser.parse_args(arguments)
    instance = named(options.task, options.language, options.representation)
    prompt = render(instance, options.show_expected)
    print(f"{prompt.system}\n\n{'-' * 40}\n\n{prompt.user}", end="")
    return 0
