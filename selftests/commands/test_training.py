"""`python -m algoreval training`: prompts by algorithm, answers that earned 1.0, the held out."""

import csv
import json
import subprocess
import sys
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from algoreval.__main__ import main
from algoreval.drawn import CANARY
from algoreval.fingerprint import content_hash
from algoreval.instance import find
from algoreval.program import reference
from algoreval.prompt import render
from algoreval.record import Record
from algoreval.registry import ROOT, load_plugin
from algoreval.reward import open_reward
from algoreval.split import TEST, TRAIN, split_of
from algoreval.suite import Cell, load_suite
from selftests.figures.synthetic import record, run_of

PAPER = load_suite("paper")
SECRET = "Expected output"


def rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def texts(row: dict[str, Any]) -> list[str]:
    return [message["content"] for message in row["prompt"]]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("training") / "new" / "data"
    assert main(["training", str(out)]) == 0
    return out


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the suite's hash, which takes as long as all prompts."""
    command = load_plugin("commands", "training")
    monkeypatch.setattr(command, "content_hash", lambda suite: "0" * 64)


def test_both_parts_have_the_published_sizes(written: Path) -> None:
    assert {path.name for path in written.iterdir()} == {"train.jsonl", "test.jsonl", "split.json"}
    train, test = rows(written / "train.jsonl"), rows(written / "test.jsonl")
    assert (len(train), len(test)) == (447, 152)
    about = json.loads((written / "split.json").read_text())
    assert about["suite_sha256"] == content_hash(PAPER)
    assert (about["train"], about["test"], about["split"]) == (447, 152, "the suite's own")
    assert about["held_out"] == sorted({row["group"] for row in test})


def test_prompts_stand_by_algorithm_as_the_benchmark_asks_them(written: Path) -> None:
    train = rows(written / "train.jsonl")
    groups = [name for name, _ in groupby(train, lambda row: row["group"])]
    assert len(groups) == len(set(groups)) == 56
    for row in train[::20]:
        instance = find(row["instance"])
        prompt = render(instance)
        assert texts(row) == [prompt.system, prompt.user]
        assert [message["role"] for message in row["prompt"]] == ["system", "user"]
        assert row["group"] == instance.task
        assert (row["language"], row["domain"]) == (instance.language, instance.domain)


def test_what_is_held_out_asks_not_to_be_trained_on(written: Path) -> None:
    assert {row["canary"] for row in rows(written / "test.jsonl")} == {CANARY}
    assert all("canary" not in row for row in rows(written / "train.jsonl"))


@pytest.mark.usefixtures("quick")
def test_prompts_can_withhold_the_expected_output(written: Path, tmp_path: Path) -> None:
    shown = [row for row in rows(written / "train.jsonl") if SECRET in texts(row)[1]]
    assert {row["language"] for row in shown} == {"c", "cpp", "go", "java", "javascript", "rust"}
    out = tmp_path / "hidden"
    assert main(["training", str(out), "--show-expected", "never"]) == 0
    hidden = rows(out / "train.jsonl") + rows(out / "test.jsonl")
    assert not any(SECRET in text for row in hidden for text in texts(row))


@pytest.mark.usefixtures("quick")
def test_a_seed_draws_another_split(tmp_path: Path, capsys) -> None:
    out = tmp_path / "drawn"
    assert main(["training", str(out), "--seed", "3"]) == 0
    split = split_of(PAPER, 3)
    for part in (TRAIN, TEST):
        ids = {(row["group"], row["language"]) for row in rows(out / f"{part}.jsonl")}
        assert ids == {(cell.task, cell.language) for cell in split[part]}
    held_out = ",".join(sorted({cell.task for cell in split[TEST]}))
    assert f"pytest --task {held_out} ..." in capsys.readouterr().out
    assert json.loads((out / "split.json").read_text())["split"] == "seed 3"


def answer(name: str, sample: int = 0, **fields: Any) -> list[Record]:
    """The records of an answer: both tests passed, to the letter, unless fields say otherwise."""
    cell = Cell(*name.split("-"))
    exact, edges = fields.pop("exact", True), fields.pop("edges", "passed")
    program = fields.pop("program", f"{name} {sample}")
    prompt = render(find(name))
    told = {
        "sample": sample,
        "completion": f"```\n{program}\n```",
        "program_sha256": program,
        "prompt": {"system": prompt.system, "user": prompt.user},
        **fields,
    }
    first = record(cell, told.pop("bucket", "passed"), evidence={"exact": exact}, **told)
    return [first, record(cell, edges, "edge_cases", **told)]


@pytest.fixture
def source(tmp_path: Path, quick: None) -> Path:
    held = [
        *answer("kmp-c", 1, program="second"),
        *answer("kmp-c", 0, program="first"),
        *answer("kmp-c", 2, program="first"),
        *answer("kmp-go", 0, exact=False),
        *answer("kmp-go", 1, edges="wrong_output"),
        *answer("kmp-rust", 0, bucket="wrong_output"),
        *answer("sieve-java", 0, bucket=None, edges=None),
        *answer("sieve-java", 1, edges=None),
        *answer("sieve-cpp", 0, prompt={"system": "", "user": "Sieve, please"}),
        *answer("heap_sort-c", 0),  # held out
        *answer("prim-c-edge_list", 0, condition="hint"),
    ]
    folder = tmp_path / "reports" / "base"
    folder.mkdir(parents=True)
    run = run_of("base", held, complete=False)
    (folder / "run.json").write_text(run.info.json_text())
    (folder / "records.jsonl").write_text("".join(one.row() + "\n" for one in run.records))
    return folder


