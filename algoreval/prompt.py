"""What a model is asked: an instance becomes a system and a user message.

All words come from templates/; a prompt names the algorithm but never says how it works.
"""

import json
import textwrap
from typing import Any, Literal

from algoreval.instance import Instance
from algoreval.model import Prompt
from algoreval.program import holds_infinity, test_block
from algoreval.registry import ROOT
from algoreval.representation import INFINITY
from algoreval.template import render as fill
from algoreval.types import Type

ShowExpected = Literal["paper", "always", "never"]
"""Whether a prompt shows the expected output. "paper": where it holds no executable test."""

WIDTH = 100


def render(
    instance: Instance, show_expected: ShowExpected = "paper", system: str | None = None
) -> Prompt:
    """The prompt of an instance; `system` replaces the system message of the templates."""
    block = test_block(instance)
    user = fill(
        ROOT / "templates" / "user.j2",
        title=instance.title,
        what=instance.worded(instance.what),
        explained=instance.explained,
        aid=instance.aid,
        language=instance.spoken,
        form=instance.form if instance.graph and instance.graph.given else None,
        signature=instance.signature.text,
        input=instance.worded(instance.input),
        conventions=instance.worded(instance.conventions),
        test_block=block,
        values=values(instance),
        printing=instance.worded(instance.print.text),
        expected=instance.expected if _shown(instance, show_expected, block) else "",
    )
    if system is None:
        system = fill(ROOT / "templates" / "system.j2").strip()
    return Prompt(system, user.strip() + "\n")


def _shown(instance: Instance, show_expected: ShowExpected, block: str) -> bool:
    wanted = show_expected == "always" or (show_expected == "paper" and not block)
    return wanted and instance.shows_expected


def values(instance: Instance) -> str:
    """The fixed test's input, one `name = value` per parameter; INF is defined if it occurs."""
    named = bool(instance.graph) and holds_infinity(list(instance.args.values()))
    lines = [
        f"{instance.spelled(name)} = {_value(instance.args[name], type_, named)}"
        for name, type_ in instance.params
    ]
    if named:
        lines.insert(0, f"INF = {INFINITY}")
    return "\n".join(lines)


def _value(value: Any, type_: Type, named: bool) -> str:
    """A value in the notation of JSON, broken into lines where it is long.

    `named` says that INFINITY is written INF.
    """
    if type_.kind == "matrix" and value:
        rows = ",\n  ".join(_flat(row, named) for row in value)
        return f"[\n  {rows}\n]"
    text = _flat(value, named)
    if len(text) <= WIDTH or isinstance(value, str):
        return text
    pieces = ", ".join(_flat(item, named).replace(", ", ",\N{NO-BREAK SPACE}") for item in value)
    lines = textwrap.wrap(pieces, WIDTH - 2, break_long_words=False, break_on_hyphens=False)
    body = "\n  ".join(lines).replace("\N{NO-BREAK SPACE}", " ")
    return f"[\n  {body}\n]"


def _flat(value: Any, named: bool) -> str:
    if isinstance(value, list | tuple):
        return f"[{', '.join(_flat(item, named) for item in value)}]"
    if named and type(value) is int and value == INFINITY:
        return "INF"
    return str(value) if type(value) is int else json.dumps(value)
