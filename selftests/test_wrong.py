"""Every program in a task's wrong/ gets exactly the verdict in its file name."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from algoreval.build import Builder, Caps
from algoreval.evidence import failure_text
from algoreval.execute import LocalExecutor, Trial
from algoreval.extract import Program, extract
from algoreval.instance import Instance, make
from algoreval.language import Language, languages
from algoreval.program import complete
from algoreval.sandbox import open_sandbox
from algoreval.state import state_folder
from algoreval.suite import Cell
from algoreval.task import folders, load_task
from algoreval.toolchain import Toolchain, find

FILES = sorted(path for folder in folders().values() for path in (folder / "wrong").glob("*"))
HANG_SECONDS = 3


def language_of(path: Path) -> Language:
    """The language of a file, by its suffix."""
    suffixes = {Path(one.source).suffix: one for one in languages().values()}
    assert path.suffix in suffixes, f"{path}: no language has this suffix"
    return suffixes[path.suffix]


def name(path: Path) -> str:
    return f"{path.parent.parent.name}/{path.name}"


@pytest.fixture(scope="module")
def executors() -> Iterator[dict[str, LocalExecutor | str]]:
    """By language: who judges its programs, or why nobody can."""
    state = state_folder()
    sandbox = open_sandbox("require", state)
    found: dict[str, LocalExecutor | str] = {}
    for language in languages().values():
        tool = find(language, state)
        if isinstance(tool, Toolchain):
            caps = Caps(run_seconds=HANG_SECONDS)
            found[language.id] = LocalExecutor(Builder(sandbox, {language.id: tool}, state, caps))
        else:
            found[language.id] = tool.reason
    return found


def home(path: Path) -> Instance:
    task = load_task(path.parent.parent.name)
    form = task.home if task.graph else ""
    return make(Cell(task.id, language_of(path).id, form))


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_wrong_program_gets_the_verdict_in_its_name(path, executors) -> None:
    instance = home(path)
    executor = executors[instance.language]
    if isinstance(executor, str):
        pytest.skip(executor)
    source = complete(instance, path.read_text(encoding="utf-8"))
    reply = f"```{instance.spoken.fence}\n{source}\n```"
    found = extract(reply, instance.spoken, instance.functions, languages())
    assert isinstance(found, Program)
    verdict = executor.submit(Trial(instance, found)).result().verdict
    got = ".".join(filter(None, (verdict.bucket, verdict.detail)))
    assert path.name.startswith(f"stdout.{got}."), (
        f"{path.name}: the verdict is {got}"
        + ("; the fixed test cannot tell this program from a right one" if verdict.passed else "")
        + f"\n{failure_text(verdict)}"
    )