def positives(out: Path) -> list[tuple[str, int]]:
    return [(row["instance"], row["sample"]) for row in rows(out / "positives.jsonl")]


def test_positives_are_the_first_that_earned_all(source: Path, tmp_path: Path, capsys) -> None:
    out = tmp_path / "out"
    assert main(["training", str(out), "--positives", str(source)]) == 0
    assert positives(out) == [("kmp-c", 0), ("kmp-go", 1), ("sieve-cpp", 0), ("sieve-java", 1)]
    first, _, third, _ = rows(out / "positives.jsonl")
    assert first["completion"] == [{"role": "assistant", "content": "```\nfirst\n```"}]
    prompt = render(find("kmp-c"))
    assert texts(first) == [prompt.system, prompt.user]
    assert third["prompt"] == [{"role": "user", "content": "Sieve, please"}]
    said = capsys.readouterr().out
    assert "4 answers to 4 of these" in said
    assert "note: base is incomplete" in said
    assert "note: 1 of these answer another prompt than train.jsonl holds" in said
    about = json.loads((out / "split.json").read_text())["positives"]
    assert about == {
        "run": "base", "model": "base", "answers": 4, "instances": 4, "edge_cases": False,
    }  # fmt: skip


def test_several_different_answers_may_count(source: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert main(["training", str(out), "--positives", str(source), "--most", "5"]) == 0
    assert [one for one in positives(out) if one[0] == "kmp-c"] == [("kmp-c", 0), ("kmp-c", 1)]


def test_edge_cases_may_count(source: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert main(["training", str(out), "--positives", str(source), "--plus"]) == 0
    assert positives(out) == [("kmp-c", 0), ("sieve-cpp", 0)]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["{tmp}/reports"], "reports exists; name another folder"),
        (["{tmp}/out", "--positives", "{tmp}/none"], "no such folder"),
        (["{tmp}/out", "--positives", "{tmp}/poor"], "no answer to a prompt of this part earned"),
        (["{tmp}/reports/base/run.json/out"], "cannot make"),
        (["{tmp}/out", "--most", "2"], "--most counts answers: name their run with --positives"),
        (["{tmp}/out", "--positives", "{tmp}/bare", "--plus"], "no edge-case test was run"),
        (["{tmp}/out", "--plus"], "name their run with --positives RUN"),
    ],
)
def test_bad_input_is_one_line(
    source: Path, tmp_path: Path, capsys, arguments: list[str], problem: str
) -> None:
    held = {"poor": answer("kmp-c", 0, bucket="timeout"), "bare": answer("kmp-c", 0)[:1]}
    for name, records in held.items():
        (tmp_path / name).mkdir()
        lines = "".join(one.row() + "\n" for one in records)
        (tmp_path / name / "records.jsonl").write_text(lines)
    assert main(["training", *(one.format(tmp=tmp_path) for one in arguments)]) == 2
    *notes, line = capsys.readouterr().err.splitlines()
    assert problem in line
    assert all("there is no run.json" in one for one in notes)
    assert not (tmp_path / "out").exists()


def recorded(folder: Path, name: str, right: set[str]) -> Path:
    """A run on samples of two instances, of which these are right."""
    samples = folder / f"{name}.jsonl"
    with samples.open("w", encoding="utf-8") as file:
        for one in ("kmp-python", "edit_distance-python"):
            program = reference(find(one)) if one in right else "print('nothing')"
            file.write(json.dumps({"instance": one, "completion": f"```python\n{program}\n```"}))
            file.write("\n")
    command = [sys.executable, "-m", "pytest", "-q", f"--model=replay:{samples}"]
    command += [f"--reports={folder}", f"--run={name}", "--no-report"]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    return folder / name


@pytest.mark.slow
@pytest.mark.toolchain
def test_from_recorded_samples_to_table_4(tmp_path: Path) -> None:
    """A model that knows what is trained on alone, and after training what is held out, too."""
    base = recorded(tmp_path, "base", {"kmp-python"})
    tuned = recorded(tmp_path, "tuned", {"kmp-python", "edit_distance-python"})
    assert main(["training", str(tmp_path / "data"), "--positives", str(base), "--plus"]) == 0
    (row,) = rows(tmp_path / "data" / "positives.jsonl")
    assert row["instance"] == "kmp-python"
    with open_reward(workers=1, edge_cases=True) as reward:
        assert reward([row["prompt"]], [row["completion"]]) == [1.0]
    out = tmp_path / "figures"
    assert main(["figures", str(out), str(base), str(tuned), "--only", "table4"]) == 0
    with (out / "table4_changes.csv").open(encoding="utf-8") as file:
        (change,) = csv.DictReader(file)
    assert (change["all"], change["all count"], change["all total"]) == ("100", "1", "1")
