"""Whose rights untrusted programs have."""

import os
from pathlib import Path

_FIRST_UID, _UIDS = 61184, 4096
"""A range that distributions leave to programs that borrow a user for a moment."""


def unprivileged_uid() -> int | None:
    """The user id to change to before anything untrusted runs; None if we are no root.

    A sandbox started by root would keep root's user id on the host, whose process limit the
    kernel does not enforce.
    """
    return _FIRST_UID + os.getpid() % _UIDS if os.geteuid() == 0 else None


def changing_user() -> tuple[str, ...]:
    """The start of a command line that changes to that user; empty if we are no root.

    Not left to Python, which must copy this whole process for it where it can share it else.
    """
    uid = unprivileged_uid()
    if uid is None:
        return ()
    return ("/usr/bin/setpriv", f"--reuid={uid}", f"--regid={uid}", "--clear-groups", "--")


def is_known(uid: int) -> bool:
    """Whether this container's map of users has that id; else nobody can change to it."""
    for line in Path("/proc/self/uid_map").read_text().splitlines():
        first, _, count = map(int, line.split())
        if first <= uid < first + count:
            return True
    return False
