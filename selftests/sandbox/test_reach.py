"""What a program can get at: network, files, environment, other processes. Nothing of ours."""

import json
import os
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from algoreval.sandbox import Job


@pytest.fixture
def listeners(lab) -> Iterator[dict[str, object]]:
    """A host that answers on every road a program could take."""
    name = lab.token()
    with ExitStack() as stack:
        tcp, unix, abstract = (
            stack.enter_context(socket.socket(family, socket.SOCK_STREAM))
            for family in (socket.AF_INET, socket.AF_UNIX, socket.AF_UNIX)
        )
        udp = stack.enter_context(socket.socket(socket.AF_INET, socket.SOCK_DGRAM))
        path = lab.folder / name
        for bound, address in (
            (tcp, ("127.0.0.1", 0)),
            (udp, ("127.0.0.1", 0)),
            (unix, str(path)),
            (abstract, f"\0{name}"),
        ):
            bound.bind(address)
        for listening in (tcp, unix, abstract):
            listening.listen()
        path.chmod(0o777)
        echo = threading.Thread(target=_echo, args=(udp,))
        echo.start()
        yield {
            "tcp": tcp.getsockname()[1],
            "udp": udp.getsockname()[1],
            "path": str(path),
            "abstract": name,
        }
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as last:
            last.sendto(b"end", udp.getsockname())
        echo.join()


def _echo(udp: socket.socket) -> None:
    data = b""
    while data != b"end":
        data, sender = udp.recvfrom(10)
        udp.sendto(data, sender)


def test_no_network(attack, listeners) -> None:
    roads = json.loads(attack("network", json.dumps(listeners)).stdout)
    assert "reached" not in roads.values()
    for family in ("AF_VSOCK", "AF_NETLINK", "AF_PACKET", "AF_ALG"):
        assert roads[family] == "EAFNOSUPPORT"


def test_network_is_there_outside(lab, listeners) -> None:
    roads = json.loads(lab.outside("network", json.dumps(listeners)))
    for road in ("tcp", "udp", "unix path", "unix abstract", "AF_NETLINK"):
        assert roads[road] == "reached"


def test_event_loop_works(sandbox, lab) -> None:
    program = "import asyncio; print(asyncio.run(asyncio.sleep(0, 'slept')))"
    run = sandbox.run(Job((lab.python, "-c", program), mounts=lab.mounts))
    assert run.stdout == b"slept\n"


def test_pool_of_processes_works(bubblewrap, lab) -> None:
    program = (
        "import multiprocessing as m; d = m.Manager().dict(); "
        "d[1] = m.Pool(2).map(abs, [-1, -2]); print(d)"
    )
    run = bubblewrap.run(Job((lab.python, "-c", program), mounts=lab.mounts))
    assert run.stdout == b"{1: [1, 2]}\n"


def test_buffers_of_sockets_have_the_usual_size(sandbox, lab) -> None:
    program = (
        "import socket; a, b = socket.socketpair(); a.setsockopt(1, socket.SO_PASSCRED, 1); "
        "print('passed', flush=True); a.setsockopt(1, socket.SO_SNDBUF, 1 << 20)"
    )
    run = sandbox.run(Job((lab.python, "-c", program), mounts=lab.mounts))
    assert (run.exit, run.stdout) == (1, b"passed\n")


def test_no_terminal_can_be_made(bubblewrap, lab) -> None:
    program = "import os; print(os.openpty())"
    run = bubblewrap.run(Job((lab.python, "-c", program), mounts=lab.mounts))
    assert (run.exit, run.stdout) == (1, b"")


def test_zeros_can_be_read(sandbox) -> None:
    program = "head -c 3 /dev/zero; echo x >/dev/zero"
    assert sandbox.run(Job(("/bin/sh", "-c", program))).stdout == b"\0\0\0"


@pytest.fixture
def secrets(lab, monkeypatch) -> tuple[str, list[str]]:
    """A word in our environment, and files that anybody on this machine may read."""
    word = lab.token()
    monkeypatch.setenv("ALGOREVAL_TEST_KEY", word)
    home = lab.folder / "home"
    (home / ".ssh").mkdir(parents=True, exist_ok=True)
    monkeypatch.setenv("HOME", str(home))
    key = home / ".ssh" / "id"
    key.write_text("private")
    relative = Path("/tmp", "..", *key.parts[1:])
    return word, [str(key), str(relative), "/etc/machine-id", "/etc/os-release", "/etc/fstab"]


def test_no_secret_can_be_read(contained, secrets) -> None:
    word, paths = secrets
    run = contained("read", word, *paths)
    # The word is in our own arguments, so it may be in /proc/*/cmdline, but nowhere else.
    assert json.loads(run.stdout) == {"files": [], "environment": False}


def test_environment_is_clean_in_both(attack, secrets) -> None:
    word, paths = secrets
    assert json.loads(attack("read", word, *paths).stdout)["environment"] is False


def test_secrets_can_be_read_outside(lab, secrets) -> None:
    word, paths = secrets
    seen = json.loads(lab.outside("read", word, *paths))
    assert paths[0] in seen["files"]
    assert seen["environment"] is True


FOLDERS = ["/", "/usr", "/etc", "/dev", "/var/tmp", "/work", "/proc/sys/kernel", "/run", "/root"]


def test_writes_stay_inside(contained, lab) -> None:
    name = lab.token()
    run = contained("write", name, "/tmp", "/dev/shm", str(lab.folder), *FOLDERS)
    assert json.loads(run.stdout) == ["/tmp", "/dev/shm"]
    assert not any(Path(folder, name).exists() for folder in ("/tmp", "/dev/shm", lab.folder))


def test_writes_succeed_outside(lab) -> None:
    name = lab.token()
    places = ["/dev/shm", "/var/tmp", str(lab.folder)]
    made = json.loads(lab.outside("write", name, *places))
    for folder in made:
        Path(folder, name).unlink()
    assert made == places


def test_kernel_settings_are_not_writable(bubblewrap) -> None:
    check = "test -w /proc/sys/kernel/core_pattern || test -w /proc/sys/vm/drop_caches"
    assert bubblewrap.run(Job(("/bin/sh", "-c", check))).exit == 1


def test_no_process_outside_can_be_touched(contained, lab) -> None:
    with lab.victim() as victim:
        victim.stdout.readline()
        seen = json.loads(contained("intrude", victim.pid).stdout)
        victim.stdin.close()
    assert seen == {"kill": "ESRCH", "ptrace": "EPERM", "namespace": "EPERM"}


def test_processes_can_be_touched_outside(lab) -> None:
    with lab.victim() as victim:
        victim.stdout.readline()
        seen = json.loads(lab.outside("intrude", victim.pid))
        victim.stdin.close()
    assert seen["kill"] == 0
    if seen["ptrace"] or seen["namespace"]:
        pytest.skip("this system refuses tracing or namespaces to everybody")


def test_no_descriptor_of_ours_is_inherited(sandbox) -> None:
    with Path("/etc/hosts").open() as open_file:
        os.set_inheritable(open_file.fileno(), True)
        run = sandbox.run(Job(("/bin/sh", "-c", "echo /proc/self/fd/*")))
    numbers = {int(path.rsplit(b"/", 1)[1]) for path in run.stdout.split()}
    assert numbers <= {0, 1, 2, 3}  # 3 is the folder that is being listed
