"""Released data change only with the task's version: frozen.json holds a hash per version."""

import hashlib
import json
from pathlib import Path

import pytest

from algoreval.task import folders, load_task

FROZEN = Path(__file__).parent / "frozen.json"
FILES = ("task.yaml", "cases.yaml", "drawn.jsonl.gz")


def content(task: str) -> str:
    """A hash over the task's data files."""
    digest = hashlib.sha256()
    for name in FILES:
        path = folders()[task] / name
        if path.is_file():
            digest.update(name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


@pytest.fixture(scope="module")
def frozen(request: pytest.FixtureRequest) -> dict[str, dict[str, str]]:
    known: dict[str, dict[str, str]] = json.loads(FROZEN.read_text(encoding="utf-8"))
    if request.config.option.update_frozen:
        for task in folders():
            versions = known.setdefault(task, {})
            versions.setdefault(str(load_task(task).version), content(task))
        FROZEN.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return known


@pytest.mark.parametrize("task", sorted(folders()))
def test_a_version_has_one_content(task: str, frozen: dict[str, dict[str, str]]) -> None:
    version = str(load_task(task).version)
    assert version in frozen.get(task, {}), f"{task}: new version; run with --update-frozen"
    assert frozen[task][version] == content(task), (
        f"{task}: the data changed; raise `version` in task.yaml, then run with --update-frozen"
    )
