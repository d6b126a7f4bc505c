"""Every limit stops the attack on it; the control shows that the attack needs no sandbox to work.

Attacks that would go on for ever outside stop there by themselves after passing the limit.
"""

import pytest

from algoreval.sandbox import LONGEST_SECONDS, Job, Limits, tree
from algoreval.sandbox.attend import PATIENCE

SMALL = {"memory_mib": 96, "wall_seconds": 10, "cpu_seconds": 10}


def test_cpu_of_one_process(attack) -> None:
    run = attack("burn", 5, 1, cpu_seconds=0.3)
    assert run.stopped == "cpu"
    assert run.stdout == b""
    assert 0.3 < run.cpu_seconds < 5


def test_cpu_is_summed_over_processes(attack) -> None:
    run = attack("burn", 0.3, 4, cpu_seconds=0.5)
    assert run.stopped == "cpu"


@pytest.mark.slow
def test_cpu_time_is_reported_of_what_the_wall_limit_kills(attack) -> None:
    asleep = attack("stubborn", wall_seconds=1)
    awake = attack("burn", 60, 1, wall_seconds=1)
    assert asleep.stopped == awake.stopped == "wall"
    assert asleep.cpu_seconds < 0.3
    assert awake.cpu_seconds > 0


def test_cpu_has_no_limit_outside(lab) -> None:
    assert lab.outside("burn", 0.3, 4) == "done\n"


def test_longest_times_are_accepted(sandbox) -> None:
    limits = Limits(wall_seconds=LONGEST_SECONDS, cpu_seconds=LONGEST_SECONDS)
    assert sandbox.run(Job(("/bin/sh", "-c", "exit 3"), limits=limits)).exit == 3


def test_closed_outputs_do_not_hide_a_busy_program(attack) -> None:
    run = attack("burn", 60, 1, "close", cpu_seconds=0.3)
    assert run.stopped == "cpu"
    assert run.stdout == b"before\n"


@pytest.mark.slow
def test_only_a_run_that_is_alone_is_let_wait_for_a_processor(sandbox, monkeypatch) -> None:
    monkeypatch.setattr(tree, "queued_seconds", lambda _: 100.0)
    job = Job(("/bin/sh", "-c", "sleep 1.3; exit 3"), limits=Limits(wall_seconds=1))
    hurried, patient = sandbox.run(job), sandbox.run(job, alone=True)
    assert (hurried.stopped, hurried.starved, hurried.granted_seconds) == ("wall", True, 0)
    assert (patient.exit, patient.granted_seconds) == (3, 1 * (PATIENCE - 1))


@pytest.mark.slow
def test_a_run_that_waits_for_itself_is_stopped_even_alone(sandbox, monkeypatch) -> None:
    monkeypatch.setattr(tree, "queued_seconds", lambda _: 0.25)
    job = Job(("/bin/sh", "-c", "exec sleep 60"), limits=Limits(wall_seconds=1))
    run = sandbox.run(job, alone=True)
    assert (run.stopped, run.starved, run.undecided) == ("wall", False, False)
    assert run.granted_seconds == 0.25


@pytest.mark.parametrize(
    ("how", "mebibytes", "processes"),
    [("heap", 200, 1), ("heap", 40, 5), ("tables", 200, 1), ("tables", 40, 5)],
)
def test_memory(attack, how, mebibytes, processes) -> None:
    run = attack("hoard", how, mebibytes, processes, 30, **SMALL)
    assert b"done" not in run.stdout
    # One process meets RLIMIT_DATA and reports it; many together meet the watchdog.
    assert run.stopped == "memory" or b"MemoryError" in run.stderr


def test_buffers_of_sockets_are_memory(contained) -> None:
    run = contained("hoard", "sockets", 20, 6, 30, **SMALL)
    assert run.stopped == "memory"


def test_files_in_scratch_are_memory(contained) -> None:
    run = contained("hoard", "file", 60, 1, 30, **{**SMALL, "memory_mib": 64})
    assert run.stopped == "memory" or b"MemoryError" in run.stderr


