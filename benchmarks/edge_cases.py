"""What one living process saves: calls per second beside a fresh process for every case.

    python -m benchmarks.edge_cases [--task bridges] [--calls 500] [--fresh 20]

Both ways use the same sandbox, driver and cases of one reference solution. What is claimed is the
ratio; calls per second depend on the machine.
"""

import argparse
import itertools
import sys
import time
from collections.abc import Iterator

from algoreval.build import Builder
from algoreval.case import Case
from algoreval.drawn import cases_of
from algoreval.driver import Bound, Calls, bind, started
from algoreval.extract import Program, extract
from algoreval.instance import Instance, named
from algoreval.language import languages
from algoreval.program import reference
from algoreval.sandbox import open_sandbox
from algoreval.state import state_folder
from algoreval.toolchain import Toolchain, find


def main() -> int:
    """Prints one line per language whose toolchain is here."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--task", default="bridges")
    parser.add_argument("--calls", type=int, default=500, help="in one process")
    parser.add_argument("--fresh", type=int, default=20, help="in a process each")
    options = parser.parse_args()
    state = state_folder()
    sandbox = open_sandbox("require", state)
    heads = ("start ms", "calls/s", "fresh/s", "ratio", "100 cases s")
    print(f"{'language':12} " + " ".join(f"{head:>11}" for head in heads))
    for language in languages().values():
        tool = find(language, state)
        if not isinstance(tool, Toolchain):
            print(f"{language.id:12} skipped: {tool}")
            continue
        builder = Builder(sandbox, {language.id: tool}, state)
        instance = named(options.task, language.id)
        bound = bind(builder, instance, _program(instance))
        if not isinstance(bound, Bound):
            print(f"{language.id:12} does not build: {bound.output.splitlines()[0]}")
            return 1
        print(_line(language.id, builder, bound, options.calls, options.fresh))
    return 0


def _program(instance: Instance) -> Program:
    text = f"```{instance.spoken.fence}\n{reference(instance)}```"
    found = extract(text, instance.spoken, instance.functions, languages())
    assert isinstance(found, Program)
    return found


def _line(name: str, builder: Builder, bound: Bound, calls: int, fresh: int) -> str:
    start, spent = _living(builder, bound, calls)
    each = _fresh(builder, bound, fresh) / fresh
    per_call = spent / calls
    numbers = (1000 * start, 1 / per_call, 1 / each, each / per_call, start + 100 * per_call)
    return f"{name:12} " + " ".join(f"{number:11.4g}" for number in numbers)


def _living(builder: Builder, bound: Bound, calls: int) -> tuple[float, float]:
    """Seconds to start one process, and for so many calls in it."""
    before = time.perf_counter()
    with started(builder, bound) as living:
        assert isinstance(living, Calls)
        ready = time.perf_counter()
        for case in itertools.islice(_endless(bound.instance), calls):
            assert living.call(case.args).kind == "value"
        return ready - before, time.perf_counter() - ready


def _fresh(builder: Builder, bound: Bound, count: int) -> float:
    """Seconds for so many cases, each in a process of its own."""
    before = time.perf_counter()
    for case in itertools.islice(_endless(bound.instance), count):
        with started(builder, bound) as living:
            assert isinstance(living, Calls)
            assert living.call(case.args).kind == "value"
    return time.perf_counter() - before


def _endless(instance: Instance) -> Iterator[Case]:
    return itertools.cycle(cases_of(instance))


if __name__ == "__main__":
    sys.exit(main())
