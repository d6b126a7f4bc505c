"""Quicker ways to build change no verdict: shortcuts, residents, one build for both tests."""

import base64
from dataclasses import replace
from pathlib import Path

import pytest

from algoreval.build import Builder
from algoreval.built import Built, Caps
from algoreval.execute import Edges, LocalExecutor, Trial
from algoreval.extract import Program
from algoreval.instance import Instance, named
from algoreval.language import languages
from algoreval.program import complete, reference
from algoreval.resident import Workshop
from algoreval.sandbox import Job, SandboxFailure, open_sandbox
from algoreval.shelf import Shelf
from algoreval.state import state_folder
from algoreval.task import folders
from algoreval.toolchain import Toolchain, find
from algoreval.tools import shortcuts
from algoreval.verdict import Verdict
from plugins.fields import VOLATILE_EVIDENCE
from selftests.conftest import HANG_SECONDS
from selftests.programs import judgement, language_of, program_of

COMPILED = sorted(name for name, language in languages().items() if language.build)
RESIDENT = [name for name in COMPILED if languages()[name].build.resident]


def flags(source: str) -> tuple[str, ...]:
    """The precompiled header that a C++ program gets."""
    found = shortcuts(languages()["cpp"].build, Program(source, "cpp", "test", "0"))
    return tuple(Path(flag).stem for flag in found if flag.endswith(".hpp"))


class TestPrecompiledHeaders:
    @pytest.mark.parametrize(
        ("source", "header"),
        [
            ("#include <iostream>\nint main() {}\n", "iostream"),
            ("// A program\n\n#include <vector>\n#include <iostream>\n", "iostream_vector"),
            ("#include<bits/stdc++.h>\nusing namespace std;\n", "stdcxx"),
            (
                "#include <algorithm>\n#include <cmath>\n#include <iostream>\n#include <vector>\n",
                "algorithm_iostream_vector",
            ),
        ],
    )
    def test_a_program_gets_what_it_includes_itself(self, source: str, header: str) -> None:
        assert flags(source) == (header,)

    @pytest.mark.parametrize(
        "source",
        [
            "#include <vector>\nint main() {}\n",
            "#define private public\n#include <iostream>\n",
            "#pragma once\n#include <iostream>\n",
            "int x;\n#include <iostream>\n",
            "// see \\\n#include <iostream>\n",
            "/* none\n#include <iostream>\n*/\n",
            "#if 0\n#include <iostream>\n#endif\n",
            "// #include <iostream>\n",
            'const char *text = "\n#include <iostream>\n";\n',
            "#include <cstdio> #include <iostream>\n",
            "",
        ],
    )
    def test_nothing_is_supplied_that_it_forgot_or_changed(self, source: str) -> None:
        assert flags(source) == ()

    def test_each_was_made_from_the_headers_it_stands_for(self) -> None:
        cpp = languages()["cpp"]
        prepared = (cpp.folder / "prepare.sh").read_text(encoding="utf-8")
        for shortcut in cpp.build.shortcuts[0]:
            name = Path(shortcut.flags[-1]).stem
            wanted = ["bits/stdc++.h"] if name == "stdcxx" else name.split("_")
            assert flags("".join(f"#include <{header}>\n" for header in wanted)) == (name,)
            assert " ".join(wanted) in prepared


class Shop:
    """Stands where the sandbox does; each resident that it starts answers as it was told."""

    def __init__(self, *answers) -> None:
        self.answers = list(answers)
        self.asked: list[bytes] = []
        self.started = self.ended = 0

    def turn(self):
        return _Nothing()

    def resident(self, job: Job, mark: bytes):
        return _Resident(self)


class _Nothing:
    def __enter__(self) -> None: ...

    def __exit__(self, *_: object) -> None: ...


class _Resident:
    def __init__(self, shop: Shop) -> None:
        self.shop = shop

    def __enter__(self):
        self.shop.started += 1
        return self

    def __exit__(self, *_: object) -> None:
        self.shop.ended += 1

    def ask(self, line: bytes, seconds: float):
        self.shop.asked.append(base64.b64decode(line))
        answer = self.shop.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


def yes(artifact: bytes = b"jar", output: bytes = b"a note") -> bytes:
    return b"ok " + base64.b64encode(artifact) + b" " + base64.b64encode(output)


def workshop(shop: Shop, builds: int = 100) -> Workshop:
    return Workshop(shop, Job(("x",)), 60, builds)


