"""The limits that the kernel keeps for each process: names and values of setrlimit."""

import resource
from dataclasses import dataclass

from algoreval.sandbox.job import MIB, Limits

_STACK_MIB = 8


@dataclass(frozen=True)
class KernelLimit:
    """One limit; `name` is prlimit's option and, in capitals, the end of RLIMIT_..."""

    name: str
    soft: int
    hard: int | None
    """None leaves the hard limit as it is."""


def kernel_limits(limits: Limits, processes: int) -> list[KernelLimit]:
    """The limits for a run that may have so many processes, never above what the host allows."""
    data = limits.memory_mib if limits.data_mib is None else limits.data_mib
    wanted = {
        "core": 0,
        "msgqueue": 0,
        "memlock": 65536,
        "nproc": processes,
        "nofile": limits.open_files,
        "fsize": limits.scratch_mib * MIB,
        "data": data * MIB,
    }
    both = [KernelLimit(name, *2 * (_allowed(name, value),)) for name, value in wanted.items()]
    # Soft only: programs that recurse deeply may raise it themselves, as they could anywhere.
    stack = _allowed("stack", (limits.stack_mib or _STACK_MIB) * MIB)
    # A backstop for each process: the watchdog sums the tree and comes first. The kernel sends
    # SIGXCPU at the soft limit, and SIGKILL, which tells nothing, at the hard one.
    cpu = int(limits.cpu_seconds) + 2
    return [*both, KernelLimit("stack", stack, None), KernelLimit("cpu", cpu, cpu + 1)]


def _allowed(name: str, value: int) -> int:
    # Nobody but root can raise a hard limit that the host has set lower already.
    hard = resource.getrlimit(getattr(resource, f"RLIMIT_{name.upper()}"))[1]
    return value if hard == resource.RLIM_INFINITY else min(value, hard)
