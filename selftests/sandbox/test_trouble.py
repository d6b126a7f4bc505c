"""Where the sandbox cannot work or does not hold, a person is told why and what to do."""

import fcntl
import shutil
from pathlib import Path

import pytest

from algoreval.errors import ConfigError, JudgeError
from algoreval.sandbox import Job, Limits, canary, open_sandbox
from algoreval.sandbox.advice import Trouble, explain
from algoreval.sandbox.contained import Bubblewrap
from algoreval.sandbox.turnstile import Turnstile

WRAPPER = """#!{python}
import os, sys
arguments = sys.argv[1:]
{change}
os.execv({bwrap!r}, [{bwrap!r}, *arguments])
"""
WITHOUT = "i = arguments.index({0!r}); del arguments[i:i + {1}]"
BEFORE = "i = arguments.index({0!r}); arguments[i:i] = {1!r}"
SHELL = "i = arguments.index('-c') + 1; arguments[i] = arguments[i].replace({0!r}, {1!r})"
SHARES_NETWORK = (
    "arguments[arguments.index('--unshare-all')] = '--unshare-pid'; "
    "arguments[1:1] = ['--unshare-ipc', '--unshare-uts', '--unshare-cgroup']"
)


@pytest.fixture
def changed_bwrap(lab, bubblewrap, tmp_path):
    """A sandbox whose bubblewrap does something else first."""

    def make(change: str) -> Bubblewrap:
        program = lab.folder / lab.token()
        bwrap = shutil.which("bwrap")
        program.write_text(WRAPPER.format(python=lab.python, change=change, bwrap=bwrap))
        program.chmod(0o755)
        return Bubblewrap(tmp_path, str(program))

    return make


def test_canary_is_content_with_a_sound_sandbox(changed_bwrap, lab) -> None:
    assert canary.prove(changed_bwrap(""), lab.folder) is None


WEAKENED = {
    "network": (SHARES_NETWORK, "net namespace"),
    "system calls": (WITHOUT.format("--seccomp", 2), "Seccomp: 2"),
    "environment": (BEFORE.format("--chdir", ["--setenv", "KEY", "x"]), "environ: KEY"),
    "root": ("i = arguments.index('--chdir'); del arguments[i - 2 : i]", "writes: /"),
    "host": (BEFORE.format("--chdir", ["--bind", "{folder}", "{folder}"]), "reads: {folder}"),
    "memory": (SHELL.format("--data=67108864:67108864", "--nice=0"), "Max data size"),
    "processes": (SHELL.format("--nproc=32:32", "--nproc=33:33"), "Max processes"),
}


@pytest.mark.parametrize(("change", "told"), WEAKENED.values(), ids=WEAKENED)
def test_canary_notices_a_weak_sandbox(changed_bwrap, lab, change, told) -> None:
    folder = str(lab.folder)
    sandbox = changed_bwrap(change.replace("{folder}", folder))
    trouble = canary.prove(sandbox, lab.folder)
    assert told.replace("{folder}", folder) in str(trouble)


def test_failure_is_tried_again(changed_bwrap, lab) -> None:
    mark = lab.folder / lab.token()
    mark.touch()
    mark.chmod(0o666)
    once = (
        f"if not open({str(mark)!r}).read():\n    open({str(mark)!r}, 'w').write('x'); sys.exit(1)"
    )
    assert changed_bwrap(once).run(Job(("/bin/true",))).exit == 0


def test_second_failure_is_our_own_trouble(changed_bwrap) -> None:
    broken = changed_bwrap("sys.exit('bwrap: the disk is full')")
    with pytest.raises(JudgeError, match="failed twice: bwrap: the disk is full"):
        broken.run(Job(("/bin/true",)))


@pytest.mark.slow
def test_sandbox_that_hangs_is_our_own_trouble(changed_bwrap) -> None:
    hanging = changed_bwrap("import time; time.sleep(60)")
    with pytest.raises(JudgeError, match="not set up"):
        hanging.run(Job(("/bin/true",), limits=Limits(wall_seconds=0.2)))


