"""Verdicts from made-up runs: what counts, what does not, and which cause wins."""

from dataclasses import replace

import pytest

from algoreval.built import Built
from algoreval.extract import NoProgram
from algoreval.judge import Execution, judge_missing, judge_stdout, normalise
from algoreval.language import languages
from algoreval.sandbox import Run
from algoreval.verdict import BUCKETS

PYTHON, RUST, CPP = (languages()[name] for name in ("python", "rust", "cpp"))
GOOD = Run(
    exit=0,
    signal=None,
    stopped=None,
    stdout=b"1 2\n3\n",
    stderr=b"",
    artifact=None,
    wall_seconds=0.1,
    cpu_seconds=0.1,
    queued_seconds=0.0,
    memory_mib=9,
)
BUILT = Built(exit=0)


def verdict(
    run: Run = GOOD, *, language=PYTHON, built=BUILT, parses=None, ended="", expected="1 2\n3"
):
    judged = judge_stdout(Execution(built, run, parses), expected, language, ended)
    assert judged.bucket in BUCKETS
    return judged.bucket, judged.detail


@pytest.mark.parametrize(
    "stdout",
    [b"1 2\n3", b"1 2\n3\n\n", b" 1  2 \r\n\r\n3 ", b"1\t2\n3\n", b"\n1 2 3\n", b"1 2\x0b\x0c3"],
)
def test_whitespace_does_not_matter(stdout) -> None:
    assert verdict(replace(GOOD, stdout=stdout)) == ("passed", "")


@pytest.mark.parametrize(
    "stdout",
    [
        b"", b"12\n3", b"1 2\n3\n4", b"[1, 2]\n3", b"1, 2 3", b"1 2\n3.0", b"+1 2\n3",
        b"debug\n1 2\n3", "1\N{NO-BREAK SPACE}2 3".encode(), "1\u20282 3".encode(), b"1 2\x1c3",
    ],
)  # fmt: skip
def test_everything_else_does(stdout) -> None:
    assert verdict(replace(GOOD, stdout=stdout)) == ("wrong_output", "mismatch")


def test_letters_keep_their_case_and_signs_count() -> None:
    assert verdict(replace(GOOD, stdout=b"True"), expected="true") == ("wrong_output", "mismatch")
    assert verdict(replace(GOOD, stdout=b"-0.00"), expected="0.00") == ("wrong_output", "mismatch")


def test_equality_to_the_letter_is_recorded() -> None:
    def exact(stdout: bytes) -> bool:
        run = replace(GOOD, stdout=stdout)
        return judge_stdout(Execution(BUILT, run), "1 2\n3", PYTHON).evidence["exact"]

    assert exact(b"1 2\n3\n")
    assert exact(b"1 2\n3")
    assert not exact(b"1 2 3\n")
    assert not exact(b"1 2\n3\n\n")


def test_it_is_recorded_of_any_output() -> None:
    run = replace(GOOD, stdout=b"1 2\n3\n", exit=1)
    assert judge_stdout(Execution(BUILT, run), "1 2\n3", PYTHON).evidence["exact"]


def test_nothing_is_expected_of_an_empty_output() -> None:
    assert verdict(replace(GOOD, stdout=b"\n"), expected="") == ("passed", "")


def test_bytes_that_are_no_text_are_told_apart() -> None:
    assert verdict(replace(GOOD, stdout=b"1 2\n3 \xff")) == ("wrong_output", "undecodable")


def test_stderr_alone_is_no_failure() -> None:
    assert verdict(replace(GOOD, stderr=b"Traceback (most recent call last):\n")) == ("passed", "")


def test_right_output_does_not_make_up_for_a_bad_end() -> None:
    assert verdict(replace(GOOD, exit=1)) == ("runtime_error", "exit_status")
    crashed = replace(GOOD, exit=None, signal=11)
    assert verdict(crashed, language=CPP) == ("runtime_error", "signal")


