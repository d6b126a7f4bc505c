"""Runs made up for the tests of reports: some verdicts of each kind, with evidence as a judge's."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from algoreval.record import Record
from algoreval.run_info import RunInfo

LANGUAGES = ("python", "cpp", "rust")
PROGRAM = 'def search(text: str) -> int:\n    # "quoted"\n    return len("x") + 42\n'


def record(
    instance: str, test: str = "stdout", bucket: str | None = "passed", **fields: Any
) -> Record:
    """The record of one test; the instance's name says the rest."""
    task, language, *form = instance.split("+")[0].split("-")
    known: dict[str, Any] = {
        "instance": instance,
        "task": task,
        "language": language,
        "representation": form[0] if form else "",
        "domain": "graph" if form else "string",
        "test": test,
        "suite": "toy",
        "model": "toy:1",
        "bucket": bucket,
        "judge_error": None if bucket else "no compiler: install it",
        "prompt": {"system": "Answer.", "user": f"Implement {task} in {language}."},
        "completion": f"Here it is.\n```\n{PROGRAM}```",
        "program": PROGRAM,
        "limits": {"run_seconds": 30, "memory_mib": 512},
        "volatile": {"run_seconds": 0.25, "memory_mib": 12.0},
    }
    return Record.model_validate({**known, **fields})


PASSED = {"evidence": {"expected": "1 2\n", "actual": "1 2\n", "exact": True, "exit": 0}}
LOOSE = {"evidence": {"expected": "1 2\n", "actual": "1\n2", "exact": False, "exit": 0}}
MISMATCH = {
    "detail": "mismatch",
    "evidence": {
        "expected": "first line\nsecond line\nthird\n",
        "actual": "first line\nsecond word\nthird\nfourth\n",
        "exact": False,
        "exit": 0,
    },
}
COMPILE = {
    "detail": "compile_error",
    "evidence": {"compiler": "main.cpp:1:1: error: no"},
    "volatile": {"build_seconds": 1.5, "compiler_output": "main.cpp:1:1: error: no\n  ^~~\n"},
}
EDGE = {
    "detail": "edge_case",
    "evidence": {
        "case": "two_parts",
        "why": "A second component.",
        "call": "search([5, 7], 2)",
        "expected_result": "[5]",
        "result": "[7]",
    },
    "volatile": {
        "smallest": {
            **{"case": "smallest", "why": "The smallest input that was found."},
            **{"call": "search([], 0)", "expected_result": "[]", "result": "[0]", "size": 1},
        }
    },
}


def mixed() -> list[Record]:
    """Nine instances of three languages: every outcome, and an error of ours."""
    return [
        record("kmp-python", **PASSED),
        record("kmp-python", "edge_cases", evidence={"cases": 112}),
        record("kmp-cpp", bucket="static_failure", **COMPILE),
        record("kmp-cpp", "edge_cases", "static_failure", **COMPILE),
        record("kmp-rust", bucket="wrong_output", **MISMATCH),
        record("kmp-rust", "edge_cases", "wrong_output", **EDGE),
        record("bfs-python-adj_list", **LOOSE),
        record("bfs-python-adj_list", "edge_cases", "wrong_output", **EDGE),
        record("bfs-cpp-adj_list", bucket="timeout", detail="cpu", evidence={"stopped": "cpu"}),
        record("bfs-cpp-adj_list", "edge_cases", "timeout", detail="cpu"),
        record("bfs-rust-adj_list", bucket=None, program="", completion=""),
        record("bfs-rust-adj_list", "edge_cases", bucket=None, program="", completion=""),
        record("bfs-python-edge_list", **PASSED, flags=["stateful"]),
        record("bfs-python-edge_list", "edge_cases", evidence={"cases": 112}),
        record(
            "bfs-cpp-edge_list", bucket="runtime_error", detail="signal", evidence={"signal": 11}
        ),
        record("bfs-cpp-edge_list", "edge_cases", "runtime_error", detail="signal"),
        record("bfs-rust-edge_list", bucket="static_failure", detail="no_program", program=""),
        record(
            "bfs-rust-edge_list", "edge_cases", "static_failure", detail="no_program", program=""
        ),
    ]


def info(**fields: Any) -> RunInfo:
    """What run.json says of a run that went well."""
    known: dict[str, Any] = {
        "run": "one",
        "model": "toy:1",
        "decoding": {"temperature": 0.0, "top_p": None, "max_tokens": 600},
        "suite": "toy",
        "suite_sha256": "ab" * 32,
        "counts": {"suite": 9, "existing": 9, "selected": 18, "judged": 16, "errors": 2},
        "toolchains": {"python": "3.12.1", "cpp": "12.2.0"},
        "limits": {
            "python": {"run_seconds": 30, "memory_mib": 512},
            "cpp": {"run_seconds": 30, "memory_mib": 512, "build_seconds": 60.0},
            "rust": {"run_seconds": 30, "memory_mib": 512, "build_seconds": 60.0},
        },
        "sandbox": "bubblewrap",
        "versions": {"algoreval": "0.1.0"},
        "sessions": 1,
        "started": "2026-11-30T18:49:24+00:00",
        "ended": "2026-11-30T19:52:14+00:00",
        "complete": True,
    }
    return RunInfo.model_validate({**known, **fields})


def write(folder: Path, records: Iterable[Record], about: RunInfo | None = None) -> Path:
    """A run's folder with these records."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "records.jsonl").write_text("".join(one.row() + "\n" for one in records))
    if about:
        (folder / "run.json").write_text(about.json_text())
    return folder


def many(count: int) -> list[Record]:
    """So many records, of both tests, in ten domains."""
    found = []
    for number in range(count // 2):
        language = LANGUAGES[number % 3]
        for test, good in (("stdout", number % 4 != 0), ("edge_cases", number % 5 != 0)):
            fields = {} if good else MISMATCH
            bucket = "passed" if good else "wrong_output"
            one = record(f"task{number // 3:04}-{language}", test, bucket, **fields)
            found.append(one.model_copy(update={"domain": f"domain{number % 10}"}))
    return found


def payload(html: str) -> dict[str, Any]:
    """The data that a page holds."""
    text = html.partition('<script type="application/json" id="data">')[2].partition("</script>")[0]
    found: dict[str, Any] = json.loads(text)
    return found
