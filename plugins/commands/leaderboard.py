"""Makes a page of all runs found, ranked where they can be: `leaderboard reports/*`."""

import argparse
import base64
import hashlib
import json
import os
import re
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import quote

from algoreval.errors import ConfigError
from algoreval.gather import gather, remarks
from algoreval.latex import one_line
from algoreval.registry import ROOT
from algoreval.report import replace_text
from algoreval.runs import PAGE, is_file
from algoreval.safe import encodable
from algoreval.standings import Group, data, standings
from algoreval.table import Cell
from algoreval.template import render
from algoreval.titles import language_title
from algoreval.wording import percent
from plugins.commands._notes import tell

TEMPLATES = ROOT / "templates" / "leaderboard"
DOWN = 3
"""So many folders and files a link may name: reports/<run>/report.html."""


def run(arguments: list[str]) -> int:
    """Writes leaderboard.html, .md and .json."""
    options = _parser().parse_args(arguments)
    found = gather(options.runs)
    tell(line for _, line in found.left_out)
    tell(remarks(one for _, one in found.runs))
    groups = standings((one, _page(path, options.out)) for path, one in found.runs)
    texts = {
        "html": html(groups, found.published),
        "md": markdown(groups, found.published),
        "json": json.dumps(data(groups), indent=1) + "\n",
    }
    try:
        options.out.mkdir(parents=True, exist_ok=True)
        for suffix, text in texts.items():
            replace_text(options.out / f"leaderboard.{suffix}", encodable(text))
    except OSError as error:
        place = error.filename or options.out
        raise ConfigError(f"{place}: cannot be written: {error.strerror}") from error
    print(f"{len(found.runs)} runs in {options.out / 'leaderboard.html'}, .md and .json")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m algoreval leaderboard", description=__doc__)
    parser.add_argument(
        "runs", type=Path, nargs="+", metavar="RUN", help="runs, or folders of runs"
    )
    parser.add_argument(
        "--out", type=Path, default=Path("reports"), metavar="FOLDER",
        help="where leaderboard.html, .md and .json go (default: reports)",
    )  # fmt: skip
    return parser


def _page(folder: Path, out: Path) -> str:
    """The link from the leaderboard to a run's own page; empty if there is none."""
    if not is_file(folder / PAGE):
        return ""
    steps = Path(os.path.relpath(folder.resolve() / PAGE, out.resolve())).parts
    # A longer way down from a common folder would tell how this machine's folders are called.
    near = sum(step != ".." for step in steps) <= DOWN
    # A name of a file is bytes, and need not be UTF-8.
    return quote(os.fsencode("/".join(steps))) if near else ""


def html(groups: Sequence[Group], left_out: Sequence[str]) -> str:
    """The page: one file, which runs nothing but its own script and loads nothing."""
    style, script = ((TEMPLATES / name).read_text("utf-8") for name in ("page.css", "sort.js"))
    return render(
        TEMPLATES / "page.html.j2",
        groups=groups,
        titles=_titles(groups),
        left_out=[one_line(line) for line in left_out],
        style=style,
        style_hash=_hash(style),
        script=script,
        script_hash=_hash(script),
    )


def _hash(text: str) -> str:
    """What a content security policy calls an inline text."""
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _titles(groups: Sequence[Group]) -> dict[str, str]:
    return {name: one_line(language_title(name)) for group in groups for name in group.languages}


def markdown(groups: Sequence[Group], left_out: Sequence[str]) -> str:
    """The same as tables of GitHub's Markdown."""
    return render(
        TEMPLATES / "page.md.j2",
        groups=groups,
        titles=_titles(groups),
        left_out=left_out,
        md=_plain,
        rate=_rate,
        percent=percent,
    )


_SPECIAL = re.compile(r"[^\w\s.,;()/=+'\"-]|(?<=\bwww)\.", re.ASCII)


def _plain(text: str) -> str:
    """Foreign text in Markdown: no letter of it is markup, a link or the end of a cell."""
    escaped = _SPECIAL.sub(lambda match: f"&#{ord(match[0])};", one_line(text))
    # Names of people are looked for behind the escapes.
    return escaped.replace("&#64;", "@<!-- -->").replace("_", "&#95;")


def _rate(one: Cell) -> str:
    if one.interval is None:
        return percent(one.value)
    low, high = one.interval
    return f"{percent(one.value)} ({percent(low)} to {percent(high)})"
