"""Options of the self-tests: rewriting what is kept in files."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("self-tests")
    group.addoption(
        "--update-snapshots", action="store_true", help="rewrite selftests/snapshots/ from prompts"
    )
    group.addoption(
        "--update-frozen",
        action="store_true",
        help="add new task versions to selftests/frozen.json; a changed file of a known version "
        "still fails",
    )
