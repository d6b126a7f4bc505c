"""Lets a model write the hints that prompts may show: `hints OUT.jsonl --model openai:NAME`.

Without it --condition hint shows the tasks' own. Answers are kept in OUT.samples.jsonl, and what is
there is not asked again. Exit status 1 if a task is left without a hint.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from algoreval.ask import ask, open_asked
from algoreval.errors import ConfigError
from algoreval.hint_writing import answer, question
from algoreval.model import Sample
from algoreval.state import write_whole
from algoreval.task import folders
from plugins import asking, numbers
from plugins.commands._names import known, listed


def run(arguments: list[str]) -> int:
    """Writes a line per task, and says which tasks have none."""
    options = _parser().parse_args(arguments)
    tasks = known(listed(options.task), folders(), "task") or sorted(folders())
    if not options.out.name or options.out.is_dir():
        raise ConfigError(f"{options.out} is a folder; name a file, such as hints.jsonl")
    if options.out.exists() and not options.out.is_file():
        raise ConfigError(f"{options.out} is no regular file; name one, such as hints.jsonl")
    model = open_asked(options.model, options.base_url, options.max_tokens)
    store = options.out.with_suffix(".samples.jsonl")
    questions = [question(task) for task in tasks]
    samples = ask(model, questions, store, progress=asking.told(model.name))
    rows = list(_rows(samples, model.name))
    if not rows:
        print(f"no task has a hint; {options.out} is not written", file=sys.stderr)
        return 1
    text = "".join(json.dumps(row) + "\n" for row in rows)
    try:
        write_whole(options.out, text.encode())
    except OSError as error:
        raise ConfigError(f"{options.out}: cannot be written: {error.strerror}") from error
    print(f"{len(rows)} of {len(tasks)} tasks have a hint; --condition hint --hints={options.out}")
    return int(len(rows) < len(tasks))


def _parser() -> argparse.ArgumentParser:
    about, _, more = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        prog="python -m algoreval hints", description=about, epilog=more
    )
    parser.add_argument("out", type=Path, metavar="OUT.jsonl")
    parser.add_argument(
        "--model", required=True, metavar="PROVIDER:NAME", help="who writes, at temperature 0"
    )
    parser.add_argument("--base-url", metavar="URL", help="an OpenAI-compatible server")
    parser.add_argument("--max-tokens", type=numbers.positive, default=8192, metavar="N")
    parser.add_argument(
        "--task",
        action="append",
        default=[],
        metavar="NAME",
        help="with commas or repeated; default: every task",
    )
    return parser


def _rows(samples: Sequence[Sample], model: str) -> Iterator[dict[str, Any]]:
    for sample in samples:
        task, reply = sample.instance, sample.completion
        if reply is None:
            print(f"{task}: no answer: {sample.error or sample.unavailable}", file=sys.stderr)
            continue
        try:
            hints, cut = answer(reply.text)
        except ValueError as error:
            print(f"{task}: {error}", file=sys.stderr)
            continue
        if cut:
            print(f"{task}: more than a hint may hold; the rest is cut off", file=sys.stderr)
        yield {"task": task, "model": model, **asdict(hints)}
