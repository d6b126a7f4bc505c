"""Draws the paper's tables and figures from runs: `figures OUT reports/*`."""

import argparse
import hashlib
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from types import ModuleType
from urllib.parse import quote

from algoreval.errors import ConfigError
from algoreval.gather import cautions, gather
from algoreval.latex import one_line
from algoreval.registry import load_plugin, plugin_names
from algoreval.runs import RECORDS, is_file
from algoreval.subjects import Subject, measure, subjects
from plugins.commands._notes import tell
from plugins.commands._written import sweep

LONGEST = 100
"""So many letters of a table's name go into the names of its files, which systems bound."""


def run(arguments: list[str]) -> int:
    """Writes <name>.csv and <name>.tex of each table, <name>.svg and <name>.png where drawn."""
    options = _parser().parse_intermixed_args(arguments)
    if is_file(options.out / RECORDS):
        raise ConfigError(f"{options.out} is a run; name first the folder that figures go to")
    figures = [load_plugin("figures", name) for name in options.only or _usual()]
    found = gather(place for place in options.runs if place != options.out)
    who = subjects((one for _, one in found.runs), options.plus)
    reasons = (why for _, why in found.left_out)
    doubts = chain.from_iterable(getattr(one, "notes", _nothing)(who) for one in figures)
    tell((*reasons, *cautions([one for _, one in found.runs]), *doubts))
    if not any(one.records for one in who):
        raise ConfigError(f"these runs hold nothing that counts for {measure(options.plus)}")
    try:
        options.out.mkdir(parents=True, exist_ok=True)
        drawn = set()
        for figure, line, files in _write(figures, who, measure(options.plus), options.out):
            print(line, flush=True)
            drawn |= {figure} if files else set()
    except BrokenPipeError:
        raise  # nothing is wrong with the folder
    except OSError as error:
        place = error.filename or options.out
        raise ConfigError(f"{place}: cannot be written: {error.strerror}") from error
    return _lacking(name for name in options.only or () if name not in drawn)


def _lacking(names: Iterable[str]) -> int:
    """Says which figures were asked for by name and could not be drawn; the exit status."""
    lacking = list(dict.fromkeys(names))
    for name in lacking:
        title = load_plugin("figures", name).TITLE
        line = f"{name} ({title}): nothing in these runs is for it, so no file was written"
        print(one_line(line), file=sys.stderr)
    return 1 if lacking else 0


def _nothing(who: Sequence[Subject]) -> Sequence[str]:
    """The notes of a figure that has none."""
    return ()


def _usual() -> list[str]:
    """What is drawn of whatever runs there are."""
    return [name for name in plugin_names("figures") if not _named_only(name)]


def _named_only(name: str) -> bool:
    return getattr(load_plugin("figures", name), "NAMED_ONLY", False)


def _parser() -> argparse.ArgumentParser:
    titles = "\n".join(
        f"  {name:<14} {load_plugin('figures', name).TITLE}"
        + " (only if it is named: --only)" * _named_only(name)
        for name in plugin_names("figures")
    )
    parser = argparse.ArgumentParser(
        prog="python -m algoreval figures",
        description=f"{__doc__}\n\n{titles}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("out", type=Path, metavar="OUT", help="the folder that files go to")
    parser.add_argument(
        "runs", type=Path, nargs="+", metavar="RUN", help="runs, or folders of runs"
    )
    parser.add_argument(
        "--only",
        action="append",
        metavar="NAME",
        help="one of the above; may be repeated; exit status 1 if one cannot be drawn",
    )
    parser.add_argument(
        "--plus", action="store_true", help="pass@1+ in place of pass@1: both tests count"
    )
    return parser


def _write(
    figures: Sequence[ModuleType], who: Sequence[Subject], rate: str, out: Path
) -> Iterator[tuple[str, str, bool]]:
    """Writes all files; yields of each table its figure, a line, and whether there are files."""
    # Here, for matplotlib takes its time: nobody else waits for it.
    from plugins.figures._drawing import write

    for figure in figures:
        files: list[Path] = []
        by = figure.__name__.rpartition(".")[2]
        for name, table in figure.tables(who, rate).items():
            if not table.rows:
                yield by, f"{name}: nothing in these runs is for it", False
                continue
            stem = out / _file_name(name)
            written = write(table, getattr(figure, "draw", None), stem)
            files += written
            suffixes = " ".join(path.suffix for path in written)
            yield by, f"{stem}  {suffixes}   {one_line(table.title)}", True
        sweep(out, by, files)


def _file_name(name: str) -> str:
    """The table's name as that of a file in this folder: a language in it may be called ../x."""
    plain = quote(name, safe="+")
    if len(plain) <= LONGEST:
        return plain
    return f"{plain[:LONGEST]}-{hashlib.sha256(name.encode()).hexdigest()[:8]}"
