"""Finds every toolchain and the sandbox, installs what is missing where that is possible."""

import argparse
from pathlib import Path

from algoreval.language import Language, ToolSpec, languages
from algoreval.packages import (
    choose_debian,
    debian_command,
    may_install,
    privilege,
    pypi_command,
)
from algoreval.search import Missing, search
from algoreval.state import state_folder
from algoreval.toolchain import find, find_sandbox, prepared, sandbox_spec
from algoreval.trusted import follow

_QUIET = {"DEBIAN_FRONTEND": "noninteractive"}


def run(arguments: list[str]) -> int:
    """Sets up what it can and says what is left; 0 even then, for the rest can run."""
    parser = argparse.ArgumentParser(prog="python -m algoreval setup", description=__doc__)
    parser.parse_args(arguments)
    state = state_folder()
    specs = [sandbox_spec(), *(language.toolchain for language in languages().values())]
    _from_pypi(_missing(specs, state))
    _from_debian(_missing(specs, state))
    _report_sandbox(state)
    for language in languages().values():
        _report(language, state)
    return 0


def _missing(specs: list[ToolSpec], state: Path) -> list[ToolSpec]:
    return [spec for spec in specs if isinstance(search(spec, state), Missing)]


def _from_pypi(specs: list[ToolSpec]) -> None:
    for spec in specs:
        if spec.packages.pypi:
            print(f"Installing {' '.join(spec.packages.pypi)} into the virtual environment")
            follow(pypi_command(spec.packages.pypi))


def _from_debian(specs: list[ToolSpec]) -> None:
    wanted = [spec for spec in specs if spec.packages.debian]
    if not wanted or not may_install():
        return
    print(f"Looking for Debian packages: {', '.join(spec.programs[0] for spec in wanted)}")
    follow([*privilege(), "apt-get", "update", "-q"], _QUIET)
    packages = sorted({package for spec in wanted for package in choose_debian(spec)})
    if packages:
        command = debian_command(packages)
        print(f"Installing outside this folder: {' '.join(command)}", flush=True)
        follow(command, _QUIET)


def _report_sandbox(state: Path) -> None:
    found = find_sandbox(state)
    if isinstance(found, Missing):
        print(f"bubblewrap: {found}. Without it nothing runs; see README.md")


def _report(language: Language, state: Path) -> None:
    found = find(language, state)
    if isinstance(found, Missing):
        print(f"{language.name}: {found}. Its instances will be skipped")
    else:
        prepared(language, found, state)
