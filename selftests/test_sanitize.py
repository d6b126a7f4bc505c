"""Errors of memory that happen not to crash are found where sanitizers are asked for."""

import pytest

from algoreval.build import Builder
from algoreval.built import Caps
from algoreval.execute import Edges, LocalExecutor
from algoreval.instance import named
from algoreval.language import languages
from algoreval.program import reference
from algoreval.sandbox import open_sandbox
from algoreval.state import state_folder
from algoreval.toolchain import Toolchain, find
from selftests.programs import judged

MISTAKES = {
    "runtime error: ": "int read = seen[four];\n    free((void *)seen);",
    "heap-use-after-free": "free((void *)seen);\n    int read = seen[0];",
}
"""What a sanitizer says, and what it says it of: neither crashes."""

AROUND = """
{head} {{
    static volatile int four = 4;
    volatile int *seen = (volatile int *)calloc(4, sizeof(int));
    {mistake}
    return (read & four & 0) + inner(a, b);
}}

"""
"""A function around the right one."""


@pytest.fixture(scope="module")
def sanitizing() -> dict[str, LocalExecutor | str]:
    state = state_folder()
    sandbox = open_sandbox("require", state)
    found: dict[str, LocalExecutor | str] = {}
    for language in languages().values():
        tool = find(language, state)
        if isinstance(tool, Toolchain):
            caps = Caps(sanitize=True)
            found[language.id] = LocalExecutor(Builder(sandbox, {language.id: tool}, state, caps))
        else:
            found[language.id] = tool.reason
    return found


def executor_of(language: str, executors: dict[str, LocalExecutor | str]) -> LocalExecutor:
    executor = executors[language]
    if isinstance(executor, str):
        pytest.skip(executor)
    return executor


def faulty(language: str, mistake: str) -> str:
    instance = named("edit_distance", language)
    head = instance.signature.function.removesuffix(";")
    inner = head.replace("edit_distance(", "inner(")
    source = reference(instance)
    before, found, after = source.partition("int main(")
    renamed = before.replace("edit_distance(", "inner(")
    assert found
    assert inner in renamed
    return (
        "#include <stdlib.h>\n"
        + renamed
        + AROUND.format(head=head, mistake=mistake)
        + found
        + after
    )


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.parametrize("language", ["c", "cpp"])
@pytest.mark.parametrize("edges", [None, Edges(shrink=False)], ids=["stdout", "edge_cases"])
@pytest.mark.parametrize("words", MISTAKES)
def test_a_silent_mistake_is_found(language, edges, words, executors, sanitizing) -> None:
    instance = named("edit_distance", language)
    source = faulty(language, MISTAKES[words])
    assert judged(executor_of(language, executors), instance, source, edges).passed
    verdict = judged(executor_of(language, sanitizing), instance, source, edges)
    assert verdict.label == "runtime_error.sanitizer"
    assert words in verdict.evidence["stderr"]


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.parametrize("language", ["c", "cpp", "python"])
def test_a_right_program_passes(language, sanitizing) -> None:
    instance = named("dijkstra", language)
    for edges in (None, Edges(shrink=False)):
        assert judged(
            executor_of(language, sanitizing), instance, reference(instance), edges
        ).passed
