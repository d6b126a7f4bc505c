"""Tells how alike programs for the same problem are: in their letters, answers and approaches.

Between runs of several models, or several samples of one. --judge asks a model whether two programs
share their approach; its answers are kept in FOLDER/answers, and what is there is not asked again.
Exit status 1 if a request failed.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from algoreval.approach import TEMPLATES, Decided, askable, decided
from algoreval.diversity import left_out, lines, unanswered
from algoreval.errors import ConfigError
from algoreval.gather import cautions
from algoreval.opinions import open_judges
from algoreval.pairs import Pair, pairs, programs
from algoreval.registry import load_plugin
from algoreval.runs import find_runs
from algoreval.safe import fitted
from algoreval.similarity import Alike, compared
from algoreval.state import write_whole
from algoreval.subjects import Subject, measure, subjects
from algoreval.table import Table
from algoreval.template import render
from algoreval.wording import percent
from plugins import asking, numbers
from plugins.commands._notes import tell
from plugins.commands._written import sweep


def run(arguments: list[str]) -> int:
    """Prints the tables, asks judges what they were not asked before, and writes all files."""
    options = _parser().parse_args(arguments)
    if options.judge and not options.out:
        raise ConfigError("--judge needs --out FOLDER, where answers are kept")
    runs = find_runs(options.run, texts=True)
    tell(cautions(runs))
    who = subjects(runs)
    found = pairs(programs(who), options.problems)
    if not found:
        raise ConfigError(
            "no problem here has two programs; name runs of several models or samples"
        )
    # Before what takes its time: a judge may be misspelt.
    judges = open_judges(options.judge, options.base_url, options.max_tokens)
    alike = list(_counted(compared(found), len(found)))
    asked = _asked(found, options.passed)
    said = []
    for judge in judges:
        answers = options.out / "answers"
        said.append(decided(judge, askable(asked), answers, asking.told(judge.label)))
    tell((*left_out(found), *unanswered(said)))
    tables = _tables(who, alike, said, asked)
    print(_text(tables), end="")
    if options.out:
        _write(tables, lines(alike, said), options.out)
    return int(any(one.reply is None for d in said for one in d.opinions.values()))


def _parser() -> argparse.ArgumentParser:
    about, _, more = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        prog="python -m algoreval diversity", description=about, epilog=more
    )
    add = parser.add_argument
    add("run", type=Path, nargs="+", metavar="RUN", help="runs, or folders of runs")
    add("--problems", type=numbers.positive, metavar="N",
        help="of so many problems alone, drawn by their names: a pair takes some milliseconds, and "
        "a judge's time")  # fmt: skip
    add("--judge", action="append", default=[], metavar="[LABEL=]PROVIDER:NAME",
        help="who judges, at temperature 0, such as openai:gpt-4.1-mini or replay:FILE; two are "
        "compared")  # fmt: skip
    add("--passed", action="store_true", help="judge only programs that pass the fixed test")
    add("--out", type=Path, metavar="FOLDER",
        help="write tables, figures 8 and 10, and a line per pair there, too")  # fmt: skip
    add("--base-url", metavar="URL", help="an OpenAI-compatible server")
    add("--max-tokens", type=numbers.positive, metavar="N", help="of an answer, reasoning included")
    return parser


def _asked(found: Sequence[Pair], passed: bool) -> list[Pair]:
    """What is judged: pairs of two models, or of samples where there is one model alone."""
    between = [pair for pair in found if pair.between] or found
    return [pair for pair in between if pair.passed or not passed]


def _counted(alike: Iterator[Alike], total: int) -> Iterator[Alike]:
    for done, one in enumerate(alike, 1):
        if done % 100 == 0 or done == total:
            asking.show(f"{done} of {total} pairs compared", done == total)
        yield one


def _tables(
    who: Sequence[Subject], alike: Sequence[Alike], said: Sequence[Decided], asked: Sequence[Pair]
) -> dict[str, Table]:
    metric = load_plugin("metrics", "diversity")
    rate = measure(plus=False)
    found: dict[str, Table] = {
        "similarity": metric.similarity(alike),
        **load_plugin("figures", "figure10").tables(who, rate),
        **load_plugin("figures", "figure8").tables(who, rate, said, asked),
        "judged": metric.answered(said, asked),
        "judges": metric.agreements(said),
    }
    return found


def _text(tables: Mapping[str, Table]) -> str:
    """The tables for a terminal of 80 columns."""
    novel = [table for name, table in tables.items() if name.startswith("figure8") and table.rows]
    return render(
        TEMPLATES / "text.j2",
        similarity=tables["similarity"],
        consensus=tables["figure10"],
        novel=novel,
        judged=tables["judged"],
        judges=tables["judges"],
        fit=fitted,
        percent=percent,
    )


def _write(tables: Mapping[str, Table], rows: Iterator[str], out: Path) -> None:
    # Here, for matplotlib takes its time: who only reads does not wait for it.
    from plugins.figures._drawing import write

    try:
        out.mkdir(parents=True, exist_ok=True)
        write_whole(out / "pairs.jsonl", "".join(rows).encode())
        print(out / "pairs.jsonl")
        files: list[Path] = []
        for name, table in tables.items():
            if table.rows:
                figure = name.partition("_")[0]
                draw = load_plugin("figures", figure).draw if figure.startswith("figure") else None
                written = write(table, draw, out / name)
                files += written
                print(out / name, *(path.suffix for path in written))
        sweep(out, "diversity", files)
    except OSError as error:
        place = error.filename or out
        raise ConfigError(f"{place}: cannot be written: {error.strerror}") from error
