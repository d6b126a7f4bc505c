"""A chat-completions server on loopback that misbehaves as it is told."""

import asyncio
import json
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Reply:
    """What goes over the wire for one request."""

    body: bytes = b""
    status: int = 200
    headers: tuple[tuple[str, str], ...] = ()
    cut: int | None = None
    """The connection is reset after so many bytes of the body."""

    hangs: bool = False
    """Nothing is ever sent."""

    drips: bool = False
    """Byte by byte, without an end."""

    waits_for: int = 0
    """Held back until so many requests have arrived in all."""


SERVED = "toy-0613"
"""The model that answers, by the server's own word."""


def completion(
    text: str | None = "hello", reason: str | None = "stop", served: str = SERVED, **more: Any
) -> Reply:
    """A reply as it should be; `more` goes into the message."""
    message = {"role": "assistant", "content": text, **more}
    usage = {"prompt_tokens": 7, "completion_tokens": 3, "total_tokens": 10}
    choice = {"index": 0, "message": message, "finish_reason": reason}
    return body({"id": "x", "model": served, "choices": [choice], "usage": usage})


def plain_completion(text: str | None = "hello", **more: Any) -> Reply:
    """As a reply should be that goes on with a plain text; `more` goes into the choice."""
    choice = {"index": 0, "text": text, "finish_reason": "stop", **more}
    usage = {"prompt_tokens": 7, "completion_tokens": 3, "total_tokens": 10}
    return body({"id": "x", "model": SERVED, "choices": [choice], "usage": usage})


def body(value: Any, status: int = 200, **headers: str) -> Reply:
    """A reply of JSON."""
    named = tuple((name.replace("_", "-"), text) for name, text in headers.items())
    return Reply(json.dumps(value).encode(), status, named)


def refusal(status: int, message: str = "no", **headers: str) -> Reply:
    """An error as OpenAI words it."""
    return body({"error": {"message": message, "code": None}}, status, **headers)


Script = Callable[[int, dict[str, Any]], Reply]


@dataclass
class Server:
    """Runs in a thread of its own between `start` and `stop`; `answer` decides each reply.

    `answer` gets the number of the request, from 0, and its body.
    """

    answer: Script = lambda number, request: completion()
    models: Reply = field(default_factory=lambda: body({"data": [{"id": "toy"}]}))
    aliases: tuple[str, ...] = ()
    """Names that it knows besides those it lists."""

    about: Reply = field(default_factory=lambda: refusal(404))
    """What it says of any other name."""

    requests: list[dict[str, Any]] = field(default_factory=list)
    headers: list[str] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)
    port: int = 0
    most_in_flight: int = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/v1"

    def start(self) -> "Server":
        self._tasks: set[Any] = set()
        self._in_flight = 0
        ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve(ready)), daemon=True)
        self._thread.start()
        assert ready.wait(10)
        return self

    def stop(self) -> None:
        """Connections are reset and the port refuses new ones."""
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._end.set)
            self._thread.join(10)

    async def _serve(self, ready: threading.Event) -> None:
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        self._arrived = asyncio.Condition()
        server = await asyncio.start_server(self._connection, "127.0.0.1", self.port)
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        await self._end.wait()
        server.close()
        for task in self._tasks:
            task.cancel()

    async def _connection(self, reader: Any, writer: Any) -> None:
        self._tasks.add(asyncio.current_task())
        try:
            while await self._request(reader, writer):
                pass
        except (asyncio.IncompleteReadError, ConnectionError, asyncio.CancelledError):
            pass
        finally:
            writer.transport.abort()

    async def _request(self, reader: Any, writer: Any) -> bool:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        path = head.split()[1]
        lines = dict(line.lower().split(": ", 1) for line in head.splitlines()[1:] if ": " in line)
        request = await reader.readexactly(int(lines.get("content-length", 0)))
        self.paths.append(path)
        self.headers.append(head)
        if not path.endswith("/completions"):
            return await self._send(writer, self._about(path.removeprefix("/v1/models")))
        number = len(self.requests)
        self.requests.append(json.loads(request))
        self._in_flight += 1
        self.most_in_flight = max(self.most_in_flight, self._in_flight)
        try:
            reply = self.answer(number, self.requests[number])
            async with self._arrived:
                self._arrived.notify_all()
                await self._arrived.wait_for(lambda: len(self.requests) >= reply.waits_for)
        finally:
            self._in_flight -= 1
        return await self._send(writer, reply)

    def _about(self, path: str) -> Reply:
        if not path:
            return self.models
        return body({"id": path[1:]}) if path[1:] in self.aliases else self.about

    async def _send(self, writer: Any, reply: Reply) -> bool:
        if reply.hangs:
            await self._end.wait()
        lines = [f"HTTP/1.1 {reply.status} Said So", f"content-length: {len(reply.body)}"]
        lines += [f"{name}: {text}" for name, text in reply.headers]
        if not any(name.lower() == "content-type" for name, _ in reply.headers):
            lines.append("content-type: application/json")
        if reply.drips:
            lines[1] = f"content-length: {1 << 40}"
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode() + reply.body[: reply.cut])
        await writer.drain()
        while reply.drips:
            await asyncio.sleep(0.02)
            writer.write(b" ")
            await writer.drain()
        return reply.cut is None
