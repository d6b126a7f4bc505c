"""Where work that outlives a session is kept: built programs, staged toolchains.

Everything in it can be deleted at any time and is made again. Several processes share it: whatever
appears there appears whole, by a rename under a lock.
"""

import errno
import fcntl
import os
import shutil
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from algoreval.errors import ConfigError
from algoreval.registry import ROOT

VARIABLE = "ALGOREVAL_CACHE"
"""The environment variable that overrides the folder."""


def state_folder() -> Path:
    """The folder for everything cached, made if it is missing; others may read it.

    Programs of a session that runs as root run under another user, who must reach what is staged
    here: under a project that lies in root's home this is /var/cache/algoreval.
    """
    folder = _choose()
    try:
        if not folder.is_dir():
            folder.mkdir(parents=True, exist_ok=True)
            folder.chmod(0o755)
    except OSError as error:
        raise ConfigError(
            f"cannot make the folder {folder}: {error.strerror}; set {VARIABLE} to another one"
        ) from error
    if not os.access(folder, os.W_OK):
        raise ConfigError(f"{folder} cannot be written; set {VARIABLE} to another folder")
    return folder


def _choose() -> Path:
    if override := os.environ.get(VARIABLE):
        return Path(override).expanduser().absolute()
    if os.geteuid() == 0:
        return ROOT / ".cache" if reachable(ROOT) else Path("/var/cache/algoreval")
    if os.access(ROOT, os.W_OK):
        return ROOT / ".cache"
    return Path.home() / ".cache/algoreval"


def reachable(path: Path) -> bool:
    """True if every user of this machine can enter the folder, or read the file."""
    path = path.resolve()
    bits = 0o005 if path.is_dir() else 0o004
    return path.stat().st_mode & bits == bits and all(
        folder.stat().st_mode & 0o001 for folder in path.parents
    )


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Holds an exclusive lock on a file; the system frees it when the holder dies."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # The file stays: removing it would let two holders lock two files of the same name.
    with path.open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def made_once(folder: Path, make: Callable[[Path], None]) -> Path:
    """The folder, which `make` fills if it is not there yet; never seen half filled.

    Whoever comes second waits for the first. If `make` fails, nothing stays behind.
    """
    if folder.is_dir():
        return folder
    with locked(folder.parent / f".{folder.name}.lock"):
        if folder.is_dir():
            return folder
        for left in folder.parent.glob(f".{folder.name}.*/"):
            # By one that was killed: we hold the lock, so nobody is at work here.
            shutil.rmtree(left, ignore_errors=True)
        unfinished = Path(tempfile.mkdtemp(prefix=f".{folder.name}.", dir=folder.parent))
        try:
            unfinished.chmod(0o755)
            make(unfinished)
            unfinished.rename(folder)
        finally:
            shutil.rmtree(unfinished, ignore_errors=True)
    return folder


def refuse_odd(path: Path) -> None:
    """Raises ConfigError for a device, a pipe or a socket: reading or adding might never end.

    A folder passes, as what is missing does: opening tells those apart from a file.
    """
    try:
        mode = path.stat().st_mode
    except OSError:
        return
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise ConfigError(f"{path}: a device or pipe, no regular file; remove it or name another")


def open_alone(path: Path) -> IO[bytes]:
    """A file to read and to append to, which nobody else opens like this while it is open.

    Raises ConfigError if somebody has it open, it cannot be written, or is no regular file.
    """
    file = None
    refuse_odd(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("ab+")
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if file is not None:
            file.close()
        if isinstance(error, BlockingIOError):
            raise ConfigError(f"{path}: another process adds to it; wait for it") from None
        raise ConfigError(f"{path}: cannot be written: {error.strerror}") from error
    return file


def write_whole(path: Path, content: bytes) -> None:
    """Writes a file that others see either as it was or as it is now, never in between.

    Raises OSError, of a device or a pipe too, in whose place a file would come.
    """
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "it is no regular file", str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
