"""What trainers hand over: which instance was meant, and what was answered; as texts or chats."""

import functools
from collections.abc import Mapping
from typing import Any, get_args

from algoreval.errors import ConfigError
from algoreval.instance import find, matrix
from algoreval.prompt import ShowExpected, render
from algoreval.suite import load_suite, suites


def text_of(completion: object) -> str:
    """The text of a completion: itself, or what the last message of an assistant says."""
    return _text(completion, "assistant", "completion")


def instance_id(prompt: object) -> str:
    """The instance that an id or a prompt means; a chat is known by its last message of a user.

    Raises ConfigError for an unknown id, and for a prompt that no base instance has.
    """
    text = _text(prompt, "user", "prompt").strip()
    if "\n" not in text and " " not in text:
        return find(text).id
    found = _prompts().get(text)
    if found is None:
        raise ConfigError(
            f"no instance has the prompt {text.splitlines()[0][:60]!r}; hand over instances' ids"
        )
    return found


def _text(said: object, role: str, what: str) -> str:
    if isinstance(said, str):
        return said
    if isinstance(said, Mapping):
        said = [said]
    if isinstance(said, list | tuple):
        messages = [one for one in said if isinstance(one, Mapping) and one.get("role") == role]
        if messages:
            return _content(messages[-1].get("content"))
    raise ConfigError(f"a {what} is a text or a list of messages, one of them the {role}'s")


def _content(content: Any) -> str:
    """The text, also where it comes in parts, or where there is none."""
    if content is None or isinstance(content, str):
        return content or ""
    parts = (part.get("text") for part in content if isinstance(part, Mapping))
    return "".join(part for part in parts if isinstance(part, str))


@functools.cache
def _prompts() -> Mapping[str, str]:
    """Text -> id, of every base instance and every way to show the expected output."""
    cells = {cell for name in suites() for cell in load_suite(name).existing}
    found = {}
    for instance in matrix(sorted(cells)):
        for way in get_args(ShowExpected):
            prompt = render(instance, way)
            for text in (prompt.user, prompt.joined().user):
                found[text.strip()] = instance.id
    return found
