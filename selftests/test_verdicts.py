"""The benchmark on samples whose verdicts are known: in every language a right program, one that
does not compile, one that crashes, one that hangs, one that is wrong and one that only prints what
it should.
"""

import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest

from algoreval.instance import find
from algoreval.language import languages
from algoreval.program import reference
from algoreval.record import Record, stable
from algoreval.record_file import each_record
from algoreval.registry import ROOT
from plugins.junit import PROPERTIES

FOLDER = Path(__file__).parent / "verdicts"
TASK = "edit_distance"
HANG_SECONDS = "2"

SEVERAL = ("cpp", "java", "python")
"""A compiler, a compiler that stays, and none: of these it is seen that workers change nothing."""


def samples(language: str) -> Iterator[tuple[str, str]]:
    """(expected verdict, program) in the order of their indices.

    A verdict by the edge cases follows after a plus where it is another one.
    """
    yield "passed", reference(find(f"{TASK}-{language}"))
    for path in sorted((FOLDER / language).iterdir()):
        yield path.name.rpartition(".")[0], path.read_text(encoding="utf-8")


def labels(records: list[Record], test: str) -> dict[int, str]:
    """The verdict on each sample by one test."""
    return {one.sample: one.verdict.label for one in records if one.test == test}


def judge(tmp_path: Path, run: str, *options: str) -> tuple[Path, Path]:
    """Judges all samples in a run of its own: (its folder, its JUnit file)."""
    replay = tmp_path / "replay.jsonl"
    with replay.open("w", encoding="utf-8") as file:
        for name, language in languages().items():
            for _, program in samples(name):
                text = f"Here you are:\n\n```{language.fence}\n{program}```\n"
                row = {"instance": f"{TASK}-{name}", "completion": text}
                file.write(json.dumps(row) + "\n")
    junit = tmp_path / f"{run}.xml"
    command = [sys.executable, "-m", "pytest", "-q", f"--model=replay:{replay}"]
    command += [f"--reports={tmp_path}", f"--run={run}", f"--task={TASK}", f"--junitxml={junit}"]
    done = subprocess.run(
        [*command, f"--run-timeout={HANG_SECONDS}", *options],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    return tmp_path / run, junit


@pytest.mark.slow
@pytest.mark.toolchain
def test_every_program_gets_its_verdict(tmp_path: Path) -> None:
    """One test, for the run takes a while: of several tests, each worker that gets one makes it."""
    first, junit = judge(tmp_path, "first", "-n1")
    records = list(each_record(first / "records.jsonl"))
    for language in sorted(languages()):
        check_verdicts(language, [one for one in records if one.language == language])
    check_junit(junit)

    second, _ = judge(tmp_path, "second", "-n4", f"--lang={','.join(SEVERAL)}")
    again = [stable(one) for one in each_record(second / "records.jsonl")]
    once = [stable(one) for one in records if one.language in SEVERAL]
    assert sorted(once, key=str) == sorted(again, key=str), "workers change a record"


def check_verdicts(language: str, records: list[Record]) -> None:
    names = [name for name, _ in samples(language)]
    expected = {i: name.split("+")[0] for i, name in enumerate(names)}
    assert labels(records, "stdout") == expected, language
    edges = labels(records, "edge_cases")
    for index, name in enumerate(names):
        if "+" in name or name.startswith("static_failure"):
            assert edges[index] == name.split("+")[-1], language
        else:
            assert (edges[index] == "passed") == (name == "passed"), (language, name)


def check_junit(path: Path) -> None:
    """It says what a CI needs."""
    cases = list(ElementTree.parse(path).iter("testcase"))
    assert len(cases) == 2 * 6 * len(languages())
    for case in cases:
        words = {one.get("name"): one.get("value") for one in case.iter("property")}
        assert set(PROPERTIES) <= set(words)
        failure = case.find("failure")
        assert (failure is None) == (words["bucket"] == "passed")
        if words["detail"] == "mismatch":
            assert "expected" in (failure.text or "")
        if words["detail"] == "edge_case":
            assert re.search(r"^ +.*edit_?[dD]istance\(.*\)", failure.text or "", re.MULTILINE)
