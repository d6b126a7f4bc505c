"""Tells what a suite holds: `suite` for the paper's, `suite full --algorithms` with all names."""

import argparse
from collections import defaultdict
from collections.abc import Sequence
from itertools import groupby

from algoreval.suite import DEFAULT, Cell, load_suite, suites
from algoreval.task import folders
from algoreval.titles import in_order, language_title, representation_title, task_title
from algoreval.wording import group_title


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
    _table("domain", {group_title("domain", name): cells for name, cells in domains.items()})
    if options.algorithms:
        _name(domains)
    forms = sorted({cell.representation for cell in suite.existing})
    named = {representation_title(form) or "no graph": form for form in forms}
    _table("representation", _parts(suite.existing, "representation", named))
    order = in_order({cell.language for cell in suite.existing})
    named = {language_title(language): language for language in order}
    _table("language", _parts(suite.existing, "language", named))
    for part, cells in suite.split.items():
        print(f"{part}: {len(cells)} instances of {_algorithms(cells)} algorithms")
    return 0


def _parts(cells: Sequence[Cell], field: str, names: dict[str, str]) -> dict[str, Sequence[Cell]]:
    return {
        title: [cell for cell in cells if getattr(cell, field) == name]
        for title, name in names.items()
    }


def _table(head: str, groups: dict[str, Sequence[Cell]]) -> None:
    print(f"\n{head:24}{'algorithms':>12}{'instances':>12}")
    ordered = list(groups.items())
    if head == "domain":
        ordered.sort(key=lambda group: (-_algorithms(group[1]), group[0]))
    for title, cells in ordered:
        print(f"{title:24}{_algorithms(cells):12}{len(cells):12}")
    if head == "domain":
        every = [cell for cells in groups.values() for cell in cells]
        print(f"{'all':24}{_algorithms(every):12}{len(every):12}")


def _algorithms(cells: Sequence[Cell]) -> int:
    return len({cell.task for cell in cells})


def _name(domains: dict[str, list[Cell]]) -> None:
    for name, cells in sorted(domains.items()):
        print(f"\n{group_title('domain', name)}")
        for task, _ in groupby(sorted(cells), key=lambda cell: cell.task):
            print(f"  {task:28}{task_title(task)}")
    print()
