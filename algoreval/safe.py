"""Foreign text made safe to show: a reply or a program's output may hold anything.

What a terminal, an XML parser, a browser or a JSON reader would take for more than a letter is
shown as an escape instead. Nothing is dropped: what was there can be seen.
"""

import html as _html
import re
import unicodedata

_PRINTED = re.compile(r"[^\n\t\x20-\x7e]")
"""All that may need an escape: one pass over the usual, plain ASCII text finds nothing."""

_PATH = re.compile(r"(?:file://|(?<![\w/.~-]))~?/(?!/)(?:[^\s/:;,'\"()]+/)*([^\s/:;,'\"()]+)")
_URL_HOST = re.compile(r"(\w+://)[^\s/'\"]+")


def encodable(text: str) -> str:
    r"""The text with lone surrogates written as \udcff: every encoder and JSON reader takes it.

    They come from output that is no UTF-8, decoded with "surrogateescape".
    """
    if text.isascii():
        return text
    whole = text.encode("utf-8", "backslashreplace").decode("utf-8")
    return text if whole == text else whole  # the text itself: equal ones may be one in memory


def visible(text: str) -> str:
    r"""The text with everything invisible written as an escape: \x1b, \u202e, \ufeff.

    Escaped are control characters (ANSI sequences begin with one), bidi controls, zero-width
    characters, odd spaces, lone surrogates and what XML forbids. Line feeds and tabs stay.

    >>> visible("red: \x1b[31m, reversed: \u202eabc")
    'red: \\x1b[31m, reversed: \\u202eabc'
    """
    return _PRINTED.sub(_escape, text)


def on_one_line(text: str) -> str:
    r"""The visible text with line feeds and tabs written as escapes, too: one line of a terminal.

    >>> on_one_line("no\n  such file")
    'no\\n  such file'
    """
    return visible(text).replace("\n", r"\n").replace("\t", r"\t")


def _escape(match: re.Match[str]) -> str:
    char = match.group()
    if char.isprintable():
        return char
    if char == "\r":
        return "\\r"
    code = ord(char)
    if code <= 0xFF:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code <= 0xFFFF else f"\\U{code:08x}"


def html(text: str) -> str:
    """The text for an HTML page, in content and in quoted attributes: visible and escaped."""
    return _html.escape(visible(text), quote=True)


def bounded(text: str, limit: int) -> str:
    """The text with at most `limit` characters of it: its beginning and end, and a note between.

    >>> print(bounded("0123456789", 4))
    01
    [... 6 characters left out ...]
    89
    """
    if len(text) <= limit:
        return text
    head = (limit + 1) // 2
    tail = limit - head
    note = f"\n[... {len(text) - limit:,} characters left out ...]\n"
    return text[:head] + note + (text[-tail:] if tail else "")


def bounded_lines(text: str, limit: int, width: int = 200) -> list[str]:
    """The first `limit` lines, each cut at `width` characters, and a note if there are more."""
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    shown = [line if len(line) <= width else line[: width - 3] + "..." for line in lines[:limit]]
    if len(lines) > limit:
        shown.append(f"[... {len(lines) - limit:,} more lines ...]")
    return shown


def columns(text: str) -> int:
    """How many columns a line takes in a terminal: wide letters take two, accents none."""
    if text.isascii():
        return len(text)
    return sum(_columns(char) for char in text)


def _columns(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def fitted(text: str, width: int) -> str:
    """The line cut or padded to exactly `width` columns; a cut ends in "..."."""
    if columns(text) <= width:
        return text + " " * (width - columns(text))
    end = "..."[:width]
    taken, room = "", width - len(end)
    for char in text:
        room -= _columns(char)
        if room < 0:
            break
        taken += char
    return taken + end + " " * (width - columns(taken) - len(end))


def impersonal(text: str) -> str:
    """The text without what tells about a person or a machine: published reports may hold it.

    Of an absolute path or one below a home the last part stays, of an address all but the host.

    >>> impersonal("replay:/home/me/samples.jsonl")
    'replay:samples.jsonl'
    >>> impersonal("no answer from http://box.lan:8000/v1")
    'no answer from http://.../v1'
    """
    return _PATH.sub(r"\1", _URL_HOST.sub(r"\1...", text))
