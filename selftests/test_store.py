"""The sample store: nothing paid for is lost, nothing that is not ours is touched."""

import errno
import json
import os
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from algoreval.errors import ConfigError, JudgeError
from algoreval.model import NO_WEIGHTS, Completion, Decoding, Prompt, Request, Sample, sample_key
from algoreval.sample_row import dump_sample, load_sample, read_rows
from algoreval.store import Store, stored_keys

TEXT = 'fence ``` quote " nul \x00 bidi \u202e line \u2028 crab 🦀\r\n'


def sample(text: str | None = TEXT, **more: object) -> Sample:
    completion = None if text is None else Completion(text, "stop", {"prompt_tokens": 3}, "hmm")
    return Sample("kmp-c", 0, "openai:m", Decoding(0.7, seed=1), "f" * 64, completion, **more)


def test_what_is_put_is_there_and_there_again(tmp_path: Path) -> None:
    path = tmp_path / "deep/er/s.jsonl"
    store = Store(path)
    store.put("a", sample())
    store.put("b", sample("other"))
    assert store.get("a") == sample()
    store.close()
    again = Store(path)
    assert (again.get("a"), again.get("b"), again.get("c")) == (sample(), sample("other"), None)
    assert len(again) == 2
    again.put("c", sample("third"))
    assert again.get("c") == sample("third")


def test_rows_explain_themselves(tmp_path: Path) -> None:
    Store(tmp_path / "s").put("k", sample("text"))
    assert json.loads((tmp_path / "s").read_text()) == {
        "v": 1,
        "key": "k",
        "instance": "kmp-c",
        "index": 0,
        "model": "openai:m",
        "decoding": {"temperature": 0.7, "top_p": 1.0, "max_tokens": 8192, "seed": 1},
        "prompt_sha256": "f" * 64,
        "completion": "text",
        "finish_reason": "stop",
        "usage": {"prompt_tokens": 3},
        "reasoning": "hmm",
    }


def test_logprobs_and_unusual_decoding_come_back(tmp_path: Path) -> None:
    token = {"token": "a", "logprob": -0.5, "top": [["a", -0.5]]}
    decoding = Decoding(None, None, endpoint="completions", logprobs=1)
    one = Sample("kmp-c", 0, "m", decoding, "", Completion("a", logprobs=[token]))
    row = json.loads(dump_sample(one))
    assert row["logprobs"] == [token]
    assert row["decoding"] == {
        "temperature": None,
        "top_p": None,
        "max_tokens": 8192,
        "seed": None,
        "endpoint": "completions",
        "logprobs": 1,
    }
    assert load_sample(dump_sample(one)) == one


def test_who_answered_is_counted_over_all_sessions(tmp_path: Path) -> None:
    def by(name: str | None) -> Sample:
        return replace(sample(), completion=Completion(TEXT, served=name))

    store = Store(tmp_path / "s")
    for key, name in {"a": "toy-1", "b": "toy-2", "c": "toy-2", "d": None}.items():
        store.put(key, by(name))
    store.put("e", sample(None, error="no answer"))
    store.close()
    again = Store(tmp_path / "s")
    assert again.told.served == store.told.served == {"toy-1": 1, "toy-2": 2}
    again.put("f", by("toy-1"))
    assert again.told.served["toy-1"] == 2


def test_answers_without_a_reason_are_doubtful_beside_those_with_one(tmp_path: Path) -> None:
    store = Store(tmp_path / "s")
    for key, reason in {"a": None, "b": None}.items():
        store.put(key, replace(sample(), completion=Completion(TEXT, reason)))
    assert list(store.told.doubts()) == []
    store.put("c", sample())
    (doubt,) = store.told.doubts()
    assert doubt.startswith("2 of 3 answers came without a finish reason")


def test_a_failed_request_is_written_but_answers_nothing(tmp_path: Path) -> None:
    store = Store(tmp_path / "s")
    store.put("k", sample(None, error="503"))
    assert "k" not in store
    store.close()
    again = Store(tmp_path / "s")
    assert again.get("k") is None
    again.put("k", sample("at last"))
    assert again.get("k") == sample("at last")
    assert len((tmp_path / "s").read_text().splitlines()) == 2


def test_the_first_of_two_answers_stands(tmp_path: Path) -> None:
    store = Store(tmp_path / "s")
    store.put("k", sample("first"))
    store.put("k", sample("second"))
    assert store.get("k") == sample("first")
    store.close()
    assert Store(tmp_path / "s").get("k") == sample("first")


