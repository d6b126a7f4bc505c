"""Shows what was found and where, and proves every toolchain with a program in the sandbox."""

import argparse
from pathlib import Path

from algoreval.build import Builder
from algoreval.errors import AlgorevalError
from algoreval.language import Language, languages
from algoreval.proof import complaint
from algoreval.sandbox import Sandbox, open_sandbox
from algoreval.search import Missing
from algoreval.state import state_folder
from algoreval.toolchain import find, find_sandbox, sandbox_spec

_HEAD = ("what", "version", "minimum", "path", "status")
_Row = tuple[str, str, str, str, str]
_GOOD = "ok"


def run(arguments: list[str]) -> int:
    """Prints a table and the sandbox's mode; 1 if anything is missing or does not work."""
    parser = argparse.ArgumentParser(prog="python -m algoreval doctor", description=__doc__)
    parser.parse_args(arguments)
    state = state_folder()
    sandbox, mode, works = _sandbox(state)
    rows = [works, *(_examine(language, sandbox, state) for language in languages().values())]
    print(_table(rows))
    print(f"\nsandbox: {mode}\ncache:   {state}")
    return 0 if all(row[-1] == _GOOD for row in rows) else 1


def _sandbox(state: Path) -> tuple[Sandbox | None, str, _Row]:
    """The sandbox if it works, its mode or what is wrong with it, and its row."""
    minimum = sandbox_spec().minimum
    found = find_sandbox(state)
    if isinstance(found, Missing):
        return None, found.reason, ("bubblewrap", "", minimum, "", str(found))
    try:
        sandbox = open_sandbox("require", state)
    except AlgorevalError as error:
        row = ("bubblewrap", found.version, minimum, str(found.program), "does not work, see below")
        return None, str(error), row
    row = ("bubblewrap", found.version, minimum, str(found.program), _GOOD)
    return sandbox, sandbox.mode, row


def _examine(language: Language, sandbox: Sandbox | None, state: Path) -> _Row:
    minimum = language.toolchain.minimum
    found = find(language, state)
    if isinstance(found, Missing):
        return (language.name, "", minimum, "", str(found))
    if sandbox is None:
        status = "not proved: no sandbox"
    else:
        builder = Builder(sandbox, {language.id: found}, state, reuse=False)
        status = complaint(builder, language) or _GOOD
    return (language.name, found.version, minimum, str(found.program), status)


def _table(rows: list[_Row]) -> str:
    widths = [max(map(len, column)) for column in zip(_HEAD, *rows, strict=True)]
    lines = []
    for row in (_HEAD, *rows):
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)
