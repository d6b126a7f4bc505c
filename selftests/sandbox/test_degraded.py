"""The degraded mode: what it holds beside what the other tests show of both kinds."""

import os
import tempfile
from pathlib import Path

import pytest

from algoreval.sandbox import File, Job, Mount, landlock
from algoreval.sandbox.inside import Paths

needs_landlock = pytest.mark.skipif(
    not landlock.version(), reason="this kernel has no Landlock: the gap is stated instead"
)


@pytest.fixture(autouse=True)
def folders(monkeypatch, lab):
    """Where the runs of a test make their folders: nothing may be left there."""
    place = Path(tempfile.mkdtemp(dir=lab.folder))
    place.chmod(0o755)
    monkeypatch.setattr(tempfile, "tempdir", str(place))
    yield place
    assert list(place.iterdir()) == []


def test_never_root(degraded) -> None:
    run = degraded.run(Job(("/usr/bin/id", "-u")))
    assert run.stdout.strip() not in (b"0", b"")
    if os.geteuid() == 0:
        status = degraded.run(Job(("/bin/cat", "/proc/self/status"))).stdout.decode()
        assert "CapEff:\t0000000000000000" in status


@needs_landlock
def test_no_secret_can_be_read(degraded, lab) -> None:
    secret = lab.folder / "secret"
    secret.write_text("private")
    secret.chmod(0o644)
    assert degraded.run(Job(("/bin/cat", str(secret)))).stdout == b""
    assert degraded.run(Job(("/bin/ls", str(lab.folder)))).stdout == b""


@needs_landlock
def test_writes_stay_inside(degraded, lab) -> None:
    name = lab.token()
    run = degraded.run(lab.job("write", name, "/tmp", "/dev/shm", "/var/tmp", str(lab.folder)))
    assert b"/shm" not in run.stdout
    assert str(lab.folder).encode() + b'"' not in run.stdout
    assert not any(Path(place, name).exists() for place in ("/tmp", "/dev/shm", "/var/tmp"))


def test_processes_outside_are_safe(degraded, lab) -> None:
    if "kill every process" in "".join(degraded.gaps):
        pytest.skip("this kernel's Landlock does not keep signals in: the gap is stated instead")
    with lab.victim() as victim:
        victim.stdout.readline()
        run = degraded.run(lab.job("intrude", victim.pid))
        victim.stdin.close()
    assert b'"kill": 0' not in run.stdout
    assert b'"ptrace": 0' not in run.stdout


def test_export_follows_no_link_out(degraded, lab) -> None:
    secret = lab.folder / "only-ours"
    secret.write_text("private")
    secret.chmod(0o600)
    job = Job(("/bin/ln", "-s", str(secret), "/tmp/out"), export="/tmp/out")
    if os.geteuid() != 0 and not landlock.version():
        pytest.skip("without Landlock a program of this user reads what the user may")
    assert degraded.run(job).artifact is None


def test_folders_too_deep_to_be_counted_are_stopped(degraded, lab) -> None:
    # Paths of more than 4096 bytes have no name by which they could be opened.
    program = (
        "import os, time\n"
        "for _ in range(20): os.mkdir('d' * 250); os.chdir('d' * 250)\n"
        "time.sleep(30)"
    )
    assert degraded.run(Job((lab.python, "-c", program), mounts=lab.mounts)).stopped == "disk"


def test_closed_folders_are_removed(degraded) -> None:
    program = "mkdir -p a/b; chmod 0 a/b a ."
    assert degraded.run(Job(("/bin/sh", "-c", program))).stopped in (None, "disk")


def test_mounts_are_found_and_named_as_in_any_sandbox(degraded, lab) -> None:
    folder = Path(tempfile.mkdtemp(dir=lab.folder))
    folder.chmod(0o755)
    (folder / "tool").write_text("#!/bin/sh\necho tool $1 $KEY\n")
    (folder / "tool").chmod(0o755)
    mount = Mount(str(folder), "/opt/x")
    job = Job(
        ("/opt/x/tool", "/work/a"), (File("/work/a", b""),), (mount,), env=(("KEY", "/opt/x"),)
    )
    words = degraded.run(job).stdout.decode().split()
    assert words[0] == "tool"
    assert words[1].endswith("/work/a")
    assert words[2] == "/opt/x"


@pytest.mark.parametrize(
    ("word", "host"),
    [
        ("/work/a.py", "/H/a.py"),
        ("/work", "/H"),
        ("/workshop", "/workshop"),
        ("/usr/work", "/usr/work"),
        ("-cp=/work:/tmp/out", "-cp=/H:/S/out"),
        ("-I/work/include", "-I/H/include"),
        ("@/tmp/options", "@/S/options"),
        ("cc -o /tmp/a /work/a.c>/tmp/log", "cc -o /S/a /H/a.c>/S/log"),
    ],
)
def test_paths(word, host) -> None:
    assert Paths({"/work": "/H", "/tmp": "/S"}).host(word) == host


def test_gaps_are_stated(degraded, bubblewrap) -> None:
    assert degraded.mode == "degraded: a test asks for it"
    assert len(degraded.gaps) >= 3
    assert bubblewrap.gaps == ()
