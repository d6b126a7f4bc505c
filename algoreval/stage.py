"""Copies of toolchains that stand where the sandbox's user cannot go, such as root's home."""

import fnmatch
import hashlib
import os
import shutil
from collections.abc import Sequence
from pathlib import Path

from algoreval.state import made_once


def staged(root: Path, version: str, omit: Sequence[str], state: Path) -> Path:
    """A copy of the folder that everybody can read, made once per version and origin.

    Hard links where the file system allows, so it takes little room. Paths that match a pattern of
    `omit`, relative to the folder, are left out.
    """
    origin = f"{root.resolve()}\0{root.stat().st_mtime_ns}\0{omit}".encode()
    key = hashlib.sha256(origin).hexdigest()[:12]
    folder = state / "toolchains" / f"{root.name}-{version}-{key}"
    folder.parent.mkdir(parents=True, exist_ok=True)
    return made_once(folder, lambda empty: _copy(root.resolve(), empty, omit))


def _copy(root: Path, target: Path, omit: Sequence[str]) -> None:
    for folder, subfolders, files in os.walk(root):
        here = Path(folder).relative_to(root)

        def kept(name: str, here: Path = here) -> bool:
            path = str(here / name)
            return not any(fnmatch.fnmatch(path, pattern) for pattern in omit)

        subfolders[:] = filter(kept, subfolders)
        for name in filter(kept, files):
            _place(root / here / name, target / here / name, root)
        for name in list(subfolders):
            path = root / here / name
            if path.is_symlink():
                # os.walk lists links to folders here and does not enter them.
                _place(path, target / here / name, root)
                subfolders.remove(name)
            else:
                (target / here / name).mkdir(mode=0o755)


def _place(source: Path, target: Path, root: Path) -> None:
    if source.is_symlink():
        to = source.readlink()
        if not to.is_absolute() and source.resolve().is_relative_to(root):
            target.symlink_to(to)
            return
        # A link out of the folder would hang in the air.
        source = source.resolve()
    if source.is_dir():
        shutil.copytree(source, target)
    elif source.is_file():
        _link(source, target)


def _link(source: Path, target: Path) -> None:
    readable = source.stat().st_mode & 0o004
    if readable:
        try:
            os.link(source, target)
            return
        except OSError:
            # Another file system, or one without hard links.
            pass
    shutil.copyfile(source, target)
    target.chmod(0o755 if source.stat().st_mode & 0o100 else 0o644)
