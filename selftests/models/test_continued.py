"""Runs that are cut short: killed, left by the server, or refused by it; and then run again."""

import signal
import threading
from pathlib import Path
from typing import Any

import pytest

from algoreval.model import ModelOptions
from plugins.commands.samples import run as samples
from plugins.models.replay import open_model as replay
from selftests.models.asked import Runs, asked_for, instances, right, times_asked
from selftests.models.server import Reply, Server, completion, refusal

pytestmark = [pytest.mark.slow, pytest.mark.toolchain]

NAMES, LANES, BEFORE = 30, 8, 14
"""Of so many requests, so many at a time, so many are answered before it happens."""


@pytest.fixture
def names() -> list[str]:
    return [one.id for one in instances()[:NAMES]]


@pytest.fixture
def runs(server: Server, tmp_path: Path, names: list[str]) -> Runs:
    return Runs(server, tmp_path, names, f"--concurrency={LANES}")


def well(number: int, request: dict[str, Any]) -> Reply:
    return completion(right(asked_for(request)))


def check_whole(runs: Runs, names: list[str]) -> None:
    assert sorted(runs.answered) == sorted(names)
    assert runs.info["complete"]
    assert {one.bucket for one in runs.records().values()} == {"passed"}
    assert len(runs.records()) == 2 * len(names)


def test_kill_9_loses_nothing_that_was_stored_and_asks_nothing_twice(
    server: Server, runs: Runs, names: list[str]
) -> None:
    all_wait = threading.Event()

    def answer(number: int, request: dict[str, Any]) -> Reply:
        # A lane asks again only when its reply is stored. So when all wait, all that was
        # answered is.
        if number == BEFORE + LANES - 1:
            all_wait.set()
        return Reply(hangs=True) if number >= BEFORE else well(number, request)

    server.answer = answer
    process = runs.begin()
    try:
        assert all_wait.wait(120)
    finally:
        process.send_signal(signal.SIGKILL)
        process.communicate()
    stored, asked = runs.answered, times_asked(server)
    assert len(stored) == len(set(stored)) == BEFORE
    assert set(asked.values()) == {1}
    records = (runs.folder / "records.jsonl").read_bytes()
    with (runs.folder / "samples.jsonl").open("ab") as file:
        file.write(b'{"v": 1, "key": "what was being writ')

    server.answer = well
    status, output = runs.whole()
    assert status == 0, output
    lost = set(asked) - set(stored)
    assert len(lost) == LANES
    assert times_asked(server) == {name: 2 if name in lost else 1 for name in names}
    whole = records[: records.rfind(b"\n") + 1]
    assert (runs.folder / "records.jsonl").read_bytes().startswith(whole)
    check_whole(runs, names)


def test_a_server_that_dies_is_an_error_and_asked_for_the_rest_when_it_lives(
    server: Server, runs: Runs, names: list[str]
) -> None:
    def answer(number: int, request: dict[str, Any]) -> Reply:
        if number == BEFORE:
            server._end.set()
        return well(number, request)

    server.answer = answer
    status, output = runs.whole()
    assert status == pytest.ExitCode.TESTS_FAILED, output
    stored = runs.answered
    assert BEFORE - LANES < len(stored) < BEFORE + LANES
    assert "no connection" in output
    assert f"{len(stored)} of {len(stored)} passed" in output
    assert not runs.info["complete"]
    assert {one.bucket for one in runs.records().values()} == {"passed", None}

    again = Server(answer=well, port=server.port).start()
    try:
        status, output = runs.whole()
    finally:
        again.stop()
    assert status == 0, output
    assert times_asked(again) == dict.fromkeys(set(names) - set(stored), 1)
    check_whole(runs, names)


def test_a_server_that_moved_is_not_asked_again(
    server: Server, tmp_path: Path, runs: Runs, names: list[str]
) -> None:
    server.answer = lambda number, request: (
        well(number, request) if number < BEFORE else refusal(400, "not now")
    )
    status, output = runs.whole()
    assert status == pytest.ExitCode.TESTS_FAILED, output
    stored = runs.answered
    assert len(stored) == BEFORE

    moved = Server(answer=well).start()
    try:
        there = Runs(moved, tmp_path, names)
        status, output = there.whole()
    finally:
        moved.stop()
    assert status == 0, output
    assert times_asked(moved) == dict.fromkeys(set(names) - set(stored), 1)
    check_whole(there, names)
    store = there.folder / "samples.jsonl"
    assert replay(str(store), ModelOptions()).held == {(name, 0) for name in names}
    out = tmp_path / "exported.jsonl"
    samples(["export", "--format", "humaneval", str(there.folder), str(out)])
    assert len(out.read_text().splitlines()) == len(names)


@pytest.mark.parametrize(
    ("status", "how"), [(401, "-n2"), (402, "-n0"), (403, "-n0"), (404, "-n0")]
)
def test_a_server_that_refuses_us_is_one_line(
    server: Server, tmp_path: Path, names: list[str], status: int, how: str
) -> None:
    runs = Runs(server, tmp_path, names, f"--concurrency={LANES}", how)
    server.models = refusal(status) if status == 404 else refusal(503)
    server.answer = lambda number, request: refusal(status, "not for you")
    exit_status, output = runs.whole()
    assert exit_status == pytest.ExitCode.INTERRUPTED, output
    reason = f"16 requests in a row failed, the last: {status} Said So: not for you"
    assert f"generation stopped: {reason}" in output
    assert len(server.requests) <= 16 + LANES
    assert all(one.bucket is None for one in runs.records().values())
    assert runs.answered == []


def test_a_key_that_is_refused_at_once_is_one_line(
    server: Server, tmp_path: Path, names: list[str]
) -> None:
    runs = Runs(server, tmp_path, names, "-n0")
    server.models = refusal(401, "Incorrect key")
    status, output = runs.whole()
    assert status == pytest.ExitCode.USAGE_ERROR
    (line,) = [line for line in output.splitlines() if line.startswith("ERROR")]
    assert "refuses the key in OPENAI_API_KEY: 401 Said So: Incorrect key" in line
    assert server.requests == []
    assert not runs.folder.exists()


@pytest.mark.parametrize("how", ["-n0", "-n2"])
def test_greedy_decoding_asks_once_whatever_the_workers(
    server: Server, tmp_path: Path, names: list[str], how: str
) -> None:
    server.answer = well
    runs = Runs(server, tmp_path, names[:3], "--samples=3", "--temperature=0", how)
    status, output = runs.whole()
    assert status == 0, output
    assert set(times_asked(server).values()) == {1}
    assert "each instance is asked once" in output
    assert "pass@2" not in output
