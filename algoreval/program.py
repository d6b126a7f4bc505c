"""Reference programs: a hand-written core, the fixed test around it, a converter where needed.

Each task has one core per language, for its home representation. The language's templates add
what every program needs: `program.j2` the main program with the input embedded and the printing,
`adapters/<representation>.j2` the function with the instance's own signature that converts its
input and calls the core.
"""

import math
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from algoreval.errors import ConfigError
from algoreval.instance import Instance
from algoreval.language import Language
from algoreval.representation import INFINITY
from algoreval.signature import is_declared, spell, spell_type
from algoreval.task import load_task
from algoreval.template import render


def reference(instance: Instance) -> str:
    """A complete, right program for the instance, as a model would send it.

    Raises ConfigError if the task has no core in this language.
    """
    language = instance.spoken
    path = core_path(instance.task, language)
    if not path.is_file():
        raise ConfigError(f"{instance.task}: no reference in {language.name}; write {path}")
    return complete(instance, path.read_text(encoding="utf-8"))


def core_path(task: str, language: Language) -> Path:
    """Where a task's core in a language stands: solutions/<language>.<suffix>."""
    suffix = language.source.rpartition(".")[2]
    return load_task(task).folder / "solutions" / f"{language.id}.{suffix}"


def complete(instance: Instance, core: str) -> str:
    """A complete program around a core, the reference's or one of the wrong ones."""
    task, language = load_task(instance.task), instance.spoken
    adapted = bool(task.graph) and instance.representation != task.home
    function = instance.spelled(instance.function)
    inner = instance.spelled(f"{instance.function}_{task.home}") if adapted else function
    core = re.sub(rf"\b{instance.spelled(task.function)}\b", inner, core)
    home = [(instance.spelled(name), type_) for name, type_ in task.params[task.home]]
    declared = spell(language.folder, inner, home, task.returns).declarations
    return render(
        language.folder / "program.j2",
        core=core.strip("\n"),
        core_function=inner,
        core_params=home,
        adapter=instance.representation if adapted else "",
        missing_declarations=[d for d in instance.signature.declarations if d not in declared],
        **_context(instance),
    )


def test_block(instance: Instance) -> str:
    """The fixed test as code to put at the end of a program; empty if the language has none."""
    path = instance.spoken.folder / "test.j2"
    return render(path, **_context(instance)).strip("\n") if path.is_file() else ""


def call(instance: Instance, args: Mapping[str, Any]) -> str:
    """A call of the instance's function with these arguments, to be pasted into a program.

    Statements where the language needs variables to pass them. Values by parameter name.
    """
    path = instance.spoken.folder / "call.j2"
    # What is pasted stands alone: a number, not a name that would have to be defined.
    context = {**_context(replace(instance, args=args)), "infinity": math.nan}
    return render(path, **context).strip("\n")


def _context(instance: Instance) -> dict[str, Any]:
    folder = instance.spoken.folder
    return {
        "function": instance.spelled(instance.function),
        "head": instance.signature.function,
        "params": [
            (instance.spelled(name), type_, instance.args[name]) for name, type_ in instance.params
        ],
        "returns": instance.returns,
        "print": instance.print,
        "graph": instance.graph,
        # Elsewhere the number is one like any other, and no value equals this.
        "infinity": INFINITY if instance.graph else math.nan,
        "spell": lambda type_, role="type": spell_type(folder, type_, role),
        "declared": lambda type_: is_declared(folder, type_),
        "uses_infinity": bool(instance.graph) and holds_infinity(list(instance.args.values())),
    }


def holds_infinity(value: Any) -> bool:
    """Whether INFINITY occurs anywhere in a value."""
    if isinstance(value, list | tuple):
        return any(map(holds_infinity, value))
    return type(value) is int and value == INFINITY
