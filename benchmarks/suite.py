"""What the whole benchmark costs beside a plain loop around the compilers, in CPU seconds.

    python -m benchmarks.suite [--rounds 3] [--lang c,rust] [--totals]

The loop starts one compiler and one run per instance of the full suite: no sandbox, no pytest, no
verdicts. Beside it stand pytest runs on `reference` with everything on, without and with edge
cases, then the latter once more with all verdicts remembered. Toolchains are prepared beforehand,
built programs and verdicts are not. What is claimed is the ratio of CPU seconds, children included;
seconds depend on the machine.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import yaml

from algoreval.instance import Instance, make
from algoreval.language import languages
from algoreval.program import reference
from algoreval.registry import ROOT
from algoreval.spec import filled
from algoreval.state import VARIABLE, state_folder
from algoreval.suite import load_suite
from algoreval.toolchain import Toolchain, find

SUITE = "full"
RESULTS = ("builds", "verdicts")
"""What a cold start must not find in the state folder."""

FIXED, WHOLE = ("--no-edge-cases",), ()
"""Options of the two pytest runs."""


@dataclass(frozen=True)
class Plain:
    """The plain way with one language."""

    file: str
    run: tuple[str, ...]
    build: tuple[str, ...] = ()


def main() -> int:
    """Prints a line per language and one for all together."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=1, help="medians of so many (default 1)")
    parser.add_argument("--lang", default="", help="only these, comma-separated")
    parser.add_argument("--totals", action="store_true", help="without a line per language")
    options = parser.parse_args()
    chosen = options.lang.split(",") if options.lang else sorted(languages())
    tools = {name: _toolchain(name) for name in chosen}
    with tempfile.TemporaryDirectory(dir=state_folder(), prefix=".suite.") as folder:
        place = Path(folder)
        place.chmod(0o755)
        # What is prepared once, by either: `go build` compiles the standard library first of all.
        _pytest(place, chosen, ("--task=kmp",))
        for name, tool in tools.items():
            _loop(place / "warm", name, tool, count=1)
        rounds = [
            dict(_round(place, number, tools, options.totals)) for number in range(options.rounds)
        ]
    _print(rounds, len(chosen))
    return 0


def _toolchain(name: str) -> Toolchain:
    found = find(languages()[name], state_folder())
    if not isinstance(found, Toolchain):
        raise SystemExit(f"{name}: {found}")
    return found


Row = tuple[float, float, float, float]
"""CPU seconds: the plain loop, the fixed test alone, both tests, both tests once more."""


def _round(
    place: Path, number: int, tools: dict[str, Toolchain], totals: bool
) -> Iterator[tuple[str, Row]]:
    """All ways once, language after language, then all languages together."""
    # Each round in other folders, or `go build` would find what it built in the last one.
    folder = place / f"loop{number}"
    loops = {name: _loop(folder, name, tool) for name, tool in tools.items()}
    for name in () if totals else tools:
        yield name, _row(place, [name], loops[name])
    yield "all", _row(place, list(tools), sum(loops.values()))


def _row(place: Path, names: list[str], loop: float) -> Row:
    fixed, whole = (_pytest(place, names, way) for way in (FIXED, WHOLE))
    row = loop, fixed, whole, _pytest(place, names, WHOLE, cold=False)
    print(",".join(names), *(f"{way / loop:.3f}" for way in row[1:]), file=sys.stderr, flush=True)
    return row


def _loop(place: Path, name: str, tool: Toolchain, count: int | None = None) -> float:
    """CPU seconds of the plain loop over one language's instances; as many at once as cores.

    With `count` over so many of them.
    """
    told = yaml.safe_load((Path(__file__).parent / "naive.yaml").read_text("utf-8"))[name]
    words = {"tool": str(tool.program), "root": str(tool.root)}
    plain = Plain(
        told["file"],
        *(tuple(filled(word, words) for word in told.get(key, ())) for key in ("run", "build")),
    )
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        folders = (place / name / str(number) for number in range(10**6))
        some = islice(_instances(name), count)
        spent = pool.map(lambda one: _one(*one, plain), zip(some, folders, strict=False))
        return sum(spent)


def _instances(name: str) -> Iterator[Instance]:
    for cell in load_suite(SUITE).existing:
        if cell.language == name:
            yield make(cell)


def _one(instance: Instance, folder: Path, plain: Plain) -> float:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / plain.file).write_text(reference(instance), encoding="utf-8")
    built = _spent(plain.build, folder)[0] if plain.build else 0.0
    ran, output = _spent(plain.run, folder)
    if output.split() != instance.expected.encode().split():
        raise SystemExit(f"{instance.id}: the plain way prints something else")
    return built + ran


def _spent(
    command: Sequence[str], folder: Path, env: dict[str, str] | None = None
) -> tuple[float, bytes]:
    """CPU seconds of a command with all that it waited for, and what it printed."""
    env = {**os.environ, "PATH": os.defpath, **(env or {})}
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # then each process would compile all modules again
    process = subprocess.Popen(
        command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    assert process.stdout is not None
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        raise SystemExit(f"{' '.join(command)}: status {status}\n{output.decode()[-2000:]}")
    return usage.ru_utime + usage.ru_stime, output


def _pytest(place: Path, names: list[str], way: tuple[str, ...], cold: bool = True) -> float:
    """CPU seconds of a whole run; a cold one finds no results of an earlier one."""
    state = place / "state"
    for results in RESULTS if cold else ():
        shutil.rmtree(state / results, ignore_errors=True)
    reports = place / "reports"
    shutil.rmtree(reports, ignore_errors=True)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--model=reference"]
    command += [f"--suite={SUITE}", f"--lang={','.join(names)}", f"--reports={reports}", *way]
    return _spent(command, ROOT, {VARIABLE: str(state)})[0]


def _print(rounds: list[dict[str, Row]], count: int) -> None:
    heads = ("loop s", "stdout s", "ratio", "both s", "ratio", "again s", "ratio")
    print(f"{'':12}" + "".join(f"{head:>10}" for head in heads))
    for name in rounds[0]:
        if name == "all" and count == 1 and len(rounds[0]) > 1:
            continue
        loop, *ways = (statistics.median(row[name][way] for row in rounds) for way in range(4))
        line = f"{name:12}{loop:10.1f}"
        for way, seconds in enumerate(ways, start=1):
            ratio = statistics.median(row[name][way] / row[name][0] for row in rounds)
            line += f"{seconds:10.1f}{ratio:10.2f}"
        print(line)


if __name__ == "__main__":
    sys.exit(main())
