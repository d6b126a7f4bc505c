"""What a reply is that holds no program: nothing, words, a refusal, or another language."""

import re

from algoreval.extract.asked import Asked
from algoreval.extract.blocks import Reply
from algoreval.extract.choose import bare
from algoreval.extract.program import ESCAPED, NoProgram, is_escaped

_APOLOGY = (
    r"(?:(?:i'?m|i am) (?:\w+ )?sorry\b|sorry\b|i apologi[sz]e\b|my apologies\b|apologies\b"
    r"|unfortunately\b|as an ai\b|thanks?\b|i understand\b|i appreciate\b)"
)
_INABILITY = (
    r"\bi(?:'m| am)? (?:can't|cannot|can not|won't|will not|unable to|not able to"
    r"|not comfortable|must decline|have to decline|must refuse)\b"
)
_HELP = (
    r"\b(?:assist|help|provide|write|comply|fulfil|fulfill|complete|do that|do this|share|create"
    r"|generate|produce|continue|answer|implement|supply|give|engage|decline|refuse)\b"
)
_refusal = re.compile(
    rf"\W*(?:{_APOLOGY}.{{0,120}}?)?{_INABILITY}.{{0,60}}?{_HELP}"
    rf"|\W*(?:{_APOLOGY}.{{0,120}}?)?\bi (?:must|have to) (?:decline|refuse)\b"
    r"|\W*(?:很?抱歉|对不起)?.{0,10}?(?:我无法|我不能)(?:协助|帮助|提供|满足|完成)",
    re.IGNORECASE | re.DOTALL,
)
_LONGEST_REFUSAL = 800
"""In characters. A longer reply explains something."""


def missing(reply: Reply, asked: Asked, refusal: str | None) -> NoProgram:
    """Why there is no program. `refusal` is the provider's own word for a refusal."""
    words = reply.words.strip()
    if refusal and refusal.strip():
        return NoProgram("refusal", "refusal_field", "the provider reports a refusal")
    if not words and not reply.blocks:
        if reply.thought:
            return NoProgram("no_program", "reasoning", "the reply ends with its reasoning")
        return NoProgram("no_program", "empty", "the reply is empty")
    if foreign := _foreign(reply, asked):
        return foreign
    if not reply.blocks and _is_refusal(words):
        return NoProgram("refusal", "refusal_words", "the reply begins as a refusal")
    note = ESCAPED if is_escaped(words) else f"the reply has no code in {asked.language.name}"
    return NoProgram("no_program", "words", note)


def _is_refusal(words: str) -> bool:
    straight = words.replace("\u2019", "'")
    return len(words) <= _LONGEST_REFUSAL and _refusal.match(straight) is not None


def _foreign(reply: Reply, asked: Asked) -> NoProgram | None:
    """The finding that the reply is a program in another language."""
    for block in reply.blocks:
        if name := asked.claimed(block):
            return NoProgram("wrong_language", "other_tag", f"the code is tagged as {name}")
    texts = [block.source for block in reply.blocks if asked.is_plain(block)]
    if whole := bare(reply, asked):
        texts.append(whole.source)
    for text in texts:
        if name := asked.resembled(text):
            return NoProgram("wrong_language", "other_code", f"the code looks like {name}")
    return None
