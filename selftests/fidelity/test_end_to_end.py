"""`python -m algoreval fidelity`, on small recorded samples whose right result is known."""

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from algoreval.__main__ import main
from algoreval.registry import ROOT
from selftests.fidelity.recorded import (
    answers,
    contest,
    contestants,
    lines,
    matching,
    mbpp,
    programs,
)
from selftests.models.server import Server, completion

COUNT = 10


@pytest.fixture
def samples(tmp_path: Path) -> list[str]:
    """Ten problems, and programs of two models for each."""
    found = [f"--problems={mbpp(tmp_path, COUNT)}"]
    return found + [f"--samples={programs(tmp_path, name, COUNT)}" for name in ("alpha", "beta")]


def judge(options: list[str], out: Path, *judges: str) -> int:
    return main(["fidelity", *options, *(f"--judge={one}" for one in judges), f"--out={out}"])


def recorded(tmp_path: Path, label: str, **matched: int) -> str:
    file = answers(tmp_path / f"{label}-answers.jsonl", matching(matched, COUNT))
    return f"{label}=replay:{file}"


def table(out: Path, name: str = "fidelity") -> list[dict[str, str]]:
    with (out / f"{name}.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def rows(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def test_all_match(samples, tmp_path: Path, capsys) -> None:
    out = tmp_path / "out"
    assert judge(samples, out, recorded(tmp_path, "kind", alpha=COUNT, beta=COUNT)) == 0
    (row,) = table(out)
    assert (row["benchmark"], row["judge"], row["pair match rate"]) == ("MBPP", "kind", "100")
    assert (row["pair match rate count"], row["pair match rate total"]) == ("20", "20")
    assert row["answered"] == "100"
    (confused,) = table(out, "fidelity_confusion_short")
    assert (confused["in the spec"], confused["sorting"]) == ("sorting", "100")
    assert all(one["match"] for one in rows(out / "pairs.jsonl"))
    assert rows(out / "unanswered.jsonl") == []
    said = capsys.readouterr()
    assert "  kind                                20   100.0" in said.out
    assert said.err == ""
    for name in ("fidelity", "fidelity_models", "fidelity_confusion_short"):
        for suffix in ("csv", "tex", "svg", "png"):
            assert (out / f"{name}.{suffix}").stat().st_size > 0


def test_a_judge_that_prefers_its_own_is_found(samples, tmp_path: Path, capsys) -> None:
    """Alpha finds all of its own programs right and half of the others'; its rival, half of all."""
    judges = [
        recorded(tmp_path, "alpha", alpha=COUNT, beta=COUNT // 2),
        recorded(tmp_path, "rival", alpha=COUNT // 2, beta=COUNT // 2),
    ]
    assert judge(samples, tmp_path / "out", *judges) == 0
    (row,) = table(tmp_path / "out", "fidelity_self")
    assert (row["judge"], row["own models"], row["other models"]) == ("alpha", "100", "50")
    assert (row["difference"], row["the same, other judges"]) == ("50", "0")
    assert row["self-preference"] == "50"
    assert (row["difference count"], row["difference total"]) == ("", str(COUNT))
    assert float(row["self-preference low"]) < 50
    by_model = {one["model"]: one for one in table(tmp_path / "out", "fidelity_models")}
    assert (by_model["alpha"]["alpha"], by_model["alpha"]["rival"]) == ("100", "50")
    assert (by_model["beta"]["alpha"], by_model["beta"]["rival"]) == ("50", "50")
    assert by_model["all models"]["alpha"] == "75"
    said = capsys.readouterr().out
    assert "  alpha                   100.0    50.0  +50.0       0.0  +50.0  " in said
    assert max(map(len, said.splitlines()[:-6])) <= 80


def test_whose_model_it_is_can_be_said(samples, tmp_path: Path, capsys) -> None:
    one = recorded(tmp_path, "some-judge", alpha=COUNT, beta=0)
    assert judge(samples, tmp_path / "out", one) == 0
    assert not (tmp_path / "out" / "fidelity_self.csv").exists()
    assert judge([*samples, "--own=some-judge=alpha"], tmp_path / "out", one) == 0
    (row,) = table(tmp_path / "out", "fidelity_self")
    assert (row["difference"], row["self-preference"]) == ("100", "")
    assert judge(samples, tmp_path / "out", one) == 0
    assert not list((tmp_path / "out").glob("fidelity_self.*")), "nobody's own models, no table"
    assert f"{tmp_path / 'out' / 'fidelity_self.tex'}: deleted" in capsys.readouterr().err


def test_nonsense_is_unanswered_and_listed(samples, tmp_path: Path, capsys) -> None:
    nonsense = ("", "perhaps", "It is not sorting.", "sorting\ngreedy", "TECHNIQUE: quicksort")
    found = {
        name: nonsense[n % 5] for n, name in enumerate(matching({"alpha": 0, "beta": 0}, COUNT))
    }
    file = answers(tmp_path / "answers.jsonl", found)
    out = tmp_path / "out"
    assert judge(samples, out, f"odd=replay:{file}") == 0, "all were answered, in a way"
    (row,) = table(out)
    assert (row["pair match rate"], row["by chance"], row["answered"]) == ("", "", "0")
    listed = rows(out / "unanswered.jsonl")
    assert {(one["question"], one["reply"]) for one in listed} == set(found.items())
    assert all(one["why"] for one in listed)
    assert not (out / "fidelity_confusion_short.csv").exists()
    said = capsys.readouterr()
    assert "note: 30 questions are unanswered" in said.err
    assert "note: odd: mbpp/2 spec 0: the reply names nothing of the list" in said.err
    assert len(said.err.splitlines()) == 11


def test_benchmarks_stand_apart_and_those_of_one_list_together(tmp_path: Path, capsys) -> None:
    humaneval = {"task_id": "HumanEval/0", "prompt": "def f():\n", "entry_point": "f"}
    problems = [mbpp(tmp_path, 3), contest(tmp_path, 4), lines(tmp_path / "he.jsonl", [humaneval])]
    samples = [
        programs(tmp_path, "m", 3),
        contestants(tmp_path, "c", 4),
        lines(tmp_path / "h.jsonl", [{"task_id": "HumanEval/0", "completion": "    return 1\n"}]),
    ]
    found = matching({"m": 1}, 3) | matching({"m": 3}, 4, "livecodebench/p")
    found |= {"humaneval/0 spec": "greedy", "humaneval/0 code m": "greedy"}
    options = [f"--problems={one}" for one in problems] + [f"--samples=m={one}" for one in samples]
    judged = f"j=replay:{answers(tmp_path / 'answers.jsonl', found)}"
    assert judge(options, tmp_path / "out", judged) == 0
    counts = {
        row["benchmark"]: (row["pair match rate count"], row["pair match rate total"])
        for row in table(tmp_path / "out")
    }
    assert counts == {
        "HumanEval": ("1", "1"),
        "MBPP": ("1", "3"),
        "HumanEval and MBPP": ("2", "4"),
        "LiveCodeBench": ("3", "4"),
    }
    assert {path.name for path in (tmp_path / "out").glob("*confusion*.csv")} == {
        "fidelity_confusion_short.csv", "fidelity_confusion_contest.csv",
    }  # fmt: skip


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    for name in ("OPENAI_API_KEY", "OPENAI_BASE_URL"):
        monkeypatch.delenv(name, raising=False)
    server = Server(answer=lambda number, request: completion("TECHNIQUE: sorting")).start()
    yield server
    server.stop()


def test_a_model_is_asked_once_and_sees_code_or_spec_and_never_both(
    samples, tmp_path: Path, server: Server, capsys
) -> None:
    options = [*samples, f"--base-url={server.url}"]
    assert judge(options, tmp_path / "out", "openai:toy") == 0
    assert len(server.requests) == 3 * COUNT
    asked = [one["messages"][-1]["content"] for one in server.requests]
    specs = [text for text in asked if "Write function" in text]
    codes = [text for text in asked if "return '" in text]
    assert (len(specs), len(codes)) == (COUNT, 2 * COUNT)
    assert not {*specs} & {*codes}
    for text in asked:
        assert text.count("dynamic programming:") == 1
        assert "alpha" not in text.replace("return 'alpha", "")
    assert judge(options, tmp_path / "out", "openai:toy") == 0
    assert len(server.requests) == 3 * COUNT, "answers are kept"
    again = f"toy=replay:{tmp_path / 'out' / 'answers' / 'openai-toy.jsonl'}"
    assert judge(samples, tmp_path / "again", again) == 0
    assert table(tmp_path / "again")[0]["pair match rate total"] == "20"


def test_a_replayed_file_that_lacks_answers_is_no_success(samples, tmp_path, capsys) -> None:
    found = matching({"alpha": 5}, COUNT)  # and nothing of beta
    file = answers(tmp_path / "answers.jsonl", found)
    assert judge(samples, tmp_path / "out", f"j=replay:{file}") == 1
    assert table(tmp_path / "out")[0]["pair match rate total"] == "10"
    assert "holds no sample 0 of mbpp/1 code beta" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        (["--judge=opnai:x"], "unknown model 'opnai'; did you mean openai?"),
        (["--judge=replay:none.jsonl"], "cannot read none.jsonl"),
        (["--judge=j=replay:{file}", "--own=j"], "--own j: write --own JUDGE=MODEL"),
        (["--judge=j=replay:{file}", "--own=k=alpha"], "--own k=alpha: no judge is called so"),
        (["--judge=j=replay:{file}", "--own=j=alfa"], "no sample is by alfa; did you mean alpha?"),
        (["--judge=j=replay:{file}", "--samples=no.jsonl"], "cannot read no.jsonl"),
    ],
)
def test_wrong_input_is_one_line(samples, tmp_path: Path, more, problem: str, capsys) -> None:
    file = answers(tmp_path / "answers.jsonl", matching({"alpha": 1, "beta": 1}, COUNT))
    options = [one.format(file=file) for one in more]
    assert main(["fidelity", *samples, *options, f"--out={tmp_path / 'out'}"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert problem in line
    assert not (tmp_path / "out").exists()


def test_the_documented_answers_can_be_replayed(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "fidelity.md").read_text(encoding="utf-8")
    examples = [
        json.loads(line) for line in text.splitlines() if line.startswith('    {"instance"')
    ]
    problems = lines(
        tmp_path / "p.jsonl",
        [{"task_id": "HumanEval/17", "prompt": "def f():\n", "entry_point": "f"}],
    )
    sample = lines(tmp_path / "gpt-4.1-mini.jsonl", [{"task_id": "HumanEval/17", "solution": "f"}])
    file = lines(tmp_path / "answers.jsonl", examples)
    options = [f"--problems={problems}", f"--samples={sample}"]
    assert judge(options, tmp_path / "out", f"replay:{file}") == 0
    (pair,) = rows(tmp_path / "out" / "pairs.jsonl")
    assert (pair["spec"], pair["code"]) == ("string processing", "hash table")
