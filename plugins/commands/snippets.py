"""Looks for code that prompts may show: `snippets --folder DIR` or `snippets --github`.

One implementation per task and language, of at most 80 lines, never from where the benchmark's
problems come from. What was found, or not, is added to a file that --condition snippet reads; a
search that was broken off goes on where it was. The token for GitHub comes from GITHUB_TOKEN.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

from algoreval.aids import DEFAULTS, SNIPPETS
from algoreval.code_folder import CodeFolder
from algoreval.code_search import CodeSearch
from algoreval.errors import ConfigError
from algoreval.github import OFFICIAL, GitHub, Unanswered
from algoreval.language import languages
from algoreval.shelf import Shelf
from algoreval.snippet import Snippet
from algoreval.snippet_file import Pair, Row, SnippetFile
from algoreval.state import state_folder
from algoreval.suite import DEFAULT, Cell, load_suite
from algoreval.task import folders
from algoreval.wording import percent
from plugins.commands._names import known, listed


class Place(Protocol):
    """Where snippets are looked for."""

    @property
    def name(self) -> str:
        """What a row calls it."""

    def find(self, task: str, language: str) -> Snippet | None:
        """The best snippet; None if there is none."""


def run(arguments: list[str]) -> int:
    """Adds a row for each task and language, and says how much of the suite has a snippet."""
    options = _parser().parse_args(arguments)
    tasks = known(listed(options.task), folders(), "task")
    spoken = known(listed(options.lang), languages(), "language")
    suite = load_suite(options.suite).existing
    for task in set(tasks) - {cell.task for cell in suite}:
        raise ConfigError(f"suite {options.suite} does not have {task}; --suite names another")
    cells = [cell for cell in suite if _fits(cell, tasks, spoken)]
    pairs = sorted({(cell.task, cell.language) for cell in cells})
    if not pairs:
        raise ConfigError("nothing to look for: no instance of the suite fits --task and --lang")
    places = list(_places(options, sorted({task for task, _ in pairs})))
    file = SnippetFile(options.out)
    try:
        for pair in pairs:
            _look(pair, places, file, options.again)
    finally:
        file.close()
        for line in coverage(cells, file):
            print(line)
    return 0


def _parser() -> argparse.ArgumentParser:
    about, _, more = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        prog="python -m algoreval snippets", description=about, epilog=more
    )
    parser.add_argument(
        "--folder", type=Path, action="append", default=[], metavar="DIR",
        help="code on this machine; several are searched in turn",
    )  # fmt: skip
    parser.add_argument("--github", action="store_true", help="GitHub's code search, after folders")
    parser.add_argument(
        "--github-url", default=OFFICIAL, metavar="URL", help="another server's API"
    )
    parser.add_argument(
        "--out", type=Path, default=DEFAULTS[SNIPPETS], metavar="FILE",
        help="the file to add to (default: snippets.jsonl of the project)",
    )  # fmt: skip
    parser.add_argument(
        "--again", action="store_true", help="look again where nothing was found before"
    )
    parser.add_argument("--suite", default=DEFAULT, metavar="NAME", help=f"default: {DEFAULT}")
    for name in ("--task", "--lang"):
        parser.add_argument(
            name, action="append", default=[], metavar="NAME",
            help="only these, with commas or repeated",
        )  # fmt: skip
    return parser


def _fits(cell: Cell, tasks: Sequence[str], spoken: Sequence[str]) -> bool:
    return (not tasks or cell.task in tasks) and (not spoken or cell.language in spoken)


def _places(options: argparse.Namespace, tasks: Sequence[str]) -> Iterator[Place]:
    for folder in options.folder:
        yield CodeFolder(folder, tasks)
    if options.github:
        token = os.environ.get("GITHUB_TOKEN", "").strip()
        kept = Shelf(state_folder() / "github")
        yield CodeSearch(GitHub(token, kept, options.github_url, say=_say))
    if not options.folder and not options.github:
        raise ConfigError("where to look? --folder DIR, --github, or both")


def _look(pair: Pair, places: Sequence[Place], file: SnippetFile, again: bool) -> None:
    """Looks for one pair where nobody has looked yet, until something is found."""
    row = file.rows.get(pair, Row(task=pair[0], language=pair[1]))
    searched = () if again else row.searched
    for place in places:
        if row.text or place.name in searched:
            continue
        try:
            found = place.find(*pair)
        except Unanswered as error:
            _say(f"{pair[0]} in {pair[1]}: {error}; the next search asks again")
            continue
        row = Row.of(pair, found, tuple(dict.fromkeys((*row.searched, place.name))))
        file.add(row)


def coverage(cells: Sequence[Cell], file: SnippetFile) -> Iterator[str]:
    """How many instances have a snippet, in all and by language."""
    held = {pair for pair, row in file.rows.items() if row.text}
    for language in sorted({cell.language for cell in cells}):
        yield _told(language, [cell for cell in cells if cell.language == language], held)
    yield _told("all", cells, held)
    yield f"the others are asked as under base; --condition snippet --snippets={file.path}"


def _told(name: str, cells: Sequence[Cell], held: set[Pair]) -> str:
    found = sum((cell.task, cell.language) in held for cell in cells)
    share = percent(found / len(cells))
    return f"{name:<12} {found:>4} of {len(cells):<4} instances have a snippet ({share} %)"


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
