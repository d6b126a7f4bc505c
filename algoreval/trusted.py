"""Commands of the host that we trust: compilers asked for their version, package managers.

Untrusted programs never come here; the sandbox is their only door.
"""

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

import subprocess_tee

from algoreval.errors import JudgeError

PATIENCE_SECONDS = 120
"""A toolchain that does not tell its version within this time counts as broken."""


def ask(command: Sequence[str], env: Mapping[str, str] | None = None) -> str | None:
    """What a command prints, stderr included; None if it cannot run, fails or hangs.

    Plain subprocess: nobody follows this output, and a dozen of these run at every start.
    """
    try:
        answer = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, **(env or {})},
            timeout=PATIENCE_SECONDS,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return answer.stdout.decode("utf-8", "replace") if answer.returncode == 0 else None


def perform(command: Sequence[str], env: Mapping[str, str], folder: Path) -> None:
    """Runs a command that must succeed, with exactly this environment, in a folder.

    Raises JudgeError with the end of what it printed.
    """
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=dict(env),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
    except OSError as error:
        raise JudgeError(f"cannot run {command[0]}: {error.strerror}") from error
    if done.returncode:
        said = " ".join(done.stdout.decode("utf-8", "replace").split())
        raise JudgeError(f"{command[0]} failed ({done.returncode}): {said[-300:]}")


def follow(command: Sequence[str], env: Mapping[str, str] | None = None) -> bool:
    """Runs a command while a person reads along; True if it succeeds."""
    done = subprocess_tee.run(list(command), env={**os.environ, **(env or {})}, check=False)
    return bool(done.returncode == 0)
