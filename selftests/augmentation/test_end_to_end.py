"""Whole runs of a recorded model that is right only with help, judged and put in a table."""

import csv
import json
import subprocess
import sys
from pathlib import Path

import pytest

from algoreval.__main__ import main
from algoreval.instance import find
from algoreval.program import reference
from algoreval.registry import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.toolchain]

TASKS = ("edit_distance", "fft", "heap_sort", "huffman", "kmp", "sieve", "sudoku", "vigenere")
FOUND = ("fft", "kmp")
"""For these there are snippets."""

WRONG = "```python\nprint('no')\n```\n"


def right(task: str) -> str:
    return f"```python\n{reference(find(f'{task}-python'))}\n```\n"


@pytest.fixture
def snippets(tmp_path: Path) -> Path:
    """What a search of a folder finds that has code on two of the tasks."""
    code = tmp_path / "code"
    code.mkdir()
    for task in FOUND:
        (code / f"{task}.py").write_text(f"def {task}(values):\n    return values\n")
    out = tmp_path / "snippets.jsonl"
    assert main(["snippets", f"--folder={code}", f"--out={out}", "--lang=python"]) == 0
    return out


@pytest.fixture
def samples(tmp_path: Path) -> Path:
    """Right with a hint, and with a snippet where there is one; else wrong."""
    rows = []
    for task in TASKS:
        rows.append({"instance": f"{task}-python", "completion": WRONG})
        rows.append({"instance": f"{task}-python+hint", "completion": right(task)})
        text = right(task) if task in FOUND else WRONG
        rows.append({"instance": f"{task}-python+snippet", "completion": text})
    path = tmp_path / "recorded.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return path


def judge(tmp_path: Path, model: str, run: str, *options: str) -> tuple[int, str]:
    command = [
        *(sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--tb=no", "--no-edge-cases"),
        *(f"--model={model}", f"--run={run}", f"--reports={tmp_path / 'reports'}", "--no-report"),
        *(f"--task={','.join(TASKS)}", "--lang=python", *options),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def table(tmp_path: Path, name: str) -> list[dict[str, str]]:
    out = tmp_path / "figures"
    figure = name.partition("_")[0]
    assert main(["figures", str(out), str(tmp_path / "reports"), "--only", figure]) == 0
    with (out / f"{name}.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def check_tables(tmp_path: Path) -> None:
    for name in ("table3", "table3_hard"):
        (row,) = table(tmp_path, name)
        assert (row["instances"], row["better"]) == ("8", "H")
        found = [row[name] for name in ("base", "hint", "change (H)", "snippet", "change (S)")]
        assert found == ["0", "100", "100", "25", "25"]
    domains = {row["model"]: row for row in table(tmp_path, "table3_domains")}
    assert (domains["string"]["change (S)"], domains["sorting"]["change (S)"]) == ("100", "0")
    (row,) = table(tmp_path, "table8")
    assert (row["hint count"], row["hint total"]) == ("8", "8")
    assert (row["snippet count"], row["snippet total"]) == ("2", "8")


def test_a_model_that_is_right_only_with_help(tmp_path: Path, snippets, samples) -> None:
    status, output = judge(
        tmp_path, f"replay:{samples}", "all", "--condition=base,hint,snippet",
        f"--snippets={snippets}",
    )  # fmt: skip
    assert status == 1, output
    assert "condition hint: another prompt for 8 of 8 instances\n" in output
    told = "condition snippet: another prompt for 2 of 8 instances; 6 are asked as under base\n"
    assert told in output
    check_tables(tmp_path)


def test_a_run_for_each_condition_comes_to_the_same(tmp_path: Path, snippets, samples) -> None:
    for condition, more in (("base", ()), ("hint", ()), ("snippet", (f"--snippets={snippets}",))):
        status, output = judge(
            tmp_path, f"replay:{samples}", condition, f"--condition={condition}", *more
        )
        assert status == (condition != "hint"), output
    check_tables(tmp_path)


def test_the_reference_is_right_under_every_condition(tmp_path: Path, snippets) -> None:
    status, output = judge(
        tmp_path, "reference", "r", "--condition=base,hint,snippet", f"--snippets={snippets}"
    )
    assert status == 0, output
    assert "24 of 24 passed" in output


def test_a_run_is_not_continued_with_other_snippets(tmp_path: Path, snippets) -> None:
    options = ("--condition=snippet", f"--snippets={snippets}", "--task=kmp")
    assert judge(tmp_path, "reference", "r", *options)[0] == 0
    info = json.loads((tmp_path / "reports" / "r" / "run.json").read_text())
    assert len(info["prompts"]["+snippet"]) == 64
    assert info["selection"]["condition"] == ["snippet"]
    lines = snippets.read_text().splitlines()
    snippets.write_text("\n".join(line for line in lines if '"fft"' not in line) + "\n")
    status, output = judge(tmp_path, "reference", "r", *options)
    assert status == 4
    assert "run 'r' cannot be continued: the prompts of condition snippet have changed" in output
    assert judge(tmp_path, "reference", "r", "--condition=base,hint")[0] == 0


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (("--condition=snippet", "--snippets=/nowhere.jsonl"), "/nowhere.jsonl: cannot be read"),
        (("--snippets=/nowhere.jsonl",), "--snippets is of no use without --condition snippet"),
        (("--condition=snippet", "--hints=x"), "--hints is of no use without --condition hint"),
        (("--condition=hint", "--hints=/nowhere.jsonl"), "/nowhere.jsonl: cannot be read"),
        (("--condition=hnt",), "unknown condition 'hnt'"),
    ],
)
def test_wrong_input_is_one_line(tmp_path: Path, options: tuple[str, ...], problem: str) -> None:
    status, output = judge(tmp_path, "reference", "r", *options)
    assert status == 4
    assert f"ERROR: {problem}" in output
    assert "Traceback" not in output


def test_workers_are_told_where_the_files_are(tmp_path: Path, snippets, samples) -> None:
    status, output = judge(
        tmp_path, f"replay:{samples}", "all", "--condition=base,hint,snippet",
        f"--snippets={snippets}", "-n2",
    )  # fmt: skip
    assert status == 1, output
    check_tables(tmp_path)
