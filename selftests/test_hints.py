"""Every task has a hint: how its algorithm works, in no language, without the fixed test."""

import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from algoreval.drawn import CANARY
from algoreval.errors import ConfigError
from algoreval.hints import FILE, HINT_LINES, Hints, load_hints, read_hints
from algoreval.language import languages
from algoreval.program import core_path
from algoreval.registry import ROOT
from algoreval.task import Task, folders, load_task, read_task

TASKS = sorted(folders())
TEMPLATE = ROOT / "tasks" / "_template"
WIDTH = 90
"""Characters of a line of pseudocode."""

RUN = 4
"""So many values of a fixed test in a row give it away."""


def hints_of(name: str) -> Hints:
    return read_hints(TEMPLATE / FILE) if name == TEMPLATE.name else load_hints(name)


def task_of(name: str) -> Task:
    return read_task(TEMPLATE) if name == TEMPLATE.name else load_task(name)


def words_of(hints: Hints) -> str:
    """All that a hint says."""
    return "\n".join([hints.pseudocode, *hints.data_structures, hints.time, hints.space])


every_task = pytest.mark.parametrize("name", [TEMPLATE.name, *TASKS])


@every_task
def test_the_pseudocode_is_short_and_laid_out(name: str) -> None:
    lines = hints_of(name).pseudocode.splitlines()
    assert 2 <= len(lines) <= HINT_LINES
    indents = [len(line) - len(line.lstrip(" ")) for line in lines]
    assert indents[0] == 0
    for line, (before, indent) in zip(lines[1:], pairwise(indents), strict=True):
        assert indent % 2 == 0, line
        assert indent <= before + 2, line
    for line in lines:
        assert len(line) <= WIDTH, line
        assert line.isascii(), line
        assert line == line.rstrip(), line
        assert line.strip(), "a blank line"


@every_task
def test_the_canary_stands_first(name: str) -> None:
    text = (task_of(name).folder / FILE).read_text(encoding="utf-8")
    assert text.startswith(f"# {CANARY}\n")


CODE = {
    "a block of Python": (r":\s*$", "while heap:"),
    "a definition": (r"\bdef\b", "def visit(u)"),
    "an object's own field": (r"\bself\.|\bthis\.", "self.low"),
    "words of Python": (r"\b(elif|None|True|False|lambda|import|pass)\b", "elif low > high"),
    "braces": (r"[{}]", "if (low > high) {"),
    "end of a statement": (r";", "i = 0;"),
    "assignment of Go or Python": (r":=", "low := 0"),
    "arrow": (r"[-=]>", "(n: usize) -> usize"),
    "scope": (r"::", "Vec::new()"),
    "word for a function": (r"\b(fn|func|function)\b", "func visit(u int)"),
    "declaration": (r"\b(let|var|const|mut|auto|int|void|char|bool|size_t)\s+\w", "int low"),
    "assignment with =": (r"(?m)^\s*[A-Za-z_]\w*(\[[^]]*\])*\s*=[^=]", "low[u] = num[u]"),
    "assignment with an operator": (r"[-+*/%&|^]=|\+\+|--", "total += weight"),
    "comparison": (r"[=!]=", "if low == num"),
    "logic of C": (r"&&|\|\|", "low && high"),
    "shift": (r"<<|>>", "value >> shift"),
    "comment or division": (r"//|/\*", "(low + high) // 2"),
    "power": (r"\*\*", "dx ** 2"),
    "directive": (r"(?m)^\s*#", "#include <stdio.h>"),
    "method": (r"\.\w+\(", "stack.push(u)"),
    "library": (r"\b(len|range|append|sizeof|malloc|printf|print|max_element)\(", "range(n)"),
    "nothing": (r"\b(null|NULL|nullptr|nil|undefined)\b", "node is null"),
    "quotation": (r"[`\"]", '"insert"'),
    "type with parameters": (
        r"\b(Vec|vector|[Ll]ist|[Mm]ap|HashMap|Array|deque)[<\[]",
        "list[int]",
    ),
    "address": (r"&\w|\*\w+\[", "&mut low"),
}
"""What stands in programs of some language and has no place in a hint, each with an example."""


