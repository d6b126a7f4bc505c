import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest

from algoreval.errors import ConfigError
from algoreval.model import (
    Completion,
    Decoding,
    ModelOptions,
    Prompt,
    ProviderError,
    Request,
    Sample,
)
from algoreval.store import Store
from plugins.models.replay import ReplayModel, open_model


def write(path: Path, *rows: object) -> Path:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return path


def replay(path: Path) -> ReplayModel:
    return open_model(str(path), ModelOptions())


def complete(model: ReplayModel, instance: str, index: int = 0) -> Completion:
    return asyncio.run(model.complete(Request(instance, Prompt("", ""), index)))


def test_a_device_is_refused(tmp_path: Path) -> None:
    (tmp_path / "samples.jsonl").symlink_to("/dev/zero")
    for path in (tmp_path, tmp_path / "samples.jsonl"):
        with pytest.raises(ConfigError, match="no regular file"):
            replay(path)


def test_order_of_appearance_counts_where_there_is_no_index(tmp_path: Path) -> None:
    model = replay(
        write(
            tmp_path / "samples.jsonl",
            {"instance": "kmp-c", "completion": "first"},
            {"instance": "sha256-go", "completion": "only", "finish_reason": "length"},
            {"instance": "kmp-c", "completion": "second", "colour": "ignored"},
        )
    )
    assert (model.name, model.stored) == ("replay:samples.jsonl", False)
    assert model.held == {("kmp-c", 0), ("kmp-c", 1), ("sha256-go", 0)}
    assert [complete(model, "kmp-c", i).text for i in (0, 1)] == ["first", "second"]
    assert complete(model, "sha256-go") == Completion("only", finish_reason="length")
    assert model.unavailable("kmp-c", 1) is None
    assert model.unavailable("sha256-go", 1) == "samples.jsonl holds no sample 1 of sha256-go"


def test_index_may_be_given_in_any_order(tmp_path: Path) -> None:
    rows = [{"instance": "kmp-c", "completion": f"{i}", "index": i} for i in (2, 0)]
    model = replay(write(tmp_path / "s.jsonl", *rows))
    assert complete(model, "kmp-c", 2).text == "2"
    assert model.held == {("kmp-c", 0), ("kmp-c", 2)}
    assert model.unavailable("kmp-c", 1)


def test_a_store_is_a_replay_file(tmp_path: Path) -> None:
    decoding = Decoding(temperature=0.7)
    store = Store(tmp_path / "store.jsonl")
    sample = Sample(
        "kmp-c", 0, "m", decoding, "0" * 64, Completion("text", "stop", {"prompt_tokens": 1})
    )
    store.put("a", sample)
    store.put("b", Sample("kmp-go", 0, "m", decoding, "1" * 64, error="503"))
    with store.path.open("ab") as file:
        file.write(b'{"v": 1, "key": "c", "insta')
    model = replay(store.path)
    assert complete(model, "kmp-c") == replace(sample.completion, asked="0" * 64)
    assert model.decoding == decoding
    assert model.unavailable("kmp-go", 0) == (
        "store.jsonl holds no sample 0 of kmp-go; line 3 of store.jsonl, its last, was cut short "
        "by whoever wrote it and is left out"
    )


@pytest.mark.parametrize("tail", [b"\0" * 50, b'{"v', b'{"v": 1, "key": "c"' + b"\0" * 9])
def test_what_the_store_cuts_off_is_left_out(tmp_path: Path, tail: bytes) -> None:
    path = write(tmp_path / "s.jsonl", {"instance": "kmp-c", "completion": "whole"})
    assert replay(path).notes == []
    with path.open("ab") as file:
        file.write(tail)
    model = replay(path)
    assert complete(model, "kmp-c").text == "whole"
    (note,) = model.notes
    assert note.startswith("line 2 of s.jsonl, its last, was cut short")


@pytest.mark.parametrize("text", ["", "caf\u00e9 \x00 \u202e", "\r\n"])
def test_texts_come_back_as_they_were(tmp_path: Path, text: str) -> None:
    model = replay(write(tmp_path / "s.jsonl", {"instance": "kmp-c", "completion": text}))
    assert complete(model, "kmp-c").text == text


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "holds no samples"),
        ("\n\n", "holds no samples"),
        ('{"instance": "kmp-c", "completion": "y"}\nnonsense\n', "s.jsonl:2: Expecting value"),
        ('{"instance": "kmp-c"}\n', "s.jsonl:1: completion: missing"),
        ('{"completion": "kmp-c"}\n', "s.jsonl:1: instance: Field required"),
        ('{"instance": "kmp-c", "completion": 5}\n', "s.jsonl:1: completion: Input should be"),
        ('{"instance": "kmp-c", "completion": "y", "index": -1}\n', "s.jsonl:1: index: "),
        ('{"instance": "kmp-c", "completion": "y", "v": 2}\n', "s.jsonl:1: v: "),
        ("[]\n", "s.jsonl:1: "),
        ('{"instance": "kmp-c", "comple', "s.jsonl:1: "),
        ("[" * 100_000 + "\n", "s.jsonl:1: nested too deeply"),
        ("\ud800\n", "s.jsonl:1: "),
        (
            '{"instance": "kmp-c", "completion": "y", "index": 0}\n' * 2,
            "s.jsonl:2: sample 0 of kmp-c is there already, in line 1",
        ),
    ],
)
def test_a_bad_file_is_refused_with_its_line(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "s.jsonl"
    path.write_bytes(text.encode(errors="surrogatepass"))
    with pytest.raises(ConfigError) as caught:
        replay(path)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_no_file(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="No such file"):
        replay(tmp_path / "absent.jsonl")
    with pytest.raises(ConfigError, match="holds no samples"):
        replay(tmp_path)
    with pytest.raises(ConfigError, match="needs a file"):
        open_model("", ModelOptions())


def test_the_files_of_a_folder_are_samples_of_one_model(tmp_path: Path) -> None:
    folder = tmp_path / "mini"
    folder.mkdir()
    one = write(folder / "base.jsonl", {"instance": "kmp-c", "completion": "without"})
    other = write(folder / "hint.jsonl", {"instance": "kmp-c+hint", "completion": "with"})
    model = replay(folder)
    assert model.name == "replay:mini"
    assert model.held == {("kmp-c", 0), ("kmp-c+hint", 0)}
    assert [complete(model, name).text for name in ("kmp-c", "kmp-c+hint")] == ["without", "with"]
    both = model.content
    other.write_text(other.read_text() + one.read_text())
    with pytest.raises(ConfigError) as caught:
        replay(folder)
    assert f"{other}:2: sample 0 of kmp-c is there already, in line 1 of {one}" in str(caught.value)
    write(other, {"instance": "kmp-c+hint", "completion": "another"})
    assert replay(folder).content != both


def test_of_a_run_its_samples_are_taken(tmp_path: Path) -> None:
    write(tmp_path / "records.jsonl", {"instance": "kmp-c", "completion": "a record's"})
    write(tmp_path / "samples.jsonl", {"instance": "kmp-c", "completion": "a sample's"})
    assert complete(replay(tmp_path), "kmp-c").text == "a sample's"


def test_a_file_that_changes_in_use_is_our_trouble(tmp_path: Path) -> None:
    path = write(tmp_path / "s.jsonl", {"instance": "kmp-c", "completion": "y"})
    model = replay(path)
    path.write_text("short")
    with pytest.raises(ProviderError, match="was changed"):
        complete(model, "kmp-c")
