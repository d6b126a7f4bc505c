"""What judging costs in CPU seconds: a build for both tests, a build for each, nothing but memory.

    python -m benchmarks.judging [--every 10]

Judging is all that lies between a reply and its verdicts: finding the program, then both tests.
Every tenth instance of the full suite is judged with nothing known before, in both ways, then with
all verdicts remembered. What is claimed are the ratios. `python -m benchmarks.suite` has
the same for whole commands, where pytest itself costs more than remembering.
"""

import argparse
import re
import resource
import shutil
import sys
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from algoreval.build import Builder
from algoreval.execute import Edges, Executor, LocalExecutor, Trial
from algoreval.extract import extract
from algoreval.instance import Instance, make
from algoreval.language import languages
from algoreval.program import reference
from algoreval.recall import Recalling
from algoreval.sandbox import open_sandbox
from algoreval.shelf import Shelf
from algoreval.state import state_folder
from algoreval.suite import load_suite
from algoreval.toolchain import Toolchain, find_all

WAYS = ("one build", "two builds", "again")


@dataclass
class Cost:
    """CPU seconds of some programs, each judged in all ways."""

    programs: int = 0
    seconds: dict[str, float] = field(default_factory=lambda: dict.fromkeys(WAYS, 0.0))

    def line(self, name: str) -> str:
        """A row of the table: milliseconds a program, and ratios to two builds."""
        each = {way: 1000 * seconds / self.programs for way, seconds in self.seconds.items()}
        ratios = (f"{each[way]:14.1f}{each[way] / each['two builds']:8.3f}" for way in WAYS)
        return f"{name:12}{self.programs:9}{''.join(ratios)}"


def main() -> int:
    """Prints a line per language whose toolchain is here, and one for all together."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--every", type=int, default=10, help="step (default 10)")
    options = parser.parse_args()
    state = state_folder()
    tools = {
        name: tool
        for name, tool in find_all(languages(), state).items()
        if isinstance(tool, Toolchain)
    }
    chosen = [make(cell) for cell in load_suite("full").existing if cell.language in tools]
    costs: dict[str, Cost] = defaultdict(Cost)
    with tempfile.TemporaryDirectory(dir=state, prefix=".judging.") as folder:
        place = Path(folder)
        place.chmod(0o755)
        plain = LocalExecutor(Builder(open_sandbox("require", place), tools, place))
        recalling = Recalling(plain, Shelf(place / "verdicts"), "benchmark")
        for instance in {one.language: one for one in chosen}.values():
            _judge(plain, instance)  # prepares what is prepared once
        for instance in chosen[:: options.every]:
            _judge(recalling, instance)  # remembers it, and reads what is read once
            spent = []
            for both in (True, False):
                _forget_builds(place)
                spent.append(_judge(plain, instance, both))
            spent.append(_judge(recalling, instance))
            _forget_builds(place)
            _add(spent, costs[instance.language], costs["all"])
    print(f"{'':12}{'programs':>9}" + "".join(f"{way + ' ms':>14}{'ratio':>8}" for way in WAYS))
    for name in (*sorted(costs.keys() - {"all"}), "all"):
        print(costs[name].line(name))
    return 0


def _forget_builds(place: Path) -> None:
    shutil.rmtree(place / "builds", ignore_errors=True)


def _add(spent: Sequence[float], *costs: Cost) -> None:
    for cost in costs:
        cost.programs += 1
        for way, seconds in zip(WAYS, spent, strict=True):
            cost.seconds[way] += seconds


def _judge(executor: Executor, instance: Instance, both: bool = True) -> float:
    """CPU seconds from the reply to both verdicts, processes that have ended included."""
    text = f"```{instance.spoken.fence}\n{reference(instance)}```"
    re.purge()  # what a program's name alone is searched for is compiled once in each process
    started = _spent()
    found = extract(text, instance.spoken, instance.functions, languages())
    for edges in (None, Edges()):
        outcome = executor.submit(Trial(instance, found, edges=edges, both=both)).result()
        if not outcome.verdict.passed:
            raise SystemExit(f"{instance.id}: the reference does not pass")
    return _spent() - started


def _spent() -> float:
    used = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in used)


if __name__ == "__main__":
    sys.exit(main())
