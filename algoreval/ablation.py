"""Names and texts of the name/spec ablation: the conditions, and what a task has for them.

A task takes part if its folder has an `ablation.yaml`. A known one has a neutral name for its
function there. One of the six less known ones has an invented name for everything that prompts
name, the name of another task, and two texts that ask for something else, each with what a program
prints on the fixed test that does as it is told.
"""

import functools
import re
from typing import Literal

from pydantic import field_validator
from pydantic.dataclasses import dataclass

from algoreval.errors import ConfigError
from algoreval.spec import STRICT, read_spec
from algoreval.task import folders, load_task

FILE = "ablation.yaml"


@dataclass(frozen=True)
class Condition:
    """What a prompt says: which name, and which text."""

    id: str
    title: str
    """As the paper's table calls it."""

    name: Literal["correct", "none", "wrong", "fabricated"]
    text: Literal["none", "correct", "moderate", "severe"]

    @property
    def corrupted(self) -> bool:
        """Whether the text asks for something else than the algorithm."""
        return self.text in ("moderate", "severe")


CONDITIONS = (
    Condition("ablation_name_format", "Name+Format", "correct", "none"),
    Condition("ablation_name_spec", "Name+Spec", "correct", "correct"),
    Condition("ablation_spec", "Spec Only", "none", "correct"),
    Condition("ablation_wrong_name", "Wrong Name", "wrong", "correct"),
    Condition("ablation_fake_name", "Fake Name", "fabricated", "correct"),
    Condition("ablation_moderate", "Wrong Spec (moderate)", "correct", "moderate"),
    Condition("ablation_severe", "Wrong Spec (severe)", "correct", "severe"),
)
"""In the order of the paper's table 10, which lacks the last one; the paper's text has it."""

BY_ID = {one.id: one for one in CONDITIONS}

KNOWN = ("ablation_name_spec", "ablation_spec")
"""The conditions of tasks that are no less known ones: with and without their name."""


@dataclass(frozen=True, config=STRICT)
class Corruption:
    """A text that asks for something else, in the place of the task's `what`."""

    what: str
    expected: str
    """What a program prints on the fixed test that does so."""


@dataclass(frozen=True, config=STRICT)
class Invented:
    """What only a less known task has."""

    params: dict[str, str]
    """The task's parameters -> the invented names that stand for them."""

    input: str
    """The task's `input` with these names."""

    fake_name: str
    wrong_name: str
    """The task whose name stands for a wrong one."""

    moderate: Corruption
    """One rule of the text is another one."""

    severe: Corruption
    """The text asks for another problem."""


@dataclass(frozen=True, config=STRICT)
class Ablation:
    """The content of an ablation.yaml."""

    function: str
    """The function's name in snake_case, which does not tell the algorithm."""

    invented: Invented | None = None
    """None for a known task."""

    @field_validator("function")
    @classmethod
    def _snake_case(cls, name: str) -> str:
        if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
            raise ValueError(f"{name!r} is not written in snake_case")
        return name

    @property
    def conditions(self) -> tuple[str, ...]:
        """The conditions that the task comes in."""
        return tuple(BY_ID) if self.invented else KNOWN

    def corruption(self, condition: str) -> Corruption | None:
        """The wrong text of a condition; None where the text is right or the task has none."""
        found: Corruption | None = getattr(self.invented, BY_ID[condition].text, None)
        return found


@functools.cache
def load_ablation(name: str) -> Ablation | None:
    """What a task has for the ablation; None if it takes no part.

    Raises ConfigError, naming the file, for one that is malformed or does not fit the task.
    """
    path = folders()[name] / FILE
    if not path.is_file():
        return None
    found = read_spec(Ablation, path)
    task = load_task(name)
    if found.invented:
        params = [param for param, _ in task.params[task.home]]
        if sorted(found.invented.params) != sorted(params):
            raise ConfigError(f"{path}: invented.params: expected {', '.join(params)}")
        other = found.invented.wrong_name
        if other == name or other not in folders():
            raise ConfigError(f"{path}: invented.wrong_name: {other!r} is no other task")
    return found
