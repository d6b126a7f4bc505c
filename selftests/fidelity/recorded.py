"""Files of problems, samples and answers that nobody had to make, with known right results."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

Answers = Mapping[str, str]
"""What a judge says, by question: "mbpp/1 spec", "mbpp/1 code alpha"."""


def lines(path: Path, rows: Iterable[Mapping[str, Any]]) -> Path:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


def mbpp(folder: Path, count: int) -> Path:
    """Problems 1 to `count`."""
    rows = ({"task_id": n, "text": f"Write function {n}.", "code": ""} for n in range(1, count + 1))
    return lines(folder / "mbpp.jsonl", rows)


def contest(folder: Path, count: int) -> Path:
    """Problems p1 to p`count` of LiveCodeBench."""
    rows = ({"question_id": f"p{n}", "question_content": f"Do {n}."} for n in range(1, count + 1))
    return lines(folder / "contest.jsonl", rows)


def programs(folder: Path, model: str, count: int) -> Path:
    """A program of the model for each of `mbpp`."""
    source = "def f():\n    return '{} {}'\n"
    rows = ({"task_id": n, "solution": source.format(model, n)} for n in range(1, count + 1))
    return lines(folder / f"{model}.jsonl", rows)


def contestants(folder: Path, model: str, count: int) -> Path:
    """The same for each of `contest`."""
    rows = ({"question_id": f"p{n}", "code_list": [f"print({n})"]} for n in range(1, count + 1))
    return lines(folder / f"{model}.jsonl", rows)


def answers(path: Path, found: Answers) -> Path:
    """A judge's answers, as --judge replay:FILE takes them."""
    return lines(path, ({"instance": name, "completion": text} for name, text in found.items()))


def matching(matched: Mapping[str, int], count: int, benchmark: str = "mbpp/") -> dict[str, str]:
    """A judge in whose eyes so many of the first programs of each model match, and no other."""
    found = {f"{benchmark}{n} spec": "TECHNIQUE: sorting" for n in range(1, count + 1)}
    for model, matches in matched.items():
        for n in range(1, count + 1):
            found[f"{benchmark}{n} code {model}"] = "sorting" if n <= matches else "greedy"
    return found
