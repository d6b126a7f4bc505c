"""What extraction gives: a program, or what is there instead of one."""

import hashlib
import re
from dataclasses import dataclass

from algoreval.extract.fences import Block

ESCAPED = "line ends are written out as \\n"
"""A note: the reply was encoded once too often, and nothing undoes that for the model."""

# Right before a quote it ends what a program prints.
_line_end = re.compile(r"\\n(?![\"'])")


@dataclass(frozen=True)
class Program:
    """The source to build, exactly as the model wrote it.

    Only what is not source is changed: line ends are line feeds and the last line has one, NULs
    and lone surrogates are U+FFFD, a byte order mark and the indentation of the fences are gone.
    """

    source: str
    language: str
    """The id of the language that was asked for."""

    rule: str
    """By which rule it was found: the table in `algoreval.extract`."""

    sha256: str
    """Of the source in UTF-8."""

    note: str = ""
    """What is odd about it: a later block, an unclosed one, another tag, escaped line ends."""


@dataclass(frozen=True)
class NoProgram:
    """There is no program to judge."""

    detail: str
    """"no_program", "refusal" or "wrong_language"."""

    rule: str
    """What was found instead: the table in `algoreval.extract`."""

    note: str = ""
    """The same in words, for people."""


def program(block: Block, language: str, rule: str, note: str = "") -> Program:
    """The program in a block. `note` says why an earlier block was chosen."""
    source = block.source.lstrip("\ufeff")
    notes = [note] if note else []
    if not block.closed:
        # The token limit may have cut the closing fence, too.
        source = re.sub(r"\n[ \t]*(?:`{1,2}|~{1,2})\Z", "", source.rstrip())
        notes.append("the block is not closed")
    if not source.endswith("\n"):
        source += "\n"
    if rule.startswith("retagged"):
        notes.append(f"the block is tagged {block.tag}")
    if is_escaped(source):
        notes.append(ESCAPED)
    digest = hashlib.sha256(source.encode("utf-8")).hexdigest()
    return Program(source, language, rule, digest, "; ".join(notes))


def is_escaped(text: str) -> bool:
    """True if all stands in one line, with its line ends written out as backslash and n."""
    return "\n" not in text.strip() and len(_line_end.findall(text)) > 1
