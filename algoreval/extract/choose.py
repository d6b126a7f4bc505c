"""Which of a reply's blocks is the program."""

import re
import textwrap
from collections.abc import Callable

from algoreval.extract.asked import Asked
from algoreval.extract.blocks import Reply
from algoreval.extract.fences import Block

_wrapper = re.compile(r"</?[a-z][\w|-]*>|\[/?[A-Z]+\]|`{3,}|~{3,}", re.IGNORECASE)


def choose(reply: Reply, asked: Asked) -> tuple[Block, str] | None:
    """The program's block and the rule that chose it; None if the reply has no program."""
    return _defining(reply, asked) or _longest(reply, asked)


def _defining(reply: Reply, asked: Asked) -> tuple[Block, str] | None:
    """The last block that defines the function, of the first kind that has one."""
    kinds: tuple[tuple[str, Callable[[Block], bool]], ...] = (
        ("tagged", asked.is_tagged),
        ("untagged", lambda block: asked.is_plain(block) and asked.fits(block.source)),
        (
            "retagged",
            lambda block: bool(asked.claimed(block)) and asked.language.looks_like(block.source),
        ),
    )
    for kind, belongs in kinds:
        for block in reversed(reply.blocks):
            if belongs(block) and asked.defines(block.source):
                return block, f"{kind}_defines"
    whole = bare(reply, asked)
    if whole and asked.defines(whole.source) and asked.fits(whole.source):
        return whole, "bare_defines"
    return None


def _longest(reply: Reply, asked: Asked) -> tuple[Block, str] | None:
    tagged = [block for block in reply.blocks if asked.is_tagged(block)]
    plain = [block for block in reply.blocks if asked.is_plain(block) and asked.fits(block.source)]
    for kind, blocks in (("tagged", tagged), ("untagged", plain)):
        if blocks:
            return max(blocks, key=lambda block: len(block.source.strip())), f"{kind}_longest"
    whole = bare(reply, asked)
    if whole and asked.fits(whole.source):
        return whole, "bare"
    return None


def bare(reply: Reply, asked: Asked) -> Block | None:
    """The words of a reply without an opening fence, as if they were a block.

    They lose a common margin, tags around them, a lone closing fence, and the tag of a fence
    that was lost on the way. None if there are no words, or if they just introduce a block.
    """
    if reply.fenced:
        return None
    lines = textwrap.dedent(reply.words).split("\n")
    while lines and _is_wrapping(lines[-1].strip(), asked):
        lines.pop()
    first = 0
    while first < len(lines) and _is_wrapping(lines[first].strip(), asked):
        first += 1
    return Block("", "\n".join(lines[first:]), True) if lines else None


def _is_wrapping(line: str, asked: Asked) -> bool:
    return bool(not line or _wrapper.fullmatch(line) or line.lower() in asked.language.aliases)
