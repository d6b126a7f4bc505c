"""When a run ends, all of it has ended; and when we end, so does the run."""

import contextlib
import signal
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from algoreval.sandbox import Job, Limits
from algoreval.sandbox.child import SandboxFailure
from algoreval.sandbox.undertaker import Undertaker


def test_who_ignores_signals_is_killed(attack, lab) -> None:
    token = lab.token()
    run = attack("stubborn", token, wall_seconds=1)
    assert (run.exit, run.signal, run.stopped) == (None, None, "wall")
    assert run.stdout == b"ready\n"
    assert not lab.alive(token)


def test_signals_can_be_ignored_outside(lab) -> None:
    with lab.start("stubborn") as process:
        assert process.stdout.readline() == "ready\n"
        process.terminate()
        process.stdin.write("are you there?\n")
        process.stdin.flush()
        assert process.stdout.readline() == "alive\n"
        process.kill()


def test_daemon_ends_with_its_parent(attack, lab) -> None:
    token = lab.token()
    run = attack("daemon", token)
    assert (run.exit, run.stopped) == (5, None)
    assert b"parent\n" in run.stdout
    assert not lab.alive(token)


def test_daemon_outlives_its_parent_outside(lab) -> None:
    token = lab.token()
    with lab.start("daemon", token) as process:
        assert process.wait(timeout=20) == 5
        left = lab.alive(token)
        lab.end(token)
    assert len(left) == 1


ADOPT = """
import ctypes, os
ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)  # orphans and zombies of this process come to it
{body}
left = 0
try:
    while True:
        pid = os.waitpid(-1, os.WNOHANG)[0]
        left += 1
        if pid == 0:
            break
except ChildProcessError:
    pass
print(left)
"""
RUN = """
job = Job({command!r}, {files!r}, {mounts!r}, limits=Limits(wall_seconds=5))
for _ in range(3):
    run = {kind}.run(job)
    assert run.exit == 5, run
"""
KINDS = {
    "bubblewrap": 'open_sandbox("require", state)',
    "degraded": 'Degraded(state, "a test")',
}


@pytest.mark.parametrize("kind", KINDS)
def test_no_orphan_and_no_zombie_is_left(kind, request, lab) -> None:
    request.getfixturevalue(kind)
    job = lab.job("daemon")
    body = RUN.format(command=job.command, files=job.files, mounts=job.mounts, kind=KINDS[kind])
    with lab.harness(ADOPT.format(body=body)) as harness:
        assert harness.communicate(timeout=60)[0] == b"0\n"


def test_an_orphan_is_left_outside(lab) -> None:
    token = lab.token()
    program = (lab.python, "-c", lab.job("daemon").files[0].content.decode(), token)
    body = f"import subprocess; subprocess.run({program!r}, stdout=subprocess.DEVNULL)"
    with lab.harness(ADOPT.format(body=body)) as harness:
        assert harness.communicate(timeout=60)[0] == b"1\n"
    lab.end(token)


@pytest.mark.parametrize("kind", KINDS)
def test_run_ends_when_the_harness_is_killed(kind, request, lab) -> None:
    request.getfixturevalue(kind)
    token = lab.token()
    job = lab.job("stubborn", token)
    body = f"{KINDS[kind]}.run(Job({job.command!r}, {job.files!r}, {job.mounts!r}))"
    with lab.harness(body) as harness:
        # The container has the token among its arguments too, so wait for both.
        assert lab.until(lambda: len(lab.alive(token)) > 1 or kind == "degraded")
        assert lab.until(lambda: bool(lab.alive(token)))
        harness.kill()
    assert lab.until(lambda: not lab.alive(token))


def test_program_lives_on_outside_when_the_harness_is_killed(lab) -> None:
    token = lab.token()
    program = (lab.python, "-c", "import time; time.sleep(60)", token)
    with lab.harness(f"import subprocess; subprocess.run({program!r})") as harness:
        assert lab.until(lambda: bool(lab.alive(token)))
        harness.kill()
    assert harness.returncode == -signal.SIGKILL
    assert lab.alive(token)
    lab.end(token)