class TestWorkshop:
    def test_what_the_resident_builds_is_the_build(self) -> None:
        shop = Shop(yes(), yes(b"other", b""))
        one = workshop(shop)
        built = one.build("klass é".encode())
        assert replace(built, seconds=0.0) == Built(0, artifact=b"jar", output="a note")
        assert one.build(b"two").artifact == b"other"
        assert shop.asked == ["klass é".encode(), b"two"]
        assert (shop.started, shop.ended) == (1, 0)

    def test_a_no_is_nothing_and_the_resident_stays(self) -> None:
        shop = Shop(b"no", yes())
        one = workshop(shop)
        assert one.build(b"") is None
        assert one.build(b"").ok
        assert shop.started == 1

    @pytest.mark.parametrize(
        "answer", [SandboxFailure("gone"), b"ok", b"ok ?? ??", b"ok eA==", b"ok eA== eA== eA=="]
    )
    def test_one_that_breaks_is_replaced(self, answer) -> None:
        shop = Shop(answer, yes())
        one = workshop(shop)
        assert one.build(b"") is None
        assert one.build(b"").ok
        assert (shop.started, shop.ended) == (2, 1)

    def test_after_some_that_break_no_more_are_started(self) -> None:
        shop = Shop(*[SandboxFailure("gone")] * 9)
        one = workshop(shop)
        assert [one.build(b"") for _ in range(9)] == [None] * 9
        assert shop.started == 3

    def test_one_that_has_served_is_replaced(self) -> None:
        shop = Shop(*[yes()] * 5)
        one = workshop(shop, builds=2)
        assert all(one.build(b"").ok for _ in range(5))
        assert (shop.started, shop.ended) == (3, 2)
        one.close()
        assert shop.ended == 3


@pytest.fixture(scope="module")
def pairs(
    tmp_path_factory: pytest.TempPathFactory,
) -> dict[str, tuple[LocalExecutor, LocalExecutor]]:
    """By language: who takes every quicker way, and who takes none.

    Each finds what it has built itself, so that both tests of a program share the build, as they do
    in a run; neither finds what anybody else has built.
    """
    state = state_folder()
    sandbox = open_sandbox("require", state)
    caps = Caps(run_seconds=HANG_SECONDS)
    found = {}
    for language in languages().values():
        tool = find(language, state)
        if isinstance(tool, Toolchain):
            tools = {language.id: tool}
            quick = Builder(sandbox, tools, state, caps)
            plain = Builder(sandbox, tools, state, caps, quick=False)
            for builder in (quick, plain):
                builder._shelf = Shelf(tmp_path_factory.mktemp("builds"))
            found[language.id] = LocalExecutor(quick), LocalExecutor(plain)
    return found


def both_ways(pairs, instance: Instance, source: str) -> None:
    """Judges a program on the quick way and on the plain one, by both tests."""
    if instance.language not in pairs:
        pytest.skip(f"no toolchain for {instance.language}")
    quick, plain = pairs[instance.language]
    program = program_of(instance, source)
    edges = Edges(shrink=False)
    for fast, slow in (
        (Trial(instance, program, both=True), Trial(instance, program)),
        (Trial(instance, program, edges=edges), Trial(instance, program, edges=edges)),
    ):
        assert told(judgement(quick, fast)) == told(judgement(plain, slow))


def told(verdict: Verdict) -> Verdict:
    """The verdict without what holds addresses and differs between equal runs."""
    kept = {key: one for key, one in verdict.evidence.items() if key not in VOLATILE_EVIDENCE}
    return replace(verdict, evidence=kept)


WRONG = sorted(path for folder in folders().values() for path in (folder / "wrong").glob("*"))
OF_COMPILED = [path for path in WRONG if language_of(path).id in COMPILED]


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.parametrize("path", OF_COMPILED[::7], ids=lambda path: path.name)
def test_a_wrong_program_gets_the_same_verdict(path: Path, pairs) -> None:
    instance = named(path.parent.parent.name, language_of(path).id)
    both_ways(pairs, instance, complete(instance, path.read_text(encoding="utf-8")))


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.parametrize("task", sorted(folders())[::16])
@pytest.mark.parametrize("language", COMPILED)
def test_a_right_program_gets_the_same_verdict(language: str, task: str, pairs) -> None:
    instance = named(task, language)
    both_ways(pairs, instance, reference(instance))


OPEN = {
    "an_attribute_at_the_end.rust": "\n#[allow(dead_code)]\n",
    "documentation_of_nothing.rust": "\n/// Of what?\n",
    "a_comment_at_the_end.rust": "\n// The end.\n",
    "half_a_declaration.cpp": "\ntemplate <typename T>\n",
    "half_a_declaration.c": "\nstatic\n",
    "a_word_too_much.c": "\nconst\n",
    "a_comment_at_the_end.c": "\n/* The end. */\n",
    "an_unclosed_comment.cpp": "\n/* The end. }\n",
    "an_unclosed_condition.c": "\n#if 1\nint unused;\n",
    "a_missing_semicolon.cpp": "\nstruct unused { int x; }\n",
    "a_brace_too_much.go": "\n}\n",
}


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.parametrize("name", OPEN)
def test_nothing_completes_what_stands_open_at_the_end(name: str, pairs) -> None:
    instance = named("kmp", name.rpartition(".")[2])
    both_ways(pairs, instance, reference(instance).rstrip() + OPEN[name])


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.parametrize("language", RESIDENT)
def test_a_resident_builds_the_same_whatever_came_before(language: str, pairs) -> None:
    if language not in pairs:
        pytest.skip(f"no toolchain for {language}")
    quick, plain = (executor.builder for executor in pairs[language])
    shop = quick._workshop(quick._tools[language], languages()[language].build)
    for task in ("avl_tree", "kmp", "dijkstra", "kmp", "avl_tree"):
        instance = named(task, language)
        program = program_of(instance, reference(instance))
        built = shop.build(program.source.encode())
        assert built is not None
        assert built.artifact == plain.build(program).artifact
        assert shop.build(b"class Main { int x = ; }") is None
