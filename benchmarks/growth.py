"""What grows with a run: its time with fewer workers, its memory with tests, reports with records.

    python -m benchmarks.growth [--lang go] [--records 10000,100000]

Three questions, each answered by a ratio within this run: how the time of judging changes from one
worker to two; by how much the largest process of a run grows with each test; and how time and
memory of a report grow from so many records to so many more.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from algoreval.registry import ROOT
from algoreval.state import VARIABLE, state_folder

EXAMPLE = ROOT / "reports" / "example-local-smollm2"
"""A run with records that failed and have long evidence; its records are repeated as samples."""


@dataclass(frozen=True)
class Spent:
    """What a command took, with all that it waited for."""

    wall_seconds: float
    cpu_seconds: float
    largest_mib: float
    """Of the largest of its processes."""

    output: str


def main() -> int:
    """Prints three short tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--lang", default="go", help="whose programs one and two workers judge")
    parser.add_argument("--records", default="10000,100000", help="sizes of the runs to report")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=state_folder(), prefix=".growth.") as folder:
        place = Path(folder)
        place.chmod(0o755)
        _workers(place, options.lang)
        _memory(place)
        _reports(place, [int(size) for size in options.records.split(",")])
    return 0


def _workers(place: Path, language: str) -> None:
    """Wall seconds of judging one language's programs, nothing of them known before."""
    print(f"{'workers':>10}{'wall s':>10}{'ratio':>8}")
    _pytest(place, f"--lang={language}", "--task=kmp", "-n2")  # prepares what is prepared once
    first = 0.0
    for workers in (1, 2):
        told = ("--suite=full", f"--lang={language}", "--no-cache", f"-n{workers}")
        spent = _pytest(place, *told)
        first = first or spent.wall_seconds
        print(
            f"{workers:10}{spent.wall_seconds:10.1f}{spent.wall_seconds / first:8.2f}", flush=True
        )


def _memory(place: Path) -> None:
    """The largest process of a run of few tests and of many, all verdicts remembered."""
    print(f"\n{'tests':>10}{'MiB':>10}{'KiB per further test':>24}")
    before: tuple[int, float] | None = None
    for chosen in ("--task=kmp", "--suite=full"):
        _pytest(place, chosen, "-n2")
        spent = _pytest(place, chosen, "-n2")
        found = re.search(r"(\d+) passed in", spent.output)
        tests = int(found[1]) if found else 0
        line = f"{tests:10}{spent.largest_mib:10.1f}"
        if before is not None:
            line += f"{1024 * (spent.largest_mib - before[1]) / (tests - before[0]):24.1f}"
        before = tests, spent.largest_mib
        print(line, flush=True)


def _reports(place: Path, sizes: list[int]) -> None:
    """All pages of a run of so many records."""
    print(f"\n{'records':>10}{'CPU s':>10}{'MiB':>10}{'ms each':>10}{'KiB each':>10}")
    rows = [json.loads(line) for line in (EXAMPLE / "records.jsonl").open(encoding="utf-8")]
    for size in sizes:
        run = place / f"run-{size}"
        run.mkdir()
        (run / "run.json").write_bytes((EXAMPLE / "run.json").read_bytes())
        with (run / "records.jsonl").open("w", encoding="utf-8") as file:
            for number in range(size):
                row = rows[number % len(rows)] | {"sample": number // len(rows)}
                file.write(json.dumps(row) + "\n")
        spent = _spent(place, "-m", "algoreval", "report", str(run))
        each = 1000 * spent.cpu_seconds / size, 1024 * spent.largest_mib / size
        line = f"{size:10}{spent.cpu_seconds:10.1f}{spent.largest_mib:10.0f}"
        print(line + "".join(f"{number:10.2f}" for number in each), flush=True)


def _pytest(place: Path, *options: str) -> Spent:
    command = ("-m", "pytest", "-q", "--model=reference", f"--reports={place / 'reports'}")
    return _spent(place, *command, *options)


def _spent(place: Path, *command: str) -> Spent:
    env = {**os.environ, VARIABLE: str(place / "state")}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    started = time.monotonic()
    process = subprocess.Popen(
        (sys.executable, *command), cwd=ROOT, env=env, stdout=subprocess.PIPE
    )
    assert process.stdout is not None
    output = process.stdout.read().decode()
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        raise SystemExit(f"{' '.join(command)}: status {status}\n{output[-2000:]}")
    kibibytes = usage.ru_maxrss
    cpu = usage.ru_utime + usage.ru_stime
    return Spent(time.monotonic() - started, cpu, kibibytes / 1024, output)


if __name__ == "__main__":
    sys.exit(main())
