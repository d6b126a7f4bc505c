"""Options that the controller decides and workers must hear of: they parse only what was typed."""

from typing import Any

import pytest

DECIDED = pytest.StashKey[dict[str, Any]]()
_INPUT = "algoreval options"


def decide(config: pytest.Config, name: str, value: Any) -> None:
    """Gives an option its value, in this process and in every worker."""
    setattr(config.option, name, value)
    config.stash.setdefault(DECIDED, {})[name] = value


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """In a worker, takes what was decided before anybody asks for an option."""
    for name, value in getattr(config, "workerinput", {}).get(_INPUT, {}).items():
        setattr(config.option, name, value)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Tells a worker."""
    node.workerinput[_INPUT] = dict(node.config.stash.get(DECIDED, {}))
