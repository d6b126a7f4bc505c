"""Reads what servers say with a status that stands for an error."""

import re
from collections.abc import Mapping
from email.utils import parsedate_to_datetime


def passes(status: int) -> bool:
    """Whether the same request may be answered later."""
    return status in (408, 409, 425, 429) or status >= 500


def retry_after(headers: Mapping[str, str], now: float) -> float | None:
    """Seconds the server asks us to wait: a number of (milli)seconds or an HTTP date."""
    for name, unit in (("retry-after-ms", 1000.0), ("retry-after", 1.0)):
        text = str(headers.get(name) or "").strip()
        if re.fullmatch(r"\d+(\.\d+)?", text):
            return float(text) / unit
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - now)
    except (ValueError, OverflowError):
        return None


def said(body: object) -> str:
    """The reason in the body, as JSON or as a page; empty if there is none."""
    if isinstance(body, dict):
        for name in ("message", "detail", "error"):
            if body.get(name):
                return str(body[name])
        return ""
    text = str(body or "").strip()
    if text.startswith("<"):
        title = re.search(r"<title[^>]*>(.*?)</title>", text, re.I | re.S)
        return title[1] if title else "an HTML page"
    return text
