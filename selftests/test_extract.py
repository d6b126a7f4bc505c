"""The program in a reply: a corpus of replies, and what must hold for any text.

A file in extract/ has a header, the reply, and the program that is expected, each after its
line of equals signs. The line end before such a line is not part of the reply.
"""

import hashlib
from dataclasses import dataclass
from pathlib import Path

import pytest

from algoreval.extract import Missing, Program, extract
from algoreval.language import languages

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


def run(reply: Reply) -> Program | Missing:
    known = languages()
    return extract(reply.text, known[reply.language], reply.functions, known)


@pytest.mark.parametrize("path", sorted(CORPUS.glob("*.txt")), ids=lambda path: path.stem)
def test_corpus(path: Path) -> None:
    reply = load(path)
    found = run(reply)
    if isinstance(found, Missing):
        assert f"missing {found.detail}, {found.rule}" == reply.expect, found
        assert reply.note in found.note
    else:
        assert (found.rule, found.note) == (reply.expect, reply.note)
        assert found.source == reply.program
        assert found.language == reply.language
        assert found.sha256 == hashlib.sha256(reply.program.encode()).hexdigest()
