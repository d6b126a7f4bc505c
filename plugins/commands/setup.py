"""Finds every toolchain and the sandbox, installs what is missing where that is possible."""

import argparse
from pathlib import Path

from algoreval.language import Language, languages
from algoreval.packages import apt_get, choose_debian, may_install, pypi_command
from algoreval.search import Missing, search
from algoreval.spec import ToolSpec
from algoreval.state import state_folder
from algoreval.toolchain import find, find_sandbox, prepared, prepared_folder, sandbox_spec
from algoreval.trusted import follow


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
            print(
                f"Installing {' '.join(spec.packages.pypi)} into the virtual environment",
                flush=True,
            )
            follow(pypi_command(spec.packages.pypi))


def _from_debian(specs: list[ToolSpec]) -> None:
    wanted = [spec for spec in specs if spec.packages.debian]
    if not wanted or not may_install():
        return
    names = ", ".join(spec.programs[0] for spec in wanted)
    print(f"Looking for Debian packages: {names}", flush=True)
    follow(apt_get("update", "-q"))
    packages = sorted({package for spec in wanted for package in choose_debian(spec)})
    if packages:
        command = apt_get("install", "-y", "--no-install-recommends", *packages)
        print(f"Installing outside this folder: {' '.join(command)}", flush=True)
        follow(command)


def _report_sandbox(state: Path) -> None:
    found = find_sandbox(state)
    if isinstance(found, Missing):
        print(f"bubblewrap: {found}. Without it nothing runs; see README.md")


def _report(language: Language, state: Path) -> None:
    found = find(language, state)
    if isinstance(found, Missing):
        print(f"{language.name}: {found}. Its instances will be skipped")
        return
    folder = prepared_folder(language, found, state)
    if folder and not folder.exists():
        print(f"Preparing {language.name}, once", flush=True)
        prepared(language, found, state)
