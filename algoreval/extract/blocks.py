"""The fenced blocks of a reply and its words around them, without reasoning.

markdown-it-py walks through quotes and lists, with rules of our own for reasoning, fences and
lines of text.
"""

import re
from bisect import bisect_left
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock, blockquote, list_block

from algoreval.extract.fences import Block, Finds, begin_of, fence_rule, mid_line_rule
from algoreval.extract.reasoning import Thought, closings, thought_at
from algoreval.language import Language

Tags = Mapping[str, Language]
"""Tag -> the language that it stands for."""

_DEEPEST = 16
"""Quotes and lists nested deeper are read as text: no reply needs them, and each level costs."""

_DOCUMENTS = frozenset({"markdown", "md", "mdx"})
"""Tags of blocks that may hold a whole reply with its own, shorter fences."""

_inner_fence = re.compile(r"^[ ]{0,3}(?:`{3}|~{3})", re.MULTILINE)


@dataclass(frozen=True)
class Reply:
    """What a reply holds besides reasoning."""

    blocks: tuple[Block, ...]
    """In order; those with nothing in them are left out."""

    words: str
    """The text before the first fence: everything if there is none."""

    fenced: bool
    """True if the first fence has a tag: then the words before it are not a program that lacks
    just its opening fence."""

    thought: bool
    """True if there was reasoning."""


def closed_blocks(text: str, tags: Tags) -> list[tuple[int, int]]:
    """Where the sources of closed blocks outside reasoning stand, in order."""
    return _parsed(text, tags).spans


def read(text: str, tags: Tags) -> Reply:
    """The blocks and words of a reply.

    Takes time in proportion to the length of the text, whatever it holds.
    """
    return _read(text, tags, nested=False)


def _read(text: str, tags: Tags, nested: bool) -> Reply:
    finds = _parsed(text, tags)
    fences = [(start, block) for start, block in finds.fences if start >= finds.begin]
    blocks: list[Block] = []
    for _, block in fences:
        inner = () if nested else _inner(block, tags)
        blocks += inner or ([block] if block.source.strip() else [])
    until = fences[0][0] if fences else len(text)
    words = _outside(text, finds.begin, until, finds.thoughts)
    fenced = bool(fences) and fences[0][1].tag != ""
    return Reply(tuple(blocks), words, fenced, bool(finds.thoughts))


def _parsed(text: str, tags: Tags) -> Finds:
    finds = Finds(tags)
    # markdown-it-py reads one character too far where an empty line of a quote ends the text.
    _markdown.block.parse(text + "\n", _markdown, {"finds": finds}, [])
    return finds


def _inner(block: Block, tags: Tags) -> tuple[Block, ...]:
    """The blocks within a block that is a document; one level, so that the time stays bounded."""
    # Without a tag it may be a program whose comments hold fences, unless it begins with one.
    wraps = _inner_fence.search if block.tag in _DOCUMENTS else _inner_fence.match
    if (block.tag in _DOCUMENTS or not block.tag) and wraps(block.source):
        return _read(block.source, tags, nested=True).blocks
    return ()


def _outside(text: str, begin: int, until: int, thoughts: list[Thought]) -> str:
    pieces = []
    for thought in thoughts:
        if begin <= thought.start < until:
            pieces.append(text[begin : thought.start])
            begin = thought.end
    pieces.append(text[begin:until])
    return "".join(pieces)


Rule = Callable[[StateBlock, int, int, bool], bool]


def _reasoning_rule(state: StateBlock, line: int, end: int, silent: bool) -> bool:
    finds: Finds = state.env["finds"]
    stop, last = state.eMarks[line], state.eMarks[end - 1]
    while thought := thought_at(state.src, begin_of(state, line), stop, last):
        if silent:
            return True
        finds.thoughts.append(thought)
        finds.unmatched = thought.unmatched
        if not thought.closed:
            state.line = end
            return True
        state.line = bisect_left(state.eMarks, thought.end, line, end - 1)
        _cut(state, state.line, thought.end)
        if state.line > line:
            return True
    if not silent:
        _close_unopened(state, line)
    # What is left of the line is for the next rules.
    return False


def _close_unopened(state: StateBlock, line: int) -> None:
    finds: Finds = state.env["finds"]
    for offset in closings(state.src, begin_of(state, line), state.eMarks[line]):
        # A stray closing mark after the answer must not take the answer along.
        if finds.thoughts and not finds.unmatched:
            return
        finds.unmatched = max(0, finds.unmatched - 1)
        finds.begin = offset
        finds.thoughts.append(Thought(0, offset, True, 0))
        _cut(state, line, offset)


def _cut(state: StateBlock, line: int, offset: int) -> None:
    """Lets the line begin at an offset within it."""
    state.bMarks[line] = offset
    state.tShift[line] = min(state.skipSpaces(offset), state.eMarks[line]) - offset
    state.sCount[line] = max(0, state.blkIndent)


def _line_rule(state: StateBlock, line: int, end: int, silent: bool) -> bool:
    """One line of text. Quotes end with the first line that is none (see `alt` below)."""
    state.line = line if silent else line + 1
    return True


def _quote_rule(state: StateBlock, line: int, end: int, silent: bool) -> bool:
    """Takes a quote. If only the line of an opening fence is quoted, the code is none."""
    lone = line + 1 < end and not state.src.startswith(">", begin_of(state, line + 1))
    return not (lone and mid_line_rule(state, line, end, True)) and blockquote(
        state, line, end, silent
    )


def _shallow(rule: Rule) -> Rule:
    def limited(state: StateBlock, line: int, end: int, silent: bool) -> bool:
        return state.level < _DEEPEST and rule(state, line, end, silent)

    return limited


def _parser() -> MarkdownIt:
    parser = MarkdownIt("zero").enable(["fence", "blockquote", "list"])
    rules = parser.block.ruler
    rules.before("fence", "reasoning", _reasoning_rule, {"alt": ["blockquote", "list"]})
    rules.at("fence", fence_rule, {"alt": ["blockquote", "list"]})
    rules.at("blockquote", _shallow(_quote_rule), {"alt": ["blockquote", "list"]})
    rules.at("list", _shallow(list_block), {"alt": ["blockquote"]})
    rules.before("paragraph", "mid_line", mid_line_rule)
    # Without this a quote would take in the unquoted lines after it, and read them again and again.
    rules.at("paragraph", _line_rule, {"alt": ["blockquote"]})
    return parser


_markdown = _parser()
