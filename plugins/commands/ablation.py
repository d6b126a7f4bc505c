"""Tells what names and texts are worth, from runs of the name/spec ablation.

For each model and condition: how many programs did what the true algorithm does, how many what a
wrong text asked for instead, and how many neither.
"""

import argparse
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from algoreval.ablated import Ablated, ablated
from algoreval.errors import ConfigError
from algoreval.gather import cautions
from algoreval.registry import ROOT, load_plugin
from algoreval.runs import find_runs
from algoreval.safe import fitted
from algoreval.subjects import measure, subjects
from algoreval.table import Table
from algoreval.template import render
from algoreval.wording import percent
from plugins.commands._notes import tell
from plugins.commands._written import sweep

TEMPLATE = ROOT / "templates" / "ablation" / "text.j2"


def run(arguments: list[str]) -> int:
    """Prints the table, and writes it and figure 20 if asked for."""
    options = _parser().parse_args(arguments)
    runs = find_runs(options.run, texts=True)
    tell(cautions(runs))
    who = subjects(runs)
    models = ablated(who)
    if not models:
        raise ConfigError("no run here has a record of a condition ablation_...; see docs/paper.md")
    metric = load_plugin("metrics", "compliance")
    table: Table = metric.table(models)
    tell(note for one in models for note in _left_out(one))
    print(_text(table), end="")
    if options.out:
        figure = load_plugin("figures", "figure20")
        _write({"table10": table, **figure.tables(who, measure(plus=False))}, options.out)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m algoreval ablation", description=__doc__)
    parser.add_argument("run", type=Path, nargs="+", metavar="RUN", help="runs, or folders of runs")
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="write the table and figure 20 there, too"
    )
    return parser


def _text(table: Table) -> str:
    """The table for a terminal of 80 columns, in a block per model and kind of algorithm."""
    blocks = groupby(table.rows, lambda row: row.labels[:2])
    held = [(labels, list(rows)) for labels, rows in blocks]
    return render(TEMPLATE, blocks=held, fit=fitted, percent=percent)


def _left_out(model: Ablated) -> Sequence[str]:
    """What a reader must know of verdicts that are not counted."""
    unknown = load_plugin("metrics", "compliance").unknown((*model.less_known, *model.known))
    if not unknown:
        return ()
    tasks = ", ".join(sorted({record.task for record in unknown}))
    return (
        f"{model.label}: {len(unknown)} verdicts are left out, for this version has other texts "
        f"for {tasks}",
    )


def _write(tables: dict[str, Table], out: Path) -> None:
    # Here, for matplotlib takes its time: who only reads does not wait for it.
    from plugins.figures._drawing import write

    draw = load_plugin("figures", "figure20").draw
    try:
        out.mkdir(parents=True, exist_ok=True)
        files: list[Path] = []
        for name, table in tables.items():
            if table.rows:
                written = write(table, draw, out / name)
                files += written
                print(out / name, *(path.suffix for path in written))
        sweep(out, "ablation", files)
    except OSError as error:
        place = error.filename or out
        raise ConfigError(f"{place}: cannot be written: {error.strerror}") from error
