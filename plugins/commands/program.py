"""Prints the reference program of an instance: `program dijkstra rust adj_list`."""

import argparse

from algoreval.instance import named
from algoreval.program import reference


def run(arguments: list[str]) -> int:
    """Prints the complete program."""
    parser = argparse.ArgumentParser(prog="python -m algoreval program", description=__doc__)
    parser.add_argument("task")
    parser.add_argument("language")
    parser.add_argument("representation", nargs="?", default="", help="for graphs; see task.yaml")
    options = parser.parse_args(arguments)
    instance = named(options.task, options.language, options.representation)
    print(reference(instance).rstrip("\n"))
    return 0
