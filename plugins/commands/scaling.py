"""Times programs of recorded runs on growing inputs, and compares exponents with the textbook.

Programs that passed their fixed test are called with inputs of five sizes: random graphs G(n, p),
dense (p = 0.3) and sparse (p = 3 ln n / n). An exponent is fitted to the times, each answer is
compared with the right one. FOLDER gets scaling.jsonl, one line per program and input, and can be
continued; then tables (.csv, .tex) and figures 18 and 19. Without RUN they are made of what FOLDER
has. Exit status 1: something of ours went wrong at some inputs; the same command tries them again.
"""

import argparse
import functools
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

from algoreval.build import Builder
from algoreval.built import Caps
from algoreval.errors import ConfigError
from algoreval.gather import remarks
from algoreval.language import languages
from algoreval.runs import find_runs
from algoreval.safe import on_one_line
from algoreval.sandbox import open_sandbox
from algoreval.scaling import report
from algoreval.scaling.fit import FEWEST
from algoreval.scaling.growth import Growth, growths
from algoreval.scaling.plan import in_paper, regimes
from algoreval.scaling.points import FILE, Points, read_points
from algoreval.scaling.probe import Extent, Place, Probe
from algoreval.scaling.programs import Candidate, chosen
from algoreval.scaling.spec import FILE as SCALING
from algoreval.scaling.spec import Regimes
from algoreval.state import state_folder
from algoreval.task import folders
from algoreval.toolchain import Toolchain, find
from plugins import numbers
from plugins.commands._names import known, listed
from plugins.commands._notes import tell

ALL = "all"

LARGER = 4
"""How many times a task's largest size may be given: a dense graph then has 16 times the edges."""


def run(arguments: list[str]) -> int:
    """Measures what is missing, prints the table, writes tables and figures."""
    options = _parser().parse_args(arguments)
    missing = _measure(options) if options.run else 0
    path = options.out / FILE
    found = growths(read_points(path))
    if not found:
        raise ConfigError(f"{path}: nothing was measured; name a run with programs that passed")
    print(report.text(found))
    try:
        written = _write(found, options.out)
    except OSError as error:
        place = error.filename or options.out
        raise ConfigError(f"{place}: cannot be written: {error.strerror}") from error
    print(*written, sep="\n")
    if missing:
        _tell(f"at {missing} inputs something of ours went wrong, see above: run this again")
    return 1 if missing else 0


def _parser() -> argparse.ArgumentParser:
    about, _, more = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        prog="python -m algoreval scaling", description=about, epilog=more
    )
    parser.add_argument("run", type=Path, nargs="*", metavar="RUN", help="runs, or folders of runs")
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", required=True, help="where all files go"
    )
    parser.add_argument(
        "--task",
        action="append",
        default=[],
        metavar="NAME",
        help="only these, with commas or repeated; default: the paper's ten; all: all that have a "
        "scaling.yaml",
    )
    parser.add_argument(
        "--lang", action="append", default=[], metavar="NAME", help="only these languages"
    )
    parser.add_argument(
        "--regime", action="append", default=[], choices=get_args(Regimes), help="only this one"
    )
    parser.add_argument(
        "--every-sample", action="store_true", help="all samples that passed; default: the first"
    )
    extent = Extent()
    for name, kind, default, about in (
        ("--inputs", numbers.positive, extent.inputs, "inputs of each size (default 8)"),
        ("--budget", numbers.seconds, extent.budget_seconds,
         "seconds for a program in a regime, in all (default 120)"),
        ("--seed", int, extent.seed, "other inputs (default 0)"),
        ("--call-seconds", numbers.seconds, None, "for one call, in place of scaling.yaml's"),
        ("--memory", numbers.mebibytes, None, "MiB for a program, in place of scaling.yaml's"),
        ("--sizes", _sizes, (),
         f"in place of scaling.yaml's, with commas; up to {LARGER} times its largest"),
    ):  # fmt: skip
        parser.add_argument(name, type=kind, default=default, metavar=name[2:].upper(), help=about)
    parser.add_argument(
        "--sandbox", choices=("require", "degraded"), default="require", help="as for the suite"
    )
    return parser


