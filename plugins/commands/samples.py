"""Takes samples from other harnesses, or gives them: `samples import --format NAME FROM TO`."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from algoreval.errors import ConfigError
from algoreval.extract import Program, extract
from algoreval.foreign import Answer, write_new
from algoreval.instance import find
from algoreval.language import languages
from algoreval.registry import load_plugin, plugin_names
from algoreval.runs import SAMPLES
from algoreval.sample_row import Row, read_rows


def run(arguments: list[str]) -> int:
    """Converts a file and says how many samples it holds."""
    options = _parser().parse_args(arguments)
    form = load_plugin("formats", options.format)
    if options.way == "import":
        rows = list(_numbered(form.read(options.source, options.instances)))
        write_new(options.target, map(json.dumps, rows))
        print(f"{len(rows)} samples; to judge them: --model replay:{options.target}")
    else:
        answers = list(_answers(options.source))
        form.write(answers, options.target, options.instances)
        print(f"{len(answers)} samples in {options.target}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m algoreval samples", description=__doc__)
    ways = parser.add_subparsers(dest="way", required=True, metavar="import | export")
    for way, source in (
        ("import", "another harness's file"),
        ("export", "a run's folder or samples"),
    ):
        one = ways.add_parser(way, description="\n".join(_formats()), formatter_class=_RAW)
        one.add_argument("source", type=Path, help=source)
        one.add_argument("target", type=Path, help="a new file")
        one.add_argument("--format", required=True, help=", ".join(plugin_names("formats")))
        one.add_argument("--instances", type=Path, metavar="FILE", help=_ORDER)
    return parser


_ORDER = "for formats without names: the instances in order, one a line; export writes it"

_RAW = argparse.RawDescriptionHelpFormatter


def _formats() -> Iterator[str]:
    for name in plugin_names("formats"):
        about = (load_plugin("formats", name).__doc__ or "").partition("\n")[0]
        yield f"{name:<10} {about}"


def _numbered(answers: Iterable[Answer]) -> Iterator[dict[str, Any]]:
    """Rows of a replay file."""
    seen: Counter[str] = Counter()
    for answer in answers:
        yield {
            "instance": answer.instance,
            "index": seen[answer.instance],
            "completion": answer.text,
        }
        seen[answer.instance] += 1
    if not seen:
        raise ConfigError("there are no samples to import")


def _answers(path: Path) -> Iterator[Answer]:
    """The samples of a run, by instance and index."""
    path = path / SAMPLES if path.is_dir() else path
    found: dict[str, dict[int, Row]] = {}
    for number, row in read_rows(path, _tell):
        if row.completion is not None:
            samples = found.setdefault(row.instance, {})
            index = len(samples) if row.index is None else row.index
            if index in samples:
                raise ConfigError(
                    f"{path}:{number}: sample {index} of {row.instance} is there already; "
                    "keep the samples of one model, prompt and decoding"
                )
            samples[index] = row
    if not found:
        raise ConfigError(f"{path} holds no samples")
    for samples in found.values():
        for index in sorted(samples):
            yield _answer(samples[index])


def _tell(note: str) -> None:
    print(f"note: {note}", file=sys.stderr)


def _answer(row: Row) -> Answer:
    instance, text = find(row.instance), row.completion or ""
    taken = extract(
        text, instance.spoken, instance.functions, languages(), refusal=row.refusal or None
    )
    return Answer(instance.id, text, taken.source if isinstance(taken, Program) else "")
