"""BigCode's evaluation harness: one JSON list of programs per instance, in a list.

The file names no instance: --instances is a file of their names, one a line, in the same order.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from algoreval.errors import ConfigError
from algoreval.foreign import (
    Answer,
    fenced,
    instance_of,
    parsed,
    read_text,
    text_in,
    write_new,
)


def read(path: Path, order: Path | None) -> Iterator[Answer]:
    """The programs, instance by instance."""
    names = read_text(_given(order)).split()
    lists = parsed(read_text(path), str(path))
    if not isinstance(lists, list) or not all(isinstance(one, list) for one in lists):
        raise ConfigError(f"{path}: a list of lists is expected, as --save_generations writes it")
    if len(lists) != len(names):
        raise ConfigError(f"{path} has {len(lists)} instances and {order} {len(names)}")
    for number, (name, programs) in enumerate(zip(names, lists, strict=True), 1):
        instance = instance_of(name, f"{order}: name {number}")
        for program in programs:
            text = text_in(program, f"programs of {instance}", str(path))
            yield Answer(instance, fenced(instance, text), text)


def write(answers: Iterable[Answer], path: Path, order: Path | None) -> None:
    """The programs, and the order of their instances; without a program, an empty text."""
    lists: dict[str, list[str]] = {}
    for one in answers:
        lists.setdefault(one.instance, []).append(one.program)
    write_new(_given(order), lists)
    write_new(path, [json.dumps(list(lists.values()))])


def _given(order: Path | None) -> Path:
    if order is None:
        raise ConfigError(
            "this format names no instance; --instances FILE has them, which export writes and "
            "import reads"
        )
    return order
