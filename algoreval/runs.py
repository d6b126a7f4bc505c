"""Runs that are over, or stopped, as reports and comparisons read them: from their files alone."""

import re
import warnings
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from algoreval.errors import ConfigError
from algoreval.printed import PRINTED, printed
from algoreval.record import PromptTexts, Record, latest
from algoreval.record_file import TornLineWarning, each_record
from algoreval.run_info import RunInfo, read_run_info

RECORDS, INFO, PAGE, SAMPLES = "records.jsonl", "run.json", "report.html", "samples.jsonl"
"""What a run's folder holds for its readers."""

SHOWN = 3
"""How many remarks on a file's lines are kept."""

_LINE = re.compile(rf"(?<=^{re.escape(RECORDS)}):\d+(?=:)")
"""Which line of the records a remark is about."""


@dataclass(frozen=True)
class Run:
    """A run: what its files say."""

    name: str
    """The name of its folder."""

    info: RunInfo
    """What run.json says; if it counts more verdicts than there are, that the run is incomplete."""

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
    if not is_file(folder / RECORDS):
        raise ConfigError(f"{folder}: {_not_a_run(folder)}")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        info = read_run_info(folder / INFO, lenient=True)
        found = each_record(folder / RECORDS, lenient=True)
        records = latest(found if texts else map(slim, found))
    name = folder.resolve().name
    caught.sort(key=lambda one: one.category is not TornLineWarning)  # the gravest first
    # The file's name is enough: reports are published, and hold no paths.
    notes = list(_notes(str(one.message).removeprefix(f"{folder}/") for one in caught))
    if info is None:
        info = _guessed(name, records)
        notes.append(f"there is no {INFO}: settings are read off the records, as far as they tell")
    notes += _strangers(info, records)
    return Run(name, _checked(info, records), tuple(records), tuple(notes))


def find_runs(folders: Iterable[Path], texts: bool = False) -> list[Run]:
    """The runs of these folders; a folder without records stands for the runs in it.

    Of several paths, those that are `beside` runs are passed over. Raises ConfigError for a folder
    with neither, naming it.
    """
    given = list(folders)
    found = []
    for folder in [one for one in given if not beside(one)] or given:
        found += [read_run(path, texts) for path in inner(folder) or [folder]]
    return found


def beside(place: Path) -> bool:
    """Whether `reports/*` finds this beside runs: a file, or a page published without records."""
    held = any(is_file(place / name) for name in (RECORDS, INFO))
    return is_file(place) or (is_file(place / PAGE) and not held)


def inner(folder: Path) -> list[Path]:
    """The folders in this one that hold records; none if it holds some itself."""
    if is_file(folder / RECORDS):
        return []
    try:
        return sorted(path.parent for path in folder.glob(f"*/{RECORDS}"))
    except OSError:
        return []


def is_file(path: Path) -> bool:
    """Whether there is such a file; False where one may not look, or the name is too long."""
    try:
        return path.is_file()
    except OSError:
        return False


def _not_a_run(folder: Path) -> str:
    """Why nothing can be read from a folder, and what to do."""
    try:
        (folder / RECORDS).stat()
        problem = f"its {RECORDS} is no file"
    except FileNotFoundError:
        problem = f"no {RECORDS} in it" if folder.is_dir() else "no such folder"
    except NotADirectoryError:
        problem = "a file, no folder"
    except OSError as error:
        return f"cannot be read: {error.strerror}"
    return f"{problem}; name the folder of a run, such as reports/<run>"


def slim(record: Record) -> Record:
    """The record without its texts, which make nine tenths of it; of what was printed, a hash."""
    found = printed(record)
    evidence = {} if found is None else {PRINTED: found}
    empty = {"completion": "", "program": "", "prompt": PromptTexts(), "evidence": evidence}
    return record.model_copy(update=empty)


def _notes(found: Iterable[str]) -> Iterable[str]:
    alike: dict[str, list[str]] = {}
    for note in found:
        # A newer version's field is in every line: one remark says so.
        alike.setdefault(_LINE.sub("", note), []).append(note)
    notes = [
        first + (f" (and {len(more)} more lines)" if more else "")
        for first, *more in alike.values()
    ]
    yield from notes[:SHOWN]
    if len(notes) > SHOWN:
        yield f"and {len(notes) - SHOWN} more such remarks"


def _strangers(info: RunInfo, records: Sequence[Record]) -> Iterable[str]:
    """A remark if records are of another content of a suite than run.json: none tells which."""
    known = info.suite_sha256
    odd = sum(bool(one.suite_sha256 and known != one.suite_sha256) for one in records)
    if known and odd:
        yield f"{odd} of {len(records)} records are of another suite, or version of it, than {INFO}"


def _checked(info: RunInfo, records: Iterable[Record]) -> RunInfo:
    """What run.json says, but for a run that has lost verdicts: that one is not complete."""
    said = info.counts.judged
    missing = said - sum(record.judged for record in records)
    if missing <= 0:
        return info
    why = f"{missing} of {said} verdicts that {INFO} counts are missing from {RECORDS}"
    reasons = (why, *info.incomplete_because)
    return info.model_copy(update={"complete": False, "incomplete_because": reasons})


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
