"""Packages that hold a missing toolchain, and the commands that install them."""

import os
import re
import shutil
import sys
from collections.abc import Iterable

from algoreval.search import as_version
from algoreval.spec import ToolSpec
from algoreval.trusted import ask


def pypi_command(requirements: Iterable[str]) -> list[str]:
    """Installs into the virtual environment that runs this."""
    return [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", *requirements]


def apt_get(*arguments: str) -> list[str]:
    """A command of Debian's package manager that asks nobody anything."""
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    return [*sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", *arguments]


def may_install() -> bool:
    """True if Debian packages can be installed without asking anybody for a password."""
    if shutil.which("apt-get") is None:
        return False
    return os.geteuid() == 0 or ask(["sudo", "-n", "true"]) is not None


def choose_debian(spec: ToolSpec) -> tuple[str, ...]:
    """The packages of the first choice that is new enough here; nothing if none is."""
    for choice in spec.packages.debian:
        packages = tuple(choice.split())
        policy = ask(["apt-cache", "policy", packages[0]], {"LC_ALL": "C"}) or ""
        candidate = re.search(r"Candidate: (?:\d+:)?(\d[\d.]*)", policy)
        if candidate and as_version(candidate[1]) >= as_version(spec.minimum):
            return packages
    return ()


def install_command(spec: ToolSpec) -> str:
    """One line for a person that installs the toolchain; empty if we know none."""
    if spec.packages.pypi:
        return " ".join(pypi_command(spec.packages.pypi))
    if shutil.which("apt-get") is None:
        return ""
    packages = choose_debian(spec)
    prefix = "apt-get" if os.geteuid() == 0 else "sudo apt-get"
    return f"{prefix} install {' '.join(packages)}" if packages else f"{prefix} update"
