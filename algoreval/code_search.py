"""Snippets from GitHub's code search: ten results a query, by title and then by file name."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

from algoreval.errors import JudgeError
from algoreval.github import GitHub, Unanswered
from algoreval.keywords import topic
from algoreval.language import Language, languages
from algoreval.snippet import Snippet, Source, best, document, snippet

RESULTS = 10
"""Of a query, as in the paper."""

SEARCH, FILE = "application/vnd.github+json", "application/vnd.github.raw+json"
"""What is to come back: JSON, or a file's own bytes."""


@dataclass(frozen=True)
class Hit:
    """A file that the search found."""

    source: Source
    sha: str
    """Of its content."""


class CodeSearch:
    """Searches GitHub for one task and language at a time."""

    name = "github"

    def __init__(self, github: GitHub) -> None:
        self._github = github

    def find(self, task: str, language: str) -> Snippet | None:
        """The best snippet; None if there is none.

        Raises Unanswered if the search itself is refused, or given up by the server.
        """
        spoken = languages()[language]
        for query in _queries(task, spoken):
            found = [self._snippet(hit, task, spoken) for hit in self._search(query)]
            if chosen := best(one for one in found if one):
                return chosen
        return None

    def _search(self, query: str) -> list[Hit]:
        # GitHub itself has sorted by relevance alone since 2023; its other servers still can.
        asked = {"q": query, "per_page": str(RESULTS), "sort": "indexed", "order": "desc"}
        body = self._github.get("/search/code", SEARCH, asked, worth=_is_whole)
        hits: dict[str, Hit] = {}
        for hit in _hits(_read(body)):
            hits.setdefault(hit.sha, hit)  # copies of one file need not be looked at twice
        if not hits and not _is_whole(body):
            raise Unanswered(f"the search for {query!r} took too long")
        return list(hits.values())

    def _snippet(self, hit: Hit, task: str, language: Language) -> Snippet | None:
        if hit.source.excluded or not hit.source.is_written_in(language):
            return None
        try:
            path = f"/repos/{hit.source.repository}/git/blobs/{hit.sha}"
            content = self._github.get(path, FILE, {})
        except Unanswered:
            return None  # the file has gone, or is barred
        read = document(hit.source, content, language)
        return snippet(read, topic(task)) if read else None


def _queries(task: str, language: Language) -> Iterator[str]:
    title, name = topic(task).queries
    suffix = PurePosixPath(language.source).suffix.removeprefix(".")
    written = f"language:{language.name} extension:{suffix}"
    yield f"{title} {written}"
    yield f"{name} in:path {written}"


def _is_whole(body: bytes) -> bool:
    return not _read(body).get("incomplete_results")


def _read(body: bytes) -> dict[str, Any]:
    try:
        found = json.loads(body)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not isinstance(found.get("items"), list):
        raise JudgeError("GitHub's search gives no list of items; is --github-url the API's?")
    return found


def _hits(found: dict[str, Any]) -> Iterator[Hit]:
    """The results that can be fetched: names become parts of an address."""
    for item in found["items"]:
        try:
            repository, sha = item["repository"]["full_name"], item["sha"]
            source = Source(repository, item["path"], item["html_url"])
            if re.fullmatch(r"[\w.-]+/[\w.-]+", repository) and re.fullmatch(r"[0-9a-f]+", sha):
                yield Hit(source, sha)
        except (KeyError, TypeError) as error:
            raise JudgeError(f"GitHub's search gives an item without {error}") from error
