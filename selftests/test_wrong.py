"""Every program in a task's wrong/ gets exactly the verdict in its file name."""

from pathlib import Path

import pytest

from algoreval.evidence import failure_text
from algoreval.instance import Instance, named
from algoreval.program import complete
from algoreval.task import folders
from selftests.programs import judged, language_of

FILES = sorted(path for folder in folders().values() for path in (folder / "wrong").glob("*"))


def name(path: Path) -> str:
    return f"{path.parent.parent.name}/{path.name}"


def home(path: Path) -> Instance:
    return named(path.parent.parent.name, language_of(path).id)


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_wrong_program_gets_the_verdict_in_its_name(path, executors) -> None:
    instance = home(path)
    executor = executors[instance.language]
    if isinstance(executor, str):
        pytest.skip(executor)
    source = complete(instance, path.read_text(encoding="utf-8"))
    verdict = judged(executor, instance, source)
    assert path.name.startswith(f"stdout.{verdict.label}."), (
        f"{path.name}: the verdict is {verdict.label}"
        + ("; the fixed test cannot tell this program from a right one" if verdict.passed else "")
        + f"\n{failure_text(verdict)}"
    )
