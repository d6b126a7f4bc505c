"""The file of points: what is in it stays, can be continued, and is not written by two."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from algoreval.errors import ConfigError
from algoreval.scaling.points import Points, read_points
from selftests.scaling.points import failed, point


def test_points_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "new" / "scaling.jsonl"
    written = [point(1234), failed("runtime_error", "exception", note="é\u2028\x1b")]
    points = Points(path)
    for one in written:
        points.add(one)
        assert list(read_points(path))[-1] == one  # at once, not when the file is closed
    points.close()
    assert path.read_bytes().isascii()
    assert list(read_points(path)) == written


def test_a_file_is_continued_and_a_torn_line_removed(tmp_path: Path) -> None:
    path = tmp_path / "scaling.jsonl"
    points = Points(path)
    points.add(point(1))
    points.close()
    whole = path.read_bytes()
    path.write_bytes(whole + whole[:40])
    assert list(read_points(path)) == [point(1)]
    again = Points(path)
    assert again.points == [point(1)]
    again.add(point(2))
    again.close()
    assert list(read_points(path)) == [point(1), point(2)]


def test_there_is_nothing_in_a_file_that_does_not_exist(tmp_path: Path) -> None:
    assert list(read_points(tmp_path / "scaling.jsonl")) == []


def test_one_process_writes_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "scaling.jsonl"
    points = Points(path)
    with pytest.raises(ConfigError, match="another process adds to it"):
        Points(path)
    points.close()
    Points(path).close()


@pytest.mark.parametrize("line", ['{"v": 1}', "no JSON", "[]", "[" * 10**5, '{"v": 2}', "\udcff"])
def test_a_line_that_is_no_point_is_named(line: str, tmp_path: Path) -> None:
    path = tmp_path / "scaling.jsonl"
    points = Points(path)
    points.add(point(1))
    points.close()
    with path.open("ab") as file:
        file.write(line.encode("utf-8", "surrogateescape") + b"\n")
    with pytest.raises(ConfigError, match=r"scaling\.jsonl:2: no point of the scaling probe"):
        list(read_points(path))
    with pytest.raises(ConfigError, match=r"scaling\.jsonl:2"):
        Points(path)


def test_what_is_wrong_with_a_line_is_told_without_an_address(tmp_path: Path) -> None:
    path = tmp_path / "scaling.jsonl"
    path.write_text('{"v": 1}\n')
    with pytest.raises(ConfigError, match=r"scaling probe: run: Field required$"):
        list(read_points(path))


def test_a_folder_in_the_place_of_the_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="cannot be read: Is a directory"):
        list(read_points(tmp_path))


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ConfigError, match="cannot be written"):
        Points(tmp_path / "file" / "scaling.jsonl")


@pytest.mark.parametrize("field", ["n", "cpu_ns", "wall_ns", "calls", "sample", "limit_mib"])
@pytest.mark.parametrize("value", [-5, 10**400])
def test_a_number_out_of_its_range_is_named(field: str, value: int, tmp_path: Path) -> None:
    path = tmp_path / "scaling.jsonl"
    path.write_text(json.dumps({**point(1).model_dump(mode="json"), field: value}) + "\n")
    with pytest.raises(ConfigError, match=rf"scaling\.jsonl:1: .*: {field}: Input should be"):
        list(read_points(path))


def test_a_size_of_nothing_is_named(tmp_path: Path) -> None:
    path = tmp_path / "scaling.jsonl"
    path.write_text(json.dumps({**point(1).model_dump(mode="json"), "n": 0}) + "\n")
    with pytest.raises(ConfigError, match=r"scaling\.jsonl:1: .*: n: Input should be"):
        list(read_points(path))


@pytest.mark.parametrize("opened", [Points, lambda path: list(read_points(path))])
def test_a_device_is_refused(opened: Callable[[Path], object], tmp_path: Path) -> None:
    (tmp_path / "scaling.jsonl").symlink_to("/dev/null")
    with pytest.raises(ConfigError, match="no regular file"):
        opened(tmp_path / "scaling.jsonl")
