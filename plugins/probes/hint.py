"""Prompts say how the algorithm works: pseudocode of no language, data structures, complexity."""

from dataclasses import replace

from algoreval.hints import hints_for
from algoreval.instance import Instance
from algoreval.registry import ROOT
from algoreval.snippet import fence
from algoreval.template import render

CONDITIONS = ("hint",)


def variant(instance: Instance, condition: str) -> Instance:
    """The instance with its task's hint; as it is if there is none."""
    hints = hints_for(instance.task)
    if hints is None:
        return instance
    path = ROOT / "templates" / "hint.j2"
    return replace(instance, aid=render(path, hints=hints, fence=fence(hints.pseudocode)).strip())
