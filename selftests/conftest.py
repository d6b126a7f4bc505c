"""Options of the self-tests: the slow ones, and rewriting what is kept in files."""

import pytest

from algoreval.build import Builder
from algoreval.built import Caps
from algoreval.execute import LocalExecutor
from algoreval.language import languages
from algoreval.sandbox import open_sandbox
from algoreval.state import state_folder
from algoreval.toolchain import Toolchain, find

HANG_SECONDS = 3
"""The limit of a run: programs that hang on purpose need not hang for long."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("self-tests")
    group.addoption(
        "--slow", action="store_true", help="also run the tests marked slow, as CI does"
    )
    group.addoption(
        "--update-snapshots", action="store_true", help="rewrite selftests/snapshots/ from prompts"
    )
    group.addoption(
        "--update-frozen",
        action="store_true",
        help="add new task versions to selftests/frozen.json; a changed file of a known version "
        "still fails",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out slow tests unless they are asked for, by --slow or by a mark expression."""
    if config.option.slow or "slow" in config.option.markexpr:
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    if slow:
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if not item.get_closest_marker("slow")]


@pytest.fixture(scope="session")
def executors() -> dict[str, LocalExecutor | str]:
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
