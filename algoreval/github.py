"""GitHub's REST API: what was answered is kept, and nothing is asked twice or too fast."""

import hashlib
import json
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from http.client import HTTPException
from typing import Any
from urllib.parse import urlencode, urlsplit

from algoreval.errors import ConfigError, JudgeError
from algoreval.github_limits import Answer, Clock, Limits, WallClock
from algoreval.http_error import said
from algoreval.shelf import Entry, Shelf

OFFICIAL = "https://api.github.com"
LOOPBACK = ("localhost", "127.0.0.1", "::1")
VERSION = "2022-11-28"
"""Of the API."""

SECONDS = 30.0
"""Without a word from the server."""

LARGEST = 4 * 2**20
"""Bytes of an answer."""

TRIES = 6


class Unanswered(JudgeError):
    """A request was refused for what it asks; others may be answered."""


class GitHub:
    """The API of one server, asked one request after the other."""

    def __init__(
        self,
        token: str,
        kept: Shelf,
        url: str = OFFICIAL,
        clock: Clock | None = None,
        say: Callable[[str], object] = print,
    ) -> None:
        """Raises ConfigError without a token that can be sent, or for a malformed address."""
        if not token and url == OFFICIAL:
            raise ConfigError(
                "GITHUB_TOKEN is not set, and GitHub lets only those search code whom it knows; "
                "make a token there that may read public repositories, and set it"
            )
        if not token.isascii() or not token.isprintable():
            raise ConfigError("GITHUB_TOKEN holds characters that no token has; set it anew")
        self._url, self._token, self._kept = url.rstrip("/"), token, kept
        self._clock = clock or WallClock()
        self._limits = Limits(self._clock, say)
        self._opener = _opener(url)

    def get(
        self,
        path: str,
        accept: str,
        query: Mapping[str, str],
        worth: Callable[[bytes], bool] = lambda body: True,
    ) -> bytes:
        """The answer to a GET, from what is kept if it was given before; kept if it is worth it.

        Raises Unanswered if the server refuses just this, ConfigError if it refuses the token, and
        JudgeError if it cannot be asked now.
        """
        address = self._url + path + ("?" + urlencode(query) if query else "")
        key = hashlib.sha256(f"{accept} {address}".encode()).hexdigest()
        if entry := self._kept.get(key):
            return entry.content
        body = self._ask(address, accept, path.split("/")[1])
        if worth(body):
            self._kept.put(key, Entry({"url": address}, body))
        return body

    def _ask(self, address: str, accept: str, resource: str) -> bytes:
        for attempt in range(TRIES):
            self._limits.wait(resource)
            answer = self._send(address, accept)
            if isinstance(answer, Answer) and answer.status < 500:
                self._limits.learn(resource, answer)
                if answer.limited:
                    continue
                return self._read(answer)
            if attempt + 1 < TRIES:
                self._clock.sleep(2.0**attempt)
        why = answer if isinstance(answer, str) else self._line(answer)
        raise JudgeError(f"GitHub does not answer: {why}")

    def _send(self, address: str, accept: str) -> Answer | str:
        """The answer, or why there is none."""
        headers = {"Accept": accept, "User-Agent": "algoreval", "X-GitHub-Api-Version": VERSION}
        if self._token:
            headers["Authorization"] = f"Bearer {self._token}"
        request = urllib.request.Request(address, headers=headers)
        try:
            try:
                reply = self._opener.open(request, timeout=SECONDS)
            except urllib.error.HTTPError as error:
                reply = error
            with reply:
                names = {name.lower(): value for name, value in reply.headers.items()}
                return Answer(reply.status, names, reply.read(LARGEST + 1))
        except (OSError, HTTPException) as error:
            return " ".join(str(error).split()) or type(error).__name__

    def _read(self, answer: Answer) -> bytes:
        if answer.status == 401:
            raise ConfigError(f"GitHub refuses the token in GITHUB_TOKEN: {self._line(answer)}")
        if answer.status != 200:
            raise Unanswered(self._line(answer))
        if len(answer.body) > LARGEST:
            raise Unanswered(f"an answer of more than {LARGEST >> 20} MiB")
        return answer.body

    def _line(self, answer: Answer) -> str:
        """What the server says, without the token should it repeat it."""
        text = " ".join(f"{answer.status} {said(_json(answer.body))}".split())
        return (text.replace(self._token, "***") if self._token else text)[:300]


class _Near(urllib.request.HTTPRedirectHandler):
    """Follows to the same server alone: with others the token has no business."""

    def redirect_request(
        self, req: Any, fp: Any, code: int, msg: str, headers: Any, newurl: str
    ) -> urllib.request.Request | None:
        if urlsplit(newurl)[:2] != urlsplit(req.full_url)[:2]:
            return None
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _opener(url: str) -> urllib.request.OpenerDirector:
    try:
        parts = urlsplit(url)
        fits = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        fits = False
    if not fits:
        raise ConfigError(f"--github-url {url}: write https://host or https://host/api/v3")
    # No proxy leads to ourselves.
    local = [urllib.request.ProxyHandler({})] if parts.hostname in LOOPBACK else []
    return urllib.request.build_opener(_Near(), *local)


def _json(body: bytes) -> object:
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        return body.decode("utf-8", "replace")
