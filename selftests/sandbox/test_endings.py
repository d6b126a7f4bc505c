"""How a run ended is told right, whatever the program says about itself."""

import signal

import pytest

from algoreval.errors import JudgeError
from algoreval.sandbox import File, Job, Mount


def shell(program: str, **options: object) -> Job:
    return Job(("/bin/sh", "-c", program), **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("code", [0, 1, 7, 126, 127, 200, 255])
def test_exit_code(sandbox, code) -> None:
    run = sandbox.run(shell(f"echo text; echo words >&2; exit {code}"))
    assert (run.exit, run.signal, run.stopped) == (code, None, None)
    assert (run.stdout, run.stderr) == (b"text\n", b"words\n")


@pytest.mark.parametrize("name", ["SEGV", "ABRT", "KILL", "TERM", "FPE", "PIPE"])
def test_signal(sandbox, name) -> None:
    run = sandbox.run(shell(f"echo text; kill -{name} $$"))
    assert (run.exit, run.signal) == (None, signal.Signals[f"SIG{name}"])
    # A shell's own words about it are not the program's.
    assert (run.stdout, run.stderr) == (b"text\n", b"")


def test_a_program_that_poses_as_out_of_time_is_not_believed(sandbox) -> None:
    for script in ("kill -XCPU $$", f"exit {128 + signal.SIGXCPU}"):
        run = sandbox.run(shell(script))
        assert (run.exit, run.signal, run.stopped) == (None, signal.SIGXCPU, None)


def test_empty_input_is_at_its_end(sandbox) -> None:
    run = sandbox.run(shell("cat; echo end"))
    assert run.stdout == b"end\n"


def test_input_arrives(sandbox) -> None:
    text = b"0123456789" * 50_000
    assert sandbox.run(Job(("/bin/cat",), stdin=text)).stdout == text


def test_input_need_not_be_read(sandbox) -> None:
    assert sandbox.run(Job(("/bin/true",), stdin=b"x" * 500_000)).exit == 0


def test_files_arrive(sandbox) -> None:
    large = b"#!/bin/sh\nwc -c < $0\n#" + b"x" * (10 << 20)
    files = (
        File("/work/deep/run", large, executable=True),
        File("/work/data", b"data"),
        File("/tmp/own", b"own"),
    )
    program = "echo y >> /tmp/own; cat /work/data /tmp/own; exec /work/deep/run"
    run = sandbox.run(Job(("/bin/sh", "-c", program.replace("/work", "$1"), "sh", "/work"), files))
    if sandbox.mode != "bubblewrap":  # there, /tmp in a program is the host's
        assert run.stdout.splitlines()[-1] == str(len(large)).encode()
    else:
        assert run.stdout == f"dataowny\n{len(large)}\n".encode()


def test_files_cannot_be_changed(bubblewrap) -> None:
    program = (
        "echo bad > /work/data; rm -f /work/data; chmod 777 /work; echo x > /work/new; cat /work/*"
    )
    assert bubblewrap.run(shell(program, files=(File("/work/data", b"data"),))).stdout == b"data"


def test_environment_is_what_the_job_says(sandbox) -> None:
    run = sandbox.run(Job(("/usr/bin/env",), env=(("LANG", "C"), ("OWN", "a b"))))
    variables = dict(line.split("=", 1) for line in run.stdout.decode().splitlines())
    variables.pop("PWD", None)
    assert variables.pop("HOME") == variables.pop("TMPDIR")
    assert variables == {"PATH": "/usr/bin:/bin", "LANG": "C", "OWN": "a b"}


def test_export(sandbox) -> None:
    job = Job(("/bin/cp", "/work/a", "/tmp/b"), (File("/work/a", b"\0art"),), export="/tmp/b")
    run = sandbox.run(job)
    assert (run.exit, run.artifact, run.stdout) == (0, b"\0art", b"")


def test_export_keeps_what_the_command_says(sandbox) -> None:
    run = sandbox.run(shell("echo said; echo warned >&2; exit 3", export="/tmp/b"))
    assert (run.exit, run.artifact, run.stdout) == (3, None, b"")
    assert run.stderr == b"said\nwarned\n"


def test_export_of_nothing(sandbox) -> None:
    run = sandbox.run(shell("exit 0", export="/tmp/b"))
    assert (run.exit, run.artifact) == (0, None)


def test_a_program_cannot_pretend_to_be_missing(sandbox) -> None:
    run = sandbox.run(shell("echo 'prlimit: failed to execute /bin/sh' >&2; exit 127"))
    assert (run.exit, run.stopped) == (127, None)


def test_missing_program_is_our_own_trouble(sandbox) -> None:
    with pytest.raises(JudgeError, match="/work/nothing"):
        sandbox.run(Job(("/work/nothing",)))


def test_missing_mount_is_our_own_trouble(bubblewrap) -> None:
    gone = Mount("/no/such/toolchain", "/opt/x")
    with pytest.raises(JudgeError, match="/no/such/toolchain"):
        bubblewrap.run(Job(("/bin/true",), mounts=(gone,)))
    optional = Mount("/no/such/toolchain", "/opt/x", optional=True)
    assert bubblewrap.run(Job(("/bin/true",), mounts=(optional,))).exit == 0


def test_mount_is_read_only(bubblewrap, lab) -> None:
    folder = lab.folder / "toolchain"
    folder.mkdir(exist_ok=True)
    folder.chmod(0o777)
    (folder / "tool").write_text("tool")
    program = "cat /opt/x/tool; echo bad > /opt/x/new; rm /opt/x/tool"
    run = bubblewrap.run(shell(program, mounts=(Mount(str(folder), "/opt/x"),)))
    assert run.stdout == b"tool"
    assert [path.name for path in folder.iterdir()] == ["tool"]


def test_samples_of_a_run(sandbox, lab) -> None:
    run = sandbox.run(lab.job("hoard", "heap", 50, 1, 0.5))
    assert 50 < run.memory_mib < 80
    assert 0 < run.cpu_seconds < 5
    assert run.wall_seconds > 0
