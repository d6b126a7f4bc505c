"""What identifies the content of a suite: two runs compare only where it is the same."""

import hashlib
from collections.abc import Iterator

from algoreval.instance import matrix
from algoreval.language import languages
from algoreval.prompt import render
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


def _parts(suite: Suite) -> Iterator[bytes]:
    yield repr(suite.cells).encode()
    for instance in matrix(suite.existing):
        prompt = render(instance)
        yield f"{instance.id}\0{prompt.system}\0{prompt.user}\0{instance.expected}".encode()
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
