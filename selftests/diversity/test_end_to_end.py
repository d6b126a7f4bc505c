"""The whole way from samples to tables: judged by the benchmark, compared, agreed and told."""

import ast
import csv
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from algoreval.__main__ import main
from algoreval.instance import find
from algoreval.program import reference
from algoreval.registry import ROOT

KMP, SIEVE = "kmp-python", "sieve-python"


def renamed(program: str) -> str:
    """The program with other names for all its variables, other comments and a wider layout."""
    tree = list(ast.walk(ast.parse(program)))
    names = {one.arg for one in tree if isinstance(one, ast.arg)}
    names |= {
        one.id for one in tree if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)
    }
    assert names
    for name in names:
        program = re.sub(rf"(?<![.\"'])\b{name}\b(?![\"'])", f"{name}_of_mine", program)
    return "# Mine.\n" + program.replace("    ", "  ").replace("\n\n", "\n\n\n")


def samples() -> dict[str, dict[str, str]]:
    """What five models answer: two know it, and three agree on a wrong answer to one problem."""
    right = {name: reference(find(name)) for name in (KMP, SIEVE)}
    return {
        "knows": right,
        "renames": {name: renamed(program) for name, program in right.items()},
        "guesses": dict.fromkeys(right, "print('?')"),
        "copies": {KMP: "print((", SIEVE: "print( '?' )  # surely"},
        "agrees": {KMP: "raise SystemExit(1)", SIEVE: "print('?  ')"},
    }


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("diversity")
    for model, programs in samples().items():
        file = folder / f"{model}.jsonl"
        rows = (
            {"instance": name, "completion": f"```python\n{program}\n```"}
            for name, program in programs.items()
        )
        file.write_text("".join(json.dumps(row) + "\n" for row in rows))
        command = [
            *(sys.executable, "-m", "pytest", "-q", f"--model=replay:{file}", f"--run={model}"),
            *("--no-edge-cases", f"--reports={folder / 'reports'}", "--task=kmp,sieve"),
            "--lang=python",
        ]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        assert done.returncode in (0, 1), done.stdout + done.stderr
    return folder / "reports"


@pytest.mark.slow
@pytest.mark.toolchain
def test_what_was_made_comes_out(runs: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert main(["diversity", str(runs), "--out", str(out)]) == 0
    pairs = {}
    for line in (out / "pairs.jsonl").read_text().splitlines():
        row = json.loads(line)
        models = frozenset(
            one.removeprefix("replay:").removesuffix(".jsonl") for one in row["models"]
        )
        pairs[row["instance"], models] = row
    assert len(pairs) == 20
    for instance in (KMP, SIEVE):
        twins = pairs[instance, frozenset({"knows", "renames"})]
        assert twins["both_passed"] is True
        assert twins["similarity"] < 1
        assert twins["identical"] is False
        assert twins["normal_identical"] is True
        assert twins["normal_similarity"] == 1
    assert pairs[SIEVE, frozenset({"guesses", "copies"})]["normal_identical"] is True
    assert pairs[KMP, frozenset({"guesses", "copies"})]["normal_identical"] is None
    with (out / "figure10.csv").open() as file:
        rates = {
            row["model"].removeprefix("replay:").removesuffix(".jsonl"): (
                row["pass@1"],
                row["consensus recall"],
            )
            for row in csv.DictReader(file)
        }
    # Of the sieve three of five print "?", so two right answers stand against the plurality.
    assert rates == {
        "knows": ("100", "50"),
        "renames": ("100", "50"),
        "guesses": ("0", ""),
        "copies": ("0", ""),
        "agrees": ("0", ""),
    }
