"""A server on loopback that behaves as GitHub's API does: code search, files, limits, refusals."""

import json
import re
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from email.utils import formatdate
from hashlib import sha1
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import parse_qs, urlsplit

SEARCHES = 10
"""Per minute, as GitHub allows."""

TOKEN = "ghp_of_nobody"


@dataclass
class Time:
    """A clock that never waits: who sleeps comes back at once, and the time has passed."""

    at: float = 1_700_000_000.5
    slept: list[float] = field(default_factory=list)

    def now(self) -> float:
        return self.at

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.at += seconds


@dataclass(frozen=True)
class Reply:
    """What goes over the wire for one request."""

    status: int = 200
    body: bytes = b""
    headers: tuple[tuple[str, str], ...] = ()


Trouble = Callable[[str], Reply | None]
"""What goes wrong with a request, by its path; None if nothing does."""


@dataclass
class Forge:
    """Holds files by repository and path, and knows one token."""

    time: Time
    files: dict[tuple[str, str], str] = field(default_factory=dict)
    trouble: Trouble = lambda path: None
    languages: dict[str, str] = field(default_factory=lambda: {"Python": "py", "C++": "cpp"})
    requests: list[str] = field(default_factory=list)
    queries: list[str] = field(default_factory=list)
    too_early: int = 0
    """Searches that came although the limit was used up."""

    def __post_init__(self) -> None:
        forge = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                reply = forge.answer(self.path, self.headers)
                # Not send_response: the date has to be that of the clock in use.
                self.send_response_only(reply.status)
                self.send_header("Date", formatdate(forge.time.now(), usegmt=True))
                self.send_header("Content-Length", str(len(reply.body)))
                for name, value in reply.headers:
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(reply.body)

            def log_message(self, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._left, self._reset = SEARCHES, 0.0
        self._thread = threading.Thread(
            target=self._server.serve_forever, args=(0.01,), daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def add(self, repository: str, path: str, text: str) -> None:
        self.files[repository, path] = text

    def answer(self, target: str, headers: Any) -> Reply:
        parts = urlsplit(target)
        self.requests.append(parts.path)
        if headers["Authorization"] != f"Bearer {TOKEN}":
            return said(401, f"Bad credentials: {headers['Authorization']}")
        if trouble := self.trouble(parts.path):
            return trouble
        if parts.path == "/search/code":
            query = parse_qs(parts.query)
            return self._limited() or self._search(query["q"][0], int(query["per_page"][0]))
        if found := re.fullmatch(r"/repos/(.+/.+)/git/blobs/(\w+)", parts.path):
            return self._blob(found[1], found[2], headers["Accept"])
        return said(404, "Not Found")

    def _limited(self) -> Reply | None:
        if self.time.now() >= self._reset:
            self._left, self._reset = SEARCHES, self.time.now() + 60
        if self._left == 0:
            self.too_early += 1
            return said(403, "API rate limit exceeded", *self._limits())
        self._left -= 1
        return None

    def _limits(self) -> tuple[tuple[str, str], ...]:
        return (
            ("X-RateLimit-Limit", str(SEARCHES)),
            ("X-RateLimit-Remaining", str(self._left)),
            ("X-RateLimit-Reset", str(int(self._reset))),
            ("X-RateLimit-Resource", "code_search"),
        )

    def _search(self, query: str, most: int) -> Reply:
        self.queries.append(query)
        words = [word for word in query.split() if ":" not in word]
        options = dict(word.split(":") for word in query.split() if ":" in word)
        assert self.languages.get(options["language"]) == options["extension"]
        found = []
        for (repository, path), text in self.files.items():
            where = path if options.get("in") == "path" else f"{path}\n{text}"
            suffix = PurePosixPath(path).suffix.removeprefix(".")
            if suffix == options["extension"] and all(word in where.lower() for word in words):
                found.append(self._item(repository, path, text))
        body = {"total_count": len(found), "incomplete_results": False, "items": found[:most]}
        return Reply(200, json.dumps(body).encode(), self._limits())

    def _item(self, repository: str, path: str, text: str) -> dict[str, Any]:
        return {
            "name": PurePosixPath(path).name,
            "path": path,
            "sha": sha(text),
            "html_url": f"https://github.com/{repository}/blob/0123abcd/{path}",
            "repository": {"full_name": repository},
        }

    def _blob(self, repository: str, wanted: str, accept: str) -> Reply:
        assert accept == "application/vnd.github.raw+json"
        for (name, _), text in self.files.items():
            if name == repository and sha(text) == wanted:
                left = (("X-RateLimit-Remaining", "4999"), ("X-RateLimit-Resource", "core"))
                return Reply(200, text.encode(), left)
        return said(404, "Not Found")


def said(status: int, message: str, *headers: tuple[str, str]) -> Reply:
    return Reply(status, json.dumps({"message": message}).encode(), headers)


def sha(text: str) -> str:
    return sha1(text.encode()).hexdigest()
