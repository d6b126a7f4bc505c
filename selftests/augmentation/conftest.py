"""What several files of these tests need: a server like GitHub, files named for a session."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from algoreval.aids import FILES, name_file
from selftests.augmentation.forge import Forge, Time


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def forge(time: Time) -> Iterator[Forge]:
    forge = Forge(time)
    yield forge
    forge.stop()


@pytest.fixture
def named() -> Iterator[None]:
    """Forgets which files of the user's a test has named."""
    yield
    for kind in FILES:
        name_file(kind, None)


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is kept beyond a test."""
    monkeypatch.delenv("GITHUB_TOKEN", raising=False)
    return tmp_path / "state"
