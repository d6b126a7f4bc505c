import errno
import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from algoreval.errors import ConfigError, JudgeError
from algoreval.record import Record
from algoreval.record_file import each_record
from algoreval.run_info import RunInfo
from plugins.run_folder import RunFolder, check_name, default_name
from plugins.writers import jsonl

ABOUT: dict[str, Any] = {"model": "toy:1", "suite": "toy", "suite_sha256": "ab"}


def record(instance: str = "kmp-c", bucket: str | None = "passed", **fields: Any) -> Record:
    task, language = instance.split("-")
    error = "down" if bucket is None else None
    return Record(
        instance=instance,
        task=task,
        language=language,
        model="toy:1",
        bucket=bucket,
        judge_error=error,
        **fields,
    )


@contextmanager
def run(reports: Path, name: str | None = "one", **about: Any) -> Iterator[RunFolder]:
    folder = RunFolder(reports, name, {**ABOUT, **about})
    try:
        yield folder
    finally:
        folder.end(folder.info)


def test_records_are_on_disk_at_once(tmp_path: Path) -> None:
    with run(tmp_path) as folder:
        for count, instance in enumerate(("kmp-c", "kmp-go"), 1):
            folder.add(record(instance))
            assert len(list(each_record(folder.path / "records.jsonl"))) == count


def test_a_run_under_way_says_so_in_its_file(tmp_path: Path) -> None:
    with run(tmp_path) as folder:
        info = json.loads((folder.path / "run.json").read_text())
        assert (info["run"], info["complete"], info["ended"]) == ("one", False, "")
        assert info["incomplete_because"] == ["it is under way, or was killed"]
        assert sorted(path.name for path in folder.path.iterdir()) == ["records.jsonl", "run.json"]


def test_texts_stay_on_disk(tmp_path: Path) -> None:
    with run(tmp_path) as folder:
        folder.add(record(completion="long", program="long", evidence={"actual": "long"}))
        assert "long" not in folder.records[0].row()
        assert "long" in (folder.path / "records.jsonl").read_text()


def test_a_run_of_the_same_name_is_continued(tmp_path: Path) -> None:
    with run(tmp_path) as folder:
        folder.add(record("kmp-c", "timeout"))
        folder.add(record("kmp-go"))
        folder.add(record("kmp-rust", None))
        started = folder.info.started
    with run(tmp_path) as folder:
        assert folder.notes == ["continues run one, session 2"]
        assert (folder.info.sessions, folder.info.started) == (2, started)
        assert folder.kept == {("kmp-c", 0, "stdout"), ("kmp-go", 0, "stdout")}
        folder.add(record("kmp-c"))
        folder.add(record("kmp-c"))
        folder.add(record("kmp-go", None))
        folder.add(record("kmp-rust"))
        assert folder.replaced == 1
        assert [one.bucket for one in folder.records] == ["passed"] * 3
    assert len(list(each_record(tmp_path / "one" / "records.jsonl"))) == 7


def test_a_torn_line_is_cut_off_and_said(tmp_path: Path) -> None:
    with run(tmp_path) as folder:
        folder.add(record("kmp-c"))
        folder.add(record("kmp-go"))
    path = tmp_path / "one" / "records.jsonl"
    os.truncate(path, path.stat().st_size - 10)
    with run(tmp_path) as folder:
        assert "records.jsonl:2: the last line was cut short and is left out" in folder.notes
        folder.add(record("kmp-go"))
    assert [one.instance for one in each_record(path)] == ["kmp-c", "kmp-go"]


