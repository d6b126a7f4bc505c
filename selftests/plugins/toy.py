"""A benchmark of a few lines that fills the seams of plugins/reporting.py.

What each test comes to stands in plan.json: instance -> kind. The self-tests load the file twice:
as a plugin and, for its one test, as a test module.
"""

import json
import os
from pathlib import Path

import pytest

from algoreval.errors import JudgeError
from algoreval.record import PromptTexts, Record
from algoreval.verdict import Verdict
from plugins.reporting import ABOUT, DESCRIBE, DRAFT, RECORD, assert_passed, run_folder

HOSTILE = "a\x00b\x1b[31mred\x1b[0m\u202eevil\ud800]]></failure>&amp;<script>\x85\ufffe\r\n"

VERDICTS = {
    "passed": Verdict("passed", evidence={"exact": True}),
    "wrong": Verdict("wrong_output", "mismatch", (), {"expected": "1\n2\n3", "actual": "1\n7\n3"}),
    "compile": Verdict(
        "static_failure", "compile_error", (), {"compiler": "main.c:3:1: error: no ';'"}
    ),
    "signal": Verdict("runtime_error", "signal", (), {"signal": 11, "stderr": "before the crash"}),
    "hostile": Verdict(
        "wrong_output", "mismatch", (), {"expected": "1", "actual": HOSTILE, "stderr": HOSTILE}
    ),
}


def plan() -> dict[str, str]:
    return json.loads(Path("plan.json").read_text())


def describe(nodeid: str) -> dict[str, object] | None:
    instance = nodeid.partition("[")[2].removesuffix("]")
    if not instance:
        return None
    task, language, *rest = instance.split("-")
    return {
        "instance": instance,
        "task": task,
        "language": language,
        "representation": rest[0] if rest else "",
        "domain": "graph" if rest else "string",
        "suite": "toy",
        "model": os.environ.get("TOY_MODEL", "toy:1"),
        "sandbox": "bubblewrap",
    }


def about() -> dict[str, object]:
    return {
        "model": os.environ.get("TOY_MODEL", "toy:1"),
        "decoding": {"temperature": 0.0},
        "suite": "toy",
        "suite_sha256": "ab" * 32,
        "selection": {"replay": "/home/somebody/samples.jsonl"},
        "limits": {"seconds": 30},
        "sandbox": os.environ.get("TOY_SANDBOX", "bubblewrap"),
        "counts": {"suite": 99, "existing": len(plan())},
    }


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    config.stash[DESCRIBE] = describe
    config.stash[ABOUT] = about
    if os.environ.get("TOY_EARLY"):
        run_folder(config)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "instance" in metafunc.fixturenames:
        metafunc.parametrize("instance", list(plan()))


@pytest.fixture
def verdict(request: pytest.FixtureRequest, instance: str) -> Verdict:
    kind = plan()[instance]
    item = request.node
    item.stash[DRAFT] = {"prompt": PromptTexts(user="solve it"), "completion": HOSTILE}
    if kind == "error":
        raise JudgeError(f"the provider is down {HOSTILE} at http://box.lan:1/v1, see /home/me/log")
    if kind == "bug":
        raise ZeroDivisionError(f"a bug of ours {HOSTILE}")
    if kind == "skip":
        pytest.skip("no compiler: install it")
    if kind == "interrupt":
        raise KeyboardInterrupt
    if kind == "crash":
        os._exit(1)
    if kind == "wait":
        Path("gate").read_bytes()
    found = VERDICTS[kind]
    item.stash[RECORD] = Record(
        **(describe(item.nodeid) or {}),
        **item.stash[DRAFT],
        bucket=found.bucket,
        detail=found.detail,
        evidence=found.evidence,
        volatile={"run_seconds": 0.1},
    )
    return found


def test_stdout(instance: str, verdict: Verdict) -> None:
    assert_passed(verdict)
