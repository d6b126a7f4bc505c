"""The only door to untrusted programs: a job goes in, what it did comes out.

`open_sandbox` decides once per session how programs are contained. Everything above this
package sees `Sandbox.run(Job) -> Run` and `Sandbox.session(Job)`, a program that lives and
answers line by line, and knows nothing about namespaces.

Memory is limited by counting what the processes of a run have resident, their page tables, what
lies in its tmpfs and what its sockets can hold. System calls whose memory nobody can count are
refused. The rest of the kernel's memory is bounded only by the number of processes, descriptors
and mappings: at worst some 16 MiB for each process, and 64 MiB in pipes. Who needs an exact bound
runs everything in a control group or a virtual machine.
"""

from pathlib import Path

from algoreval.errors import ConfigError
from algoreval.sandbox import canary
from algoreval.sandbox.advice import Trouble
from algoreval.sandbox.base import Sandbox
from algoreval.sandbox.child import SandboxFailure
from algoreval.sandbox.contained import Bubblewrap
from algoreval.sandbox.degraded import PREFIX, Degraded
from algoreval.sandbox.job import (
    LONGEST_SECONDS,
    SCRATCH,
    SHORTEST_SECONDS,
    SMALLEST_MIB,
    File,
    Job,
    Limits,
    Mount,
    Run,
)
from algoreval.sandbox.session import LONGEST_BYTES, Session
from algoreval.sandbox.turnstile import Turnstile

__all__ = [
    "LONGEST_BYTES",
    "LONGEST_SECONDS",
    "SCRATCH",
    "SHORTEST_SECONDS",
    "SMALLEST_MIB",
    "File",
    "Job",
    "Limits",
    "Mount",
    "Run",
    "Sandbox",
    "SandboxFailure",
    "Session",
    "Turnstile",
    "adopt_sandbox",
    "open_sandbox",
]

POLICIES = ("require", "degraded")


def open_sandbox(policy: str, state: Path) -> Sandbox:
    """The sandbox of this session; `state` is a folder that its processes share.

    With "require", raises ConfigError where bubblewrap cannot work: the reason, the fix and the
    way to do without. With "degraded", does without there, as well as it can.
    """
    if policy not in POLICIES:
        raise ConfigError(f"--sandbox={policy}: choose {' or '.join(POLICIES)}")
    state.mkdir(parents=True, exist_ok=True)
    found = _bubblewrap(state)
    if isinstance(found, Sandbox):
        return found
    if policy == "require":
        raise ConfigError(
            f"no sandbox: {found}. To run untrusted programs with less protection: "
            "--sandbox=degraded"
        )
    return _degraded(state, found)


def adopt_sandbox(mode: str, state: Path) -> Sandbox:
    """The sandbox of a session that another process of ours has opened; `mode` is its mode.

    Nothing is tried out again: one session has one mode. Raises ConfigError if it is gone.
    """
    if mode.startswith(PREFIX):
        return Degraded(state, mode.removeprefix(PREFIX))
    program = canary.find_program()
    if isinstance(program, Trouble):
        raise ConfigError(f"the sandbox of this session is gone: {program}")
    return Bubblewrap(state, program)


def _bubblewrap(state: Path) -> Sandbox | Trouble:
    program = canary.find_program()
    if isinstance(program, Trouble):
        return program
    sandbox = Bubblewrap(state, program)
    return canary.prove(sandbox, state) or sandbox


def _degraded(state: Path, trouble: Trouble) -> Sandbox:
    sandbox = Degraded(state, trouble.reason)
    failed = canary.prove_degraded(sandbox)
    if failed is not None:
        raise ConfigError(f"no sandbox: {trouble}. The degraded mode fails too: {failed}")
    return sandbox
