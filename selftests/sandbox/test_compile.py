"""Programs that attack while they are compiled, before anything of theirs has run."""

import shutil
import subprocess
from pathlib import Path

import pytest

from algoreval.sandbox import File, Job, Limits

GCC = "/usr/bin/gcc"
pytestmark = [
    pytest.mark.toolchain,
    pytest.mark.skipif(not Path(GCC).exists(), reason="needs gcc: apt-get install gcc"),
]
COMPILE = Limits(
    wall_seconds=20, cpu_seconds=20, memory_mib=512, scratch_mib=64, open_files=1024, artifact_mib=8
)


@pytest.fixture
def compiled(bubblewrap):
    """Compiles C; the run's artifact is the program."""

    def compile_(text: str, limits: Limits = COMPILE):
        source = File("/work/main.c", text.encode())
        command = (GCC, "-O1", "-fmax-errors=5", "-o", "/tmp/program", source.path)
        return bubblewrap.run(Job(command, (source,), limits=limits, export="/tmp/program"))

    return compile_


def test_artifact_runs(compiled, bubblewrap) -> None:
    built = compiled('#include <stdio.h>\nint main(void) { puts("hello"); return 3; }\n')
    assert (built.exit, built.stdout) == (0, b"")
    program = File("/work/program", built.artifact, executable=True)
    run = bubblewrap.run(Job((program.path,), (program,)))
    assert (run.exit, run.stdout) == (3, b"hello\n")


def test_errors_are_told(compiled) -> None:
    built = compiled("int main(void) { return nothing; }\n")
    assert (built.exit, built.artifact) == (1, None)
    assert b"nothing" in built.stderr


@pytest.fixture
def secret(lab) -> Path:
    path = lab.folder / "secret.h"
    path.write_text("private_word\n")
    path.chmod(0o644)
    return path


@pytest.mark.parametrize("form", ['#include "{path}"', 'asm(".include \\"{path}\\"");'])
def test_files_of_the_host_cannot_be_included(compiled, secret, form) -> None:
    built = compiled(form.format(path=secret) + "\nint main(void) { return 0; }\n")
    assert built.exit != 0
    assert b"private_word" not in built.stderr
    assert b"No such file" in built.stderr or b"can't open" in built.stderr


def test_files_of_the_host_can_be_included_outside(secret, tmp_path) -> None:
    source = tmp_path / "main.c"
    source.write_text(f'#include "{secret}"\nint main(void) {{ return 0; }}\n')
    told = subprocess.run(
        [shutil.which("gcc"), "-fsyntax-only", source], capture_output=True, check=False
    )
    assert b"private_word" in told.stderr


@pytest.mark.parametrize("path", ["/etc/passwd", "/proc/1/environ", "/proc/self/environ"])
def test_what_can_be_included_is_the_sandbox_s_own(compiled, path, lab, monkeypatch) -> None:
    word = lab.token()
    monkeypatch.setenv("ALGOREVAL_TEST_KEY", word)
    for form in ('#include "{path}"', 'asm(".incbin \\"{path}\\"");'):
        built = compiled(form.format(path=path) + "\nint main(void) { return 0; }\n")
        seen = built.stderr + (built.artifact or b"")
        assert word.encode() not in seen
        assert b"root:" not in seen


@pytest.mark.parametrize(
    "text",
    [
        '#include "/dev/zero"\n',
        'asm(".incbin \\"/dev/zero\\"");\n',
        "char a[3UL << 30] = {1}; int main(void) { return a[5]; }\n",
        'asm(".data; .fill 0x7fffffff, 1, 1"); int main(void) { return 0; }\n',
    ],
)
def test_endless_input_and_output_are_stopped(compiled, text) -> None:
    small = Limits(**{**COMPILE.__dict__, "memory_mib": 128, "scratch_mib": 16})
    built = compiled(text, small)
    assert built.exit != 0
    assert built.artifact is None
    assert built.stopped != "wall"


def test_giant_artifact_is_stopped(compiled) -> None:
    built = compiled("char a[20 << 20] = {1}; int main(void) { return a[5]; }\n")
    assert (built.stopped, built.artifact) == ("artifact", None)


def test_source_cannot_be_changed(bubblewrap) -> None:
    source = File("/work/main.c", b"int main(void) { return 0; }\n")
    built = bubblewrap.run(
        Job((GCC, "-o", "/work/program", source.path), (source,), limits=COMPILE)
    )
    assert built.exit != 0
    assert b"Read-only file system" in built.stderr
