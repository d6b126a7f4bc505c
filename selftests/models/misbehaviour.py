"""What servers do instead of what they should, and odd ways of doing it."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from selftests.models.server import Reply, body, completion, refusal

HTML = (("content-type", "text/html"),)
PAGE = b"<!doctype html><html><title>Bad gateway</title></html>"

PASSING: dict[str, Reply] = {
    "408": refusal(408),
    "409": refusal(409),
    "429": refusal(429),
    "429 with a wait": refusal(429, retry_after="3"),
    "429 with a date": refusal(429, retry_after="Thu, 01 Jan 1970 00:00:00 GMT"),
    "429 with an impossible date": refusal(429, retry_after=f"Thu, {9**40} Jan 1970 00:00:00 GMT"),
    "500": refusal(500),
    "502 as a page": Reply(PAGE, 502, HTML),
    "503 with a wait": refusal(503, retry_after="120"),
    "529": refusal(529),
    "reset before the body": Reply(completion().body, cut=0),
    "reset in the body": Reply(completion().body, cut=40),
    "no end": Reply(hangs=True),
    "drops": Reply(b"{", drips=True),
    "cut-off JSON": Reply(completion().body[:40]),
    "a page": Reply(PAGE, headers=HTML),
    "nothing": Reply(b""),
    "bytes": Reply(b"\xff\xfe\x00"),
    "no choices": body({"choices": []}),
    "null for text": completion(None, None),
    "an error with status 200": body({"error": {"message": "upstream is gone"}}),
    "a 429 with status 200": body({"error": {"message": "slow down", "code": 429}}),
    "an end by error": completion("half", "error"),
    "503 cut off": Reply(refusal(503).body, 503, cut=5),
}
"""What a server sends once, before it sends the right answer."""


def odd(reply: Reply, old: bytes, new: bytes) -> Reply:
    assert old in reply.body
    return Reply(reply.body.replace(old, new), reply.status, reply.headers)


def with_choice(text: str, **more: Any) -> Reply:
    answer = json.loads(completion(text).body)
    answer["choices"][0].update(more)
    return body(answer)


def with_other_choices(text: str) -> Reply:
    answer = json.loads(completion(text).body)
    answer["choices"].append(answer["choices"][0] | {"message": {"content": "another"}})
    return body(answer)


THINKING = [{"type": "thinking", "thinking": "hmm"}]
TOP = [{"token": "a", "logprob": -0.5, "bytes": [97]}]
TOKENS = {"content": [{"token": "a", "logprob": -0.5, "top_logprobs": TOP}]}

WELL: dict[str, Callable[[str], Reply]] = {
    "text in parts": lambda text: completion([{"type": "text", "text": text}]),
    "another content type": lambda text: Reply(completion(text).body, headers=HTML),
    "a byte order mark": lambda text: Reply(b"\xef\xbb\xbf" + completion(text).body),
    "blank lines first": lambda text: Reply(b"\n" * 99 + completion(text).body),
    "no UTF-8": lambda text: odd(completion(text), b"Here", b"H\xe9\xff"),
    "a lone surrogate": lambda text: odd(completion(text), b"Here", b"\\ud800 \\u0000 \\u202e"),
    "10 MiB": lambda text: completion("word " * (2 << 20) + text),
    "no reason of its end": lambda text: completion(text, None),
    "the token limit after all": lambda text: completion(text, "length"),
    "several choices": with_other_choices,
    "no usage": lambda text: body({"choices": [{"message": {"content": text}}]}),
    "reasoning_content": lambda text: completion(text, reasoning_content="hmm"),
    "reasoning": lambda text: completion(text, reasoning="hmm"),
    "thinking in parts": lambda text: completion([*THINKING, {"text": text}]),
    "log-probabilities": lambda text: with_choice(text, logprobs=TOKENS),
}
"""Answers as they are seen in the wild; what they say is right."""


@dataclass(frozen=True)
class Wrong:
    """An answer that counts against the model, and as what."""

    reply: Callable[[str], Reply]
    detail: str


WRONG = {
    "a refusal": Wrong(lambda text: completion(None, "stop", refusal="I cannot"), "refusal"),
    "a filter": Wrong(lambda text: completion(None, "content_filter"), "refusal"),
    "a filter in mid-code": Wrong(lambda text: completion(text[:-40] + "(", "SAFETY"), "refusal"),
    "a refusal beside code": Wrong(
        lambda text: completion(text[:-40] + "(", "stop", refusal="I cannot go on"), "refusal"
    ),
    "empty": Wrong(lambda text: completion(""), "no_program"),
    "thoughts only": Wrong(lambda text: completion(None, reasoning_content=text), "no_program"),
    "the token limit at once": Wrong(lambda text: completion(None, "MAX_TOKENS"), "truncated"),
    "the token limit": Wrong(lambda text: completion(text[:-40] + "(", "length"), "truncated"),
}


@dataclass(frozen=True)
class Lasting:
    """What a server sends until it is mended."""

    reply: Reply
    tries: int
    said: str


LASTING = {
    "500": Lasting(refusal(500), 6, "500 Said So: no"),
    "cut off": Lasting(Reply(completion().body, cut=40), 6, "the reply broke off"),
    "400": Lasting(refusal(400, "too long"), 1, "400 Said So: too long"),
    "403": Lasting(refusal(403, "flagged"), 1, "403 Said So: flagged"),
    "429 for a day": Lasting(
        refusal(429, retry_after="86400"), 1, "429 Said So: no (it asks to wait for 86400 s)"
    ),
    "429 for ever": Lasting(
        refusal(429, retry_after="9" * 400), 1, "429 Said So: no (it asks to wait for inf s)"
    ),
}
