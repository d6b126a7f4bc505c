"""Toolchains: what a language needs on this machine, as the sandbox will see it."""

import hashlib
import os
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from algoreval.language import Language
from algoreval.packages import install_command
from algoreval.sandbox.job import Mount
from algoreval.search import Found, Missing, matching, search
from algoreval.spec import ToolSpec, filled, read_spec
from algoreval.stage import staged
from algoreval.state import made_once, reachable
from algoreval.trusted import perform

PREPARED = "/opt/prepared"
"""Where a build sees what the language's `prepare` made."""


@dataclass(frozen=True)
class Toolchain:
    """An installed toolchain that is new enough, and what the sandbox mounts to have it."""

    language: str
    version: str

    program: Path
    """On this machine, where it was found."""

    root: Path
    """Its folder on this machine: where it was found, or a copy that everybody can read."""

    seen_root: str
    """That folder as the sandbox sees it."""

    tool: str
    """The program as the sandbox sees it."""

    mounts: tuple[Mount, ...]

    @property
    def words(self) -> dict[str, str]:
        """What commands of the sandbox may name."""
        return {"root": self.seen_root, "tool": self.tool, "prepared": PREPARED}


def find(language: Language, state: Path) -> Toolchain | Missing:
    """The toolchain of a language, staged if need be; or why there is none."""
    spec = language.toolchain
    found = search(spec, state)
    if isinstance(found, Missing):
        return Missing(found.reason, install_command(spec))
    root = found.root
    if os.geteuid() == 0 and not reachable(found.program):
        root = staged(root, found.version, (*spec.omit, *_inside_root(spec.hide)), state)
    # The sandbox has all of /usr anyway.
    seen = root if root.is_relative_to("/usr") else Path(spec.target)
    mounts = [] if seen == root else [Mount(str(root), str(seen))]
    for pattern in spec.mounts:
        mounts += [Mount(str(path), str(path)) for path in matching(pattern)]
    return Toolchain(
        language=language.id,
        version=found.version,
        program=found.program,
        root=root,
        seen_root=str(seen),
        tool=str(seen / found.program.relative_to(found.root)),
        mounts=(*mounts, *_covers(spec.hide, root, seen, state)),
    )


_ROOT = "{root}/"


def _inside_root(patterns: Iterable[str]) -> list[str]:
    return [pattern.removeprefix(_ROOT) for pattern in patterns if pattern.startswith(_ROOT)]


def _covers(patterns: Iterable[str], root: Path, seen: Path, state: Path) -> list[Mount]:
    """An empty folder over each folder that programs must not see."""
    empty = state / "empty"
    empty.mkdir(mode=0o755, exist_ok=True)
    inside = [path.relative_to(root) for part in _inside_root(patterns) for path in root.glob(part)]
    outside = [path for part in patterns if not part.startswith(_ROOT) for path in matching(part)]
    hidden = sorted({*(seen / path for path in inside), *outside})
    return [Mount(str(empty), str(path)) for path in hidden]


def sandbox_spec() -> ToolSpec:
    """How the sandbox's program is found, and how new it must be."""
    return read_spec(ToolSpec, Path(__file__).parent / "bubblewrap.yaml")


def find_sandbox(state: Path) -> Found | Missing:
    """The sandbox's program; that it is there does not say yet that it works."""
    spec = sandbox_spec()
    found = search(spec, state)
    return found if isinstance(found, Found) else Missing(found.reason, install_command(spec))


def find_all(languages: Mapping[str, Language], state: Path) -> dict[str, Toolchain | Missing]:
    """The toolchains of several languages, by id."""
    return {id_: find(language, state) for id_, language in languages.items()}


def prepared(language: Language, toolchain: Toolchain, state: Path) -> tuple[Mount, ...]:
    """What the language's `prepare` made for this toolchain, made now if it was not yet.

    Raises JudgeError if the command fails.
    """
    folder = prepared_folder(language, toolchain, state)
    if folder is None:
        return ()
    folder.parent.mkdir(parents=True, exist_ok=True)
    made_once(folder, lambda out: _prepare(language, toolchain, out))
    return (Mount(str(folder), PREPARED),)


def prepared_folder(language: Language, toolchain: Toolchain, state: Path) -> Path | None:
    """Where that stands, or will stand; None if the language prepares nothing."""
    prepare = language.prepare
    if prepare is None:
        return None
    key = hashlib.sha256(f"{toolchain.version}\0{toolchain.root}\0{prepare}".encode())
    for name in prepare.sources:
        key.update((language.folder / name).read_bytes())
    return state / "prepared" / f"{language.id}-{toolchain.version}-{key.hexdigest()[:12]}"


def _prepare(language: Language, toolchain: Toolchain, out: Path) -> None:
    prepare = language.prepare
    assert prepare is not None
    words = {
        "out": str(out),
        "folder": str(language.folder),
        "tool": str(toolchain.root / Path(toolchain.tool).relative_to(toolchain.seen_root)),
        "root": str(toolchain.root),
        "prepared": PREPARED,
    }
    with tempfile.TemporaryDirectory() as scratch:
        env = {"PATH": os.defpath, "HOME": scratch, "TMPDIR": scratch, "LANG": "C.UTF-8"}
        command = [filled(word, words) for word in prepare.command]
        perform(command, {**env, **prepare.env}, Path(scratch))