def test_require_refuses_without_bubblewrap(monkeypatch, tmp_path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ConfigError) as refused:
        open_sandbox("require", tmp_path)
    for words in ("bubblewrap is not installed", "make setup", "--sandbox=degraded"):
        assert words in str(refused.value)
    assert "\n" not in str(refused.value)


def test_require_refuses_an_old_bubblewrap(monkeypatch, tmp_path) -> None:
    old = tmp_path / "bwrap"
    old.write_text("#!/bin/sh\necho bubblewrap 0.6.1\n")
    old.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ConfigError, match=r"0\.6, which is too old.*make setup"):
        open_sandbox("require", tmp_path)


def test_degraded_takes_bubblewrap_where_it_works(bubblewrap, tmp_path) -> None:
    assert open_sandbox("degraded", tmp_path).mode == "bubblewrap"


def test_degraded_says_why(monkeypatch, lab) -> None:
    monkeypatch.setenv("PATH", str(lab.folder))
    sandbox = open_sandbox("degraded", lab.folder / "state")
    assert sandbox.mode == "degraded: bubblewrap is not installed"
    assert sandbox.gaps


def test_policies_are_known(tmp_path) -> None:
    with pytest.raises(ConfigError, match="require or degraded"):
        open_sandbox("maybe", tmp_path)


SAYINGS = {
    "setting up uid map: Permission denied": "AppArmor",
    "loopback: Failed RTM_NEWADDR: Operation not permitted": "AppArmor",
    "No permissions to create new namespace, likely because the kernel does not": "docker run",
    "Creating new namespace failed: Operation not permitted": "docker run",
    "Can't mount proc on /newroot/proc: Operation not permitted": "systempaths",
    "Creating new namespace failed: nesting depth (ENOSPC)": "max_user_namespaces=",
    "Unknown option --disable-userns": "make setup",
    "something nobody has seen": "nobody has seen",
}


@pytest.mark.parametrize(("words", "fix"), SAYINGS.items(), ids=SAYINGS)
def test_advice_fits_the_words(words, fix, tmp_path) -> None:
    assert fix in str(explain(f"bwrap: {words}", settings=tmp_path))


@pytest.mark.parametrize(
    ("name", "value", "fix"),
    [
        ("kernel/unprivileged_userns_clone", "0", "unprivileged_userns_clone=1"),
        ("kernel/unprivileged_userns_clone", "1", "docker run"),
        ("user/max_user_namespaces", "0", "max_user_namespaces="),
    ],
)
def test_advice_fits_the_system(name, value, fix, tmp_path) -> None:
    setting = tmp_path / name
    setting.parent.mkdir()
    setting.write_text(f"{value}\n")
    words = "bwrap: No permissions to create new namespace"
    assert fix in str(explain(words, settings=tmp_path))


def test_trouble_without_a_fix_is_one_sentence() -> None:
    assert str(Trouble("it is broken", "")) == "it is broken"


def _is_free(path: Path, kind: int) -> bool:
    with path.open("w") as file:
        try:
            fcntl.flock(file, kind | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True


def test_many_are_inside_together(tmp_path) -> None:
    turnstile = Turnstile(tmp_path / "turnstile")
    with turnstile.shared(), turnstile.shared():
        assert _is_free(tmp_path / "turnstile.gate", fcntl.LOCK_EX)
        assert not _is_free(tmp_path / "turnstile.room", fcntl.LOCK_EX)
    assert _is_free(tmp_path / "turnstile.room", fcntl.LOCK_EX)


def test_alone_keeps_everybody_out(tmp_path) -> None:
    turnstile = Turnstile(tmp_path / "turnstile")
    with turnstile.alone():
        assert not _is_free(tmp_path / "turnstile.gate", fcntl.LOCK_EX)
        assert not _is_free(tmp_path / "turnstile.room", fcntl.LOCK_SH)
    with turnstile.shared():
        pass


def test_a_run_can_have_the_machine_alone(bubblewrap) -> None:
    assert bubblewrap.run(Job(("/bin/true",)), alone=True).exit == 0
