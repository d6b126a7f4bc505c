"""The parts of which langs/*/lang.yaml is made, and how such files are read and checked."""

import re
from collections.abc import Mapping
from dataclasses import field
from pathlib import Path
from typing import Annotated, TypeVar

import yaml
from pydantic import AfterValidator, ConfigDict, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass

from algoreval.errors import ConfigError
from algoreval.yaml_text import load_yaml

STRICT = ConfigDict(extra="forbid")


def _regex(text: str) -> str:
    try:
        re.compile(text.replace("{name}", "name"))
    except re.error as error:
        raise ValueError(f"not a regular expression: {error}") from None
    return text


def _version(text: str) -> str:
    if not re.fullmatch(r"\d+(\.\d+)*", text):
        raise ValueError("not a version; write it as text, like '17' or '1.22'")
    return text


Regex = Annotated[str, AfterValidator(_regex)]
Version = Annotated[str, AfterValidator(_version)]

T = TypeVar("T")


@dataclass(frozen=True, config=STRICT)
class Bounds:
    """What one step may use. The defaults are those of running a program."""

    seconds: float = 30
    """Wall time."""

    memory_mib: int = 512
    """Memory of all processes together."""

    reserve_mib: int = 0
    """Part of the memory that is not heap: a command's {heap_mib} is memory_mib without it."""

    slack_mib: int = 0
    """By how much one process's data may exceed memory_mib: runtimes map more than they use."""

    processes: int = 64
    """Processes and threads together."""

    files: int = 256
    """Open files of one process."""

    scratch_mib: int = 64
    """Room on disk, and the largest file."""


@dataclass(frozen=True, config=STRICT)
class Shortcut:
    """Flags that make a build quicker and nothing else; if it fails, the build without decides."""

    flags: tuple[str, ...]
    """May hold the names of the groups in `when`, beside the words of the step."""

    when: Regex = ""
    """Finds, in the program's source, that they apply."""

    file: str = ""
    """A file without which they do not."""


@dataclass(frozen=True, config=STRICT)
class Resident:
    """A command that starts once and builds many programs; see `algoreval.resident`."""

    command: tuple[str, ...]
    env: dict[str, str] = field(default_factory=dict)
    limits: Bounds = field(default_factory=Bounds)
    builds: int = 200
    """After so many it is replaced."""


@dataclass(frozen=True, config=STRICT)
class Step:
    """A command that runs in the sandbox.

    Its words may hold {source}, {program} (the built artifact), {root} (the toolchain's folder),
    {tool} (its program), {prepared} (what `prepare` made) and {heap_mib}. The word {sanitize}
    becomes the sanitizers' flags, none unless they are asked for; the word {shortcuts} the flags
    of the shortcuts that apply.
    """

    command: tuple[str, ...]

    artifact: str = ""
    """The one file that the command leaves behind, as a path in the sandbox."""

    env: dict[str, str] = field(default_factory=dict)

    limits: Bounds = field(default_factory=Bounds)

    shortcuts: tuple[tuple[Shortcut, ...], ...] = ()
    """Of each group, the first that applies is taken."""

    resident: Resident | None = None


@dataclass(frozen=True, config=STRICT)
class Query:
    """A trusted question to a toolchain, and where the answer stands in what it prints.

    The words may hold {tool}, the program that is asked.
    """

    command: tuple[str, ...]
    pattern: Regex = r"\S.*"
    """The answer is group 1, or the whole match if there is no group."""

    env: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, config=STRICT)
class Packages:
    """Where a missing toolchain comes from."""

    debian: tuple[str, ...] = ()
    """Choices, the preferred first. One may be several packages; the first tells the version."""

    pypi: tuple[str, ...] = ()
    """Exact requirements, installed into the virtual environment."""


