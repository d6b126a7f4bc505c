"""Tells whether programs for other benchmarks use the technique that their problems call for.

Reads problems and samples of HumanEval, MBPP and LiveCodeBench; docs/fidelity.md has the formats.
Each judge names a technique for every problem and for every program. Its answers are kept in
FOLDER/answers, and what is there is not asked again. Exit status 1 if a request failed.
"""

import argparse
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from itertools import groupby
from pathlib import Path
from typing import Any

from algoreval.errors import ConfigError
from algoreval.external import Written, read_problems, read_samples
from algoreval.fidelity import TEMPLATES, Unanswered, judged, own_models
from algoreval.opinions import open_judges
from algoreval.pair_match import Pair
from algoreval.registry import load_plugin
from algoreval.safe import fitted
from algoreval.state import write_whole
from algoreval.table import Table
from algoreval.template import render
from algoreval.wording import percent, points
from plugins import asking, numbers
from plugins.commands._notes import tell
from plugins.commands._written import sweep

NAMED = 10
"""So many unanswered questions are named; a file has all of them."""

NO_PREFERENCE = (
    "self-preference cannot be told: no problem has programs of a judge's own models and of others "
    "that every judge judged"
)


def run(arguments: list[str]) -> int:
    """Asks the judges what they were not asked before, prints the tables and writes all files."""
    options = _parser().parse_args(arguments)
    written, others = read_samples(
        [_from(text) for text in options.samples], read_problems(options.problems)
    )
    judges = open_judges(options.judge, options.base_url, options.max_tokens)
    own = own_models([judge.label for judge in judges], written, options.own)
    pairs: list[Pair] = []
    unanswered: list[Unanswered] = []
    for judge in judges:
        found = judged(judge, written, options.out / "answers", asking.told(judge.label))
        pairs += found[0]
        unanswered += found[1]
    tell((*_left_out(written, others), *_trouble(unanswered, options.out)))
    metric = load_plugin("metrics", "fidelity")
    tables: dict[str, Table] = metric.tables(pairs, own)
    if any(own.values()) and not tables[metric.SELF].rows:
        tell([NO_PREFERENCE])
    print(_text(tables, metric), end="")
    try:
        _write(tables, pairs, unanswered, options.out)
    except OSError as error:
        place = error.filename or options.out
        raise ConfigError(f"{place}: cannot be written: {error.strerror}") from error
    return int(any(one.reply is None for one in unanswered))


def _parser() -> argparse.ArgumentParser:
    about, _, more = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        prog="python -m algoreval fidelity", description=about, epilog=more
    )
    parser.add_argument(
        "--problems", action="append", required=True, type=Path, metavar="FILE",
        help="JSON Lines of a benchmark's problems; may be repeated",
    )  # fmt: skip
    parser.add_argument(
        "--samples", action="append", required=True, metavar="[MODEL=]FILE",
        help="JSON Lines of what models wrote; may be repeated. Without MODEL a line's `model` "
        "counts, and then the file's name",
    )  # fmt: skip
    parser.add_argument(
        "--judge", action="append", required=True, metavar="[LABEL=]PROVIDER:NAME",
        help="who judges, at temperature 0: openai:gpt-4.1, replay:FILE; may be repeated",
    )  # fmt: skip
    parser.add_argument(
        "--own", action="append", default=[], metavar="JUDGE=MODEL",
        help="this model counts as the judge's own, being of one family with it; may be repeated. "
        "A model of the judge's name always does",
    )  # fmt: skip
    parser.add_argument(
        "--out", type=Path, default=Path("fidelity"), metavar="FOLDER",
        help="where answers are kept and tables go (default: fidelity)",
    )  # fmt: skip
    parser.add_argument("--base-url", metavar="URL", help="an OpenAI-compatible server")
    parser.add_argument(
        "--max-tokens", type=numbers.positive, metavar="N", help="of an answer, reasoning included"
    )
    return parser


def _from(text: str) -> tuple[str, Path]:
    """The model and the file that "[MODEL=]FILE" means; a file's name may have a "=", too."""
    model, separator, file = text.partition("=")
    if not separator or Path(text).exists():
        return "", Path(text)
    return model.strip(), Path(file)


def _left_out(written: Sequence[Written], others: int) -> Iterable[str]:
    if others:
        yield f"{others} lines of samples are of problems that --problems lacks"
    if empty := sum(not one.program.strip() for one in written):
        yield f"{empty} of {len(written)} samples hold no program and are not judged"


def _trouble(unanswered: Sequence[Unanswered], out: Path) -> Iterable[str]:
    for one in unanswered[:NAMED]:
        yield f"{one.judge}: {one.question} {one.index}: {one.why}"
    if unanswered:
        yield f"{len(unanswered)} questions are unanswered; {out / 'unanswered.jsonl'} has them all"


def _text(tables: dict[str, Table], metric: Any) -> str:
    """The tables for a terminal of 80 columns, with a block per benchmark."""
    held = groupby(tables[metric.JUDGES].rows, lambda row: row.labels[0])
    return render(
        TEMPLATES / "text.j2",
        blocks=[(title, list(rows)) for title, rows in held],
        models=tables[metric.MODELS],
        preferences=tables[metric.SELF],
        all=metric.ALL,
        fit=fitted,
        percent=percent,
        points=points,
        signed=lambda cell: "-" if cell.value is None else points(cell.value),
    )


def _write(
    tables: dict[str, Table],
    pairs: Sequence[Pair],
    unanswered: Sequence[Unanswered],
    out: Path,
) -> None:
    # Here, for matplotlib takes its time: what is wrong with the input is said before.
    from plugins.figures._fidelity import files

    out.mkdir(parents=True, exist_ok=True)
    _lines(out / "pairs.jsonl", (one.plain() for one in pairs))
    _lines(out / "unanswered.jsonl", map(asdict, unanswered))
    every: list[Path] = []
    for name, table in tables.items():
        if table.rows:
            written = files(table, out / name)
            every += written
            print(out / name, *(path.suffix for path in written))
    sweep(out, "fidelity", every)


def _lines(path: Path, rows: Iterable[dict[str, Any]]) -> None:
    write_whole(path, "".join(json.dumps(row) + "\n" for row in rows).encode())
