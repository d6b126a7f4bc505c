"""Snippets: of somebody's file the part that is most about an algorithm, and where it is from."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate, takewhile
from pathlib import PurePosixPath

from algoreval.keywords import Topic, has_all, plain
from algoreval.language import Language

LINES = 80
"""The most lines of a snippet."""

WIDEST = 300
"""Characters; a longer line is no code that somebody wrote by hand."""

LARGEST = 512 * 1024
"""Bytes of a file; larger ones are data or many programs in one."""

EXCLUDED = re.compile(r"rosetta[\W_]*code|geeks[\W_]*for[\W_]*geeks|gfg", re.IGNORECASE)
"""The benchmark's own sources, in any of their spellings."""

_TEST = re.compile(r"(?<![a-z])(tests?|specs?|bench(mark)?s?)(?![a-z])")


@dataclass(frozen=True)
class Source:
    """A file that may hold an implementation."""

    repository: str
    """Its name, such as "owner/name"; empty if the file is in none."""

    path: str
    """In the repository or folder, with slashes."""

    url: str
    """Where people can read it; empty if nowhere."""

    @property
    def excluded(self) -> bool:
        """Whether its names tell that it comes from where the benchmark's problems come from."""
        return any(EXCLUDED.search(name) for name in (self.repository, self.path, self.url))

    @property
    def is_test(self) -> bool:
        """Whether it tests a program rather than being one, as its path tells."""
        return _TEST.search(plain(self.path)) is not None

    def is_written_in(self, language: Language) -> bool:
        """Whether its suffix is that of the language's programs."""
        suffix = PurePosixPath(language.source).suffix
        return PurePosixPath(self.path).suffix.lower() == suffix.lower()


@dataclass(frozen=True)
class Document:
    """A file that may be used."""

    source: Source
    text: str
    words: str
    """Path and text as `keywords.plain` gives them."""

    def named_after(self, topic: Topic) -> bool:
        """Whether its name, or that of its folder, is the task's."""
        return has_all(plain(" ".join(PurePosixPath(self.source.path).parts[-2:])), topic.name)


@dataclass(frozen=True)
class Snippet:
    """Some lines of a file."""

    source: Source
    first: int
    """The number of the first line, from 1."""

    last: int
    total: int
    """Lines of the whole file."""

    text: str
    named: bool
    """Whether the file is named after the topic."""

    hits: int
    """Words of the topic in these lines."""


def document(source: Source, content: bytes, language: Language) -> Document | None:
    """A file of that language; None if it is not to be used, or does not look like a program."""
    if source.excluded or not source.is_written_in(language) or len(content) > LARGEST:
        return None
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None
    text = text.replace("\r\n", "\n").replace("\r", "\n").rstrip()
    if "\0" in text or EXCLUDED.search(text) or not language.looks_like(text):
        return None
    return Document(source, text, plain(f"{source.path}\n{text}"))


def snippet(found: Document, topic: Topic) -> Snippet | None:
    """What of a file is most about a topic; None if it is about another, or nobody's writing.

    It is about a topic if it bears the task's name, or if path and lines have all words of the
    title: in a large file they might stand anywhere.
    """
    named = found.named_after(topic)
    if not named and not has_all(found.words, topic.title):
        return None
    lines = found.text.split("\n")
    hits = [topic.hits(line) for line in lines]
    first, last = window(hits)
    code = "\n".join(lines[first:last])
    told = named or has_all(plain(f"{found.source.path}\n{code}"), topic.title)
    if not told or max(map(len, lines[first:last])) > WIDEST:
        return None
    hit = sum(hits[first:last])
    return Snippet(found.source, first + 1, last, len(lines), code, named, hit)


def best(found: Iterable[Snippet]) -> Snippet | None:
    """The best of these: of a file that is no test and named after the topic, and with most hits.

    Of equals the one whose path is first.
    """
    order = sorted(found, key=lambda one: (one.source.repository, one.source.path))
    return max(order, key=lambda one: (not one.source.is_test, one.named, one.hits), default=None)


def window(hits: list[int], size: int = LINES) -> tuple[int, int]:
    """Where the lines with most hits are: from a line, counted from 0, up to another one.

    Of all windows of so many lines with the most hits, which stand side by side, the middle one:
    so what was hit is in its middle. Of several regions alike the first; the head of the file if
    there is no hit at all.

    >>> window([0, 0, 0, 0, 1, 1, 0, 0, 0, 0], size=4)
    (3, 7)
    """
    if len(hits) <= size or not any(hits):
        return 0, min(size, len(hits))
    sums = list(accumulate(hits, initial=0))
    found = [sums[start + size] - sums[start] for start in range(len(hits) - size + 1)]
    most = max(found)
    first = found.index(most)
    alike = len(list(takewhile(lambda one: one == most, found[first:])))
    first += (alike - 1) // 2
    return first, first + size


def fence(text: str) -> str:
    """The fence around a text: longer than any that it holds."""
    longest = max(map(len, re.findall("`+", text)), default=0)
    return "`" * max(3, longest + 1)
