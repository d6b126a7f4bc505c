"""--dry-run says what a run would take and touches neither the server nor the disk."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from algoreval.instance import find
from algoreval.model import Completion, Decoding, ModelOptions, Request, Sample, sample_key
from algoreval.prompt import render
from algoreval.registry import ROOT
from algoreval.store import Store
from plugins.models.openai import open_model
from selftests.models.server import Server

DryRun = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def dry_run(server: Server, tmp_path: Path) -> DryRun:
    def run(*options: str) -> "subprocess.CompletedProcess[str]":
        command = [
            *(sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n2", "--dry-run"),
            *("--model=openai:toy", f"--base-url={server.url}", f"--reports={tmp_path}"),
            *("--task=kmp", "--lang=python", *options),
        ]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)

    return run


def test_nothing_is_sent_written_or_judged(dry_run: DryRun, server: Server, tmp_path: Path) -> None:
    prices = ("--price-in=1", "--price-out=2")
    done = dry_run("--samples=3", "--temperature=0.5", "--max-tokens=100", *prices)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "openai:toy: temperature 0.5, top-p 1, at most 100 tokens\n" in done.stdout
    assert "requests: 3\n" in done.stdout
    assert "completion tokens: at most 300, " in done.stdout
    assert re.search(r"cost: at most 0\.00\d+: 0\.000\d+ for prompts", done.stdout)
    assert server.paths == []
    assert list(tmp_path.iterdir()) == []


def test_what_the_run_has_is_not_asked_again(
    dry_run: DryRun, server: Server, tmp_path: Path
) -> None:
    model = open_model("toy", ModelOptions(base_url=server.url, temperature=0.5))
    request = Request("kmp-python", render(find("kmp-python")), 1)
    store = Store(tmp_path / "r/samples.jsonl")
    answer = Sample("kmp-python", 1, "m", Decoding(), "", Completion("x"))
    store.put(sample_key(model, request), answer)
    store.put("0" * 64, answer)
    content = store.path.read_bytes()
    # The store stays open: even while a run writes it, it can be counted.
    done = dry_run("--samples=3", "--temperature=0.5", "--run=r")
    assert "requests: 2; answered in the run's store: 1\n" in done.stdout
    assert store.path.read_bytes() == content


def test_a_damaged_store_is_told_as_by_a_run(dry_run: DryRun, tmp_path: Path) -> None:
    (tmp_path / "r").mkdir()
    (tmp_path / "r/samples.jsonl").write_text("nonsense\n")
    done = dry_run("--run=r")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "samples.jsonl:1: " in done.stderr


def test_a_model_that_costs_nothing(dry_run: DryRun, tmp_path: Path) -> None:
    file = tmp_path / "s.jsonl"
    file.write_text('{"instance": "kmp-python", "completion": "x"}\n')
    done = dry_run(f"--model=replay:{file}")
    assert done.returncode == 0
    assert "replay:s.jsonl: nothing is asked of a server, so nothing is spent\n" in done.stdout