def test_a_line_that_lacks_its_end_only_is_completed(tmp_path: Path) -> None:
    path = tmp_path / "one" / "records.jsonl"
    path.parent.mkdir()
    path.write_text(record("kmp-c", completion="x" * 200_000).row())
    with run(tmp_path) as folder:
        folder.add(record("kmp-go"))
    assert [one.instance for one in each_record(path)] == ["kmp-c", "kmp-go"]


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"model": "toy:2"}, "model was 'toy:1', now 'toy:2'"),
        ({"suite_sha256": "cd"}, "the suite's content has changed"),
        ({"sandbox": "degraded"}, "sandbox was '', now 'degraded'"),
        ({"limits": {"seconds": 1}}, "limits was {}"),
    ],
)
def test_a_run_of_something_else_is_not_continued(
    tmp_path: Path, changed: dict[str, Any], words: str
) -> None:
    with run(tmp_path):
        pass
    with pytest.raises(ConfigError, match="run 'one' cannot be continued: ") as caught:
        RunFolder(tmp_path, "one", {**ABOUT, **changed})
    assert words in str(caught.value)
    assert str(caught.value).endswith("give another name with --run")
    with run(tmp_path):
        "refusing did not keep the lock"


def test_records_alone_tell_whose_run_it_is(tmp_path: Path) -> None:
    with run(tmp_path) as folder:
        folder.add(record())
    (tmp_path / "one" / "run.json").unlink()
    with pytest.raises(ConfigError, match="model was 'toy:1', now 'toy:2'"):
        RunFolder(tmp_path, "one", {**ABOUT, "model": "toy:2"})


def test_broken_files_are_named_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "one" / "records.jsonl"
    path.parent.mkdir()
    path.write_text("nonsense\n" + record().row() + "\n")
    with pytest.raises(ConfigError, match=r"records\.jsonl:1: no JSON"):
        RunFolder(tmp_path, "one", ABOUT)
    assert path.read_text().startswith("nonsense\n")


def test_one_process_writes_a_run(tmp_path: Path) -> None:
    with run(tmp_path):
        with pytest.raises(ConfigError, match="run 'one' is being written by another process"):
            RunFolder(tmp_path, "one", ABOUT)
        with run(tmp_path, "two"):
            "another run is free"
    with run(tmp_path):
        "the lock is gone with the run"


def test_a_run_without_a_name_is_a_new_one(tmp_path: Path) -> None:
    with run(tmp_path, None) as first, run(tmp_path, None) as second:
        assert first.name != second.name
        assert re.fullmatch(r"toy-1-\d{8}-\d{6}(-\d+)?", first.name)


@pytest.mark.parametrize(
    ("model", "slug"),
    [
        ("reference", "reference"),
        ("openai:Qwen/Qwen2.5-7B", "openai-Qwen-Qwen2.5-7B"),
        ("replay:/home/me/samples.jsonl", "replay-samples.jsonl"),
        ("../../etc", "etc"),
        ("", "run"),
        ("名前", "run"),
        ("x" * 300, "x" * 60),
    ],
)
def test_default_names_are_names(model: str, slug: str) -> None:
    name = default_name(model)
    assert name[: -len("-20250101-000000")] == slug
    assert check_name(name) == name


@pytest.mark.parametrize("name", ["", ".", "..", "a/b", "/tmp", "-x", "a b", "é", "a\n", "x" * 101])
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(ConfigError, match="has only letters, digits"):
        check_name(name)


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "reports").write_text("")
    for name in (None, "one"):
        with pytest.raises(ConfigError, match="reports"):
            RunFolder(tmp_path / "reports", name, ABOUT)
    (tmp_path / "one").write_text("")
    with pytest.raises(ConfigError, match="no folder"):
        RunFolder(tmp_path, "one", ABOUT)


def test_a_full_disk_is_trouble_of_ours_and_leaves_whole_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.write

    def half(file: int, line: bytes) -> int:
        return real(file, line[: len(line) // 2])

    def full(file: int, line: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with run(tmp_path) as folder:
        folder.add(record("kmp-c"))
        for broken in (half, full):
            monkeypatch.setattr(jsonl.os, "write", broken)
            with pytest.raises(JudgeError, match=r"records\.jsonl cannot be written"):
                folder.add(record("kmp-go"))
            monkeypatch.undo()
    assert [one.instance for one in each_record(tmp_path / "one" / "records.jsonl")] == ["kmp-c"]


def test_the_file_is_replaced_at_the_end(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path, "one", ABOUT)
    folder.end(RunInfo(**{**folder.info.model_dump(), "complete": True}))
    folder.end(folder.info)
    assert json.loads((tmp_path / "one" / "run.json").read_text())["complete"] is True