KILLED_EARLY = """
import os, signal
sandbox = open_sandbox("require", state)
for moment in range(24):
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGALRM, lambda *_: os.kill(os.getpid(), signal.SIGKILL))
        signal.setitimer(signal.ITIMER_REAL, 0.004 + moment / 1000)
        while True:
            sandbox.run(Job(("/bin/sleep", "60", {token!r})))
    os.waitpid(child, 0)
print("killed")
"""


def test_whoever_is_killed_while_a_run_starts_leaves_nothing(bubblewrap, lab) -> None:
    # sleep would not take the token, but bwrap has it among its arguments.
    token = lab.token()
    with lab.harness(KILLED_EARLY.format(token=token)) as harness:
        assert harness.communicate(timeout=60)[0] == b"killed\n"
    assert lab.until(lambda: not lab.alive(token))


def test_a_run_that_is_stopped_while_it_starts_leaves_nothing(bubblewrap, lab) -> None:
    token = lab.token()
    for moment in range(40):
        limits = Limits(wall_seconds=0.0005 + moment / 2000)
        with contextlib.suppress(SandboxFailure):
            bubblewrap.attempt(Job(("/bin/sh", "-c", "sleep 60", token), limits=limits))
    assert not lab.alive(token)


def test_undertaker_ends_only_who_has_its_mark(lab) -> None:
    mine, other = Undertaker(), Undertaker()
    program = (lab.python, "-c", "import time; time.sleep(60)")
    with (
        subprocess.Popen((*program, mine.mark)) as doomed,
        subprocess.Popen((*program, other.mark)) as spared,
    ):
        del mine
        assert doomed.wait(timeout=20) == -signal.SIGKILL
        assert spared.poll() is None
        spared.kill()


def test_first_process_cannot_be_killed_from_inside(bubblewrap) -> None:
    program = "kill -9 1; kill -TERM 1; kill -9 -1 & wait; echo alive"
    run = bubblewrap.run(Job(("/bin/sh", "-c", program)))
    assert run.stopped is None
    assert run.signal in (None, signal.SIGKILL)  # the last kill may hit its sender too


def test_signal_to_the_first_process_spoils_only_its_own_run(bubblewrap) -> None:
    program = "kill -INT 1; kill -TERM 1; kill -HUP 1; echo alive"
    run = bubblewrap.run(Job(("/bin/sh", "-c", program)))
    assert (run.signal, run.stdout) == (signal.SIGINT, b"alive\n")


def test_nothing_of_a_run_is_seen_by_another(bubblewrap, lab) -> None:
    jobs = [
        lab.job("look"),
        lab.job("stubborn", wall_seconds=1),
        lab.job("look"),
        lab.job("print", 20_000),
        lab.job("daemon"),
        lab.job("fork", "inf", wall_seconds=1, cpu_seconds=0.5, processes=16),
        lab.job("look"),
    ]
    with ThreadPoolExecutor(4) as pool:
        runs = list(pool.map(bubblewrap.run, jobs))
    assert [run.exit for run in runs[:5]] == [0, None, 0, None, 5]
    assert [run.stopped for run in runs[:5]] == [None, "wall", None, "output", None]
    assert runs[5].stopped in ("wall", "cpu")
    # The first process, the attack: nobody else.
    assert {run.stdout for run in (runs[0], runs[2], runs[6])} == {b"2\n"}


def test_our_own_processes_are_unchanged(sandbox) -> None:
    before = len(list(Path("/proc/self/fd").iterdir()))
    for _ in range(3):
        sandbox.run(Job(("/bin/sh", "-c", "exit 0")))
    assert len(list(Path("/proc/self/fd").iterdir())) == before