@pytest.mark.parametrize(
    ("language", "stderr", "detail"),
    [
        (PYTHON, b"Traceback (most recent call last):\n  ...\nValueError: x\n", "exception"),
        (PYTHON, b"Traceback (most recent call last):\n  ...\nMemoryError\n", "memory_limit"),
        (RUST, b"thread 'main' panicked at main.rs:1:1:\nboom\n", "exception"),
        (RUST, b"bye\n", "exit_status"),
    ],
)
def test_the_cause_of_a_bad_end_is_read_from_stderr(language, stderr, detail) -> None:
    run = replace(GOOD, exit=1, stderr=stderr)
    assert verdict(run, language=language) == ("runtime_error", detail)


@pytest.mark.parametrize("limit", ["memory", "output", "disk"])
def test_a_limit_that_stopped_a_run_is_its_cause(limit) -> None:
    run = replace(GOOD, exit=None, stopped=limit)
    assert verdict(run) == ("runtime_error", f"{limit}_limit")


@pytest.mark.parametrize("stopped", ["wall", "cpu"])
@pytest.mark.parametrize(("cpu_seconds", "detail"), [(29.0, "cpu"), (16.0, "cpu"), (0.2, "wall")])
def test_a_timeout_is_told_by_what_the_time_was_spent_on(stopped, cpu_seconds, detail) -> None:
    run = replace(GOOD, exit=None, stopped=stopped, wall_seconds=30.0, cpu_seconds=cpu_seconds)
    assert verdict(run) == ("timeout", detail)


def test_a_program_that_does_not_parse_never_ran() -> None:
    run = replace(GOOD, exit=1, stdout=b"", stderr=b"SyntaxError: invalid syntax\n")
    assert verdict(run, parses=False) == ("static_failure", "parse_error")
    for ended in ("truncated", "refusal"):
        assert verdict(run, parses=False, ended=ended) == ("static_failure", ended)
    assert verdict(run, parses=True)[0] == "runtime_error"


def test_a_failed_compilation_is_static() -> None:
    built = Built(exit=1, output="main.rs:1:1\nerror[E0425]: cannot find value `x`\n")
    judged = judge_stdout(Execution(built), "", RUST)
    assert (judged.bucket, judged.detail) == ("static_failure", "compile_error")
    assert "E0425" in judged.evidence["compiler"]
    for ended in ("truncated", "refusal"):
        assert verdict(built=built, language=RUST, ended=ended) == ("static_failure", ended)


@pytest.mark.parametrize(
    ("stopped", "detail"),
    [("cpu", "compile_limit"), ("memory", "compile_limit"), ("artifact", "artifact_limit")],
)
def test_a_compiler_that_hit_a_limit_is_static_too(stopped, detail) -> None:
    built = Built(exit=None, stopped=stopped)
    assert verdict(built=built, language=CPP, ended="truncated") == ("static_failure", detail)


@pytest.mark.parametrize(
    ("detail", "ended", "expected"),
    [
        ("no_program", "", "no_program"),
        ("no_program", "truncated", "truncated"),
        ("refusal", "truncated", "refusal"),
        ("wrong_language", "", "wrong_language"),
        ("wrong_language", "truncated", "wrong_language"),
    ],
)
def test_a_completion_without_a_program_is_static(detail, ended, expected) -> None:
    judged = judge_missing(NoProgram(detail, "words"), ended)
    assert (judged.bucket, judged.detail) == ("static_failure", expected)


def test_evidence_is_bounded() -> None:
    run = replace(GOOD, stdout=b"x" * 900_000, stderr=b"y" * 900_000)
    evidence = judge_stdout(Execution(BUILT, run), "z", PYTHON).evidence
    assert sum(len(str(value)) for value in evidence.values()) < 100_000


def test_a_normalised_text_is_a_fixed_point() -> None:
    text = normalise("  a \n\n b\tc ")
    assert text == "a b c" == normalise(text)
