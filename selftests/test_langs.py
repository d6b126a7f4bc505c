"""Every language in the sandbox: its hello program, what must run, what must be told apart.

The programs are langs/<id>/<what>.<kind>.txt. `ok` prints "ok"; the first line of `error` holds
the pattern of the first error; `exception` and `memory` end by what their kind says.
"""

import hashlib
import re
from pathlib import Path

import pytest

from algoreval.build import Builder
from algoreval.errors import AlgorevalError
from algoreval.extract import Program
from algoreval.language import languages
from algoreval.sandbox import Run, Sandbox, open_sandbox
from algoreval.search import Missing
from algoreval.state import state_folder
from algoreval.toolchain import find

pytestmark = pytest.mark.toolchain

CASES = Path(__file__).parent / "langs"


def cases(kind: str) -> list[Path]:
    return sorted(CASES.glob(f"*/*.{kind}.txt"))


def name(path: Path) -> str:
    return f"{path.parent.name}-{path.name.partition('.')[0]}"


@pytest.fixture(scope="module")
def sandbox() -> Sandbox:
    try:
        return open_sandbox("require", state_folder())
    except AlgorevalError as error:
        pytest.skip(str(error))


def program(language: str, path: Path) -> Program:
    source = path.read_text(encoding="utf-8")
    return Program(source, language, "test", hashlib.sha256(source.encode()).hexdigest())


def builder(language: str, sandbox: Sandbox) -> Builder:
    found = find(languages()[language], state_folder())
    if isinstance(found, Missing):
        pytest.skip(f"{language}: {found}")
    return Builder(sandbox, {language: found}, state_folder())


@pytest.mark.parametrize("language", sorted(languages()))
def test_hello_runs(language: str, sandbox: Sandbox) -> None:
    tools = builder(language, sandbox)
    hello = program(language, languages()[language].hello)
    built = tools.build(hello)
    assert built.ok, built.output
    assert tools.run(hello, built).stdout == b"hello\n"


@pytest.mark.parametrize("path", cases("ok"), ids=name)
def test_programs_as_models_write_them_run(path: Path, sandbox: Sandbox) -> None:
    tools = builder(path.parent.name, sandbox)
    subject = program(path.parent.name, path)
    built = tools.build(subject)
    assert built.ok, built.output
    done = tools.run(subject, built)
    assert (done.stdout, done.exit, done.stopped) == (b"ok\n", 0, None), done.stderr
    assert tools.check(subject) in (True, None)


@pytest.mark.parametrize("path", cases("error"), ids=name)
def test_the_first_error_of_a_broken_program_is_told(path: Path, sandbox: Sandbox) -> None:
    language = languages()[path.parent.name]
    tools = builder(language.id, sandbox)
    subject = program(language.id, path)
    built = tools.build(subject)
    assert not built.stopped
    if language.build:
        assert built.exit, "a compiler that rejects a program ends with a status of its own"
        said = built.output
    else:
        done = tools.run(subject, built)
        assert done.exit
        assert tools.check(subject) is False
        said = done.stderr.decode()
    expected = subject.source.partition("expected: ")[2].partition("\n")[0]
    assert re.search(expected, language.first_error(said)), said


def ended(path: Path, sandbox: Sandbox) -> Run:
    tools = builder(path.parent.name, sandbox)
    subject = program(path.parent.name, path)
    built = tools.build(subject)
    assert built.ok, built.output
    done = tools.run(subject, built)
    assert done.exit != 0
    assert tools.check(subject) in (True, None)
    return done


@pytest.mark.parametrize("path", cases("exception"), ids=name)
def test_an_uncaught_exception_is_recognised(path: Path, sandbox: Sandbox) -> None:
    language = languages()[path.parent.name]
    done = ended(path, sandbox)
    stderr = done.stderr.decode()
    assert done.stopped is None
    assert re.search(language.exception, stderr, re.MULTILINE), stderr
    assert not re.search(language.out_of_memory, stderr, re.MULTILINE)


@pytest.mark.parametrize("path", cases("memory"), ids=name)
def test_exhausted_memory_is_recognised(path: Path, sandbox: Sandbox) -> None:
    language = languages()[path.parent.name]
    done = ended(path, sandbox)
    stderr = done.stderr.decode()
    told = re.search(language.out_of_memory, stderr, re.MULTILINE)
    # Where neither tells, the program wrote through a null pointer, as in any C.
    assert done.stopped == "memory" or told or (done.signal == 11 and not stderr), done


@pytest.mark.parametrize("language", sorted(languages()))
def test_every_language_has_programs_that_run_and_that_do_not(language: str) -> None:
    assert languages()[language].hello.is_file()
    for kind in ("ok", "error", "exception", "memory"):
        assert any((CASES / language).glob(f"*.{kind}.txt")), kind