def _sizes(given: str) -> tuple[int, ...]:
    found = tuple(sorted({numbers.positive(part) for part in given.split(",")}))
    if found[0] < 4:
        raise argparse.ArgumentTypeError("a graph of fewer than 4 vertices tells nothing")
    if len(found) < FEWEST:
        raise argparse.ArgumentTypeError(f"an exponent needs at least {FEWEST} different sizes")
    return found


def _measure(options: argparse.Namespace) -> int:
    """Adds points to the file; returns how many are missing still."""
    tasks = _tasks(listed(options.task))
    spoken = known(listed(options.lang), languages(), "language")
    runs = find_runs(options.run, texts=True)
    tell(remarks(runs))
    found = chosen(runs, tasks, spoken, options.every_sample)
    measured = sorted({one.instance.task for one in found.candidates})
    _refuse_huge(measured, options.regime, options.sizes)
    for note in found.notes:
        _tell(note)
    _tell(f"{found.passed} of {found.pairs} pairs of run and instance passed their fixed test")
    if not found.candidates:
        return 0
    extent = Extent(
        inputs=options.inputs,
        budget_seconds=options.budget,
        seed=options.seed,
        regimes=tuple(options.regime),
        sizes=options.sizes,
        seconds=options.call_seconds,
        memory_mib=options.memory,
    )
    points = Points(options.out / FILE)
    try:
        probe = Probe(_place(found.candidates, options), points, extent, _tell)
        probe.measure(found.candidates)
        return probe.missing
    finally:
        points.close()


def _tasks(names: Sequence[str]) -> list[str]:
    """The tasks that were asked for. Raises ConfigError for one that cannot be measured."""
    if not names:
        return [name for name in folders() if in_paper(name)]
    if names == [ALL]:
        return [name for name in folders() if regimes(name)]
    known(names, [*folders(), ALL], "task")
    for name in names:
        if not regimes(name):
            raise ConfigError(f"{name} has no scaling.yaml: its time is not measured")
    return list(names)


def _refuse_huge(tasks: Sequence[str], names: Sequence[str], sizes: Sequence[int]) -> None:
    """Raises ConfigError for a size whose inputs nobody can draw or hold in memory."""
    for one in (regime for task in tasks for regime in regimes(task)):
        most = LARGER * one.sizes[-1]
        if sizes and max(sizes) > most and (not names or one.name in names):
            raise ConfigError(
                f"--sizes: {max(sizes)} is too large for {one.task} ({one.name}): at most {most}, "
                f"{LARGER} times the largest in its {SCALING}, for inputs must be drawn and fit in "
                "memory; leave that task out with --task, or name smaller sizes"
            )


def _place(candidates: Sequence[Candidate], options: argparse.Namespace) -> Place:
    state = state_folder()
    sandbox = open_sandbox(options.sandbox, state)
    tools: dict[str, Toolchain] = {}
    for name in sorted({one.instance.language for one in candidates}):
        tool = find(languages()[name], state)
        if isinstance(tool, Toolchain):
            tools[name] = tool
        else:
            _tell(f"{languages()[name].name} is left out: {tool}")

    @functools.cache
    def builder(language: str, memory_mib: int) -> Builder:
        return Builder(sandbox, {language: tools[language]}, state, Caps(memory_mib=memory_mib))

    return Place(builder, {name: tool.version for name, tool in tools.items()})


def _tell(line: str) -> None:
    print(on_one_line(line), file=sys.stderr, flush=True)


def _write(found: Sequence[Growth], out: Path) -> list[str]:
    # Here, for matplotlib takes its time: who only measures does not wait for it.
    from plugins.figures._drawing import save
    from plugins.figures._scaling import draw, figures

    for name, content in (
        ("scaling.csv", report.exponents_csv(found)),
        ("scaling_sizes.csv", report.sizes_csv(found)),
        ("scaling.tex", report.latex(found)),
    ):
        (out / name).write_text(content, encoding="utf-8")
    lines = [f"{out / 'scaling'}  .csv .tex, scaling_sizes.csv"]
    for name, panels in figures(found).items():
        written = save(panels, draw, out / name)
        suffixes = " ".join(path.suffix for path in written)
        lines.append(f"{out / name}  {suffixes}   {panels.title}")
    return lines