@dataclass(frozen=True, config=STRICT)
class ToolSpec:
    """How a toolchain is found, how new it must be and what the sandbox must see of it."""

    programs: tuple[str, ...]
    """Names to look for on PATH, the preferred first."""

    minimum: Version
    version: Query

    root: Query | None = None
    """Prints the toolchain's folder; without it, the folder above that of the program."""

    path: str = "bin/{name}"
    """The program inside that folder. Wrappers (pyenv, rustup) are left behind by this."""

    requires: tuple[str, ...] = ()
    """Further files that the folder must hold."""

    needs: tuple[str, ...] = ()
    """Programs that must stand in /usr/bin besides, or files by their whole path."""

    places: tuple[str, ...] = ()
    """Further programs to try: {interpreter} is the Python under this virtual environment,
    {packages} the folder of its packages."""

    preferred: bool = False
    """True: the places are tried before PATH."""

    target: str = ""
    """Where the folder is mounted in the sandbox, unless it is a part of /usr."""

    mounts: tuple[str, ...] = ()
    """Patterns of further paths to mount where they are, if they exist."""

    hide: tuple[str, ...] = ()
    """Patterns of folders that programs must not see: third-party packages of the host. {root} is
    the toolchain's folder."""

    omit: tuple[str, ...] = ()
    """Patterns of what a copy of the folder may lack: documentation, tests."""

    packages: Packages = field(default_factory=Packages)


@dataclass(frozen=True, config=STRICT)
class Prepare:
    """A trusted command that runs once per toolchain, outside the sandbox, with its own folder.

    Its words may hold {out} (the folder to fill), {folder} (this language's), {tool}, {root} and
    {prepared} (where the sandbox will see the folder).
    """

    command: tuple[str, ...]
    sources: tuple[str, ...]
    """Files beside lang.yaml that it reads: another content makes it run again."""

    env: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, config=STRICT)
class Sanitize:
    """How programs are built and run so that errors of memory are found that do not crash."""

    flags: tuple[str, ...]
    """Take the place of the word {sanitize} in a build's command."""

    report: Regex
    """Finds a report in what the program prints on stderr."""

    env: dict[str, str] = field(default_factory=dict)
    """Of the run."""

    slack_mib: int = 0
    """Of the run: shadow memory is mapped and hardly touched."""


@dataclass(frozen=True, config=STRICT)
class Drive:
    """How a program's own function is called with many inputs in one process.

    The driver reads questions on descriptor 3 and writes answers on descriptor 4; the protocol
    stands in `algoreval.driver`. Words of its steps may also hold {glue}, {functions} (the names
    that the function may have, with commas between) and {arity}.
    """

    run: Step

    glue: str
    """A template beside lang.yaml: the driver's source for one signature, put beside the program's
    under its own name without .j2."""

    modes: tuple[str, ...] = ("",)
    """Ways to call the function, tried in order until one compiles; the template sees `mode`."""

    build: Step | None = None
    """None: the program as it was built for its fixed test."""

    append: str = ""
    """Put behind the program's last line; may hold {glue}."""

    closed: Regex = r"(?!)"
    """Finds the end of a program in which nothing stands open that the driver behind it could
    complete. Such a program, built with its driver, may be run for the fixed test too."""

    argument_errors: Regex = r"(?!)"
    """Finds, in an exception of the very first call, that the arguments did not have the shape
    that the function expects. For languages whose functions do not declare it."""


def filled(text: str, words: Mapping[str, str]) -> str:
    """The text with each known {word} replaced; other braces stay, so shell scripts pass.

    >>> filled("{tool} -o ${x} {source}", {"tool": "cc", "source": "a.c"})
    'cc -o ${x} a.c'
    """
    return re.sub(r"\{(\w+)\}", lambda match: words.get(match[1], match[0]), text)


def read_spec(kind: type[T], path: Path, **known: object) -> T:
    """A YAML file as a checked dataclass; `known` are fields that the file does not state.

    Raises ConfigError in one line that names the file and the field.
    """
    try:
        data = load_yaml(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ConfigError(f"{path}: {error.strerror}") from error
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path}: not YAML: {' '.join(str(error).split())}") from error
    if not isinstance(data, dict):
        raise ConfigError(f"{path}: a mapping of fields is expected")
    try:
        return TypeAdapter(kind).validate_python({**data, **known})
    except ValidationError as error:
        raise ConfigError(f"{path}: {problems(error)}") from error


def problems(error: ValidationError) -> str:
    """What is wrong with data of a user, in one line: every missing field, else the first fault."""
    faults = error.errors(include_url=False)
    missing = [_place(fault["loc"]) for fault in faults if fault["type"] == "missing"]
    if missing:
        return f"missing: {', '.join(missing)}"
    first = faults[0]
    message = first["msg"].removeprefix("Value error, ")
    if first["type"] == "string_type":
        message = f"{first['input']!r} is no text; put it in quotes"
    return f"{_place(first['loc'])}: {message}"


def _place(path: tuple[int | str, ...]) -> str:
    return ".".join(map(str, path)) or "the file"
