import json
from enum import StrEnum
from pathlib import Path

import pydantic
import pytest

from algoreval.errors import ConfigError
from algoreval.record import Extraction, PromptTexts, Record, latest, stable
from algoreval.record_file import TornLineWarning, each_record
from algoreval.verdict import Verdict

HOSTILE = "\x00\x1b[31m\u202e\u2028\x85\ufffe</script>\r\n" + "\ud800\udcff"


def record(**fields: object) -> Record:
    known = {"instance": "kmp-c", "task": "kmp", "language": "c", "bucket": "passed"}
    return Record.model_validate({**known, **fields})


def test_a_row_comes_back_as_the_record_it_was() -> None:
    one = record(
        flags=("stateful",),
        decoding={"temperature": 0.0, "seed": None},
        prompt=PromptTexts(system="s", user="u"),
        extraction=Extraction(rule="last tagged block"),
        evidence={"exact": True, "exit": 0, "list": [1, {"a": None}]},
        volatile={"run_seconds": 0.5, "shrunk": [1, 2]},
    )
    assert Record.model_validate_json(one.row()) == one


@pytest.mark.parametrize(
    "field", ["completion", "program", "detail", "finish_reason", "toolchain", "model"]
)
def test_any_text_becomes_one_line_of_ascii_json(field: str) -> None:
    one = record(**{field: HOSTILE})
    row = one.row()
    assert row.isascii()
    assert "\n" not in row
    assert not [char for char in row if ord(char) < 32]
    assert json.loads(row)[field] == HOSTILE[:-2] + r"\ud800\udcff"
    assert Record.model_validate_json(row) == one


def test_values_that_json_lacks_become_text() -> None:
    class Reason(StrEnum):
        WALL = "wall"

    evidence = {
        "bytes": b"ok\xff",
        "nan": float("nan"),
        "inf": [float("-inf")],
        "enum": Reason.WALL,
        HOSTILE: (1, 2),
        3: "key",
    }
    kept = json.loads(record(evidence=evidence).row())["evidence"]
    assert kept["bytes"] == r"ok\xff"
    assert kept["nan"] == "nan"
    assert kept["inf"] == ["-inf"]
    assert kept["enum"] == "wall"
    assert kept["3"] == "key"
    assert [1, 2] in kept.values()


def test_nested_parts_are_cleaned_too() -> None:
    one = record(prompt=PromptTexts(user="\udc80"), extraction={"note": "\udc80"})
    assert one.prompt.user == one.extraction.note == r"\udc80"


@pytest.mark.parametrize(
    "fields",
    [
        {"bucket": None},
        {"bucket": "passed", "judge_error": "no compiler"},
        {"bucket": "success"},
        {"sample": -1},
        {"colour": "red"},
        {"schema_version": 2},
    ],
)
def test_what_is_no_record_is_refused(fields: dict[str, object]) -> None:
    with pytest.raises(pydantic.ValidationError):
        record(**fields)


def test_an_error_of_ours_is_no_verdict() -> None:
    one = record(bucket=None, judge_error="no compiler")
    assert (one.judged, one.passed) == (False, False)
    with pytest.raises(ValueError, match="no compiler"):
        _ = one.verdict


def test_the_verdict_comes_back() -> None:
    one = record(bucket="timeout", detail="cpu", flags=("x",), evidence={"exit": None})
    assert one.verdict == Verdict("timeout", "cpu", ("x",), {"exit": None})


def test_stable_drops_what_varies() -> None:
    fast = record(volatile={"run_seconds": 0.1, "worker": "gw0"})
    slow = record(volatile={"run_seconds": 9.9, "worker": "gw1", "cached": True})
    assert stable(fast) == stable(slow)
    assert stable(fast) != stable(record(detail="x"))
    assert "volatile" not in stable(fast)


def test_the_latest_record_of_a_test_wins() -> None:
    first = record(bucket="timeout")
    other = record(instance="kmp-go")
    second = record(bucket="passed")
    assert latest([first, other, second]) == [second, other]


