"""What a tree of processes uses, read from /proc by whoever started it."""

import os
from collections.abc import Iterable
from pathlib import Path

_PAGE = os.sysconf("SC_PAGE_SIZE")
_TICKS = os.sysconf("SC_CLK_TCK")


def descendants(root: int) -> list[int]:
    """All processes below this one, parents first. One that ends meanwhile may be missing."""
    found: list[int] = []
    waiting = [root]
    while waiting:
        for child in _children(waiting.pop()):
            found.append(child)
            waiting.append(child)
    return found


def _children(process: int) -> list[int]:
    children: list[int] = []
    try:
        for thread in os.listdir(f"/proc/{process}/task"):  # noqa: PTH208 (run 40 times a second)
            text = _read(f"/proc/{process}/task/{thread}/children")
            children += map(int, text.split())
    except OSError:
        pass
    return children


def _read(path: str) -> bytes:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        return os.read(descriptor, 65536)
    finally:
        os.close(descriptor)


def cpu_seconds(processes: Iterable[int]) -> float:
    """CPU time of the processes and of those children of theirs that have been waited for."""
    ticks = 0
    for process in processes:
        try:
            stat = _read(f"/proc/{process}/stat")
        except OSError:
            continue
        # The name stands in parentheses and may contain anything, parentheses too.
        ticks += sum(map(int, stat[stat.rindex(b")") :].split()[12:16]))
    return ticks / _TICKS


def queued_seconds(processes: Iterable[int]) -> float:
    """How long the busiest thread of these was ready to run while others had the processor."""
    longest = 0
    for process in processes:
        try:
            for thread in os.listdir(f"/proc/{process}/task"):  # noqa: PTH208 (as above)
                delay = _read(f"/proc/{process}/task/{thread}/schedstat").split()[1]
                longest = max(longest, int(delay))
        except (OSError, IndexError):
            continue  # it has ended, or this kernel does not count
    return longest / 1e9


def resident_bytes(processes: Iterable[int]) -> int:
    """Resident memory; pages shared by a fork count once for each process."""
    pages = 0
    for process in processes:
        try:
            pages += int(_read(f"/proc/{process}/statm").split()[1])
        except (OSError, IndexError):
            continue
    return pages * _PAGE


def proportional_bytes(processes: Iterable[int]) -> int:
    """Resident memory with shared pages counted once; slower to read."""
    kibibytes = 0
    for process in processes:
        try:
            lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        kibibytes += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return kibibytes * 1024


def threads_of(uid: int) -> int:
    """How many processes and threads of this user exist: what RLIMIT_NPROC is compared with."""
    count = 0
    for path in Path("/proc").glob("[0-9]*"):
        try:
            if path.stat().st_uid == uid:
                count += len(list((path / "task").iterdir()))
        except OSError:
            continue
    return count
