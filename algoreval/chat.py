"""Reads the body of a completion, of a chat or of a plain text, as servers really send it."""

import json
import re
from typing import Any

from algoreval import logprobs
from algoreval.model import Completion, Endpoint
from algoreval.safe import encodable

_BROKEN = re.compile(
    r"abort|cancel|disconnect|exception|fail|insufficient|interrupt|load|timed|time.?out|unavailable"
    r"|(?<![a-z])error(?!_(?:toxic|limit))",
    re.IGNORECASE,
)
"""Finish reasons by which servers say that they gave up, not the model that it had ended: "load",
"network_error", "insufficient_system_resource". Cohere's error_toxic and error_limit are none."""


_DIGITS = 12
"""Of a count of tokens: no reply has more."""


class Fault(Exception):
    """The body is no answer of a model, so the server is at fault; the text says how."""

    def __init__(self, message: str, rate_limited: bool = False) -> None:
        super().__init__(message)
        self.rate_limited = rate_limited


def read_reply(body: bytes, endpoint: Endpoint = "chat") -> Completion:
    """The completion in the body of a reply with status 200. Raises Fault if there is none.

    An empty text with a finish reason is an answer; without one, the server lost it.
    """
    reply = _object(body)
    choices = reply.get("choices")
    if not isinstance(choices, list) or not choices or not isinstance(choices[0], dict):
        raise Fault("the reply has no choices")
    choice = choices[0]
    chat = endpoint == "chat"
    message = choice.get("message") if chat else choice
    if not isinstance(message, dict):
        raise Fault("the reply has no message")
    if not chat and "text" not in choice:
        raise Fault("the reply has no text")
    reason = _text(choice.get("finish_reason"))
    if choice.get("error") or (reason and _BROKEN.search(reason)):
        raise Fault(f"the server broke off: {_reason(choice.get('error') or reason)}")
    content = message.get("content" if chat else "text")
    text = _content(content)
    refusal = _text(message.get("refusal")) or _refusal(content)
    if not text and reason is None and refusal is None:
        raise Fault("the reply has neither text nor a finish reason")
    return Completion(
        text=text,
        finish_reason=reason,
        usage=_usage(reply.get("usage")),
        reasoning=_reasoning(message, content),
        refusal=refusal,
        logprobs=logprobs.of_choice(choice.get("logprobs")),
        served=_text(reply.get("model")),
    )


def _object(body: bytes) -> dict[str, Any]:
    text = body.decode("utf-8-sig", errors="replace")
    try:
        reply = json.loads(text)
    except (ValueError, RecursionError):
        raise Fault(f"the reply is no completion but {_kind(text.strip())}") from None
    if not isinstance(reply, dict):
        raise Fault("the reply is no JSON object")
    error = reply.get("error")
    if error:  # some routers send errors with status 200, and what there was of a text beside them
        code = error.get("code") if isinstance(error, dict) else None
        raise Fault(f"the server reports: {_reason(error)}", rate_limited=str(code) == "429")
    return reply


def _kind(text: str) -> str:
    if text.startswith("<"):
        return "an HTML page"
    if text.startswith(("data:", "event:", ": ")):
        return "a stream, which was not asked for"
    return "malformed or cut-off JSON" if text else "empty"


def _reason(error: object) -> str:
    if isinstance(error, dict):
        error = error.get("message") or error.get("code")
    return str(error or "it does not say why")


def _text(value: object) -> str | None:
    return encodable(value) if isinstance(value, str) else None


def _content(value: object) -> str:
    """The text, also where it comes in parts."""
    if value is None:
        return ""
    if isinstance(value, str):
        return encodable(value)
    if isinstance(value, list):
        parts = [part.get("text") for part in value if isinstance(part, dict)]
        return encodable("".join(part for part in parts if isinstance(part, str)))
    raise Fault(f"the reply's content is {type(value).__name__}, not text")


def _refusal(content: object) -> str | None:
    """Words of refusal in parts of their own."""
    parts = content if isinstance(content, list) else []
    words = [_text(part.get("refusal")) for part in parts if isinstance(part, dict)]
    return "".join(one for one in words if one) or None


def _reasoning(message: dict[str, Any], content: object) -> str | None:
    """Thoughts in a field of their own, whose name varies, or in parts of their own."""
    for name in ("reasoning_content", "reasoning"):
        if text := _text(message.get(name)):
            return text
    if not isinstance(content, list):
        return None
    thoughts = [part.get("thinking") for part in content if isinstance(part, dict)]
    texts = [one if isinstance(one, str) else _content(one) for one in thoughts if one]
    return encodable("".join(texts)) or None


def _usage(value: object) -> dict[str, int] | None:
    """The counts of tokens that can be true; whole numbers, in whatever notation."""
    if not isinstance(value, dict):
        return None
    details = value.get("completion_tokens_details")
    told = {
        "prompt_tokens": value.get("prompt_tokens"),
        "completion_tokens": value.get("completion_tokens"),
        "reasoning_tokens": details.get("reasoning_tokens") if isinstance(details, dict) else None,
    }
    counts = {name: count for name, one in told.items() if (count := _count(one)) is not None}
    return counts or None


def _count(value: object) -> int | None:
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < _DIGITS:
        value = int(value)
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return value if type(value) is int and 0 <= value < 10**_DIGITS else None