@pytest.mark.parametrize("cut", [1, 5, 30, 200])
def test_a_torn_last_line_is_cut_off(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "s"
    whole = dump_sample(sample(), "a").encode() + b"\n"
    path.write_bytes(whole + dump_sample(sample(), "b").encode()[:cut])
    store = Store(path)
    assert path.read_bytes() == whole
    store.put("b", sample("new"))
    assert (store.get("a"), store.get("b")) == (sample(), sample("new"))


def test_zeros_that_a_power_cut_left_are_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "s"
    path.write_bytes(b"\0" * 4096)
    assert len(Store(path)) == 0
    assert path.read_bytes() == b""


def test_a_last_line_that_only_lacks_its_end_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "s"
    path.write_text(dump_sample(sample(), "a"))
    store = Store(path)
    store.put("b", sample("b"))
    assert (store.get("a"), store.get("b")) == (sample(), sample("b"))
    store.close()
    assert len(Store(path)) == 2


@pytest.mark.parametrize(
    "damage", [b"nonsense\n", b'{"v": 1, "key": "a"\n', b"[]\n", b'{"v": 9, "instance": "x"}\n']
)
def test_a_damaged_line_is_named_and_nothing_changed(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "s"
    content = (
        dump_sample(sample(), "a").encode() + b"\n" + damage + dump_sample(sample(), "b").encode()
    )
    path.write_bytes(content)
    with pytest.raises(ConfigError, match=r"s:2: .*nothing was changed"):
        Store(path)
    assert path.read_bytes() == content


def test_a_file_that_is_no_store_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "thesis.txt"
    path.write_text("years of work")
    with pytest.raises(ConfigError, match=r"thesis.txt:1: "):
        Store(path)
    assert path.read_text() == "years of work"


def test_keys_are_read_without_touching_the_file(tmp_path: Path) -> None:
    store = Store(tmp_path / "s")
    assert stored_keys(tmp_path / "absent") == frozenset()
    store.put("a", sample())
    store.put("b", sample(None, error="503"))
    with store.path.open("ab") as file:
        file.write(dump_sample(sample(), "c").encode()[:30])
    before = store.path.read_bytes()
    assert stored_keys(store.path) & {"a", "b", "c"} == {"a"}
    assert store.path.read_bytes() == before
    with store.path.open("ab") as file:
        file.write(b"\n")
    with pytest.raises(ConfigError, match="s:3: "):
        stored_keys(store.path)
    with pytest.raises(ConfigError, match="cannot read the samples"):
        stored_keys(tmp_path)


def test_a_second_run_is_refused(tmp_path: Path) -> None:
    store = Store(tmp_path / "s")
    with pytest.raises(ConfigError, match="in use by another run"):
        Store(tmp_path / "s")
    store.close()
    Store(tmp_path / "s")


def test_a_refused_file_is_free_again(tmp_path: Path) -> None:
    path = tmp_path / "s"
    path.write_text("nonsense\n")
    for _ in range(2):
        with pytest.raises(ConfigError, match="s:1"):
            Store(path)


def test_an_answer_of_a_server_that_moved_is_found(tmp_path: Path) -> None:
    """Keys once held a server's address, too; what was paid for then must not be asked again."""
    path, request = tmp_path / "s", Request("kmp-c", Prompt("", "write kmp"), 0)
    decoding = Decoding(0.7, seed=1)
    old = replace(sample("paid for"), prompt_sha256=request.prompt.sha256)
    path.write_text(dump_sample(old, "0" * 64) + "\n")
    model = SimpleNamespace(name="openai:m", weights=NO_WEIGHTS, decoding=decoding)
    assert sample_key(model, request) in stored_keys(path)
    store = Store(path)
    assert store.get(sample_key(model, request)) == old
    assert len(store) == 1
    other = SimpleNamespace(name="openai:m", weights=NO_WEIGHTS, decoding=Decoding(0.7, seed=2))
    assert sample_key(other, request) not in store


def test_a_path_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ConfigError, match="cannot open the sample store"):
        Store(tmp_path)
    with pytest.raises(ConfigError, match="cannot open the sample store"):
        Store(tmp_path / "file/s")


@pytest.mark.parametrize("partly", [False, True])
def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, partly: bool) -> None:
    store = Store(tmp_path / "s")
    store.put("a", sample())
    before = (tmp_path / "s").read_bytes()
    real = os.pwrite

    def full(fd: int, data: bytes, offset: int) -> int:
        if partly:
            return real(fd, data[:20], offset)
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "pwrite", full)
        with pytest.raises(JudgeError, match=r"(?i)cannot write .*no space left on device.*kept"):
            store.put("b", sample())
    assert (tmp_path / "s").read_bytes() == before
    store.put("b", sample("after cleaning up"))
    assert (store.get("a"), store.get("b")) == (sample(), sample("after cleaning up"))


def test_a_temporary_store_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    store = Store.temporary()
    store.put("a", sample())
    assert store.get("a") == sample()
    assert list(tmp_path.iterdir()) == []
    store.close()


def test_a_sample_crosses_as_ascii() -> None:
    for one in (sample(), sample(None, error="e"), sample(None, unavailable="u")):
        line = dump_sample(one)
        assert line.isascii()
        assert load_sample(line) == one


def test_a_device_is_refused(tmp_path: Path) -> None:
    (tmp_path / "s").symlink_to("/dev/null")
    for opened in (Store, stored_keys, lambda path: list(read_rows(path))):
        with pytest.raises(ConfigError, match="no regular file"):
            opened(tmp_path / "s")
