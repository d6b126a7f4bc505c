"""By which words a text is known to be about an algorithm: those of its title and of its id.

Letters count without accents and in any case, and camelCase and snake_case as words of their own:
"Borůvka's MST" is found in `boruvkaMst` and in `BORUVKA_MST`.
"""

import functools
import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from algoreval.task import load_task

FILLERS = frozenset(
    (
        *(
            "a",
            "an",
            "and",
            "by",
            "for",
            "from",
            "in",
            "of",
            "on",
            "or",
            "the",
            "to",
            "via",
            "with",
        ),
        *("algorithm", "general", "method", "problem", "scratch"),
    )
)
"""Words that say nothing of which algorithm it is."""

LONG = 5
"""So many letters are hardly ever a part of another word: "merge" is found in "mergesort"."""

_HUMPS = re.compile(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z0-9])(?=[A-Z][a-z])")
_GAP = r"[\W_]*"


@dataclass(frozen=True)
class Topic:
    """The words of one task."""

    task: str
    title: tuple[str, ...]
    """Of its title; "n queen" is one word, found in `n_queens` and in `solveNQueens`."""

    name: tuple[str, ...]
    """Of its id, which is how a file would be called."""

    queries: tuple[str, str]
    """Title and id as a search engine is asked for them, which takes words as they stand."""

    def hits(self, line: str) -> int:
        """How many of all words a line has."""
        text = plain(line)
        return sum(_has(text, word) for word in dict.fromkeys((*self.title, *self.name)))


@functools.cache
def topic(task: str) -> Topic:
    """The words of a task. Raises ConfigError for an unknown one."""
    title, name = load_task(task).title, task.replace("_", " ")
    return Topic(task, words(title), words(name), (_query(title), _query(name)))


def words(text: str) -> tuple[str, ...]:
    """What of a name is worth a search, each once.

    A single letter belongs to the word behind it, or does not count; so do numbers below ten.

    >>> words("Dijkstra's Shortest Path"), words("N-Queens Problem"), words("0/1 Knapsack")
    (('dijkstra', 'shortest', 'path'), ('n queen',), ('knapsack',))
    """
    return tuple(dict.fromkeys(map(_singular, _terms(text))))


def _query(text: str) -> str:
    return " ".join(_terms(text))


def _terms(text: str) -> Iterator[str]:
    letter = ""
    for token in re.findall(r"[a-z0-9]+", plain(re.sub(r"['\u2019]s\b", "", text))):
        if len(token) == 1 and token.isalpha():
            letter = f"{token} "
        elif letter and token.isalpha():
            yield letter + token
            letter = ""
        elif token not in FILLERS and not (token.isdigit() and int(token) < 10):
            yield token


def plain(text: str) -> str:
    """The text in lower case, without accents, its camelCase pulled apart."""
    if not text.isascii():
        letters = unicodedata.normalize("NFKD", text)
        text = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return _HUMPS.sub(" ", text).lower()


def has_all(text: str, wanted: Iterable[str]) -> bool:
    """Whether a plain text has each of these words; never if there are none."""
    found = sorted(wanted, key=len, reverse=True)  # a long one is rare, and soon says no
    return bool(found) and all(_has(text, word) for word in found)


def _has(text: str, word: str) -> bool:
    return _pattern(word).search(text) is not None


@functools.cache
def _pattern(word: str) -> re.Pattern[str]:
    """Finds a word whatever joins its parts: "sha256" also in "SHA-256"."""
    parts = re.split(r" |(?<=[a-z])(?=[0-9])", word)
    spelled = _GAP.join(map(re.escape, parts))
    if len(word) >= LONG and " " not in word:
        return re.compile(spelled)
    return re.compile(rf"(?<![a-z0-9]){spelled}s?(?![a-z])" if word[-1].isalpha() else
                      rf"(?<![a-z0-9]){spelled}(?![0-9])")  # fmt: skip


def _singular(word: str) -> str:
    return word[:-1] if len(word) > LONG - 1 and word.endswith("s") and word[-2] != "s" else word
