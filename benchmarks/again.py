"""What judging costs when all verdicts are remembered, in CPU seconds.

    python -m benchmarks.again [--every 10]

Judging is all that lies between a reply and its verdicts: finding the program, then both tests.
Every tenth instance of the full suite is judged with nothing known before, then once more;
`python -m benchmarks.suite` has the same for whole commands, where pytest itself costs more than
that. What is claimed is the ratio.
"""

import argparse
import re
import resource
import sys
import tempfile
from collections import defaultdict
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


@dataclass
class Cost:
    """CPU seconds of some programs, judged twice."""

    programs: int = 0
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])

    def line(self, name: str) -> str:
        """A row of the table."""
        first, again = (1000 * seconds / self.programs for seconds in self.seconds)
        return f"{name:12}{self.programs:9}{first:10.1f}{again:10.2f}{again / first:10.4f}"


def main() -> int:
    """Prints a line per language whose toolchain is here, and one for all together."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--every", type=int, default=10, help="step (default 10)"
    )
    options = parser.parse_args()
    state = state_folder()
    tools = {
        name: tool
        for name, tool in find_all(languages(), state).items()
        if isinstance(tool, Toolchain)
    }
    builder = Builder(open_sandbox("require", state), tools, state, reuse=False)
    chosen = [make(cell) for cell in load_suite("full").existing if cell.language in tools]
    costs: dict[str, Cost] = defaultdict(Cost)
    with tempfile.TemporaryDirectory(dir=state, prefix=".again.") as folder:
        executor = Recalling(LocalExecutor(builder), Shelf(Path(folder)), "benchmark")
        for instance in {one.language: one for one in chosen}.values():
            _judge(executor, instance)  # prepares what is prepared once
        for instance in chosen[:: options.every]:
            _count(executor, instance, costs[instance.language], costs["all"])
    print(f"{'':12}{'programs':>9}{'first ms':>10}{'again ms':>10}{'ratio':>10}")
    for name in (*sorted(costs.keys() - {"all"}), "all"):
        print(costs[name].line(name))
    return 0


def _count(executor: Executor, instance: Instance, *costs: Cost) -> None:
    for turn in range(2):
        spent = _judge(executor, instance)
        for cost in costs:
            cost.seconds[turn] += spent
    for cost in costs:
        cost.programs += 1


def _judge(executor: Executor, instance: Instance) -> float:
    """CPU seconds from the reply to both verdicts, processes that have ended included."""
    text = f"```{instance.spoken.fence}\n{reference(instance)}```"
    re.purge()  # what a program's name alone is searched for is compiled once in each process
    started = _spent()
    found = extract(text, instance.spoken, instance.functions, languages())
    for edges in (None, Edges()):
        outcome = executor.submit(Trial(instance, found, edges=edges, both=True)).result()
        if not outcome.verdict.passed:
            raise SystemExit(f"{instance.id}: the reference does not pass")
    return _spent() - started


def _spent() -> float:
    used = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in used)


if __name__ == "__main__":
    sys.exit(main())
