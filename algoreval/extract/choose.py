"""Which of a reply's blocks is the program."""

import re
import textwrap
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from algoreval.extract.asked import Asked
from algoreval.extract.blocks import Reply
from algoreval.extract.fences import Block
from algoreval.extract.markup import preformatted

_wrapper = re.compile(r"</?[a-z][\w|-]*>|\[/?[A-Z]+\]|`{3,}|~{3,}", re.IGNORECASE)


EARLIER = "a later block defines the function, but cannot start by itself"


class Choice(NamedTuple):
    """The program's block, the rule that chose it, and a note on what it was preferred to."""

    block: Block
    rule: str
    note: str = ""


Found = tuple[Block, str] | None
"""A block and a note."""


def choose(reply: Reply, asked: Asked) -> Choice | None:
    """The program's block and why it was chosen; None if the reply has no program."""
    rules = _rules(reply, asked)
    return next((Choice(found[0], rule, found[1]) for rule, found in rules if found), None)


def _rules(reply: Reply, asked: Asked) -> Iterator[tuple[str, Found]]:
    """The rules in the order in which they are tried, each with the block that it finds."""
    tagged = [block for block in reply.blocks if asked.is_tagged(block)]
    yield "tagged_defines", _defining(tagged, asked)
    plain = filter(asked.is_plain, reply.blocks)
    untagged = [block for block in plain if asked.fits(block.source)]
    claimed = filter(asked.claimed, reply.blocks)
    retagged = [block for block in claimed if asked.language.looks_like(block.source)]
    whole = bare(reply, asked)
    words = [whole] if whole and asked.fits(whole.source) else []
    defining = [_defining(blocks, asked) for blocks in (untagged, retagged, words)]
    if any(defining):
        tagged, untagged = (list(filter(asked.is_rival, blocks)) for blocks in (tagged, untagged))
    yield "tagged_longest", _longest(tagged)
    yield "untagged_defines", defining[0]
    yield "untagged_longest", _longest(untagged)
    yield "retagged_defines", defining[1]
    yield "bare_defines", defining[2]
    yield "bare", _longest(words)


def _defining(blocks: Sequence[Block], asked: Asked) -> Found:
    """The last of the blocks that define the function and can start, else that define it."""
    last = None
    for block in reversed(blocks):
        if asked.defines(block.source):
            if asked.starts(block):
                return block, EARLIER if last else ""
            last = last or block
    return (last, "") if last else None


def _longest(blocks: Sequence[Block]) -> Found:
    if not blocks:
        return None
    return max(blocks, key=lambda block: len(block.source.strip())), ""


def bare(reply: Reply, asked: Asked) -> Block | None:
    """The words of a reply without an opening fence, as if they were a block.

    They lose a common margin, tags around them, a lone closing fence, and the tag of a fence
    that was lost on the way. Of HTML it is the `<pre>` that defines the function. None if there
    are no words, or if they just introduce a block.
    """
    if reply.fenced:
        return None
    if element := _defining(list(preformatted(reply.words)), asked):
        return element[0]
    lines = textwrap.dedent(reply.words).split("\n")
    while lines and _is_wrapping(lines[-1].strip(), asked):
        lines.pop()
    first = 0
    while first < len(lines) and _is_wrapping(lines[first].strip(), asked):
        first += 1
    return Block("", "\n".join(lines[first:]), True) if lines else None


def _is_wrapping(line: str, asked: Asked) -> bool:
    return bool(not line or _wrapper.fullmatch(line) or line.lower() in asked.language.aliases)
