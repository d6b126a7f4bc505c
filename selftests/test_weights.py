"""Weights by name and hash, and whether they fit."""

import hashlib
from pathlib import Path

import pytest

from algoreval.errors import ConfigError
from algoreval.weights import check_memory, fingerprint, free_memory


def test_one_file_has_its_own_hash(tmp_path: Path) -> None:
    file = tmp_path / "a.gguf"
    file.write_bytes(b"x")
    digest = hashlib.sha256(b"x").hexdigest()
    assert fingerprint("a.gguf", [file]) == {"file": "a.gguf", "sha256": digest}


def test_several_are_hashed_in_any_order_and_by_name(tmp_path: Path) -> None:
    one, two = tmp_path / "1", tmp_path / "2"
    one.write_bytes(b"x")
    two.write_bytes(b"y")
    both = fingerprint("m", [one, two])
    assert both == fingerprint("m", [two, one])
    x, y = (hashlib.sha256(content).hexdigest() for content in (b"x", b"y"))
    lines = f"{x}  1\n{y}  2\n"
    assert both["sha256"] == hashlib.sha256(lines.encode()).hexdigest()
    one.write_bytes(b"y")
    two.write_bytes(b"x")
    assert fingerprint("m", [one, two]) != both


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"cannot read .*/gone: No such file"):
        fingerprint("m", [tmp_path / "gone"])


def test_what_is_larger_than_the_memory_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "big.gguf"
    with file.open("wb") as sparse:
        sparse.truncate(3 * 2**30)
    check_memory([file], 3 * 2**30)
    check_memory([file], None)
    with pytest.raises(ConfigError, match=r"^big\.gguf needs at least 3\.0 GiB .* and 1\.0 "):
        check_memory([file], 2**30)


def system(root: Path, **files: str) -> Path:
    places = {"meminfo": "proc/meminfo", "limit": "sys/fs/cgroup/memory.max",
              "used": "sys/fs/cgroup/memory.current"}  # fmt: skip
    for name, text in files.items():
        place = root / places[name]
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text)
    return root


MEMINFO = "MemTotal: 9000 kB\nMemAvailable:    4000 kB\nBuffers: 1 kB\n"


@pytest.mark.parametrize(
    ("files", "free"),
    [
        ({}, None),
        ({"meminfo": MEMINFO}, 4000 * 1024),
        ({"meminfo": MEMINFO, "limit": "max\n", "used": "5\n"}, 4000 * 1024),
        ({"meminfo": MEMINFO, "limit": "1000\n", "used": "400\n"}, 600),
        ({"meminfo": MEMINFO, "limit": "1000\n", "used": "4000\n"}, 0),
        ({"meminfo": "MemTotal: 9 kB\n"}, None),
    ],
)
def test_free_memory(tmp_path: Path, files: dict[str, str], free: int | None) -> None:
    assert free_memory(system(tmp_path, **files)) == free
