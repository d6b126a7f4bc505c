"""The benchmark's own plugin: what of a judgement may differ between equal runs, and replays."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

from algoreval.execute import Measured, Outcome
from algoreval.instance import find
from algoreval.prompt import render
from algoreval.record_file import each_record
from algoreval.registry import ROOT
from algoreval.verdict import Verdict
from plugins.fields import judged

STOPPED = [
    ("timeout", "cpu"),
    ("timeout", "wall"),
    ("runtime_error", "memory_limit"),
    ("runtime_error", "output_limit"),
    ("static_failure", "compile_limit"),
]


def stable(bucket: str, detail: str, **evidence: object) -> dict[str, object]:
    """What a record holds of such a verdict, but for its volatile part."""
    fields = judged(Outcome(Verdict(bucket, detail, evidence=evidence), Measured()))
    return {name: value for name, value in fields.items() if name != "volatile"}


@pytest.mark.parametrize(("bucket", "detail"), STOPPED)
def test_how_far_a_stopped_program_came_is_chance(bucket: str, detail: str) -> None:
    once = stable(bucket, detail, actual="1 2", stopped="wall", exit=None, signal=None)
    again = stable(bucket, detail, actual="1 2 3", stopped="cpu", exit=1, signal=24)
    assert once == again


def test_what_a_program_printed_that_ended_by_itself_is_not() -> None:
    once = stable("wrong_output", "mismatch", actual="1", stderr="at 0x1", exit=0)
    again = stable("wrong_output", "mismatch", actual="2", stderr="at 0x1", exit=0)
    assert once != again
    assert once == stable("wrong_output", "mismatch", actual="1", stderr="at 0x2", exit=0)


@pytest.fixture
def replay(tmp_path: Path):
    """Judges one row in a run called "r": its record and pytest's exit status and output."""

    def judge(row: dict[str, object]):
        file = tmp_path / "samples.jsonl"
        file.write_text(json.dumps({"instance": "kmp-python", **row}) + "\n", encoding="utf-8")
        done = subprocess.run(
            [
                *(sys.executable, "-m", "pytest", "-q", f"--model=replay:{file}", "--run=r"),
                *(f"--reports={tmp_path}", "--task=kmp", "--lang=python"),
            ],
            cwd=ROOT,
            capture_output=True,
            text=True,
        )
        records = list(list(each_record(tmp_path / "r" / "records.jsonl")))
        return records[-1], done.returncode, done.stdout + done.stderr

    return judge


@pytest.mark.slow
@pytest.mark.toolchain
def test_a_replayed_sample_keeps_the_hash_of_the_prompt_it_answered(replay) -> None:
    other = hashlib.sha256(b"another prompt").hexdigest()
    record, _, _ = replay({"completion": "no code", "prompt_sha256": other})
    assert record.prompt_sha256 == other
    assert record.prompt.user == ""


@pytest.mark.slow
@pytest.mark.toolchain
def test_a_replayed_sample_without_a_hash_answers_the_prompt_of_today(replay) -> None:
    record, _, _ = replay({"completion": "no code"})
    prompt = render(find("kmp-python"))
    assert record.prompt_sha256 == prompt.sha256
    assert record.prompt.user == prompt.user


@pytest.mark.slow
@pytest.mark.toolchain
def test_a_run_of_other_samples_is_another_run(replay) -> None:
    replay({"completion": "no code"})
    _, status, output = replay({"completion": "other words"})
    assert status == 4
    assert "cannot be continued: samples_sha256 was" in output


@pytest.mark.parametrize(
    ("options", "said"),
    [((), "2 tests collected"), (("--no-edge-cases",), "1/2 tests collected (1 deselected)")],
)
def test_the_protocol_of_the_paper_can_be_had_alone(options: tuple[str, ...], said: str) -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "--task=kmp", "--lang=c"]
    done = subprocess.run([*command, *options], cwd=ROOT, capture_output=True, text=True)
    assert said in done.stdout
