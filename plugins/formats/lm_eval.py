"""lm-evaluation-harness: what --log_samples writes, JSON Lines of `doc` and `resps`; only read.

`doc` must say in `instance` or `task_id` which instance it is. Of several filters of one document
the first counts: their replies are the same.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from algoreval.errors import ConfigError
from algoreval.foreign import Answer, instance_of, read_objects, text_in


def read(path: Path, order: Path | None) -> Iterator[Answer]:
    """The replies, before any filter, in order of appearance."""
    filters: dict[object, object] = {}
    for place, row in read_objects(path):
        doc = row.get("doc")
        if not isinstance(doc, dict):
            raise ConfigError(f"{place}: doc: missing; log with --log_samples")
        name = doc.get("instance") or doc.get("task_id")
        instance = instance_of(name, f"{place}: doc.instance")
        key = row.get("doc_id", name)
        if filters.setdefault(str(key), row.get("filter")) == row.get("filter"):
            for text in _replies(row.get("resps"), place):
                yield Answer(instance, text_in(text, "resps", place))


def _replies(resps: Any, place: str) -> list[Any]:
    """Of the document's only request, with one reply per repetition."""
    if isinstance(resps, list) and resps and isinstance(resps[0], list):
        return resps[0]
    raise ConfigError(f"{place}: resps: a list of replies per request is expected")


def write(answers: Iterable[Answer], path: Path, order: Path | None) -> None:
    """Nothing: a log holds that harness's own documents and metrics."""
    raise ConfigError("lm_eval can only be imported: its log holds that harness's own metrics")
