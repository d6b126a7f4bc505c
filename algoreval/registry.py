"""Entries are found by their names: what a folder lists, and how one of its files is loaded."""

import difflib
import importlib
import re
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

from algoreval.errors import ConfigError

ROOT = Path(__file__).resolve().parent.parent
"""The project's folder: tasks/, langs/, templates/ and plugins/ stand in it."""

ID = re.compile(r"[a-z][a-z0-9_]*")
"""What an id may look like. Hyphens and plus signs join ids, so no id contains one."""


def names(folder: Path, suffix: str = "") -> list[str]:
    """The entries of a folder in sorted order: subfolders, or files with the suffix (stripped).

    Names that start with "_" or "." are not entries. Raises ConfigError for a name that is no id.
    """
    found = []
    for path in sorted(folder.iterdir()):
        entry = path.is_file() and path.name.endswith(suffix) if suffix else path.is_dir()
        if entry and not path.name.startswith(("_", ".")):
            name = path.name.removesuffix(suffix)
            if not ID.fullmatch(name):
                raise ConfigError(f"{path}: a name has only a-z, 0-9 and _; rename it")
            found.append(name)
    return found


def plugin_names(kind: str) -> list[str]:
    """The plugins of one kind: `plugin_names("models")` lists plugins/models/*.py."""
    return names(ROOT / "plugins" / kind, ".py")


def load_plugin(kind: str, name: str) -> ModuleType:
    """The module plugins/<kind>/<name>.py; only this one is imported.

    Raises ConfigError, with near names, if there is no such file.
    """
    known = plugin_names(kind)
    if name not in known:
        raise ConfigError(f"unknown {kind.removesuffix('s')} {name!r}{did_you_mean(name, known)}")
    return importlib.import_module(f"plugins.{kind}.{name}")


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """The tail of an error line about an unknown name: near names, or all when few are known."""
    known = sorted(known)
    near = difflib.get_close_matches(name, known, n=3, cutoff=0.6)
    if near:
        return f"; did you mean {' or '.join(near)}?"
    return f"; known: {', '.join(known)}" if known else ""
