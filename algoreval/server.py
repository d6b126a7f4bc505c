"""What is known of a server before and beside its completions: address, key, list of models."""

import json
import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from algoreval.errors import ConfigError
from algoreval.model import ProviderError

LARGEST = 64 * 2**20
"""Bytes of a reply; more is a server gone mad, not a completion."""

SECRET = 6
"""Characters of the shortest key that is hidden even within words. Servers of one's own take any
key, and "no" stands in many words."""


def endpoint_of(url: str) -> str:
    """The address as messages have it, without what else a URL may hold. Raises ConfigError."""
    try:
        parts = urlsplit(url)
        port = f":{parts.port}" if parts.port else ""
    except ValueError as error:
        raise ConfigError(f"--base-url {url}: {error}") from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ConfigError(f"--base-url {url}: write http://host:port/v1 or https://host/v1")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}{port}{parts.path.rstrip('/')}"


def key_in(env: Mapping[str, str], needed: bool) -> str:
    """The key, or a word in its place. Raises ConfigError if it is needed and not there."""
    key = env.get("OPENAI_API_KEY", "").strip()
    if not key and needed:
        raise ConfigError(
            "OPENAI_API_KEY is not set; set it, or name a server of your own with --base-url"
        )
    if not key.isascii() or not key.isprintable():
        raise ConfigError("OPENAI_API_KEY holds characters that no key has; set it anew")
    return key or "unused-key"


def secret(key: str) -> re.Pattern[str]:
    """Finds the key in a text; one that is short, and so no secret, only where no word goes on."""
    found = re.escape(key)
    return re.compile(found if len(key) >= SECRET else rf"(?<!\w){found}(?!\w)")


async def whole(reply: Any) -> bytes:
    """The body of a reply that is streamed. Raises ProviderError if it has no end."""
    body = bytearray()
    async for chunk in reply.iter_bytes():
        body += chunk
        if len(body) > LARGEST:
            raise ProviderError(f"the reply is larger than {LARGEST >> 20} MiB")
    return bytes(body)


def models_listed(text: str) -> list[str]:
    """The models of a list, also of one that is broken off."""
    ids = re.compile(r'"id"\s*:\s*("(?:[^"\\]|\\.)*")')
    return [_unescaped(one) for one in ids.findall(text)] if text.lstrip().startswith("{") else []


def _unescaped(quoted: str) -> str:
    try:
        return str(json.loads(quoted, strict=False))
    except ValueError:
        return quoted.strip('"')
