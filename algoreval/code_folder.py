"""Snippets from a folder of code on this machine."""

import contextlib
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from algoreval.errors import ConfigError
from algoreval.keywords import topic
from algoreval.language import Language, languages
from algoreval.snippet import (
    EXCLUDED,
    LARGEST,
    Document,
    Snippet,
    Source,
    best,
    document,
    snippet,
)
from algoreval.task import FOLDER


class CodeFolder:
    """A folder whose files are searched for all tasks at once, language by language.

    Hidden folders and links are passed over, and so are the benchmark's own solutions. Raises
    ConfigError if there is no such folder.
    """

    def __init__(self, folder: Path, tasks: Iterable[str]) -> None:
        if not os.path.isdir(folder):  # noqa: PTH112 - Path.is_dir raises where one may not look
            raise ConfigError(f"--folder {folder}: no such folder")
        self._folder = folder.resolve()
        self._topics = [topic(task) for task in tasks]
        self._found: dict[str, dict[str, Snippet]] = {}
        self.name = f"folder {self._folder.name}"

    def find(self, task: str, language: str) -> Snippet | None:
        """The best snippet on the task in that language; None if there is none."""
        if language not in self._found:
            self._found[language] = self._search(languages()[language])
        return self._found[language].get(task)

    def _search(self, language: Language) -> dict[str, Snippet]:
        found: dict[str, list[Snippet]] = {one.task: [] for one in self._topics}
        for read in self._documents(language):
            for one in self._topics:
                if here := snippet(read, one):
                    found[one.task].append(here)
        chosen = {task: best(several) for task, several in found.items()}
        return {task: one for task, one in chosen.items() if one}

    def _documents(self, language: Language) -> Iterator[Document]:
        for path, repository, url in _files(self._folder, "", ""):
            source = Source(repository, path.relative_to(self._folder).as_posix(), url)
            if source.is_written_in(language) and not EXCLUDED.search(str(path)):
                # What this user may not read is not theirs to use.
                with contextlib.suppress(PermissionError):
                    if path.stat().st_size > LARGEST:
                        continue
                    if read := document(source, path.read_bytes(), language):
                        yield read


def _files(folder: Path, repository: str, url: str) -> Iterator[tuple[Path, str, str]]:
    """The files of a folder, each with name and address of the repository that it comes from."""
    if folder == FOLDER:
        return
    remote = _remote(folder / ".git" / "config")
    if remote:
        repository, url = remote
    for entry in _entries(folder):
        path = folder / entry.name
        if entry.name.startswith("."):
            continue
        if entry.is_dir(follow_symlinks=False):
            yield from _files(path, repository, url)
        elif entry.is_file(follow_symlinks=False):
            yield path, repository, url


def _entries(folder: Path) -> list["os.DirEntry[str]"]:
    """What is in a folder, by name; nothing if this user may not look into it."""
    try:
        with os.scandir(folder) as found:
            return sorted(found, key=lambda entry: entry.name)
    except PermissionError:
        return []


def _remote(config: Path) -> tuple[str, str] | None:
    """Name and address of where a checkout comes from; no user and no password."""
    try:
        text = config.read_text("utf-8", "replace") if config.is_file() else ""
    except PermissionError:
        return None
    found = re.search(r"(?m)^\s*url\s*=\s*(\S+)", text)
    if not found:
        return None
    address = re.sub(r"^(\w+://)[^/]*@", r"\1", found[1]).removesuffix(".git")
    name = "/".join(re.split(r"[/:]", address)[-2:])
    return name, address if address.startswith("http") else ""