@pytest.mark.parametrize(
    ("how", "processes"), [("heap", 1), ("tables", 5), ("sockets", 10), ("file", 1)]
)
def test_memory_has_no_limit_outside(lab, how, processes) -> None:
    assert lab.outside("hoard", how, 200 // processes, processes, 0) == "done\n"


def test_default_memory_limit_is_512_mib(contained) -> None:
    assert contained("hoard", "heap", 400, 1, 0.1).stdout == b"done\n"
    assert contained("hoard", "heap", 600, 1, 0.1).stdout == b""


def test_shared_pages_count_once(contained) -> None:
    # 30 MiB in the parent, seen by six children: no 180 MiB.
    run = contained("inherit", 30, 6, **SMALL)
    assert (run.exit, run.stopped, run.stdout) == (0, None, b"done\n")


def test_memory_that_no_process_owns_is_refused(contained) -> None:
    run = contained("nameless")
    assert run.stdout == b"memfd ENOSYS\nshm EPERM\nmapping EPERM\nzero ENODEV\n"


def test_memory_that_no_process_owns_is_there_outside(lab) -> None:
    assert lab.outside("nameless") == "memfd 0\nshm 0\nmapping 0\nzero 0\n"


def test_process_count(attack) -> None:
    run = attack("fork", 60, processes=20)
    assert run.exit == 0
    assert 10 < int(run.stdout) <= 20


def test_process_count_has_no_limit_outside(lab) -> None:
    assert lab.outside("fork", 60) == "60\n"


def test_endless_forks_are_contained(attack, lab, sandbox) -> None:
    token = lab.token()
    run = attack("fork", "inf", token, processes=20, wall_seconds=1)
    assert run.stopped == "wall"
    assert not lab.alive(token)
    assert sandbox.run(Job(("/bin/sh", "-c", "exit 0"))).exit == 0


def test_much_correct_output_is_kept(attack) -> None:
    run = attack("print", 3000)
    assert (run.exit, run.stopped) == (0, None)
    assert run.stdout == (b"x" * 99 + b"\n") * 3000


def test_endless_output_is_stopped(attack) -> None:
    run = attack("print", 10**9)
    assert run.stopped == "output"
    assert len(run.stdout) == Limits().output_bytes


def test_output_counts_both_streams(sandbox) -> None:
    program = "head -c 600 /dev/zero; head -c 600 /dev/zero >&2; sleep 5"
    limits = Limits(output_bytes=1000)
    run = sandbox.run(Job(("/bin/sh", "-c", program), limits=limits))
    assert run.stopped == "output"
    assert len(run.stdout) + len(run.stderr) == 1000


def test_output_has_no_limit_outside(lab) -> None:
    assert len(lab.outside("print", 30_000)) == 3_000_000


def test_disk_bytes(attack) -> None:
    run = attack("fill", "bytes", 20, 0, scratch_mib=8)
    assert run.stopped == "disk" or run.stdout.splitlines()[-1] in (b"7", b"8")


def test_disk_bytes_over_several_files(attack) -> None:
    # Each file is below RLIMIT_FSIZE: a full tmpfs, or the watchdog of the degraded mode.
    run = attack("fill", "parts", 20, 30, scratch_mib=8)
    assert run.stopped == "disk" or (b"No space left" in run.stdout and run.exit == 0)


def test_disk_files(attack) -> None:
    run = attack("fill", "files", 1500, 30, scratch_files=500)
    assert run.stopped == "disk"


def test_kernel_signal_for_large_files_is_a_disk_limit(sandbox) -> None:
    program = "exec head -c 20000000 /dev/zero > big"
    run = sandbox.run(Job(("/bin/sh", "-c", program), limits=Limits(scratch_mib=8)))
    assert run.stopped == "disk"


@pytest.mark.parametrize(("what", "count"), [("bytes", 20), ("parts", 20), ("files", 1500)])
def test_disk_has_no_limit_outside(lab, what, count) -> None:
    assert lab.outside("fill", what, count, 0) == f"{count}\n"


def test_artifact(sandbox) -> None:
    program = "head -c 1500000 /dev/zero > big"
    job = Job(("/bin/sh", "-c", program), limits=Limits(artifact_mib=1), export="/tmp/big")
    run = sandbox.run(job)
    assert (run.stopped, run.artifact) == ("artifact", None)
