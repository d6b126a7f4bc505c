"""Landlock by ctypes: a process gives up the files that it does not need, for good."""

import ctypes
import os
import stat
import struct
from collections.abc import Iterable

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_VERSION_FLAG, _PATH_BENEATH = 1, 1

_EXECUTE, _WRITE_FILE, _READ_FILE, _READ_DIR, _TRUNCATE = 1 << 0, 1 << 1, 1 << 2, 1 << 3, 1 << 14
_READ = _EXECUTE | _READ_FILE | _READ_DIR
# How many rights on files each version knows; each version's are the ones before and some more.
_FILE_RIGHTS = {1: 13, 2: 14, 3: 15, 4: 15}
_NEWEST_FILE_RIGHTS = 16
_SCOPES = 0b11
"""No signals to, and no abstract Unix sockets of, processes outside."""
_SCOPES_SINCE = 6

_libc = ctypes.CDLL(None, use_errno=True)


def version() -> int:
    """The kernel's Landlock version; 0 if it has none or it is off."""
    return max(0, int(_libc.syscall(_CREATE_RULESET, None, 0, _VERSION_FLAG)))


def keeps_signals_in() -> bool:
    """Whether a restricted process is kept from killing others of its user."""
    return version() >= _SCOPES_SINCE


def restrict(readable: Iterable[str], writable: Iterable[str]) -> None:
    """Leaves this process and its children those folders and files; needs no_new_privs.

    Paths that do not exist are passed over. Does nothing on a kernel without Landlock.
    """
    abi = version()
    if abi == 0:
        return
    every = (1 << _FILE_RIGHTS.get(abi, _NEWEST_FILE_RIGHTS)) - 1
    attributes = struct.pack("QQQ", every, 0, _SCOPES if abi >= _SCOPES_SINCE else 0)
    size = 24 if abi >= _SCOPES_SINCE else 8
    ruleset = _checked(_libc.syscall(_CREATE_RULESET, attributes, ctypes.c_size_t(size), 0))
    for path in readable:
        _allow(ruleset, path, _READ)
    for path in writable:
        _allow(ruleset, path, every)
    _checked(_libc.syscall(_RESTRICT_SELF, ruleset, 0))
    os.close(ruleset)


def _allow(ruleset: int, path: str, rights: int) -> None:
    try:
        place = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    if not stat.S_ISDIR(os.fstat(place).st_mode):
        rights &= _EXECUTE | _WRITE_FILE | _READ_FILE | _TRUNCATE
    rule = struct.pack("=Qi", rights, place)
    _checked(_libc.syscall(_ADD_RULE, ruleset, _PATH_BENEATH, rule, 0))
    os.close(place)


def _checked(result: int) -> int:
    if result < 0:
        code = ctypes.get_errno()
        raise OSError(code, f"landlock: {os.strerror(code)}")
    return result
