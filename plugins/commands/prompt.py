"""Prints the prompt of an instance: `prompt dijkstra rust adj_list`."""

import argparse
from pathlib import Path

from algoreval.aids import FILES, name_file
from algoreval.errors import ConfigError
from algoreval.instance import BASE, named, under
from algoreval.prompt import render


def run(arguments: list[str]) -> int:
    """Prints the system message, a line of dashes and the user message."""
    parser = argparse.ArgumentParser(prog="python -m algoreval prompt", description=__doc__)
    parser.add_argument("task")
    parser.add_argument("language")
    parser.add_argument("representation", nargs="?", default="", help="for graphs; see task.yaml")
    parser.add_argument("--condition", default=BASE, metavar="NAME", help="such as hint")
    for kind, condition in FILES.items():
        parser.add_argument(
            f"--{kind}", type=Path, metavar="FILE", help=f"of condition {condition}"
        )
    parser.add_argument("--show-expected", choices=("paper", "always", "never"), default="paper")
    options = parser.parse_args(arguments)
    for kind in FILES:
        name_file(kind, getattr(options, kind))
    base = named(options.task, options.language, options.representation)
    instance = under(base, options.condition)
    if instance is None:
        raise ConfigError(f"{base.id} does not come under condition {options.condition}")
    prompt = render(instance, options.show_expected)
    print(f"{prompt.system}\n\n{'-' * 40}\n\n{prompt.user}", end="")
    return 0
