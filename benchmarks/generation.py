"""How near generation comes to the speed of the server, while programs are judged beside it.

    python -m benchmarks.generation [--requests 600] [--slots 64] [--latency 1.0] [--runs 3]

A server on loopback answers after `latency` seconds, `slots` requests at a time, with reference
programs; each is made unlike all others, so that each is really compiled. It is asked by a real
run of the benchmark, `pytest -n auto --model openai:...`, on a part of the paper's suite, two
samples an instance. What is claimed is the ratio of the time from the first request to the last
completion to the waves that so many requests take in so many slots.
"""

import argparse
import asyncio
import json
import math
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from algoreval.instance import Instance, matrix
from algoreval.program import reference
from algoreval.prompt import render
from algoreval.registry import ROOT
from algoreval.suite import load_suite

SAMPLES = 2
FENCE = "\n```\n"
HEADS = ("seconds", "ratio", "in flight", "server late", "judged", "of")


def main() -> int:
    """Prints one line per run."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--requests", type=int, default=600)
    parser.add_argument("--slots", type=int, default=64, help="of the server, and --concurrency")
    parser.add_argument("--latency", type=float, default=1.0, help="seconds of each answer")
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    tasks, instances = _chosen(options.requests // SAMPLES)
    expected = SAMPLES * len(instances)
    limit = math.ceil(expected / options.slots) * options.latency
    print(f"{expected} requests; {options.slots} at a time take {limit:g} s; load", os.getloadavg())
    print(" ".join(f"{head:>11}" for head in HEADS))
    answers = {render(one).user: _answer(one) for one in instances}
    for _ in range(options.runs):
        with tempfile.TemporaryDirectory() as reports:
            records = Path(reports) / "r" / "records.jsonl"
            server = Server(answers, options.slots, options.latency, expected, records)
            if trouble := _run(server.start(), tasks, options.slots, reports):
                print(trouble)
                return 1
            numbers = (*server.timed(limit), server.judged, _lines(records))
        print(" ".join(f"{number:11.4g}" for number in numbers), flush=True)
    return 0


def _chosen(wanted: int) -> tuple[list[str], list[Instance]]:
    """Tasks of the paper's suite that have so many instances together, and these."""
    suite = matrix(load_suite("paper").existing)
    sizes = list(Counter(one.task for one in suite).items())
    sums: dict[int, list[str]] = {0: []}
    for task, size in sizes[::2] + sizes[1::2]:  # first every other one, for some of all kinds
        for total, tasks in list(sums.items()):
            sums.setdefault(total + size, [*tasks, task])
    if wanted not in sums:
        sys.exit(f"no tasks of the paper's suite have {wanted} instances together")
    return sums[wanted], [one for one in suite if one.task in sums[wanted]]


def _answer(instance: Instance) -> str:
    return f"Here it is:\n```{instance.spoken.fence}\n{reference(instance)}\n{FENCE}"


def _run(url: str, tasks: list[str], concurrency: int, reports: str) -> str:
    """A whole run of the benchmark; says what was wrong with it, if anything."""
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-n", "auto", "-q", "--tb=line", "--run=r"),
            *("--model=openai:loopback", f"--base-url={url}", f"--concurrency={concurrency}"),
            *(f"--samples={SAMPLES}", "--temperature=1", f"--reports={reports}"),
            f"--task={','.join(tasks)}",
        ],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        # Linux shares the processor between sessions; a server would not be in ours.
        start_new_session=True,
    )
    return done.stdout[-4000:] if done.returncode else ""


def _lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


class Server:
    """Answers chat completions in a thread of its own, and takes the times."""

    def __init__(
        self,
        answers: Mapping[str, str],
        slots: int,
        latency: float,
        expected: int,
        records: Path,
    ) -> None:
        self._answers, self._latency, self._expected = answers, latency, expected
        self._records = records
        self._slots = asyncio.Semaphore(slots)
        self._first: float | None = None
        self._last = self._late = 0.0
        self._asked = self._answered = self._in_flight = self._most = 0
        self._mark = time.time_ns()
        self.judged = 0
        """Records that were written before the last completion was sent."""

    def start(self) -> str:
        """Serves until the process ends; its address."""
        bound: list[int] = []
        ready = threading.Event()

        async def serve() -> None:
            loop = asyncio.get_running_loop()
            server = await loop.create_server(lambda: Connection(self.reply), "127.0.0.1", 0)
            bound.append(server.sockets[0].getsockname()[1])
            ready.set()
            await server.serve_forever()

        threading.Thread(target=lambda: asyncio.run(serve()), daemon=True).start()
        ready.wait()
        return f"http://127.0.0.1:{bound[0]}/v1"

    def timed(self, limit: float) -> tuple[float, float, int, float]:
        """Seconds, their ratio to the limit, requests in flight at most, the server's own delay.

        That is the longest time by which it woke too late to answer, for want of a processor.
        """
        assert self._answered == self._expected, (self._answered, self._expected)
        seconds = self._last - (self._first or 0.0)
        return seconds, seconds / limit, self._most, self._late

    async def reply(self, body: bytes) -> dict[str, Any]:
        """What one request gets."""
        if not body:
            return {"data": [{"id": "loopback"}]}
        came = time.perf_counter()
        self._first = self._first or came
        self._in_flight += 1
        self._most = max(self._most, self._in_flight)
        self._asked += 1
        # A line of blanks that differs in every run and request, in any language: else what was
        # compiled once is not compiled again.
        blanks = f"{self._mark + self._asked:b}".replace("0", " ").replace("1", "\t")
        answer = self._answers[json.loads(body)["messages"][-1]["content"]]
        text = answer.removesuffix(FENCE) + blanks + FENCE
        async with self._slots:
            before = time.perf_counter()
            await asyncio.sleep(self._latency)
        self._in_flight -= 1
        self._last = time.perf_counter()
        self._late = max(self._late, self._last - before - self._latency)
        self._answered += 1
        if self._answered == self._expected:
            self.judged = _lines(self._records)
        choice = {"index": 0, "message": {"content": text}, "finish_reason": "stop"}
        usage = {"prompt_tokens": len(body) // 4, "completion_tokens": len(text) // 4}
        return {"id": "x", "model": "loopback", "choices": [choice], "usage": usage}


class Connection(asyncio.Protocol):
    """One connection that lives on; as little of HTTP as a client needs."""

    def __init__(self, reply: Callable[[bytes], Any]) -> None:
        self._reply = reply
        self._received = b""
        self._tasks: set[asyncio.Task[None]] = set()

    def connection_made(self, transport: Any) -> None:
        """Somebody connected."""
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Answers once a request is whole."""
        self._received += data
        head, end, body = self._received.partition(b"\r\n\r\n")
        _, _, length = head.lower().partition(b"content-length:")
        if end and len(body) >= int(length.split(b"\r\n")[0] or 0):
            self._received = b""
            task = asyncio.ensure_future(self._send(body))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _send(self, body: bytes) -> None:
        text = json.dumps(await self._reply(body)).encode()
        head = f"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: {len(text)}"
        self._transport.write(head.encode() + b"\r\n\r\n" + text)


if __name__ == "__main__":
    sys.exit(main())
