"""What people call a language, a task or a representation; the id where this version knows none.

Reports are made from records, which may come from a version that had more, or from tasks of one's
own. Such an id may hold anything: it is shown as one visible line, which an SVG can hold.
"""

import functools
from collections.abc import Iterable

from algoreval.errors import ConfigError
from algoreval.language import languages
from algoreval.latex import one_line
from algoreval.representation import representation
from algoreval.spec import read_spec
from algoreval.suite import DEFAULT, SUITES, SuiteFile
from algoreval.task import folders, load_task


@functools.cache
def language_title(name: str) -> str:
    """The language as people write it: "C++"."""
    try:
        return languages()[name].name if name in languages() else one_line(name)
    except ConfigError:
        return one_line(name)


@functools.cache
def task_title(name: str) -> str:
    """The algorithm's name as prompts write it."""
    try:
        return load_task(name).title if name in folders() else one_line(name)
    except ConfigError:
        return one_line(name)


@functools.cache
def representation_title(name: str) -> str:
    """The representation in words; nothing for tasks that have none."""
    try:
        return representation(name).title if name else ""
    except ConfigError:
        return one_line(name)


@functools.cache
def language_order() -> tuple[str, ...]:
    """Languages in the order of the paper, as its suite lists them."""
    return tuple(read_spec(SuiteFile, SUITES / f"{DEFAULT}.yaml").languages or languages())


def in_order(found: Iterable[str]) -> list[str]:
    """These languages in the order of the paper, others behind them by name."""
    known = language_order()
    return sorted(set(found), key=lambda name: (known.index(name) if name in known else 99, name))
