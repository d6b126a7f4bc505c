import re
from typing import Any

import pytest

from algoreval.counterexample import signal_name
from algoreval.evidence import failure_text, side_by_side
from algoreval.verdict import Verdict


def first_line(bucket: str, detail: str = "", **evidence: Any) -> str:
    return failure_text(Verdict(bucket, detail, (), evidence)).partition("\n")[0]


@pytest.mark.parametrize(
    ("verdict", "evidence", "line"),
    [
        (
            ("static_failure", "compile_error"),
            {"compiler": "main.c:3:1: error: no ';'", "compiler_output": "...", "stopped": ""},
            "static_failure (compile_error): main.c:3:1: error: no ';'",
        ),
        (
            ("static_failure", "compile_limit"),
            {"compiler": "warning: x", "stopped": "wall"},
            "static_failure (compile_limit): stopped at the time limit",
        ),
        (("static_failure", "no_program"), {}, "static_failure (no_program)"),
        (
            ("runtime_error", "signal"),
            {"signal": 11, "exit": None, "expected": "1", "actual": ""},
            "runtime_error (signal): killed by SIGSEGV (11)",
        ),
        (
            ("runtime_error", "exception"),
            {"exit": 1, "stderr": "Traceback:\n  f()\nKeyError: 'x'\n"},
            "runtime_error (exception): exit status 1: KeyError: 'x'",
        ),
        (
            ("timeout", "cpu"),
            {"stopped": "cpu", "signal": 9},
            "timeout (cpu): stopped at the time limit",
        ),
        (
            ("wrong_output", "mismatch"),
            {"expected": "1\n2\n3", "actual": "1\n5\n3"},
            "wrong_output (mismatch): line 2: expected '2', got '5'",
        ),
        (
            ("wrong_output", "mismatch"),
            {"expected": "1\n2", "actual": "\n \n"},
            "wrong_output (mismatch): printed nothing",
        ),
        (
            ("wrong_output", "mismatch"),
            {"expected": "1\n2\n3", "actual": "1\n2\n"},
            "wrong_output (mismatch): stops after line 2 of 3",
        ),
        (
            ("wrong_output", "mismatch"),
            {"expected": "1", "actual": "1\ndebug"},
            "wrong_output (mismatch): goes on after the last line: 'debug'",
        ),
    ],
)
def test_the_first_line_says_it_all(
    verdict: tuple[str, str], evidence: dict[str, Any], line: str
) -> None:
    assert first_line(*verdict, **evidence) == line


def test_flags_are_shown() -> None:
    text = failure_text(Verdict("timeout", "wall", ("alone",), {}))
    assert text == "timeout (wall) [alone]"


def test_long_lines_are_shown_where_they_part() -> None:
    line = first_line("wrong_output", expected="0 " * 500 + "1", actual="0 " * 500 + "2")
    assert re.search(r"expected '\.\.\.[0 ]+1', got '\.\.\.[0 ]+2'$", line)
    assert len(line) < 120


def test_two_columns_mark_the_lines_that_differ() -> None:
    assert side_by_side("a\nb\nc", "a\nX\nc") == [
        "     expected                             | actual",
        "     -------------------------------------+-------------------------------------",
        "  1  a                                    | a",
        "> 2  b                                    | X",
        "  3  c                                    | c",
    ]


def test_only_the_neighbourhood_of_the_first_difference_is_shown() -> None:
    wanted = [str(number) for number in range(1, 1001)]
    got = [*wanted[:499], "X", *wanted[500:]]
    table = side_by_side("\n".join(wanted), "\n".join(got))
    assert len(table) < 20
    assert table[2].split() == ["497", "497", "|", "497"]
    marked = [line for line in table if line.startswith(">")]
    assert [line.split() for line in marked] == [[">", "500", "500", "|", "X"]]
    assert table[-1] == "  [... 489 more lines ...]"


def test_whitespace_is_no_difference() -> None:
    assert side_by_side("1 2\n3\n", "1  2 \r\n3\n\n") == ["stdout: as expected"]
    table = side_by_side("1 2\n3", "1\t2\n4")
    assert [line[0] for line in table[2:]] == [" ", ">"]


def test_missing_lines_are_said_to_be_missing() -> None:
    assert side_by_side("1\n2", "1")[-1].endswith("| (no line)")
    assert "(no line)" in side_by_side("1", "1\n2")[-1].partition("|")[0]


def test_no_line_is_wider_than_a_terminal() -> None:
    for text in ("x" * 500, "日本語" * 200, "\x1b[31m" * 100, "\t" * 300):
        for line in side_by_side(f"same\n{text}", f"same\n{text}!"):
            assert len(line) <= 80


def test_hostile_output_is_harmless_and_bounded() -> None:
    hostile = "\x00\x1b[2J\u202e\ud800]]>\x85\n" * 10_000
    text = failure_text(
        Verdict(
            f"runtime_error{hostile[:9]}",
            "",
            (),
            {key: hostile for key in ("expected", "compiler_output", "stderr", "more")}
            | {"actual": hostile.replace("0", "1") + "x", "signal": hostile},
        )
    )
    assert not re.search(r"[^\n\x20-\x7e]", text)
    assert len(text) < 20_000
    assert text.encode()


def test_stderr_is_shown_from_its_end() -> None:
    text = failure_text(
        Verdict("runtime_error", "exit_status", (), {"stderr": "\n".join(map(str, range(100)))})
    )
    assert "[... 85 lines before ...]" in text
    assert text.endswith("\n  99")


def test_evidence_that_nobody_knew_of_is_shown_too() -> None:
    evidence = {"case": "empty graph", "call": "f([])\n== 0", "nothing": None}
    text = failure_text(Verdict("wrong_output", "edge_case", (), evidence))
    assert text == "wrong_output (edge_case)\ncall:\n  f([])\n  == 0\ncase: empty graph"


@pytest.mark.parametrize(
    ("number", "name"),
    [(9, "SIGKILL (9)"), ("6", "SIGABRT (6)"), ("SIGSEGV", "SIGSEGV"), (1234, "1234")],
)
def test_signal_names(number: object, name: str) -> None:
    assert signal_name(number) == name


def test_spaces_in_a_string_stay_in_the_first_line() -> None:
    shown = {"call": 'f("a   b",\n    "  ")', "expected_result": '"  "', "result": '" "'}
    line = first_line("wrong_output", "edge_case", case="x", why="y", **shown)
    assert line == 'wrong_output (edge_case): f("a   b", "  ") gives " ", expected "  "'
