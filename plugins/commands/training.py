"""Writes data to train on: `training OUT` for prompts, `--positives RUN` for answers, too.

OUT gets train.jsonl (prompts, grouped by algorithm), test.jsonl (held out), with --positives also
positives.jsonl (answers that earned 1.0, to train on), and split.json, which says what they are.
"""

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from algoreval.drawn import CANARY
from algoreval.errors import ConfigError
from algoreval.fingerprint import content_hash
from algoreval.foreign import write_new
from algoreval.gather import remarks
from algoreval.instance import matrix
from algoreval.runs import Run, read_run
from algoreval.score import of_test
from algoreval.split import TEST, TRAIN, split_of
from algoreval.suite import DEFAULT, load_suite
from algoreval.training import EDGES, Row, positives, prompt_row, sizes
from plugins import numbers
from plugins.commands._notes import tell


def run(arguments: list[str]) -> int:
    """Writes the files and says what they hold."""
    options = _parser().parse_args(arguments)
    if options.plus and not options.positives:
        raise ConfigError("--plus chooses among answers: name their run with --positives RUN")
    if options.most is not None and not options.positives:
        raise ConfigError("--most counts answers: name their run with --positives RUN")
    source = read_run(options.positives) if options.positives else None
    if source is not None:
        tell(remarks([source]))
    suite = load_suite(DEFAULT)
    split = split_of(suite, options.seed)
    train, test = (
        [prompt_row(one, options.show_expected) for one in matrix(split[part])]
        for part in (TRAIN, TEST)
    )
    held_out = sorted({row["group"] for row in test})
    about: dict[str, Any] = {
        "suite": suite.id,
        "suite_sha256": content_hash(suite),
        "split": "the suite's own" if options.seed is None else f"seed {options.seed}",
        "show_expected": options.show_expected,
        "train": len(train),
        "test": len(test),
        "held_out": held_out,
    }
    files: dict[str, list[Row]] = {"train": train}
    files["test"] = [{**row, "canary": CANARY} for row in test]
    notes = [f"train.jsonl      {sizes(train)}", f"test.jsonl       {sizes(test)}, held out"]
    if source is not None:
        found = list(positives(source.records, train, options.most or 1, options.plus))
        if not found:
            raise ConfigError(f"{options.positives}: {_none(source, options.plus)}")
        files["positives"] = found
        about["positives"] = _about(source, found, options.plus)
        notes.append(f"positives.jsonl  {len(found)} answers to {_answered(found)} of these")
        notes += _cautions(source, found, train)
    _write(options.out, files, about)
    print("\n".join(notes))
    print(f"\nTo measure on what is held out: pytest --task {','.join(held_out)} ...")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m algoreval training",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("out", type=Path, metavar="OUT", help="a new folder")
    parser.add_argument(
        "--seed",
        type=int,
        metavar="N",
        help="a drawn split of the same size, by algorithm, in place of the paper's",
    )
    parser.add_argument(
        "--show-expected",
        choices=("paper", "always", "never"),
        default="paper",
        help="whether prompts show the expected output; never leaves nothing to copy",
    )
    parser.add_argument("--positives", type=Path, metavar="RUN", help="the folder of a run")
    parser.add_argument(
        "--most",
        type=numbers.positive,
        metavar="N",
        help="answers per instance, with --positives (default 1)",
    )
    parser.add_argument(
        "--plus", action="store_true", help="only answers that got the edge cases right, too"
    )
    return parser


def _none(source: Run, plus: bool) -> str:
    if plus and not of_test(source.records, EDGES):
        return "no edge-case test was run: leave out --plus, or run it with edge cases"
    return "no answer to a prompt of this part earned 1.0"


def _answered(found: Iterable[Row]) -> int:
    return len({row["instance"] for row in found})


def _about(source: Run, found: list[Row], plus: bool) -> dict[str, Any]:
    return {
        "run": source.name,
        "model": source.info.model,
        "answers": len(found),
        "instances": _answered(found),
        "edge_cases": plus,
    }


def _cautions(source: Run, found: list[Row], train: list[Row]) -> list[str]:
    notes = []
    if not source.info.complete:
        notes.append(f"note: {source.name} is incomplete")
    asked = {row["instance"]: row["prompt"] for row in train}
    others = sum(row["prompt"] != asked[row["instance"]] for row in found)
    if others:
        notes.append(f"note: {others} of these answer another prompt than train.jsonl holds")
    return notes


def _write(out: Path, files: dict[str, list[Row]], about: dict[str, Any]) -> None:
    try:
        out.mkdir(parents=True)
    except FileExistsError:
        raise ConfigError(f"{out} exists; name another folder") from None
    except OSError as error:
        raise ConfigError(f"cannot make {out}: {error.strerror}") from error
    for name, rows in files.items():
        write_new(out / f"{name}.jsonl", map(json.dumps, rows))
    write_new(out / "split.json", [json.dumps(about, indent=2)])
