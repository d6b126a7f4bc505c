"""Files of a model's weights: what a record says of them, and whether they fit into memory."""

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path

from algoreval.errors import ConfigError
from algoreval.safe import encodable

GIB = 2**30


def fingerprint(name: str, files: Iterable[Path]) -> Mapping[str, str]:
    """Name and hash of the weights, without a path: of one file its own SHA-256.

    Of several it is that of the lines which `sha256sum` prints for them, in order of their names.
    Raises ConfigError, naming the file, for one that cannot be read.
    """
    hashes = {path.name: _sha256(path) for path in sorted(files)}
    if len(hashes) == 1:
        (total,) = hashes.values()
    else:
        lines = "".join(f"{digest}  {file}\n" for file, digest in hashes.items())
        total = hashlib.sha256(lines.encode("utf-8", "surrogateescape")).hexdigest()
    return {"file": encodable(name), "sha256": total}


def _sha256(path: Path) -> str:
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as error:
        raise ConfigError(f"cannot read {path}: {error.strerror}") from None


def check_memory(files: Iterable[Path], free: int | None) -> None:
    """Raises ConfigError if the weights alone need more than the `free` bytes of memory.

    None stands for a system that does not say how much is free: nothing is checked there.
    """
    files = list(files)
    size = sum(path.stat().st_size for path in files)
    if free is not None and size > free:
        raise ConfigError(
            f"{files[0].name} needs at least {size / GIB:.1f} GiB of memory and "
            f"{free / GIB:.1f} GiB are free; take a smaller model or a stronger quantisation of it"
        )


def free_memory(root: Path = Path("/")) -> int | None:
    """Bytes of memory that a new model may take: of the machine, or of our control group if less.

    None where the system does not say.
    """
    found = []
    for line in _lines(root / "proc/meminfo"):
        if line.startswith("MemAvailable:"):
            found.append(int(line.split()[1]) * 1024)
    group = root / "sys/fs/cgroup"
    limit, used = _lines(group / "memory.max"), _lines(group / "memory.current")
    if limit and used and limit[0].isdigit():
        found.append(max(0, int(limit[0]) - int(used[0])))
    return min(found, default=None)


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text("ascii", "replace").splitlines()
    except OSError:
        return []
