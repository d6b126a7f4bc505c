"""Reads YAML as its writer means it: a key that stands twice is refused.

YAML's own libraries keep the last of them without a word.
"""

from collections.abc import Hashable
from typing import Any

import yaml


class _Loader(yaml.CSafeLoader):
    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Hashable, Any]:
        # Before keys that are merged in (<<) join the node's own, which may differ from them.
        _check_keys(node)
        return super().construct_mapping(node, deep)


def load_yaml(text: str | bytes) -> Any:
    """The value of a YAML text. Raises YAMLError, saying why and in which line."""
    try:
        return yaml.load(text, _Loader)
    except ValueError as error:  # of a date or a number that there is not
        raise yaml.YAMLError(str(error)) from None


def _check_keys(node: Any) -> None:
    lines: dict[tuple[str, str], int] = {}
    for key, _ in node.value if isinstance(node, yaml.MappingNode) else ():
        if isinstance(key, yaml.ScalarNode):
            line = key.start_mark.line + 1
            if (key.tag, key.value) in lines:
                first = lines[key.tag, key.value]
                raise yaml.YAMLError(
                    f"{key.value!r} stands in line {first} and again in line {line}: "
                    "keep one of them, or give the other a name of its own"
                )
            lines[key.tag, key.value] = line
