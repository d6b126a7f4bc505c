"""Adding a task is copying a folder: nothing else needs an edit."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from algoreval.language import languages
from algoreval.registry import ROOT
from algoreval.task import read_task

PARTS = ("algoreval", "langs", "plugins", "tasks", "templates", "conftest.py", "pyproject.toml")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which the template is a task of its own, as CONTRIBUTING says."""
    copied = tmp_path_factory.mktemp("project")
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            ignore = shutil.ignore_patterns("__pycache__", ".*")
            shutil.copytree(source, copied / part, ignore=ignore)
        else:
            shutil.copy(source, copied / part)
    shutil.copytree(copied / "tasks" / "_template", copied / "tasks" / "sorting" / "searching")
    command = [sys.executable, "-m", "algoreval", "draw", "searching"]
    subprocess.run(command, cwd=copied, capture_output=True, check=True)
    return copied


def collected(project: Path, *options: str) -> list[str]:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "--suite=full", *options]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return [line for line in done.stdout.splitlines() if "::test_stdout" in line]


def test_the_template_is_a_valid_task() -> None:
    assert read_task(ROOT / "tasks" / "_template").title


@pytest.mark.slow
def test_a_copied_folder_is_a_task_in_every_language(project: Path) -> None:
    before, after = collected(ROOT), collected(project)
    assert len(after) == len(before) + len(languages())
    assert len(collected(project, "--task=searching")) == len(languages())


@pytest.mark.slow
def test_a_copied_folder_passes_on_the_reference(project: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "--suite=full", "--task=searching"]
    done = subprocess.run([*command, "--lang=python"], cwd=project, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.toolchain
def test_the_mistakes_of_a_copied_folder_are_caught(project: Path) -> None:
    shutil.copytree(ROOT / "selftests", project / "selftests")
    command = [sys.executable, "-m", "pytest", "-q", "--slow", "-k=searching"]
    done = subprocess.run(
        [*command, "selftests/test_wrong.py"], cwd=project, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout
