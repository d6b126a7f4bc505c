"""Where a reply thinks aloud: the marks around reasoning that models and servers write."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

_NAMES = r"(?:seed:)?think|thinking|thoughts?|reasoning|reason|reflection|scratchpad"

_FAMILIES = {
    "tag": (rf"<(?:{_NAMES})(?:\s[^<>\n]*)?>", rf"</(?:{_NAMES})[ \t]*>"),
    "bracket": (r"\[THINK\]", r"\[/THINK\]"),
    "kimi": (r"◁think▷", r"◁/think▷"),
    "token": (
        r"<\|(?:begin_of_thought|start_thinking|think|thinking)\|>",
        r"<\|(?:end_of_thought|end_thinking|/think|/thinking)\|>",
    ),
    "unused": (r"<unused94>(?:thought)?", r"<unused95>"),
    "channel": (
        r"<\|channel\|>[ \t]*(?:analysis|commentary)\b[^<\n]*<\|message\|>",
        r"<\|channel\|>[ \t]*final\b[^<\n]*<\|message\|>",
    ),
    # The same after a server has removed the special tokens.
    "words": (r"\Aanalysis(?=[A-Z])", r"assistantfinal"),
}
"""Family -> (what opens reasoning, what closes it)."""

_UNQUOTED = r"(?<![\"'])(?<![^`]`)"
"""A mark right after a quote or a single backtick is text of the program, or spoken about."""


def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


_open = _compiled("|".join(f"(?P<{name}>{opens})" for name, (opens, _) in _FAMILIES.items()))
_opens = {name: _compiled(_UNQUOTED + opens) for name, (opens, _) in _FAMILIES.items()}
_closes = {name: _compiled(_UNQUOTED + closes) for name, (_, closes) in _FAMILIES.items()}
_close = _compiled(
    _UNQUOTED
    + "(?:"
    + "|".join(closes for name, (_, closes) in _FAMILIES.items() if name != "words")
    + ")"
)


@dataclass(frozen=True)
class Thought:
    """One stretch of reasoning, as offsets into the reply."""

    start: int
    end: int
    """After the closing mark; the end of the text if there is none."""

    closed: bool
    unmatched: int
    """Opening marks inside without their own closing: more of those belong to this reasoning."""


def thought_at(text: str, start: int, end: int, last: int) -> Thought | None:
    """The reasoning whose opening mark stands at `start`, in the line up to `end`.

    It is over at the first closing mark before `last`. Only a line's first word can open it: in
    mid-line a mark is a thing that is spoken about.
    """
    opened = _open.match(text, start, end)
    if not opened:
        return None
    family = opened.lastgroup or ""
    closing = _closes[family].search(text, opened.end(), last)
    if not closing:
        return Thought(start, last, False, 0)
    inner = sum(1 for _ in _opens[family].finditer(text, opened.end(), closing.start()))
    return Thought(start, closing.end(), True, inner)


def closings(text: str, start: int, end: int) -> Iterator[int]:
    """The offsets after the closing marks of a line outside reasoning.

    Chat templates often write the opening mark themselves, so a reply may begin in the middle of
    its reasoning.
    """
    return (closing.end() for closing in _close.finditer(text, start, end))
