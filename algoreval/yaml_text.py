"""Reads YAML as its writer means it: a key that stands twice is refused.

YAML's own libraries keep the last of them without a word.
"""

from typing import Any

import yaml


def load_yaml(text: str | bytes) -> Any:
    """The value of a YAML text. Raises YAMLError, saying why and in which line."""
    loader = yaml.CSafeLoader(text)
    try:
        node = loader.get_single_node()
        # Before anything is made of it: then keys that are merged in (<<) join a mapping's own.
        _check(node, set())
        return None if node is None else loader.construct_document(node)
    except ValueError as error:  # of a date or a number that there is not
        raise yaml.YAMLError(str(error)) from None
    finally:
        loader.dispose()


def _check(node: Any, seen: set[int]) -> None:
    """Looks at a node and all below it, at each once however often an alias names it."""
    if id(node) in seen or not isinstance(node, yaml.CollectionNode):
        return
    seen.add(id(node))
    if isinstance(node, yaml.MappingNode):
        _check_keys(node)
    for below in node.value:
        for one in below if isinstance(below, tuple) else (below,):
            _check(one, seen)


def _check_keys(node: yaml.MappingNode) -> None:
    lines: dict[tuple[str, str], int] = {}
    for key, _ in node.value:
        if isinstance(key, yaml.ScalarNode):
            line = key.start_mark.line + 1
            if (key.tag, key.value) in lines:
                first = lines[key.tag, key.value]
                raise yaml.YAMLError(
                    f"{key.value!r} stands in line {first} and again in line {line}: "
                    "keep one of them, or give the other a name of its own"
                )
            lines[key.tag, key.value] = line
