"""Code in HTML: what stands in `<pre>` elements of a reply."""

import html
import re
from collections.abc import Iterator

from algoreval.extract.fences import Block

_attributes = r"""(?:\s+[\w:-]+(?:\s*=\s*(?:"[^"<>\n]{0,200}"|'[^'<>\n]{0,200}'|[\w-]+))?)*\s*"""
_element = re.compile(
    rf"(?<![\"'`])<(?:pre|PRE){_attributes}>"
    rf"(?:(?P<code>\s*<(?:code|CODE){_attributes}>))?(?:[ \t]*\n)?"
    r"(?P<source>.*?)(?P<end></(?:pre|PRE)>|\Z)",
    re.DOTALL,
)
"""An opening mark in quotes is what a program prints."""

_close = re.compile(r"</(?:code|CODE)>\Z")
_begins = re.compile(r"(?:.*>)?[ \t]*\Z")
_comment = re.compile(r"[ \t]*(?:\*|//|#)")

# No other names: "&top;" in code that was never escaped is the address of a variable.
_entity = re.compile(r"&(?:lt|gt|amp|quot|apos|nbsp|#\d{1,7}|#x[0-9a-f]{1,6});")


def preformatted(text: str) -> Iterator[Block]:
    """The sources of the elements, each as a block, with entities as what they stand for.

    Programs have `<pre>` too: as a type (`Vec<Pre>`), between two comparisons, in comments. So an
    element begins a line, or follows another mark, and has an end, unless `<code>` is in it.
    """
    if "<pre" not in text and "<PRE" not in text:
        return
    for found in _element.finditer(text):
        before = text[text.rfind("\n", 0, found.start()) + 1 : found.start()]
        plain = _begins.match(before) and found["end"]
        if _comment.match(before) or not (found["code"] or plain):
            continue
        source = _close.sub("", found["source"].rstrip()).rstrip()
        yield Block("", _entity.sub(_meant, source), found["end"] != "")


def _meant(entity: re.Match[str]) -> str:
    return html.unescape(entity[0]).replace("\N{NO-BREAK SPACE}", " ")
