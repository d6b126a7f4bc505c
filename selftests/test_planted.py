"""Classic mistakes, planted in right programs: edge cases find all, each at its smallest input."""

from collections import Counter
from pathlib import Path

import pytest
import yaml

from algoreval.evidence import failure_text
from algoreval.execute import Edges
from algoreval.language import languages
from algoreval.program import complete
from algoreval.task import folders
from selftests.programs import instance_of, judged, language_of

FOLDER = Path(__file__).parent / "planted"
FILES = sorted(FOLDER.glob("*/*"))
SMALLEST = yaml.safe_load((FOLDER / "sizes.yaml").read_text(encoding="utf-8"))

OUTCOMES = FOLDER.parent / "drive" / "outcomes"


def name(path: Path) -> str:
    return path.relative_to(FOLDER).as_posix()


@pytest.fixture(scope="module")
def caught():
    """How many mistakes each test has found; told at the end, to be seen with -s."""
    found = Counter()
    yield found
    print(
        f"\nof {found['planted']} planted mistakes the fixed test catches {found['fixed']}, "
        f"edge cases {found['edges']}"
    )


def executor_of(language, executors):
    if isinstance(executors[language], str):
        pytest.skip(executors[language])
    return executors[language]


def test_mistakes_of_many_kinds_are_planted() -> None:
    assert len(FILES) >= 66
    assert set(SMALLEST) == set(map(name, FILES))
    per_language = Counter(language_of(path).id for path in FILES)
    assert all(per_language[language] >= 9 for language in languages())
    tasks = {instance_of(path).task for path in FILES}
    assert len(tasks) >= 40
    suites = {folder.parent.name for folder in folders().values()}
    assert {folders()[task].parent.name for task in tasks} == suites


def test_none_is_known_already() -> None:
    wrong = {
        path.read_bytes() for folder in folders().values() for path in (folder / "wrong").glob("*")
    }
    assert not [name(path) for path in FILES if path.read_bytes() in wrong]


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.parametrize("path", FILES, ids=name)
def test_edge_cases_find_it_at_its_smallest_input(path, executors, caught) -> None:
    instance = instance_of(path)
    executor = executor_of(instance.language, executors)
    source = complete(instance, path.read_text(encoding="utf-8"))
    fixed, edges = judged(executor, instance, source), judged(executor, instance, source, Edges())
    caught.update(planted=1, fixed=not fixed.passed, edges=not edges.passed)

    assert fixed.bucket != "static_failure", failure_text(fixed)
    assert edges.label.startswith(("wrong_output.edge_case", "runtime_error.")), failure_text(edges)
    assert edges.evidence["smallest"]["size"] == SMALLEST[name(path)]["size"], failure_text(edges)


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.parametrize("language", sorted(languages()))
def test_printing_the_expected_text_is_not_enough(language, executors) -> None:
    executor = executor_of(language, executors)
    (path,) = (OUTCOMES / language).glob("*.wrong_output.edge_case.prints*expected_text.*")
    instance, source = instance_of(path), path.read_text(encoding="utf-8")
    fixed = judged(executor, instance, source)
    assert fixed.passed, failure_text(fixed)
    edges = judged(executor, instance, source, Edges(shrink=False))
    assert edges.label == "wrong_output.edge_case", failure_text(edges)
