"""Engine, store and the official SDK together, against a server with troubles."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

from algoreval.generate import Engine
from algoreval.model import ModelOptions, Prompt, Request
from algoreval.store import Store
from plugins.models.openai import open_model
from selftests.models.hurried import Hurried
from selftests.models.server import Reply, Server, completion, refusal


def generate(server: Server, path: Path, count: int, concurrency: int = 64) -> Engine:
    store = Store(path)
    troubles: list[str] = []
    engine = Engine(
        open_model("toy", ModelOptions(base_url=server.url, request_timeout=20.0)),
        store,
        lambda instance, index: Request(instance, Prompt("", instance), index),
        on_result=lambda ref: None,
        on_trouble=troubles.append,
        concurrency=concurrency,
        clock=Hurried(),
    )
    engine.start((f"i{number:03}", 0) for number in range(count))
    assert engine.join(grace=60)
    assert troubles == []
    store.close()
    return engine


def asked(server: Server) -> list[str]:
    return [request["messages"][-1]["content"] for request in server.requests]


def test_as_many_in_flight_as_wanted(server: Server, tmp_path: Path) -> None:
    server.answer = lambda number, request: Reply(completion().body, waits_for=64)
    engine = generate(server, tmp_path / "s", 100)
    assert engine.progress().asked == 100
    assert server.most_in_flight == 64
    assert sorted(asked(server)) == [f"i{number:03}" for number in range(100)]


def test_a_storm_of_429_costs_nothing(server: Server, tmp_path: Path) -> None:
    server.answer = lambda n, request: refusal(429, retry_after="1") if n % 3 else completion()
    progress = generate(server, tmp_path / "s", 70).progress()
    assert (progress.asked, progress.failed) == (70, 0)
    assert len(server.requests) >= 3 * 69


def test_all_troubles_at_once(server: Server, tmp_path: Path) -> None:
    troubles = [
        refusal(500),
        refusal(429, retry_after="2"),
        refusal(503, retry_after="1"),
        Reply(b"<html>"),
        Reply(b'{"choices": []}'),
        Reply(completion().body, cut=20),
    ]
    tries: Counter[str] = Counter()

    def answer(number: int, request: dict[str, Any]) -> Reply:
        name = request["messages"][0]["content"]
        tries[name] += 1
        return completion() if tries[name] > 2 else troubles[number % len(troubles)]

    server.answer = answer
    progress = generate(server, tmp_path / "s", 60, concurrency=8).progress()
    assert (progress.asked, progress.failed) == (60, 0)


def test_a_server_that_stops_half_way(server: Server, tmp_path: Path) -> None:
    def answer(number: int, request: dict[str, Any]) -> Reply:
        if number == 40:
            server._end.set()
        return completion()

    server.answer = answer
    path = tmp_path / "s"
    first = generate(server, path, 100, concurrency=8)
    got = first.progress().asked
    assert got + first.progress().failed == 100
    assert 33 <= got <= 48
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    kept = {row["instance"] for row in rows if "completion" in row}
    errors = [row["error"] for row in rows if "error" in row]
    assert (len(kept), len(errors)) == (got, 100 - got)
    assert all("no connection" in error for error in errors)

    second = Server(port=server.port).start()
    try:
        progress = generate(second, path, 100, concurrency=3).progress()
    finally:
        second.stop()
    assert (progress.recalled, progress.asked, progress.failed) == (got, 100 - got, 0)
    assert set(asked(second)) == {f"i{number:03}" for number in range(100)} - kept
    assert len(second.requests) == 100 - got
