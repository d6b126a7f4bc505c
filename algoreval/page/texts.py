"""The texts of a page: each once, packed in parts of which a browser unpacks one at a time."""

import base64
import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from algoreval.evidence import evidence_of
from algoreval.page.rows import Row, finite
from algoreval.record import Record
from algoreval.safe import bounded

PART = 200_000
"""Characters of a part, about: unpacked before one can blink, and large enough to pack well."""

BUDGET = 5_000_000
"""Characters of all programs and replies together, so that the page has about 2 MB: they pack to a
third or a quarter."""

LIMITS = (100_000, 40_000, 16_000, 8_000, 4_000, 2_000)
"""How long a reply or a program may be: the first of these with which all are within the budget."""

EVIDENCE = 8_000
"""How long any text of the evidence may be."""

COSTS = ("build_seconds", "run_seconds", "cpu_seconds", "memory_mib")


def packed(rows: Sequence[Row]) -> tuple[list[str], list[tuple[int, int]]]:
    """The parts, as base64 of raw deflate of JSON, and for each row its part and its place."""
    limit = _limit(rows)
    parts: list[str] = []
    places: list[tuple[int, int]] = []
    part = _Part(limit)
    for row in rows:
        places.append((len(parts), part.add(row)))
        if part.size > PART:
            parts.append(part.packed())
            part = _Part(limit)
    return ([*parts, part.packed()] if part.rows else parts), places


def _limit(rows: Sequence[Row]) -> int:
    lengths = [
        max(len(getattr(record, name)) for record in row.known)
        for row in rows
        for name in ("completion", "program")
    ]
    fitting = (limit for limit in LIMITS if sum(min(one, limit) for one in lengths) <= BUDGET)
    return next(fitting, LIMITS[-1])


class _Part:
    """Some rows' texts; what several of them share stands there once."""

    def __init__(self, limit: int) -> None:
        self.rows: list[dict[str, Any]] = []
        self.size = 0
        self._limit = limit
        self._texts: dict[str, int] = {}

    def add(self, row: Row) -> int:
        """Takes a row's texts and says at which place."""
        # All records of a sample tell the same, but an error of ours may have come before a text.
        one = max(row.known, key=lambda record: (bool(record.program), bool(record.completion)))
        self.rows.append(
            {
                "system": self._text(one.prompt.system),
                "prompt": self._text(one.prompt.user),
                "reply": self._text(one.completion),
                "program": self._text(one.program),
                "cut": [name for name, text in _sources(one) if len(text) > self._limit],
                "extraction": one.extraction.model_dump(),
                "finish": one.finish_reason,
                "usage": one.usage,
                "seed": one.seed,
                "toolchain": one.toolchain,
                "hashes": [one.prompt_sha256, one.program_sha256],
                "tests": [self._test(record) for record in row.records],
            }
        )
        return len(self.rows) - 1

    def packed(self) -> str:
        """The part as a page holds it."""
        content = json.dumps(
            {"texts": list(self._texts), "rows": self.rows}, separators=(",", ":"), allow_nan=False
        )
        # Raw deflate: what browsers unpack themselves.
        squeeze = zlib.compressobj(6, wbits=-15)
        data = squeeze.compress(content.encode("ascii")) + squeeze.flush()
        return base64.b64encode(data).decode("ascii")

    def _text(self, text: str) -> int:
        text = bounded(text, self._limit)
        if text not in self._texts:
            self._texts[text] = len(self._texts)
            self.size += len(text)
        return self._texts[text]

    def _test(self, record: Record | None) -> dict[str, Any] | None:
        if record is None:
            return None
        evidence = _cut(evidence_of(record))
        self.size += sum(len(str(value)) for value in evidence.values())
        return {
            "evidence": evidence,
            "cost": {name: finite(getattr(record.volatile, name)) for name in COSTS},
            "cached": record.volatile.cached,
            "limits": record.limits,
        }


def _sources(record: Record) -> Iterator[tuple[str, str]]:
    """The texts that can be copied, each by its name on the page."""
    yield "system", record.prompt.system
    yield "prompt", record.prompt.user
    yield "reply", record.completion
    yield "program", record.program


UNTOLD = ("worker", "started", "host", "repeated")
"""What varies and is about the machine, not about the program."""


def _cut(value: Any) -> Any:
    """The evidence with its long texts cut, and without what is none."""
    if isinstance(value, str):
        return bounded(value, EVIDENCE)
    if isinstance(value, Mapping):
        return {name: _cut(one) for name, one in value.items() if name not in UNTOLD}
    return [_cut(one) for one in value] if isinstance(value, list) else value
