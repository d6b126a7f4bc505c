"""The proof, once per session, that the sandbox holds on this system: a program that tries."""

import os
import platform
import re
import secrets
import shutil
import subprocess
import sys
from pathlib import Path

from algoreval.sandbox import bwrap, seccomp
from algoreval.sandbox.advice import INSTALL, Trouble, explain
from algoreval.sandbox.base import Sandbox
from algoreval.sandbox.child import SandboxFailure
from algoreval.sandbox.job import Job, Limits, Run
from algoreval.sandbox.user import is_known, unprivileged_uid

_OLDEST = (0, 8)
_NAMESPACES = ("cgroup", "ipc", "mnt", "net", "pid", "user", "uts")

# Prints what it can see. It leaves a daemon behind that holds its output: the run only ends
# if that is killed with it.
_PROGRAM = """
cat "$1" >/dev/null 2>&1 && echo "reads: $1"
for place in / /usr /etc /dev /var/tmp /work "$2"; do
    (echo x >"$place/canary-$$") 2>/dev/null && echo "writes: $place"
done
test -w /proc/sys/kernel/core_pattern && echo "writes: /proc/sys"
for n in cgroup ipc mnt net pid user uts; do
    echo "namespace: $n $(readlink /proc/self/ns/$n)"
done
grep -E '^(CapEff|NoNewPrivs|Seccomp):' /proc/self/status
grep -E '^Max (processes|data size|file size|core file size)' /proc/self/limits
tr '\\0' '\\n' </proc/1/environ | sed 's/=.*//; s/^/environ: /'
(trap '' TERM HUP; setsid sleep 1000) &
sleep 0.05
exit 7
"""
_DEGRADED_PROGRAM = """
[ "$(id -u)" = 0 ] && echo "run as root"
(trap '' TERM HUP; setsid sleep 1000) &
exit 7
"""
_LIMITS = Limits(wall_seconds=10, cpu_seconds=10, memory_mib=64, processes=32, scratch_mib=8)


def find_program() -> str | Trouble:
    """The bubblewrap to use, or why none can be."""
    uid = unprivileged_uid()
    if sys.platform != "linux" or platform.machine() != seccomp.ARCHITECTURE:
        return Trouble(f"{sys.platform} on {platform.machine()} is not supported", "")
    if (
        not hasattr(os, "pidfd_open")
        or not Path(f"/proc/self/task/{os.getpid()}/children").exists()
    ):
        return Trouble("this kernel or Python is too old to watch processes", "")
    if uid is not None and not is_known(uid):
        return Trouble(f"this container has no user {uid} to run programs as", "")
    program = shutil.which("bwrap")
    if program is None:
        return Trouble("bubblewrap is not installed", INSTALL)
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    version = re.search(r"(\d+)\.(\d+)", said.stdout)
    if version is None:
        return Trouble(f"{program} --version says {(said.stdout + said.stderr).strip()!r}", INSTALL)
    if (int(version[1]), int(version[2])) < _OLDEST:
        return Trouble(f"{program} is bubblewrap {version[0]}, which is too old", INSTALL)
    return program


def prove(sandbox: Sandbox, state: Path) -> Trouble | None:
    """Runs the canary the way every program is run; None if every promise that it tests holds."""
    secret = state / f"canary-{secrets.token_hex(8)}"
    secret.write_text("a secret\n")
    secret.chmod(0o644)
    try:
        run = sandbox.attempt(
            Job(("/bin/sh", "-c", _PROGRAM, "canary", str(secret), str(state)), limits=_LIMITS)
        )
    except SandboxFailure as failure:
        return explain(str(failure))
    finally:
        secret.unlink()
    missed = _missed(run)
    return Trouble(f"bubblewrap starts but does not hold: {missed[0]}", "") if missed else None


def prove_degraded(sandbox: Sandbox) -> str | None:
    """What keeps even the degraded mode from working, if anything does."""
    uid = unprivileged_uid()
    if uid is not None and not is_known(uid):
        return f"root would run the programs as user {uid}, which this container does not have"
    try:
        run = sandbox.attempt(Job(("/bin/sh", "-c", _DEGRADED_PROGRAM), limits=_LIMITS))
    except SandboxFailure as failure:
        return str(failure)
    if run.exit != 7:
        return f"the canary ended with {run.exit}, {run.signal}, {run.stopped}"
    return None if run.stdout == b"" else f"the canary could: {run.stdout.decode().strip()}"


def _missed(run: Run) -> list[str]:
    if run.exit != 7:
        return [f"the canary ended with {run.exit}, {run.signal}, {run.stopped}"]
    lines = run.stdout.decode(errors="replace").splitlines()
    missed = [line for line in lines if line.startswith(("reads:", "writes:"))]
    expected = {f"environ: {name}" for name, _ in bwrap.BASE_ENV} | {"environ: PWD"}
    missed += [line for line in lines if line.startswith("environ:") and line not in expected]
    for name in _NAMESPACES:
        host = Path(f"/proc/self/ns/{name}").readlink()
        if f"namespace: {name} {host}" in lines or f"namespace: {name} " in lines:
            missed.append(f"shares the {name} namespace of the host")
    words = {" ".join(line.split()[:4]) for line in lines}
    for fact in (
        "CapEff: 0000000000000000",
        "NoNewPrivs: 1",
        "Seccomp: 2",
        f"Max processes {_LIMITS.processes} {_LIMITS.processes}",
        f"Max data size {_LIMITS.memory_mib << 20}",
        f"Max file size {_LIMITS.scratch_mib << 20}",
        "Max core file size",
    ):
        if fact not in words:
            missed.append(f"lacks {fact!r}")
    if run.memory_mib == 0:
        missed.append("the watchdog sees no memory")
    return missed
