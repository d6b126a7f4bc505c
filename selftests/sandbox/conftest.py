"""A laboratory: the same attack inside a sandbox and, as the control, outside of it."""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from algoreval.errors import ConfigError
from algoreval.sandbox import File, Job, Limits, Mount, Run, Sandbox, open_sandbox
from algoreval.sandbox.degraded import Degraded
from algoreval.sandbox.user import unprivileged_uid

ATTACKS = Path(__file__).parent / "attacks"
PROJECT = Path(__file__).parents[2]


def until(condition: Callable[[], bool]) -> bool:
    """Waits for something that another process is about to do; false if it never does."""
    deadline = time.monotonic() + 20
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


class Lab:
    """Runs attacks. Outside they get the rights that the sandbox's programs have, and no more."""

    def __init__(self, folder: Path, python: str, mounts: tuple[Mount, ...]) -> None:
        self.folder = folder
        """Open to every user of the machine."""

        self.python = python
        self.mounts = mounts
        self.uid = unprivileged_uid()
        self.until = until

    def job(self, attack: str, *arguments: object, **options: object) -> Job:
        """The job that runs attacks/<attack>.py."""
        program = File("/work/attack.py", (ATTACKS / f"{attack}.py").read_bytes())
        command = (self.python, "-I", "-B", program.path, *map(str, arguments))
        return Job(command, (program,), self.mounts, limits=Limits(**options))  # type: ignore[arg-type]

    def start(self, attack: str, *arguments: object) -> "subprocess.Popen[str]":
        """The same attack as a plain process in an empty folder of its own."""
        program = shutil.copy(ATTACKS / f"{attack}.py", self.folder)
        home = Path(tempfile.mkdtemp(dir=self.folder))
        home.chmod(0o777)
        return subprocess.Popen(
            [self.python, "-I", "-B", program, *map(str, arguments)],
            cwd=home,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            user=self.uid,
            group=self.uid,
            extra_groups=None if self.uid is None else [],
        )

    def outside(self, attack: str, *arguments: object) -> str:
        """What the attack prints as a plain process."""
        with self.start(attack, *arguments) as process:
            return process.communicate(timeout=60)[0]

    def victim(self) -> "subprocess.Popen[str]":
        """A process of the same user to be attacked; ends when it is left as a context."""
        return self.start("victim")

    def harness(self, body: str) -> "subprocess.Popen[bytes]":
        """A process of ours that opens a sandbox in a folder of its own and runs this code."""
        folder = tempfile.mkdtemp(dir=self.folder)
        start = (
            f"import sys; sys.path.insert(0, {str(PROJECT)!r})\n"
            "from pathlib import Path\n"
            "from algoreval.sandbox import *\n"
            "from algoreval.sandbox.degraded import Degraded\n"
            f"state = Path({folder!r})\n"
        )
        # Without -I: the interpreter of the tests may need its environment.
        return subprocess.Popen(
            [sys.executable, "-c", start + body], stdout=subprocess.PIPE, stdin=subprocess.PIPE
        )

    @staticmethod
    def token() -> str:
        """A word that marks a process: an argument nobody else has."""
        return f"token-{uuid.uuid4().hex}"

    @staticmethod
    def alive(token: str) -> list[int]:
        """The processes that have the token among their arguments (zombies have none left)."""
        found = []
        for path in Path("/proc").glob("[0-9]*/cmdline"):
            with contextlib.suppress(OSError):
                if token.encode() in path.read_bytes().split(b"\0"):
                    found.append(int(path.parent.name))
        return found

    def end(self, token: str) -> None:
        """Kills what a control has left behind."""
        for process in self.alive(token):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)


@pytest.fixture(scope="session")
def lab() -> Iterator[Lab]:
    folder = Path(tempfile.mkdtemp(prefix="lab-"))
    folder.chmod(0o777)
    home = Path(sys.base_prefix)
    python = home / "bin" / f"python3.{sys.version_info.minor}"
    system = Path("/usr/bin/python3")
    reachable = all(path.stat().st_mode & 0o005 == 0o005 for path in (home, *home.parents))
    if system.exists():
        yield Lab(folder, str(system), ())
    elif reachable and python.exists():
        yield Lab(folder, str(python), (Mount(str(home), str(home)),))
    else:
        pytest.skip("no Python that an unprivileged user can run: install python3")
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def bubblewrap(lab: Lab) -> Sandbox:
    try:
        return open_sandbox("require", lab.folder / "state")
    except ConfigError as error:
        pytest.skip(str(error))


@pytest.fixture(scope="session")
def degraded(lab: Lab) -> Sandbox:
    return Degraded(lab.folder / "state", "a test asks for it")


@pytest.fixture(params=["bubblewrap", "degraded"])
def sandbox(request: pytest.FixtureRequest) -> Sandbox:
    """Each kind of sandbox in turn, for promises that both keep."""
    found: Sandbox = request.getfixturevalue(request.param)
    return found


@pytest.fixture
def attack(lab: Lab, sandbox: Sandbox) -> Callable[..., Run]:
    """Runs an attack inside either kind of sandbox."""
    return lambda *arguments, **options: sandbox.run(lab.job(*arguments, **options))


@pytest.fixture
def contained(lab: Lab, bubblewrap: Sandbox) -> Callable[..., Run]:
    """Runs an attack under bubblewrap, for promises that only it keeps."""
    return lambda *arguments, **options: bubblewrap.run(lab.job(*arguments, **options))
