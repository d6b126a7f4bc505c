"""The log of requests: a line for each, whatever came of it, and never an answer lost for it."""

import asyncio
import errno
import json
import os
from pathlib import Path

import pytest

from algoreval.clock import RealClock
from algoreval.errors import ConfigError
from algoreval.model import Completion, ModelOptions, Prompt, Request
from algoreval.pace import Pace
from algoreval.patience import Patience
from algoreval.request_log import RequestLog
from plugins.models.openai import open_model
from selftests.models.server import Server, completion, refusal

REQUEST = Request("kmp-c", Prompt("be brief", "write kmp"), index=2)


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("OPENAI_API_KEY", "sk-secret")
    server = Server().start()
    yield server
    server.stop()


class Hurried(RealClock):
    async def sleep(self, seconds: float) -> None:
        await super().sleep(0)


def ask(server: Server, log: RequestLog) -> Completion:
    model = open_model("toy", ModelOptions(base_url=server.url))

    async def once() -> Completion:
        try:
            return await Pace(1, Patience(), Hurried(), log=log).ask(model, REQUEST)
        finally:
            await model.close()

    return asyncio.run(once())


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_every_try_is_a_line(server: Server, tmp_path: Path) -> None:
    server.answer = lambda n, r: completion() if n else refusal(500, "key sk-secret\nis tired")
    log = RequestLog(tmp_path / "deep/log.jsonl")
    ask(server, log)
    log.close()
    first, second = lines(tmp_path / "deep/log.jsonl")
    assert first["error"] == "500 Said So: key *** is tired"
    assert (first["try"], second["try"]) == (1, 2)
    for line in (first, second):
        assert (line["instance"], line["index"], line["model"]) == ("kmp-c", 2, "openai:toy")
        assert line["prompt"] == {"system": "be brief", "user": "write kmp"}
        assert line["decoding"]["temperature"] == 0.0
        assert line["seconds"] >= 0
    assert second["finish_reason"] == "stop"
    assert second["usage"] == {"prompt_tokens": 7, "completion_tokens": 3}
    assert "error" not in second
    text = (tmp_path / "deep/log.jsonl").read_text()
    assert "sk-secret" not in text
    assert "127.0.0.1" not in text


def test_a_log_is_only_appended_to(server: Server, tmp_path: Path) -> None:
    for _ in range(2):
        log = RequestLog(tmp_path / "log")
        ask(server, log)
        log.close()
    assert len(lines(tmp_path / "log")) == 2


def test_a_full_disk_costs_no_answer(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = RequestLog(tmp_path / "log")
    real = os.write

    def full(fd: int, data: bytes) -> int:
        if data.startswith(b'{"ended"'):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real(fd, data)

    monkeypatch.setattr(os, "write", full)
    assert ask(server, log).text == "hello"
    assert log.trouble == f"the log {tmp_path / 'log'} ends early: No space left on device"


def test_a_path_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="cannot write the log"):
        RequestLog(tmp_path)
