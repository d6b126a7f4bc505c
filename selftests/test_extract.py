"""The program in a reply: a corpus of replies, and every reference program.

A file in extract/ has a header, the reply, and the program that is expected, each after its
line of equals signs. The line end before such a line is not part of the reply.
"""

import functools
import hashlib
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from algoreval.extract import NoProgram, Program, extract
from algoreval.instance import Instance, named
from algoreval.language import languages
from algoreval.program import core_path, reference
from algoreval.task import folders

CORPUS = Path(__file__).parent / "extract"


@dataclass(frozen=True)
class Reply:
    language: str
    functions: tuple[str, ...]
    expect: str
    note: str
    text: str
    program: str


def load(path: Path) -> Reply:
    header, _, rest = path.read_text(encoding="utf-8").partition("===== reply\n")
    text, _, program = rest.partition("===== program\n")
    fields = dict(line.split(": ", 1) for line in header.splitlines())
    text = text.removesuffix("\n")
    if fields.get("line ends") == "crlf":
        text = text.replace("\n", "\r\n")
    functions = tuple(fields["functions"].split(", "))
    return Reply(
        fields["language"], functions, fields["expect"], fields.get("note", ""), text, program
    )


def run(reply: Reply) -> Program | NoProgram:
    known = languages()
    return extract(reply.text, known[reply.language], reply.functions, known)


@pytest.mark.parametrize("path", sorted(CORPUS.glob("*.txt")), ids=lambda path: path.stem)
def test_corpus(path: Path) -> None:
    reply = load(path)
    found = run(reply)
    if isinstance(found, NoProgram):
        assert f"missing {found.detail}, {found.rule}" == reply.expect, found
        assert reply.note in found.note
    else:
        assert (found.rule, found.note) == (reply.expect, reply.note)
        assert found.source == reply.program
        assert found.language == reply.language
        assert found.sha256 == hashlib.sha256(reply.program.encode()).hexdigest()


def test_the_corpus_covers_every_language_and_every_rule() -> None:
    replies = [load(path) for path in CORPUS.glob("*.txt")]
    assert len(replies) >= 40
    assert {reply.language for reply in replies} == set(languages())
    documented = {line.split("`")[1] for line in extract_docs().splitlines() if line[:3] == "| `"}
    found = {reply.expect.split(", ")[-1] for reply in replies}
    # A provider's own word for a refusal stands beside the reply, not in it.
    assert documented - {"refusal_field"} <= found


def extract_docs() -> str:
    return sys.modules["algoreval.extract"].__doc__ or ""


@functools.cache
def references(language: str) -> list[tuple[Instance, str]]:
    # That no core is missing is another test's business.
    tasks = [task for task in sorted(folders()) if core_path(task, languages()[language]).is_file()]
    instances = [named(task, language) for task in tasks]
    return [(instance, reference(instance)) for instance in instances]


@pytest.mark.parametrize("language", sorted(languages()))
def test_every_reference_is_found_however_it_is_wrapped(language: str) -> None:
    known = languages()
    asked = known[language]
    wrappings = {
        "tagged_defines": f"Here it is:\n\n```{asked.fence}\n%s```\n\nIt takes O(n) time.",
        "untagged_defines": "```\n%s```",
        "retagged_defines": "```abc\n%s```",
        "bare_defines": "%s",
    }
    for instance, program in references(language):
        for rule, wrapping in wrappings.items():
            found = extract(wrapping.replace("%s", program), asked, instance.functions, known)
            assert isinstance(found, Program), (instance.id, rule, found)
            assert (found.rule, found.source) == (rule, program), instance.id


@pytest.mark.slow
@pytest.mark.parametrize("language", sorted(languages()))
def test_a_reference_in_another_language_is_told_from_this_one(language: str) -> None:
    known = languages()
    asked = known[language]
    for other in sorted(known.keys() - {language}):
        for instance, program in references(other):
            for text in (program, f"```\n{program}```", f"```{known[other].fence}\n{program}```"):
                found = extract(text, asked, instance.functions, known)
                assert isinstance(found, NoProgram), (instance.id, found)
                assert found.detail == "wrong_language", instance.id


@pytest.mark.parametrize("language", sorted(languages()))
def test_no_signature_of_a_prompt_is_taken_for_the_program(language: str) -> None:
    known = languages()
    tag = known[language].fence
    for instance, program in references(language):
        signature = instance.signature.text
        for fence, rule in ((tag, "tagged_defines"), ("", "untagged_defines")):
            recap, whole = f"```{tag}\n{signature}\n```\n", f"```{fence}\n{program}```\n"
            for reply in (recap + whole, whole + recap):
                found = extract(reply, known[language], instance.functions, known)
                assert isinstance(found, Program)
                assert (found.rule, found.source) == (rule, program), instance.id
