"""Code in HTML: what stands in `<pre>` elements of a reply."""

import html
import re
from collections.abc import Iterator

from algoreval.extract.fences import Block

_element = re.compile(
    r"(?<![\"'`])<pre\b[^<>\n]{0,200}>(?:\s*<code\b[^<>\n]{0,200}>)?(?:[ \t]*\n)?"
    r"(?P<source>.*?)(?P<end></pre>|\Z)",
    re.IGNORECASE | re.DOTALL,
)
"""An opening mark in quotes is what a program prints."""

_close = re.compile(r"</code>\Z", re.IGNORECASE)

# With its semicolon: "&copy" is a reference in C++, and "&lt" may be one.
_entity = re.compile(r"&(?:[a-z]{2,8}|#\d{1,7}|#x[0-9a-f]{1,6});", re.IGNORECASE)


def preformatted(text: str) -> Iterator[Block]:
    """The sources of the elements, each as a block, with entities as what they stand for."""
    if "<pre" not in text.casefold():
        return
    for found in _element.finditer(text):
        source = _close.sub("", found["source"].rstrip()).rstrip()
        yield Block("", _entity.sub(_meant, source), found["end"] != "")


def _meant(entity: re.Match[str]) -> str:
    return html.unescape(entity[0]).replace("\N{NO-BREAK SPACE}", " ")
