"""What run.json says about a run as a whole: what was judged, with what, and whether all was."""

import importlib.metadata
import json
import os
import platform
import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, ValidationError, model_validator

from algoreval.errors import ConfigError
from algoreval.lenient import parse
from algoreval.record import plain
from algoreval.record_file import LONGEST
from algoreval.registry import ROOT
from algoreval.safe import encodable, impersonal

IDENTITY = (
    "model",
    "samples_sha256",
    "weights",
    "decoding",
    "suite",
    "suite_sha256",
    "prompts",
    "limits",
    "explore",
    "sandbox",
)
"""What all records of a run have in common: a run continues only where these are the same."""


CONDITION = "+"
"""What the name of a condition has before it among `prompts`, as in the ids of its instances."""


class Counts(BaseModel):
    """Sizes, all in tests (instance and sample) but for the two of the suite."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    suite: int = 0
    """Instances in the suite, whether their task exists or not."""

    existing: int = 0
    """Instances of the suite whose task exists."""

    selected: int = 0
    """Tests that the last session was to run."""

    judged: int = 0
    """Tests of the run with a verdict."""

    passed: int = 0
    errors: int = 0
    """Tests of the run with an error of ours instead of a verdict."""

    skipped: int = 0
    """Tests that the last session left out; `skipped` of the run says why."""


class RunInfo(BaseModel):
    """The content of run.json. Holds no host, user, path or address."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    schema_version: Literal[1] = 1
    run: str
    """Name of the run and of its folder."""

    model: str = ""
    samples_sha256: str = ""
    """Of samples that were there in advance, as with replay; empty for a model that is asked."""

    weights: dict[str, str] = {}
    """`file` and `sha256` of a model that ran here; empty for others."""

    decoding: dict[str, Any] = {}
    card: dict[str, Any] = {}
    """What the model's card says of it, by field; empty for a model without one."""

    suite: str = ""
    suite_sha256: str = ""
    prompts: dict[str, Any] = {}
    """How prompts were made: `show_expected`, the hash of a system message of the user's,
    `system_role`, whose message its words were in, and for each condition the hash of what it made
    of the suite, such as `+hint`."""

    selection: dict[str, Any] = {}
    """What of the suite the last session asked for, by option."""

    counts: Counts = Counts()
    pass_at_k: dict[int, float | None] = {}
    """pass@k of the fixed test by k, if instances have several samples; None where an instance has
    fewer than k verdicts."""

    skipped: dict[str, int] = {}
    """How many tests were skipped, by reason."""

    toolchains: dict[str, str] = {}
    """Version by language."""

    limits: dict[str, Any] = {}
    explore: int = 0
    """Fresh inputs that each program was tried on; what they showed counts in this run alone."""

    sandbox: str = ""
    versions: dict[str, str] = {}
    """Of algoreval, Python and the packages it stands on."""

    host: str = ""
    """The class of machine: "linux-x86_64 2 cores"."""

    sessions: int = 0
    """How often the run was started; more than 1 if it was continued."""

    started: str = ""
    """When the first session began, in UTC, as ISO 8601."""

    ended: str = ""
    """When the last session ended; empty while it goes on, or if it was killed."""

    complete: bool = False
    """Whether every selected test was judged."""

    incomplete_because: tuple[str, ...] = ()
    """Why not."""

    @model_validator(mode="before")
    @classmethod
    def _only_plain(cls, data: Any) -> Any:
        return _published(plain(data)) if isinstance(data, Mapping) else data

    def json_text(self) -> str:
        """The text of run.json."""
        return self.model_dump_json(indent=2, ensure_ascii=True) + "\n"


def _published(value: Any) -> Any:
    if isinstance(value, str):
        return impersonal(value)
    if isinstance(value, Mapping):
        return {impersonal(key): _published(item) for key, item in value.items()}
    return [_published(item) for item in value] if isinstance(value, list) else value


_HELP = "bring it back, or delete it: reports then read the settings off the records"


def read_run_info(path: Path, lenient: bool = False) -> RunInfo | None:
    """What a run.json says; None if there is no such file.

    If `lenient`, fields that this version does not know are left out with an UnknownFieldWarning.
    Raises ConfigError, naming the file, if it is something else.
    """
    try:
        if lenient:
            return parse(RunInfo, json.loads(path.read_bytes()), str(path))
        return RunInfo.model_validate_json(path.read_bytes())
    except FileNotFoundError:
        return None
    except OSError as error:
        raise ConfigError(f"{path}: cannot be read: {error.strerror}") from error
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        place = ".".join(map(str, first["loc"]))[:LONGEST]
        why = f"{place}: {first['msg']}" if place else first["msg"]
        if place == "schema_version":
            raise ConfigError(
                f"{path}: no run.json: schema version {first['input']!r:.{LONGEST}}, but this "
                "version of algoreval reads 1; use the version that wrote it"
            ) from error
        raise ConfigError(f"{path}: no run.json: {why}; {_HELP}") from error
    except (ValueError, RecursionError) as error:
        raise ConfigError(f"{path}: no run.json: {encodable(str(error))[:200]}; {_HELP}") from error


def differences(one: RunInfo, other: RunInfo) -> list[str]:
    """In what the identities of two runs differ, as text: "model was 'a', now 'b'".

    A condition that only one of them has is no difference: a run may go on under others.
    """
    found = []
    for field in IDENTITY:
        before, now = getattr(one, field), getattr(other, field)
        if field == "prompts":
            found += _other_conditions(before, now)
            before, now = _of_all_conditions(before), _of_all_conditions(now)
        if field == "suite_sha256" and before and now and before != now:
            found.append("the suite's content has changed")
        else:
            found += _changes(field, before, now)
    return found


def _changes(name: str, before: Any, now: Any) -> list[str]:
    """What differs between two values; of mappings, only the entries that do."""
    if before == now:
        return []
    if not (isinstance(before, Mapping) and isinstance(now, Mapping) and before and now):
        return [f"{name} was {before!r}, now {now!r}"]
    told: dict[str, list[str]] = {}
    for key in dict.fromkeys((*before, *now)):
        for change in _changes("", before.get(key), now.get(key)):
            told.setdefault(change, []).append(str(key))
    if all(isinstance(value, Mapping) for value in (*before.values(), *now.values())):
        return [f"{name}{change} ({', '.join(keys)})" for change, keys in told.items()]
    return [f"{name}.{key}{change}" for change, keys in told.items() for key in keys]


def of_conditions(prompts: Mapping[str, Any]) -> dict[str, Any]:
    """What `prompts` says of single conditions."""
    return {name: value for name, value in prompts.items() if name.startswith(CONDITION)}


def _of_all_conditions(prompts: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in prompts.items() if not name.startswith(CONDITION)}


def _other_conditions(before: Mapping[str, Any], now: Mapping[str, Any]) -> list[str]:
    shared = sorted(of_conditions(before).keys() & now.keys())
    return [
        f"the prompts of condition {name.removeprefix(CONDITION)} have changed"
        for name in shared
        if before[name] != now[name]
    ]


def versions() -> dict[str, str]:
    """Versions of algoreval, of Python and of each package that the project depends on."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found = {"algoreval": project["version"], "python": platform.python_version()}
    for requirement in project["dependencies"]:
        name = re.split(r"[^\w.-]", requirement, maxsplit=1)[0]
        try:
            found[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            found[name] = "missing"
    return found


def host_class() -> str:
    """The kind of machine this is, without its name: "linux-x86_64 2 cores"."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return f"{sys.platform}-{platform.machine()} {cores} cores"
