"""Files of the user's that help in prompts; a session names them once, before anything is asked.

An instance is made again from its id wherever it is needed, in every process of a session, and so
is what a probe puts into its prompt: the place of a file cannot be handed down with it.
"""

from pathlib import Path

from algoreval.registry import ROOT

HINTS, SNIPPETS = "hints", "snippets"

FILES = {HINTS: "hint", SNIPPETS: "snippet"}
"""Each kind of file, which is the name of its option, too, and the condition that reads it."""

DEFAULTS: dict[str, Path] = {SNIPPETS: ROOT / "snippets.jsonl"}
"""Where a file is looked for that nobody named."""

_named: dict[str, Path] = {}


def name_file(kind: str, path: Path | None) -> None:
    """From here on this file is read; None: the default one."""
    if path is None:
        _named.pop(kind, None)
    else:
        _named[kind] = path


def file_of(kind: str) -> Path | None:
    """The file to be read; None if none was named and there is no default."""
    return _named.get(kind, DEFAULTS.get(kind))
