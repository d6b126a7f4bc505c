"""Problems and samples of other benchmarks: what is read of each format, and what is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from algoreval.errors import ConfigError
from algoreval.external import Written, read_problems, read_samples
from plugins.external._python import undocumented
from selftests.fidelity.recorded import lines

PROMPT = '''from typing import List


def double(numbers: List[int]) -> List[int]:
    """Each number twice as large: a secret of the problem's text."""
'''
HUMANEVAL = {"task_id": "HumanEval/7", "prompt": PROMPT, "entry_point": "double", "test": "x"}
BODY = "    return [2 * n for n in numbers]\n"
WHOLE = f"def double(numbers):\n{BODY}"
MBPP = {"task_id": 11, "text": "Write a function.", "code": "x", "test_list": ["assert f() == 1"]}
CONTEST = {"question_id": "abc301_a", "question_title": "Games", "question_content": "Who won?"}


def written(tmp_path: Path, problem: dict[str, Any], *samples: dict[str, Any]) -> list[Written]:
    problems = read_problems([lines(tmp_path / "problems.jsonl", [problem])])
    found, others = read_samples([("", lines(tmp_path / "samples.jsonl", samples))], problems)
    assert not others
    return found


class TestProblems:
    def test_a_byte_order_mark_is_no_fault(self, tmp_path: Path) -> None:
        file = lines(tmp_path / "problems.jsonl", [MBPP])
        file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
        assert list(read_problems([file])) == ["mbpp/11"]

    @pytest.mark.parametrize(
        ("row", "name", "statement"),
        [
            (HUMANEVAL, "humaneval/7", PROMPT),
            (MBPP, "mbpp/11", "Write a function."),
            ({"task_id": "11", "prompt": "Sanitized."}, "mbpp/11", "Sanitized."),
            ({"task_id": "Mbpp/11", "prompt": "Plus.", "entry_point": "f"}, "mbpp/11", "Plus."),
            (CONTEST, "livecodebench/abc301_a", "Games\n\nWho won?"),
            ({"question_id": 2727, "question_content": "Q"}, "livecodebench/2727", "Q"),
        ],
    )
    def test_each_format_is_read(self, tmp_path: Path, row, name: str, statement: str) -> None:
        found = read_problems([lines(tmp_path / "problems.jsonl", [row])])
        assert {one.id: one.statement for one in found.values()} == {name: statement}
        assert list(found) == [name]

    def test_one_file_may_hold_all(self, tmp_path: Path) -> None:
        file = lines(tmp_path / "problems.jsonl", [HUMANEVAL, MBPP, CONTEST])
        kinds = {one.benchmark for one in read_problems([file]).values()}
        assert kinds == {"humaneval", "mbpp", "livecodebench"}

    @pytest.mark.parametrize(
        ("line", "problem"),
        [
            ("nonsense", ":2: Expecting value"),
            ('{"task_id": 12', ":2: Expecting ',' delimiter: line 1 column 15"),
            ("[1]", ":2: an object is expected"),
            ('{"text": "x"}', ":2: no problem of HumanEval, LiveCodeBench, MBPP; task_id"),
            ('{"task_id": "APPS/1", "text": "x"}', ":2: no problem of HumanEval"),
            ('{"task_id": 12}', ":2: prompt: text is expected"),
            ('{"task_id": 12, "text": 5}', ":2: text: text is expected"),
            ('{"task_id": 12, "text": " "}', ":2: mbpp/12 has no text"),
            ('{"task_id": "HumanEval/1", "prompt": "x"}', ":2: entry_point: text is expected"),
            ('{"question_id": "a"}', ":2: question_content: text is expected"),
            ('{"task_id": "MBPP/11", "text": "again"}', "mbpp/11 is there already, in "),
        ],
    )
    def test_a_bad_line_is_named(self, tmp_path: Path, line: str, problem: str) -> None:
        file = tmp_path / "problems.jsonl"
        file.write_text(f"{json.dumps(MBPP)}\n{line}\n")
        with pytest.raises(ConfigError) as caught:
            read_problems([file])
        assert problem in str(caught.value)
        assert "\n" not in str(caught.value)
        assert str(caught.value).startswith(f"{file}:2: ")

    def test_a_json_list_says_how_to_make_lines_of_it(self, tmp_path: Path) -> None:
        file = tmp_path / "problems.json"
        file.write_text(json.dumps([MBPP], indent=2))
        with pytest.raises(ConfigError, match=r"one JSON list; .* jq -c"):
            read_problems([file])

    def test_lines_end_where_a_line_feed_is(self, tmp_path: Path) -> None:
        file = tmp_path / "problems.jsonl"
        rows = [{"task_id": 1, "text": "a\u2028b\x85c"}, {"task_id": 2, "text": "d"}]
        text = "\r\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
        file.write_bytes(text.encode())
        found = read_problems([file])
        assert [one.statement for one in found.values()] == ["a\u2028b\x85c", "d"]

    def test_what_is_no_utf8_is_one_line(self, tmp_path: Path) -> None:
        file = tmp_path / "problems.jsonl"
        file.write_bytes(json.dumps(MBPP).encode() + b"\n\xff\n")
        with pytest.raises(ConfigError, match="no UTF-8"):
            read_problems([file])

    def test_files_without_a_problem_are_refused(self, tmp_path: Path) -> None:
        with pytest.raises(ConfigError, match="hold no problem"):
            read_problems([lines(tmp_path / "problems.jsonl", [])])
        with pytest.raises(ConfigError, match="cannot read"):
            read_problems([tmp_path / "missing.jsonl"])


class TestSamples:
    @pytest.mark.parametrize(
        "sample",
        [
            {"solution": WHOLE},
            {"completion": f"Sure:\n```python\n{WHOLE}```\nDone."},
            {"completion": WHOLE},
        ],
    )
    def test_a_program_is_taken_from_where_it_stands(self, tmp_path: Path, sample) -> None:
        (one,) = written(tmp_path, HUMANEVAL, {"task_id": "HumanEval/7", **sample})
        assert one.program.strip() == WHOLE.strip()

    def test_a_completion_of_humaneval_goes_on_with_the_prompt(self, tmp_path: Path) -> None:
        (one,) = written(tmp_path, HUMANEVAL, {"task_id": "HumanEval/7", "completion": BODY})
        assert one.program.startswith("from typing import List")
        assert one.program.endswith(BODY)
        assert "secret" not in one.program

    @pytest.mark.parametrize("reply", ["", "I cannot help with that.", "    return [2 *"])
    def test_a_reply_without_a_program_has_none(self, tmp_path: Path, reply: str) -> None:
        samples = [{"completion": reply}, {"solution": WHOLE}]
        one, _ = written(tmp_path, HUMANEVAL, *({"task_id": "HumanEval/7", **s} for s in samples))
        assert one.program in ("", reply)

    @pytest.mark.parametrize(
        ("sample", "programs"),
        [
            ({"code_list": ["a = 1", "a = 2"], "output_list": ["x", "y"]}, ["a = 1", "a = 2"]),
            ({"code": "a = 1"}, ["a = 1"]),
            ({"solution": "a = 1"}, ["a = 1"]),
            ({"completion": ["```python\na = 1\n```"]}, ["a = 1\n"]),
            ({"code_list": ["", "a = 2"]}, ["", "a = 2"]),
        ],
    )
    def test_livecodebench_keeps_several_in_a_line(self, tmp_path, sample, programs) -> None:
        found = written(tmp_path, CONTEST, {"question_id": "abc301_a", **sample})
        assert [one.program for one in found] == programs
        assert [one.index for one in found] == list(range(len(programs)))

    def test_several_lines_are_several_samples_of_whoever_wrote_them(self, tmp_path) -> None:
        rows = [{"task_id": 11, "solution": "a", "model": m} for m in ("x", "y", "x", None)]
        found = written(tmp_path, MBPP, *rows)
        assert [(one.model, one.index) for one in found] == [
            ("x", 0), ("y", 0), ("x", 1), ("samples", 0),
        ]  # fmt: skip

    def test_the_user_says_who_wrote_a_file(self, tmp_path: Path) -> None:
        problems = read_problems([lines(tmp_path / "p.jsonl", [MBPP])])
        file = lines(tmp_path / "s.jsonl", [{"task_id": 11, "solution": "a", "model": "x"}])
        ((one,), _) = read_samples([("mine", file)], problems)
        assert one.model == "mine"

    def test_samples_of_other_problems_are_counted(self, tmp_path: Path) -> None:
        problems = read_problems([lines(tmp_path / "p.jsonl", [MBPP])])
        rows = [{"task_id": n, "solution": "a"} for n in (11, 12, 13)]
        found, others = read_samples([("m", lines(tmp_path / "s.jsonl", rows))], problems)
        assert (len(found), others) == (1, 2)
        with pytest.raises(ConfigError, match="no sample in the files"):
            read_samples([("m", lines(tmp_path / "s.jsonl", rows[1:]))], problems)

    def test_samples_without_any_program_are_refused(self, tmp_path: Path) -> None:
        with pytest.raises(ConfigError, match="holds a program"):
            written(tmp_path, MBPP, {"task_id": 11, "completion": "I cannot help with that."})

    @pytest.mark.parametrize(
        ("row", "problem"),
        [
            ({"task_id": 11}, "missing: solution or completion"),
            ({"task_id": 11, "solution": 5}, "solution: text is expected"),
            ({"task_id": 11, "completion": [5]}, "completion: text is expected"),
            ({"task_id": 11, "solution": "a", "model": 5}, "model: text is expected"),
            ({"solution": "a"}, "no problem of HumanEval"),
        ],
    )
    def test_a_bad_line_is_named(self, tmp_path: Path, row, problem: str) -> None:
        with pytest.raises(ConfigError) as caught:
            written(tmp_path, MBPP, {"task_id": 11, "solution": "a"}, row)
        assert f"samples.jsonl:2: {problem}" in str(caught.value)


class TestUndocumented:
    @pytest.mark.parametrize(
        ("source", "shown"),
        [
            ('def f():\n    """Tells."""\n    return 1', 'def f():\n    "..."\n    return 1'),
            ('def f():\n    """Tells\n    all.\n    """', 'def f():\n    "..."'),
            ('"""Tells."""\nx = 1  # stays', '"..."\nx = 1  # stays'),
            ("class A:\n    'é tells'; x = 'é'", "class A:\n    \"...\"; x = 'é'"),
            ('async def f():\r\n    "tells"\r\n', 'async def f():\n    "..."\n'),
            ('x = """stays"""', 'x = """stays"""'),
            ('def f():\n    return "stays"', 'def f():\n    return "stays"'),
            ("def f(:\n    'no Python'", "def f(:\n    'no Python'"),
        ],
    )
    def test_only_docstrings_go(self, source: str, shown: str) -> None:
        assert undocumented(source) == shown
