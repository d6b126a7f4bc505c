"""An instance is one (task, language, representation) cell under one condition.

It is what is scored, and it carries all that prompting and judging read: its own signature,
texts, arguments and expected output. Probes make new instances by changing these fields.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

from algoreval.errors import ConfigError
from algoreval.language import Language, languages
from algoreval.registry import did_you_mean, load_plugin, plugin_names
from algoreval.representation import Graph, Representation, representation
from algoreval.signature import Signature, spell
from algoreval.suite import Cell
from algoreval.task import PLAIN, Print, Task, load_task
from algoreval.template import camel
from algoreval.types import Type

BASE = "base"
"""The condition of an instance that no probe has changed."""


@dataclass(frozen=True)
class Instance:
    """One cell of the matrix, ready to be prompted and judged."""

    task: str
    language: str
    representation: str
    """Empty for a task without a graph."""

    condition: str
    domain: str
    task_version: int

    title: str
    """The algorithm's name as prompts write it; empty where they withhold it."""

    function: str
    """The function's name in snake_case; probes that withhold the name put a neutral one here."""

    params: tuple[tuple[str, Type], ...]
    """(name in snake_case, type) in the order of the signature."""

    returns: Type
    args: Mapping[str, Any]
    """The fixed test's input, by parameter name."""

    expected: str
    """What the fixed test prints, without a final newline."""

    tolerance: float
    """By how much a float of the function's result may differ, absolutely or relatively."""

    what: str
    input: str
    conventions: str
    print: Print
    graph: Graph | None

    explained: bool = False
    """Whether prompts say what is computed although they name the algorithm."""

    aid: str = ""
    """What prompts show besides, right before their last paragraph."""

    shows_expected: bool = True
    """False: prompts never show the expected output, whatever was asked for."""

    names: frozenset[str] = frozenset()
    """What texts may mention and languages spell in their way: the names of the function, of its
    parameters in every representation and of the fields of structs."""

    @property
    def id(self) -> str:
        """`task-language[-representation][+condition]`; parses back without loss."""
        cell = "-".join(filter(None, (self.task, self.language, self.representation)))
        return cell if self.condition == BASE else f"{cell}+{self.condition}"

    @property
    def spoken(self) -> Language:
        """The language's entry."""
        return languages()[self.language]

    @property
    def form(self) -> Representation | None:
        """The representation's entry; None without a graph."""
        return representation(self.representation) if self.representation else None

    @property
    def signature(self) -> Signature:
        """The function as this language writes it."""
        params = [(self.spelled(name), type_) for name, type_ in self.params]
        return spell(self.spoken.folder, self.spelled(self.function), params, self.returns)

    def spelled(self, name: str) -> str:
        """A snake_case name as this language writes it."""
        return camel(name) if self.spoken.naming == "camel" else name

    def worded(self, text: str) -> str:
        """A text with the names in it as this language writes them.

        Words in quotes are data, and data are the same in every language.
        """
        return re.sub(r'(?<!")\b[a-z]+(?:_[a-z0-9]+)+\b(?!")', self._respelled, text)

    def _respelled(self, found: "re.Match[str]") -> str:
        return self.spelled(found[0]) if found[0] in self.names else found[0]

    @property
    def functions(self) -> tuple[str, ...]:
        """Every spelling under which a program may define the function, the expected one first."""
        other = camel(self.function)
        return tuple(dict.fromkeys((self.spelled(self.function), self.function, other)))


def make(cell: Cell) -> Instance:
    """The instance of a cell under the base condition.

    Raises ConfigError if the task does not come in that representation.
    """
    task = load_task(cell.task)
    form = cell.representation or PLAIN
    if form not in task.params:
        has = ", ".join(task.params)
        raise ConfigError(f"{cell.task}: no representation {form!r}; it has {has}")
    args = task.args
    if task.graph and form != task.home:
        args = representation(form).convert(args, task.graph)
    return Instance(
        task=task.id,
        language=cell.language,
        representation=cell.representation,
        condition=BASE,
        domain=task.domain,
        task_version=task.version,
        title=task.title,
        function=task.function,
        params=task.params[form],
        returns=task.returns,
        args={name: args[name] for name, _ in task.params[form]},
        expected=task.expected,
        tolerance=task.tolerance,
        what=task.what,
        input=task.input[form],
        conventions=task.conventions,
        print=task.print,
        graph=task.graph,
        names=_names(task),
    )


def _names(task: Task) -> frozenset[str]:
    names = {task.function}
    for params in task.params.values():
        for name, type_ in params:
            names |= {name, *(field for struct in type_.structs() for field in struct.fields)}
    return frozenset(names)


def matrix(cells: Iterable[Cell]) -> list[Instance]:
    """The instances of all cells, in their order."""
    return [make(cell) for cell in cells]


def parse_id(text: str) -> tuple[Cell, str]:
    """The cell and the condition of an instance's id. Raises ConfigError if it is malformed.

    >>> parse_id("dijkstra-rust-adj_list+hint")
    (Cell(task='dijkstra', language='rust', representation='adj_list'), 'hint')
    """
    cell, _, condition = text.partition("+")
    parts = cell.split("-")
    if len(parts) not in (2, 3) or not all(parts):
        raise ConfigError(f"{text!r} is no instance id; it reads task-language[-representation]")
    if parts[1] not in languages():
        known = did_you_mean(parts[1], languages())
        raise ConfigError(f"{text!r}: unknown language {parts[1]!r}{known}")
    return Cell(*parts), condition or BASE


def check_id(text: str) -> None:
    """Raises ConfigError, with near names, for what is no instance's id.

    What a probe is made of, such as a file of the user's, need not be there.
    """
    cell, condition = parse_id(text)
    make(cell)
    if condition != BASE:
        probe_of(condition)


def find(text: str) -> Instance:
    """The instance with this id. Raises ConfigError if there is none."""
    cell, condition = parse_id(text)
    found = under(make(cell), condition)
    if found is None:
        raise ConfigError(f"{text!r}: the instance does not exist under this condition")
    return found


def under(instance: Instance, condition: str) -> Instance | None:
    """A base instance under a condition; None if it has no such variant.

    A condition belongs to the probe whose name it begins with: `plugins/probes/<name>.py` has
    `CONDITIONS` and `variant(instance, condition)`. Raises ConfigError for an unknown condition.
    """
    if condition == BASE:
        return instance
    found: Instance | None = probe_of(condition).variant(instance, condition)
    return found and replace(found, condition=condition)


def probe_of(condition: str) -> ModuleType:
    """The probe that a condition belongs to. Raises ConfigError, with near names, if none does."""
    probes = plugin_names("probes")
    for name in sorted(probes, key=len, reverse=True):
        if condition == name or condition.startswith(f"{name}_"):
            probe = load_plugin("probes", name)
            if condition in probe.CONDITIONS:
                return probe
            near = did_you_mean(condition, probe.CONDITIONS)
            raise ConfigError(f"unknown condition {condition!r}{near}")
    every = [one for name in probes for one in load_plugin("probes", name).CONDITIONS]
    raise ConfigError(f"unknown condition {condition!r}{did_you_mean(condition, [BASE, *every])}")


def named(task: str, language: str, form: str = "") -> Instance:
    """The base instance that these names mean; without a representation, a graph's home.

    Raises ConfigError, with near names, for a name that is unknown.
    """
    if language not in languages():
        raise ConfigError(f"unknown language {language!r}{did_you_mean(language, languages())}")
    found = load_task(task)
    return make(Cell(task, language, form or (found.home if found.graph else "")))
