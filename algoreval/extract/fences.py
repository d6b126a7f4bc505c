"""The rules for fences, for markdown-it-py: replies are not as tidy as documents.

Other than in strict Markdown, a fence may be indented at will, its content less so, a fence with
a tag within a block means that the block before was not closed, words may stand on the line of a
closing fence and before an opening one, and the first line of code after its tag.
"""

import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field

from markdown_it.rules_block import StateBlock

from algoreval.extract.reasoning import Thought
from algoreval.language import Language

_fence = re.compile(r"(?P<mark>`{3,}|~{3,})(?P<info>.*)")
_mid_line = re.compile(r"[^`\n]+(?P<mark>`{3,})(?P<info>[\w+#.-]+)[ \t]*")
_tag = re.compile(r"[\s{]*(?:lang(?:uage)?[-=:])?([^\s{},:;=\\]*)")
_LONGEST_TAG = 80
_ANY = sys.maxsize
"""An indentation that no line has."""

_version = re.compile(r"\.[\d.]+$")

# A closing fence glued to the last line of code: "}```". Not "/// ```" or " * ```" of a comment,
# where a space stands before it, nor a line with a second run of backticks.
_glued = re.compile(r"^(?![ \t]*(?:#|//|\*|--))([^`\n]*[^\s`/*#])`{3,}[ \t]*$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """One fenced block."""

    tag: str
    """The first word after the fence in lower case, without punctuation and file names."""

    source: str
    """What stands between the fences, without the indentation of these or of their list item."""

    closed: bool
    """False if the reply ends, or the next block begins, before the closing fence."""


@dataclass
class Finds:
    """What the rules come upon on their way through a text."""

    tags: Mapping[str, Language]
    fences: list[tuple[int, Block]] = field(default_factory=list)
    spans: list[tuple[int, int]] = field(default_factory=list)
    """Where the sources of closed blocks stand."""

    thoughts: list[Thought] = field(default_factory=list)
    begin: int = 0
    """Where the answer begins, after reasoning that was opened out of sight."""

    unmatched: int = 0


def tag_of(info: str) -> str:
    """The tag in the words after an opening fence.

    >>> [tag_of(info) for info in ("Python", "{.cpp .numberLines}", "src/main.rs", "python3.11")]
    ['python', 'cpp', 'rs', 'python3']
    """
    found = _tag.match(info[:_LONGEST_TAG].lower())
    word = _version.sub("", found[1]) if found else ""
    return word.rpartition(".")[2]


def begin_of(state: StateBlock, line: int) -> int:
    """The offset of a line's first character that is no white space."""
    return state.bMarks[line] + state.tShift[line]


@dataclass(frozen=True)
class _Opening:
    mark: str
    info: str
    start: int
    indent: int


def _opening(state: StateBlock, line: int) -> _Opening | None:
    start, stop = begin_of(state, line), state.eMarks[line]
    found = _fence.fullmatch(state.src, start, stop)
    if found and not (found["mark"][0] == "`" and "`" in found["info"]):
        return _Opening(found["mark"], found["info"].strip(), start, max(0, state.sCount[line]))
    return None


def _opening_in_mid_line(state: StateBlock, line: int) -> _Opening | None:
    found = _mid_line.fullmatch(state.src, begin_of(state, line), state.eMarks[line])
    if found and tag_of(found["info"]) in state.env["finds"].tags:
        indent = max(0, state.sCount[line])
        return _Opening(found["mark"], found["info"], found.start("mark"), indent)
    return None


def fence_rule(state: StateBlock, line: int, end: int, silent: bool) -> bool:
    """Takes a fenced block, as a rule of markdown-it-py."""
    opening = _opening(state, line)
    if opening and not silent:
        _take(state, line, end, opening)
    return opening is not None


def mid_line_rule(state: StateBlock, line: int, end: int, silent: bool) -> bool:
    """Takes a fenced block that opens after words. The marks of lists and quotes are no words."""
    opening = _opening_in_mid_line(state, line)
    if opening and not silent:
        _take(state, line, end, opening)
    return opening is not None


def _take(state: StateBlock, line: int, end: int, opening: _Opening) -> None:
    finds: Finds = state.env["finds"]
    last, deepest = line + 1, _deepest(state, line + 1, end, opening)
    while last < end and not (found := _ends(state, last, opening, deepest)):
        last += 1
    closed = last < end and found == "closed"
    state.line = last + 1 if closed else last
    fence = max(opening.indent, state.sCount[last]) if closed else opening.indent
    first = _code_after_tag(opening.info, finds)
    lined_up = first or not _is_behind(state, opening)
    indent = _margin(state, line + 1, last, fence if lined_up else _ANY)
    source = state.getLines(line + 1, last, indent, True)
    if glued := _glued.search(source):
        source, closed = source[: glued.end(1)] + "\n", True
    if closed:
        begin, stop = state.eMarks[line], state.eMarks[last - 1]
        glued = _glued.search(state.src, begin, stop)
        finds.spans.append((begin, glued.end(1) if glued else stop))
    finds.fences.append((opening.start, Block(tag_of(opening.info), first + source, closed)))


def _code_after_tag(info: str, finds: Finds) -> str:
    """The first line of the program, where it stands on the line of the opening fence."""
    tag, _, rest = info.partition(" ")
    language = finds.tags.get(tag_of(tag))
    return f"{rest.strip()}\n" if language and language.looks_like(rest.strip()) else ""


def _is_behind(state: StateBlock, opening: _Opening) -> bool:
    """True if words or the mark of a list stand before the fence.

    The code need not line up with it then, and loses the indentation that all its lines have.
    """
    begin = state.src.rfind("\n", 0, opening.start) + 1
    return not state.src[begin : opening.start].isspace() and begin < opening.start


def _deepest(state: StateBlock, line: int, end: int, opening: _Opening) -> int:
    """How far a closing fence may be indented: in a list, code often is more than its fence."""
    while line < end and state.isEmpty(line):
        line += 1
    deepest = opening.indent
    if line < end and not state.src.startswith(opening.mark, begin_of(state, line)):
        deepest = max(deepest, state.sCount[line])
    return deepest + 3


def _ends(state: StateBlock, line: int, opening: _Opening, deepest: int) -> str:
    """How a line within a block ends it: "closed", "reopened" by the fence of the next, or ""."""
    start, stop = begin_of(state, line), state.eMarks[line]
    if not state.src.startswith(opening.mark, start, stop):
        return ""
    if state.sCount[line] > deepest:
        return ""
    info = state.src[start:stop].lstrip(opening.mark[0]).strip()
    if not info:
        return "closed"
    if opening.mark[0] in info:
        return ""
    # "```python" within a block: its writer forgot to close the one before. Other words after a
    # fence are a remark: "``` This takes O(n) time."
    word = len(info.split()) == 1 and info[0].isalpha()
    return "reopened" if word or tag_of(info) in state.env["finds"].tags else "closed"


def _margin(state: StateBlock, begin: int, end: int, indent: int) -> int:
    """The indentation of the fences, or less if the code has less: its shape must stay."""
    for line in range(begin, end):
        if not state.isEmpty(line):
            indent = min(indent, max(0, state.sCount[line]))
    return indent
