"""The hash of a suite changes with whatever decides its prompts and verdicts, and only then."""

import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from algoreval import fingerprint
from algoreval.fingerprint import content_hash, kept_hash
from algoreval.registry import ROOT
from algoreval.shelf import Shelf
from algoreval.suite import load_suite

PARTS = ("algoreval", "langs", "plugins", "tasks", "templates")
ASK = (
    "from algoreval.fingerprint import content_hash; from algoreval.suite import load_suite; "
    "print(content_hash(load_suite('paper')))"
)


@dataclass(frozen=True)
class Copy:
    """A copy of the project that a test may change, if it takes the change back."""

    root: Path
    hash: str
    """What the copy says of itself as long as it is unchanged."""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    root = tmp_path_factory.mktemp("project")
    for part in PARTS:
        ignore = shutil.ignore_patterns("__pycache__", ".*")
        shutil.copytree(ROOT / part, root / part, ignore=ignore)
    return Copy(root, asked(root))


def asked(project: Path) -> str:
    command = [sys.executable, "-c", ASK]
    return subprocess.run(command, cwd=project, capture_output=True, text=True, check=True).stdout


def test_it_is_the_same_every_time() -> None:
    assert content_hash(load_suite("paper")) == content_hash(load_suite("paper"))
    assert content_hash(load_suite("paper")) != content_hash(load_suite("full"))


def test_it_is_made_once_of_the_same_files(tmp_path, monkeypatch) -> None:
    suite, shelf = load_suite("novel"), Shelf(tmp_path)
    made = content_hash(suite)
    assert kept_hash(suite, shelf) == made
    monkeypatch.setattr(fingerprint, "content_hash", lambda _: "made anew")
    assert kept_hash(suite, shelf) == made
    assert kept_hash(load_suite("ablation"), shelf) == "made anew"
    monkeypatch.setattr(fingerprint, "files_hash", lambda _: "other files")
    assert kept_hash(suite, shelf) == "made anew"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("tasks/string/kmp/task.yaml", "overlapping ones included", "overlapping ones too"),
        ("tasks/string/kmp/task.yaml", "expected: 7 11", "expected: 7 12"),
        ("templates/user.j2", "Write the whole program", "Write the program"),
        ("langs/python/literals.j2", "INF", "INFINITE"),
        ("langs/c/types.yaml", "const char *", "char const *"),
        ("langs/c/lang.yaml", "-O2", "-O1"),
        ("langs/java/Compile.java", "class Compile", "/* */ class Compile"),
        ("plugins/representations/adj_list.py", "[v, *weight]", "[*weight, v]"),
        ("tasks/suites/paper.yaml", "  kmp: all", "  kmp: [c]"),
    ],
)
def test_it_changes_with(project: Copy, file: str, old: str, new: str) -> None:
    path = project.root / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    try:
        assert asked(project.root) != project.hash
    finally:
        path.write_text(text, encoding="utf-8")


@pytest.mark.slow
def test_another_language_changes_no_suite_that_is_closed(project: Copy) -> None:
    added = project.root / "langs" / "d"
    shutil.copytree(project.root / "langs" / "c", added)
    try:
        assert asked(project.root) == project.hash
    finally:
        shutil.rmtree(added)


@pytest.mark.slow
def test_what_is_taken_back_changes_nothing(project: Copy) -> None:
    assert asked(project.root) == project.hash
