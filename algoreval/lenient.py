"""Files of another version: fields that this one does not know are left out, and named."""

import warnings
from collections.abc import Sequence
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

M = TypeVar("M", bound=BaseModel)


SHOWN, LONGEST = 5, 40
"""So many unknown fields are named, by so many letters: a file may hold more of any length."""


class UnknownFieldWarning(UserWarning):
    """A file has fields that this version does not know."""


def parse(model: type[M], data: Any, place: str) -> M:
    """The data as a model; an UnknownFieldWarning names the fields that were left out.

    `place` is where the data stand, for the warning. Raises ValidationError for anything but
    unknown fields.
    """
    try:
        return model.model_validate(data)
    except ValidationError as error:
        problems = error.errors(include_url=False)
        if any(problem["type"] != "extra_forbidden" for problem in problems):
            raise
    for problem in problems:
        _remove(data, problem["loc"])
    names = [_short(".".join(map(str, problem["loc"]))) for problem in problems]
    more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
    fields = ", ".join(names[:SHOWN]) + more
    note = f"{place}: fields that this version does not know are left out: {fields}"
    warnings.warn(note, UnknownFieldWarning, stacklevel=3)
    return model.model_validate(data)


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 3]}..."


def _remove(data: Any, place: Sequence[int | str]) -> None:
    *path, last = place
    for step in path:
        data = data[step]
    del data[last]
