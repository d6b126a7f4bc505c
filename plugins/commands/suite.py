"""Tells what a suite holds: `suite` for the paper's, `suite full --algorithms` with all names."""

import argparse
from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import groupby

from algoreval.representation import representations
from algoreval.suite import DEFAULT, Cell, load_suite, suites
from algoreval.task import folders
from algoreval.titles import in_order, task_title
from algoreval.wording import group_title

FORMS = ("", *representations())


def run(arguments: list[str]) -> int:
    """Prints how many algorithms and instances there are, by domain, representation, language."""
    parser = argparse.ArgumentParser(prog="python -m algoreval suite", description=__doc__)
    parser.add_argument("suite", nargs="?", default=DEFAULT, help=f"one of {', '.join(suites())}")
    parser.add_argument("--algorithms", action="store_true", help="name the algorithms, too")
    options = parser.parse_args(arguments)
    suite = load_suite(options.suite)
    print(suite.title)
    domains = defaultdict(list)
    for cell in suite.existing:
        domains[folders()[cell.task].parent.name].append(cell)
    largest = sorted(domains, key=lambda name: (-_algorithms(domains[name]), name))
    found = {group_title("domain", name): domains[name] for name in largest}
    _table("domain", {**found, "all": suite.existing})
    if options.algorithms:
        _name(domains)
    spoken = in_order({cell.language for cell in suite.existing})
    for field, names in (("representation", FORMS), ("language", spoken)):
        groups = {name: [c for c in suite.existing if getattr(c, field) == name] for name in names}
        titles = {group_title(field, name): cells for name, cells in groups.items() if cells}
        _table(field, titles)
    for part, cells in suite.split.items():
        print(f"\n{part}: {len(cells)} instances of {_algorithms(cells)} algorithms")
    return 0


def _table(head: str, groups: Mapping[str, Sequence[Cell]]) -> None:
    print(f"\n{head:24}{'algorithms':>12}{'instances':>12}")
    for title, cells in groups.items():
        print(f"{title:24}{_algorithms(cells):12}{len(cells):12}")


def _algorithms(cells: Sequence[Cell]) -> int:
    return len({cell.task for cell in cells})


def _name(domains: Mapping[str, Sequence[Cell]]) -> None:
    for name, cells in sorted(domains.items()):
        print(f"\n{group_title('domain', name)}")
        for task, _ in groupby(sorted(cells), key=lambda cell: cell.task):
            print(f"  {task:28}{task_title(task)}")
