"""What identifies the content of a suite: two runs compare only where it is the same."""

import functools
import hashlib
import sys
from collections.abc import Iterator
from importlib.metadata import version

from algoreval.instance import Instance, matrix, under
from algoreval.language import languages
from algoreval.prompt import render
from algoreval.registry import ROOT
from algoreval.shelf import Entry, Shelf
from algoreval.suite import Suite
from algoreval.task import folders

DATA = ("task.yaml", "cases.yaml", "drawn.jsonl.gz")
"""The files of a task that decide verdicts."""


def content_hash(suite: Suite) -> str:
    """A SHA-256 over all that decides the suite's prompts and verdicts.

    Its list of cells; of those that exist the prompt as a model reads it and the expected output;
    the tasks' data; and of each of its languages how programs are built, run and called.
    """
    digest = hashlib.sha256()
    for part in _parts(suite):
        digest.update(hashlib.sha256(part).digest())
    return digest.hexdigest()


def kept_hash(suite: Suite, shelf: Shelf) -> str:
    """`content_hash`, recalled where it was made of the same files: prompts take a while."""
    made_of = [
        sys.version,
        version("jinja2"),
        repr(suite.cells),
        *map(files_hash, ("algoreval", "langs", "plugins/representations", "templates")),
        *(_task_hash(task) for task in sorted({cell.task for cell in suite.existing})),
    ]
    key = hashlib.sha256("\0".join(made_of).encode()).hexdigest()
    if entry := shelf.get(key):
        return str(entry.note["hash"])
    found = content_hash(suite)
    shelf.put(key, Entry({"hash": found}, b""))
    return found


@functools.cache
def files_hash(name: str) -> str:
    """A SHA-256 over all that stands in a folder of the project."""
    digest = hashlib.sha256()
    for path in sorted((ROOT / name).rglob("*")):
        if path.suffix != ".pyc" and path.is_file():
            digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _task_hash(task: str) -> str:
    paths = sorted(path for path in folders()[task].iterdir() if path.is_file())
    parts = (f"{path.name} {hashlib.sha256(path.read_bytes()).hexdigest()}" for path in paths)
    return " ".join(parts)


def condition_hash(suite: Suite, condition: str) -> str:
    """A SHA-256 over what a condition makes of a suite: prompts, expected outputs, what is absent.

    Whatever a probe is made of, files of the user's included, it is by this that it counts.
    """
    digest = hashlib.sha256()
    for base in matrix(suite.existing):
        one = under(base, condition)
        part = _asked(one) if one else f"{base.id}\0".encode()
        digest.update(hashlib.sha256(part).digest())
    return digest.hexdigest()


def _asked(instance: Instance) -> bytes:
    prompt = render(instance)
    return f"{instance.id}\0{prompt.system}\0{prompt.user}\0{instance.expected}".encode()


def _parts(suite: Suite) -> Iterator[bytes]:
    yield repr(suite.cells).encode()
    for instance in matrix(suite.existing):
        yield _asked(instance)
    for task in sorted({cell.task for cell in suite.existing}):
        for path in (folders()[task] / name for name in DATA):
            if path.is_file():
                yield path.read_bytes()
    for name in sorted({cell.language for cell in suite.cells}):
        language = languages()[name]
        sources = language.prepare.sources if language.prepare else ()
        driver = {path for path in language.folder.glob("driver*/**/*") if path.is_file()}
        driver |= set(language.folder.glob("driver.*"))
        paths = {language.folder / file for file in ("lang.yaml", *sources)} | driver
        for path in sorted(paths):
            yield path.read_bytes()
