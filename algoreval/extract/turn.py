"""The model's own turn in a reply, as clean text: without the marks that chat templates leave."""

import re
from bisect import bisect_right

from algoreval.extract.blocks import Tags, closed_blocks

_ENDS = (
    "<|endoftext|>",
    "<|end_of_text|>",
    "<|endofprompt|>",
    "<|end_of_turn|>",
    "<|end|>",
    "<|eos|>",
    "<|im_end|>",
    "<|im_start|>",
    "<|eot_id|>",
    "<|eom_id|>",
    "<|start_header_id|>",
    "<|EOT|>",
    "<|END_OF_TURN_TOKEN|>",
    "<|END_RESPONSE|>",
    "<|return|>",
    "<|user|>",
    "<|file_sep|>",
    "<|fim_pad|>",
    "<\uff5cend▁of▁sentence\uff5c>",
    "<\uff5cUser\uff5c>",
    "<end_of_turn>",
    "<start_of_turn>",
    "<end_of_utterance>",
    "<eos>",
    "<EOT>",
    "</s>",
)
"""Tokens that end a turn, or begin the one after it."""

_BEGIN = (
    r"<s>|<bos>|<\|begin_of_text\|>|<\|startoftext\|>|<\|START_RESPONSE\|>"
    r"|<\uff5cbegin▁of▁sentence\uff5c>"
)
_ASK = (
    r"<\|(?:im_start|start)\|>(?:system|developer|user)\b|<\|(?:system|user)\|>|\[INST\]"
    r"|<\|start_header_id\|>(?:system|user)\b|<start_of_turn>user\b|<\uff5cUser\uff5c>"
)
_ANSWER = (
    r"<\|(?:im_start|start)\|>assistant\b|<\|assistant\|>|\[/INST\]"
    r"|<\|start_header_id\|>assistant<\|end_header_id\|>|<start_of_turn>model\b|<\uff5cAssistant\uff5c>"
    r"|<\|START_OF_TURN_TOKEN\|><\|CHATBOT_TOKEN\|>"
)
_ANY_END = "|".join(map(re.escape, _ENDS))

_echo = re.compile(rf"(?:\s|{_BEGIN})*(?:{_ASK})")
_answer = re.compile(_ANSWER)
_leading = re.compile(rf"\s*(?:{_ANSWER}|{_BEGIN}|{_ANY_END})")

# Within quotes a token is text of the program or a remark; "</s>" within a line is HTML.
_end = re.compile(rf"(?<![\"'])(?!</s>[ \t]*(?!\[INST\])[^ \t\n<])(?:{_ANY_END})(?![\"'`])")

# Within a closed block a token is source, unless the block ends with it or another turn begins.
_run = re.compile(rf"(?>(?:\s|{_ANY_END})*)")
_talk = re.compile(rf"(?:(?:\s|{_ANY_END})+?|(?<=\n)|(?<=```))(?:{_ASK}|{_ANSWER})")

_CHANNEL = "<|channel|>"
_final = re.compile(r"<\|channel\|>[ \t]*final\b[^<\n]*<\|message\|>")


def clean(text: str) -> str:
    """The text with line feeds as its only line ends, no byte order mark, encodable in UTF-8.

    A NUL or half of a surrogate pair becomes U+FFFD: no later stage, be it a file, XML or a
    compiler, need expect them, and the character still shows where something was wrong.
    """
    text = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "\ufffd")
    return text.lstrip("\ufeff")


def own_turn(completion: str, tags: Tags) -> str:
    """What the model said in its turn, clean.

    Dropped are an echo of the conversation before it (only where the reply begins with a role
    mark), what follows the first end-of-turn token (without a stop word, models talk on for both
    sides), and a token that was cut in the middle. Within a closed code block a token is source.
    """
    text = clean(completion)
    start = 0
    if (echo := _echo.match(text)) and (answer := _answer.search(text, echo.end())):
        start = answer.end()
    while leading := _leading.match(text, start):
        start = leading.end()
    text = text[start:]
    return _without_part(text[: _end_of_turn(text, tags)]).lstrip("\ufeff")


def _end_of_turn(text: str, tags: Tags) -> int:
    end = _end.search(text, _after_channels(text, 0))
    blocks = closed_blocks(text, tags) if end else []
    while end:
        stop = _stop_of_block(blocks, end.start())
        run = _run.match(text, end.start())
        behind = run.end() if run else end.end()
        glued = text.endswith("```", 0, end.start())
        if glued or behind >= stop or _talk.match(text, end.start()):
            return end.start()
        end = _end.search(text, behind)
    return len(text)


def _stop_of_block(blocks: list[tuple[int, int]], offset: int) -> int:
    """Where the block around an offset ends; the offset itself if it is in none."""
    index = bisect_right(blocks, offset, key=lambda block: block[0]) - 1
    return max(blocks[index][1], offset) if index >= 0 else offset


def _after_channels(text: str, start: int) -> int:
    """Where to look for the end of the turn: end tokens also separate the channels of one turn."""
    if _CHANNEL not in text:
        return start
    final = _final.search(text, start)
    return final.end() if final else len(text)


def _without_part(text: str) -> str:
    """The text without white space and the beginning of an end token at its end."""
    text = text.rstrip()
    for length in range(max(map(len, _ENDS)), 1, -1):
        if any(token.startswith(text[-length:]) for token in _ENDS):
            return text[:-length].rstrip()
    return text
