"""The closed lists of techniques that problems call for and programs use."""

import functools
from collections.abc import Mapping

from pydantic.dataclasses import dataclass

from algoreval.errors import ConfigError
from algoreval.registry import ROOT, did_you_mean
from algoreval.spec import STRICT, read_spec

FILE = ROOT / "templates" / "fidelity" / "techniques.yaml"


@dataclass(frozen=True, config=STRICT)
class Techniques:
    """One list."""

    title: str
    """The kind of problems that it is for."""

    techniques: dict[str, str]
    """What each name stands for, in the list's order."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names alone."""
        return tuple(self.techniques)


@functools.cache
def technique_lists() -> Mapping[str, Techniques]:
    """All lists by name."""
    return read_spec(dict[str, Techniques], FILE)


def techniques(name: str) -> Techniques:
    """The list of that name. Raises ConfigError if there is none."""
    known = technique_lists()
    if name not in known:
        raise ConfigError(f"{FILE}: no list {name!r}{did_you_mean(name, known)}")
    return known[name]
