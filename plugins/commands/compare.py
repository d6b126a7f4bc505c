"""Compares runs on the instances they share: models, conditions or dates.

A run is a folder such as reports/<run>, or one condition of it: reports/<run>+hint. A folder of
runs stands for them. Each is compared with the first. Exit status: 0; 1 if --max-drop or
--max-drop-plus is not met; 2 for input that cannot be used.
"""

import argparse
import json
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from algoreval.comparison import Comparison, Contrast, as_data, compare
from algoreval.comparison_report import markdown, page, text
from algoreval.errors import ConfigError
from algoreval.gather import remarks
from algoreval.runs import RECORDS, Run, find_runs, is_file
from algoreval.sides import BASE, MEASURES, sides
from algoreval.wording import points
from plugins.commands._notes import tell

_ROUNDING = 1e-9
"""A difference of many shares may end a hair beyond the one that it stands for."""


def run(arguments: list[str]) -> int:
    """Prints the comparison, writes the files asked for, and says what they make of the status."""
    options = _parser().parse_args(arguments)
    chosen = list(_chosen(options.run, options.condition))
    try:
        comparison = _compared(chosen, options.all_pairs)
    except ConfigError:
        tell(dict.fromkeys(remarks(one for one, _ in chosen)))  # may say why; else the text does
        raise
    print(text(comparison, max(options.changes, 0)), end="")
    for path, content in (
        (options.markdown, markdown),
        (options.html, page),
        (options.json, _json),
    ):
        if path:
            _write(path, content(comparison))
    limits = {MEASURES[0]: options.max_drop, MEASURES[1]: options.max_drop_plus}
    return _judged(comparison, {name: one for name, one in limits.items() if one is not None})


def _compared(chosen: Sequence[tuple[Run, str]], all_pairs: bool) -> Comparison:
    found = sides(chosen)
    if len(found) < 2:
        raise ConfigError("name two runs, or one and --condition with another than base")
    comparison = compare(found, all_pairs)
    if not any(contrast.measured for contrast in comparison.contrasts):
        each = ", ".join(f"{side.run.name}: {len(side.counted(MEASURES[0]))}" for side in found)
        raise ConfigError(f"no instance was judged in two of these runs ({each} verdicts)")
    return comparison


def _parser() -> argparse.ArgumentParser:
    about, _, more = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        prog="python -m algoreval compare", description=about, epilog=more
    )
    parser.add_argument("run", nargs="+", help="its folder; the first is what others are held to")
    parser.add_argument(
        "--condition",
        action="append",
        default=[],
        metavar="NAME",
        help="compare conditions of one run: this one with base; several times for several",
    )
    parser.add_argument("--all-pairs", action="store_true", help="compare every run with every one")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write Markdown, too")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page, too")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all numbers, too")
    parser.add_argument(
        "--changes",
        type=int,
        default=10,
        metavar="N",
        help="how many of the instances gained or lost the terminal lists (default 10)",
    )
    for name, measure in (("--max-drop", MEASURES[0]), ("--max-drop-plus", MEASURES[1])):
        parser.add_argument(
            name,
            type=_share,
            metavar="SHARE",
            help=f"exit status 1 if {measure} of a run is lower than the first one's by more: 0.02",
        )
    return parser


def _share(given: str) -> float:
    try:
        share = float(given)
    except ValueError:
        share = -1.0
    if not 0 <= share <= 1:
        raise argparse.ArgumentTypeError(f"{given!r} is no share between 0 and 1, such as 0.02")
    return share


def _chosen(names: Sequence[str], conditions: Sequence[str]) -> Iterator[tuple[Run, str]]:
    """Runs and conditions as they were named."""
    if conditions and len(names) > 1:
        raise ConfigError("--condition compares conditions of one run; write RUN+CONDITION instead")
    for name in names:
        path, condition = _split(name)
        found = find_runs([path])
        if conditions and len(found) > 1:
            raise ConfigError(f"{name}: --condition compares conditions of one run; name it")
        for one in found:
            yield one, condition or (BASE if conditions else "")
            yield from ((one, other) for other in conditions)


def _split(name: str) -> tuple[Path, str]:
    """reports/a+hint is the condition hint of reports/a, unless there is such a folder."""
    folder, plus, condition = name.rpartition("+")
    if plus and is_file(Path(folder) / RECORDS) and not Path(name).exists():
        return Path(folder), condition
    return Path(name), ""


def _json(comparison: Comparison) -> str:
    return json.dumps(as_data(comparison), indent=1, allow_nan=False) + "\n"


def _write(path: Path, content: str) -> None:
    try:
        path.write_text(content, encoding="utf-8")
    except OSError as error:
        raise ConfigError(f"{path}: cannot be written: {error.strerror}") from error


def _judged(comparison: Comparison, limits: Mapping[str, float]) -> int:
    """The exit status, and why, if a drop was to be looked for."""
    found = (one for name, limit in limits.items() for one in _complaints(comparison, name, limit))
    complaints = list(dict.fromkeys(found))
    status = int(bool(complaints))
    if limits:
        why = "; ".join(complaints) or "nothing fell by more than is allowed"
        print("\n" + textwrap.fill(f"exit status {status}: {why}", 80))
    return status


def _complaints(comparison: Comparison, measure: str, limit: float) -> Iterator[str]:
    """Why runs do not hold their own against the first."""
    baseline = comparison.sides[0]
    for contrast in comparison.contrasts:
        if contrast.first != baseline.letter:
            continue
        for side in (baseline, comparison.side(contrast.second)):
            if not side.run.info.complete:
                yield f"{side.letter} is incomplete: what is missing might have failed"
        change = _change(contrast, measure)
        if change is None:
            yield f"{contrast.second}: no {measure} to compare"
        elif change < -limit - _ROUNDING:
            yield (
                f"{measure} of {contrast.second} changed by {points(change)} points, "
                f"allowed are {points(-limit)}"
            )


def _change(contrast: Contrast, measure: str) -> float | None:
    for measured in contrast.measured:
        if measured.measure == measure:
            return measured.total.difference.change
    return None
