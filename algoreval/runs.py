"""Runs that are over, or stopped, as reports and comparisons read them: from their files alone."""

import warnings
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from algoreval.errors import ConfigError
from algoreval.record import PromptTexts, Record, latest, read_records
from algoreval.run_info import RunInfo, read_run_info

RECORDS, INFO = "records.jsonl", "run.json"
"""What a run's folder holds for its readers."""

SHOWN = 3
"""How many remarks on a file's lines are kept."""


@dataclass(frozen=True)
class Run:
    """A run: what its files say."""

    name: str
    """The name of its folder."""

    info: RunInfo
    records: tuple[Record, ...]
    """One per (instance, sample, test): the latest, in the order of their first."""

    notes: tuple[str, ...] = ()
    """What a reader should know about the files: a torn line, unknown fields, no run.json."""

    @property
    def model(self) -> str:
        """The model's name on its card, else as it was given to --model."""
        return str(self.info.card.get("name") or self.info.model or self.name)


def read_run(folder: Path, texts: bool = True) -> Run:
    """The run of a folder such as reports/<run>.

    Without `texts` its records have neither prompt, completion, program nor evidence: enough for
    numbers, in a tenth of the memory. Raises ConfigError, in one line, for a folder that holds no
    run and for files that are none of a run.
    """
    if not (folder / RECORDS).is_file():
        problem = f"no {RECORDS} in it" if folder.is_dir() else "no such folder"
        raise ConfigError(f"{folder}: {problem}; name the folder of a run, such as reports/<run>")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        info = read_run_info(folder / INFO, lenient=True)
        records = latest(read_records(folder / RECORDS, lenient=True))
    if not texts:
        records = [slim(record) for record in records]
    name = folder.resolve().name
    # The file's name is enough: reports are published, and hold no paths.
    notes = list(_notes(str(one.message).removeprefix(f"{folder}/") for one in caught))
    if info is None:
        info = _guessed(name, records)
        notes.append(f"there is no {INFO}: settings are read off the records, as far as they tell")
    return Run(name, info, tuple(records), tuple(notes))


def find_runs(folders: Iterable[Path], texts: bool = False) -> list[Run]:
    """The runs of these folders; a folder without records stands for the runs in it.

    Of several paths, plain files are passed over: `reports/*` has a README. Raises ConfigError for
    a folder with neither, naming it.
    """
    given = list(folders)
    found = []
    for folder in given:
        if folder.is_file() and len(given) > 1:
            continue
        inner = [] if (folder / RECORDS).is_file() else sorted(folder.glob(f"*/{RECORDS}"))
        found += [read_run(path.parent, texts) for path in inner] or [read_run(folder, texts)]
    return found


def slim(record: Record) -> Record:
    """The record without its texts, which make nine tenths of it."""
    empty = {"completion": "", "program": "", "prompt": PromptTexts(), "evidence": {}}
    return record.model_copy(update=empty)


def _notes(found: Iterable[str]) -> Iterable[str]:
    notes = list(found)
    yield from notes[:SHOWN]
    if len(notes) > SHOWN:
        yield f"and {len(notes) - SHOWN} more such lines"


def _guessed(name: str, records: Iterable[Record]) -> RunInfo:
    for record in records:
        return RunInfo(
            run=name,
            model=record.model,
            decoding=record.decoding,
            suite=record.suite,
            suite_sha256=record.suite_sha256,
            limits=record.limits,
            sandbox=record.sandbox,
            incomplete_because=("there is no run.json that says so",),
        )
    return RunInfo(run=name, incomplete_because=("nothing was judged",))