def test_an_error_never_replaces_a_verdict_but_is_replaced() -> None:
    verdict, error = record(), record(bucket=None, judge_error="down")
    assert latest([verdict, error]) == [verdict]
    assert latest([error, verdict]) == [verdict]
    later = record(bucket=None, judge_error="down again")
    assert latest([error, later]) == [later]


def test_samples_and_tests_are_kept_apart() -> None:
    three = [record(), record(sample=1), record(test="edge_cases")]
    assert latest(three) == three


def written(path: Path, *lines: str) -> Path:
    path.write_bytes("".join(lines).encode())
    return path


def test_reading_back(tmp_path: Path) -> None:
    rows = [record(), record(instance="kmp-go")]
    path = written(tmp_path / "r.jsonl", *(f"{row.row()}\n" for row in rows))
    assert list(each_record(path)) == rows
    assert list(each_record(written(path, ""))) == []
    assert list(each_record(written(path, rows[0].row()))) == rows[:1], (
        "only the line feed is missing"
    )


@pytest.mark.parametrize("cut", [1, 40, -1])
def test_a_torn_last_line_is_left_out_and_said(tmp_path: Path, cut: int) -> None:
    row = record().row()
    path = written(tmp_path / "r.jsonl", f"{row}\n", row[:cut])
    with pytest.warns(TornLineWarning, match=r"r\.jsonl:2: the last line was cut short"):
        assert list(each_record(path)) == [record()]


def test_zeros_after_a_power_cut_are_a_torn_line(tmp_path: Path) -> None:
    path = written(tmp_path / "r.jsonl", record().row(), "\n", "\0" * 100)
    with pytest.warns(TornLineWarning):
        assert len(list(each_record(path))) == 1


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("{", "no JSON"),
        ("[1]", "no record"),
        ('"text"', "no record"),
        ("\0", "no JSON"),
        ("[" * 100_000, "nested too deeply"),
        ('{"instance": "kmp-c"}', "no record: task: Field required"),
        (record().row()[:-1] + ',"colour":1}', "no record: colour: Extra inputs"),
        (record().row().replace('"passed"', '"fine"'), "no record: unknown bucket 'fine'"),
        (record().row().replace('"schema_version":1', '"schema_version":7'), "schema version 7"),
    ],
)
def test_a_corrupt_line_is_named(tmp_path: Path, line: str, complaint: str) -> None:
    path = written(tmp_path / "r.jsonl", f"{record().row()}\n", f"{line}\n", record().row())
    with pytest.raises(ConfigError, match=r"r\.jsonl:2: ") as caught:
        list(each_record(path))
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)


def test_bytes_that_are_no_utf8_are_named(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    path.write_bytes(b'{"instance": "\xff"}\n')
    with pytest.raises(ConfigError, match=r"r\.jsonl:1: no JSON"):
        list(each_record(path))


def test_a_whole_last_line_of_a_newer_version_is_not_taken_for_torn(tmp_path: Path) -> None:
    newer = record().row().replace('"schema_version":1', '"schema_version":2')
    with pytest.raises(ConfigError, match="use the version that wrote it"):
        list(each_record(written(tmp_path / "r.jsonl", newer)))


def test_equal_texts_are_one_text_in_memory(tmp_path: Path) -> None:
    line = record(program="x" * 100).row() + "\n"
    first, second = list(each_record(written(tmp_path / "records.jsonl", line, line)))
    assert first.program == "x" * 100
    assert first.program is second.program


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="cannot be read"):
        list(each_record(tmp_path / "none.jsonl"))


def test_a_device_is_refused(tmp_path: Path) -> None:
    (tmp_path / "records.jsonl").symlink_to("/dev/null")
    with pytest.raises(ConfigError, match="no regular file"):
        list(each_record(tmp_path / "records.jsonl"))