def code_in(text: str) -> list[str]:
    """The kinds of code that the lines of a text have."""
    lines = text.splitlines()
    return [
        kind for kind, (pattern, _) in CODE.items()
        if any(re.search(pattern, line) for line in lines)
    ]  # fmt: skip


@pytest.mark.parametrize("kind", CODE)
def test_code_is_recognised(kind: str) -> None:
    _, example = CODE[kind]
    assert kind in code_in(f"{load_hints('dijkstra').pseudocode}\n{example}")


@pytest.mark.parametrize("language", sorted(languages()))
def test_a_program_of_any_language_is_recognised(language: str) -> None:
    for name in TASKS:
        lines = core_path(name, languages()[language]).read_text(encoding="utf-8").splitlines()
        code = "\n".join(line for line in lines if re.search(r"\w", line))
        assert len(code_in(code)) >= 3, name


@every_task
def test_no_language_shows(name: str) -> None:
    assert code_in(hints_of(name).pseudocode) == []


@every_task
def test_names_are_not_joined_as_in_some_language(name: str) -> None:
    task = task_of(name)
    joined = re.findall(r"\b\w+_\w+\b|\b[a-z]+[A-Z]\w*", hints_of(name).pseudocode)
    # Kinds of operations are texts that every language spells alike.
    assert set(joined) <= set(re.findall(r'"(\w+)"', task.conventions))


GRAPH_FORM = re.compile(
    r"\badjacen|\bincidence\b|\bmatri|\bedge list|\blist of edges|\badj\b|\bedges\["
)


@pytest.mark.parametrize("name", [name for name in TASKS if load_task(name).graph])
def test_no_representation_is_named(name: str) -> None:
    assert not GRAPH_FORM.search(words_of(load_hints(name)))


def bounds_of(time: str) -> set[str]:
    """What a hint may give as the bound: the task's, or any of several that it states."""
    first, several, rest = time.partition(" (O(")
    return {time, first, "O(" + rest.partition(")")[0] + ")"} if several else {time}


def agrees(time: str, stated: str) -> bool:
    """Whether a hint's bound is the task's; it may add what a letter stands for."""
    return any(time == bound or time.startswith(f"{bound} for ") for bound in bounds_of(stated))


@every_task
def test_the_complexity_is_the_task_s(name: str) -> None:
    assert agrees(hints_of(name).time, str(task_of(name).complexity["time"]))


def test_another_complexity_does_not_agree() -> None:
    assert agrees("O(d * n) for d digits", "O(d * n)")
    assert agrees("O(V log V + E)", load_task("topological_sort").complexity["time"])
    assert agrees("O(V)", load_task("prufer_encoding").complexity["time"])
    assert not agrees("O(V^2)", load_task("prufer_encoding").complexity["time"])
    assert not agrees("O(n)", "O(n log n)")
    assert not agrees("O(n log n)", "O(n)")
    assert not agrees("O(n) in most cases", "O(n)")


NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
SEQUENCE = re.compile(rf"{NUMBER.pattern}(?:[\s,()\[\]]+{NUMBER.pattern})+")


def scalars(value: Any) -> Iterator[int | float | str]:
    """The numbers and texts of an input, in order."""
    if isinstance(value, list | tuple):
        for item in value:
            yield from scalars(item)
    elif not isinstance(value, bool):
        yield value


def windows(numbers: list[float]) -> set[tuple[float, ...]]:
    return {tuple(numbers[i : i + RUN]) for i in range(len(numbers) - RUN + 1)}


def numbers_in(text: str) -> list[float]:
    return [float(number) for number in NUMBER.findall(text)]


