"""What a tree of processes uses, read from /proc by whoever started it."""

import os
from collections.abc import Iterable
from pathlib import Path

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
    """Resident memory and page tables; pages shared by a fork count once for each process."""
    return _kibibytes("status", (b"VmRSS:", b"VmPTE:"), processes) * 1024


def proportional_bytes(processes: Iterable[int]) -> int:
    """The same with shared pages counted once; slower to read. 0 if that cannot be told."""
    resident = _kibibytes("smaps_rollup", (b"Pss:",), processes)
    tables = _kibibytes("status", (b"VmPTE:",), processes) if resident else 0
    return (resident + tables) * 1024


def _kibibytes(file: str, fields: tuple[bytes, ...], processes: Iterable[int]) -> int:
    sum_ = 0
    for process in processes:
        try:
            lines = _read(f"/proc/{process}/{file}").splitlines()
        except OSError:
            continue
        sum_ += sum(int(line.split()[1]) for line in lines if line.startswith(fields))
    return sum_


def sockets(process: int) -> int:
    """How many sockets exist in the network namespace of this process."""
    try:
        return int(_read(f"/proc/{process}/net/sockstat").split()[2])
    except (OSError, IndexError, ValueError):
        return 0  # it has ended


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