def given_away(task: Task, text: str) -> list[str]:
    """What a text tells of the fixed test: a row of its values, a string of it or its answer."""
    test: set[tuple[float, ...]] = windows(numbers_in(task.expected))
    for value in task.args.values():
        test |= windows([float(one) for one in scalars(value) if not isinstance(one, str)])
    found = [
        sequence for sequence in SEQUENCE.findall(text) if windows(numbers_in(sequence)) & test
    ]
    known = f"{task.what} {task.conventions} {' '.join(task.input.values())}"
    strings = {one for one in scalars(list(task.args.values())) if isinstance(one, str)}
    strings |= {line for line in task.expected.splitlines() if len(line) >= RUN}
    found += [one for one in strings if len(one) >= RUN and one not in known and one in text]
    if len(task.expected) > 1 and re.search(
        rf"(?<![\w.]){re.escape(task.expected)}(?![\w.])", text
    ):
        found.append(task.expected)
    return found


@every_task
def test_the_fixed_test_is_not_given_away(name: str) -> None:
    assert given_away(task_of(name), words_of(hints_of(name))) == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("dijkstra", "for example (0, 1, 10), (0, 2, 3)"),
        ("dijkstra", "which gives 7 3 9 13"),
        ("merge_sort", "such as 8, 5, 99, 12"),
        ("kmp", "the pattern aabaaab has a border"),
        ("otsu", "the result is 99"),
        ("prefix_trie", "as in carts"),
        ("simpson", "24.875000"),
        ("run_length_encoding", "3a1b2c12d1e2F1a"),
    ],
)
def test_values_of_the_fixed_test_are_noticed(name: str, text: str) -> None:
    task = load_task(name)
    assert given_away(task, load_hints(name).pseudocode + "\n" + text)


def lines_of(name: str) -> set[str]:
    return {" ".join(line.split()) for line in load_hints(name).pseudocode.splitlines()}


def test_no_two_hints_are_equal() -> None:
    assert len({frozenset(lines_of(name)) for name in TASKS}) == len(TASKS)


def test_algorithms_for_one_problem_are_told_apart() -> None:
    for one, other in combinations(TASKS, 2):
        if load_task(one).problem == load_task(other).problem:
            shared = lines_of(one) & lines_of(other)
            assert 2 * len(shared) < min(len(lines_of(one)), len(lines_of(other))), (one, other)


WHOLE = (TEMPLATE / FILE).read_text(encoding="utf-8")
BROKEN = {
    "not YAML": "pseudocode: [",
    "a list": "- pseudocode",
    "field missing": WHOLE.replace("space: O(1)\n", ""),
    "unknown field": WHOLE + "language: any\n",
    "bound that is none": WHOLE.replace("space: O(1)", "space: constant"),
    "number for a bound": WHOLE.replace("space: O(1)", "space: 1"),
    "no structure": re.sub(r"data_structures:\n(  - .*\n)+", "data_structures: []\n", WHOLE),
    "five structures": WHOLE.replace("data_structures:\n", "data_structures:\n" + "  - heap\n" * 4),
    "empty pseudocode": re.sub(r"pseudocode: \|\n(  .*\n)+", "pseudocode: ''\n", WHOLE),
    "too long": WHOLE.replace("pseudocode: |\n", "pseudocode: |\n" + "  again\n" * HINT_LINES),
}


@pytest.mark.parametrize("mistake", BROKEN)
def test_a_broken_hint_is_refused_in_one_line(mistake: str, tmp_path: Path) -> None:
    path = tmp_path / FILE
    assert BROKEN[mistake] != WHOLE
    path.write_text(BROKEN[mistake], encoding="utf-8")
    with pytest.raises(ConfigError, match=r"^[^\n]*hints\.yaml: [^\n]+$"):
        read_hints(path)


def test_a_missing_hint_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"^[^\n]*hints\.yaml: missing; [^\n]+$"):
        read_hints(tmp_path / FILE)


def test_a_hint_is_as_long_as_it_may_be(tmp_path: Path) -> None:
    path = tmp_path / FILE
    lines = "".join(f"  step {i}\n" for i in range(HINT_LINES))
    path.write_text(
        re.sub(r"pseudocode: \|\n(  .*\n)+", f"pseudocode: |\n{lines}\n", WHOLE), encoding="utf-8"
    )
    assert len(read_hints(path).pseudocode.splitlines()) == HINT_LINES
