import json
from pathlib import Path

import pytest

from algoreval.errors import ConfigError
from algoreval.run_info import RunInfo, differences, host_class, read_run_info, versions


def test_it_comes_back_from_its_file(tmp_path: Path) -> None:
    info = RunInfo(
        run="one",
        model="reference",
        decoding={"seed": None, "temperature": 0.0},
        skipped={"no compiler\ud800": 3},
        versions=versions(),
        incomplete_because=("3 tests skipped",),
    )
    path = tmp_path / "run.json"
    path.write_text(info.json_text(), encoding="ascii")
    assert read_run_info(path) == info


def test_it_tells_nothing_of_people_and_machines() -> None:
    info = RunInfo(
        run="one",
        model="replay:/home/somebody/samples.jsonl",
        selection={"replay": ["/home/somebody/a", "~/b"], "url": "http://box.lan:8000/v1"},
        skipped={"cannot run /home/somebody/go": 1, "/home/somebody/c": 1},
    )
    text = info.json_text()
    assert info.model == "replay:samples.jsonl"
    for secret in ("somebody", "box.lan", "~"):
        assert secret not in text


@pytest.mark.parametrize("text", ["", "{", "[]", '{"run": 1}', '{"run": "a", "colour": 1}', "\0"])
def test_a_broken_file_is_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "run.json"
    path.write_text(text)
    with pytest.raises(ConfigError, match=r"run\.json: no run\.json: ") as caught:
        read_run_info(path)
    assert "\n" not in str(caught.value)


def test_no_file_is_no_trouble(tmp_path: Path) -> None:
    assert read_run_info(tmp_path / "run.json") is None


def test_differences_name_what_a_run_cannot_change() -> None:
    one = RunInfo(run="one", model="a", suite_sha256="1", limits={"seconds": 30})
    assert differences(one, one.model_copy(update={"ended": "now", "selection": {"-k": "c"}})) == []
    other = one.model_copy(update={"model": "b", "suite_sha256": "2", "limits": {"seconds": 60}})
    assert differences(one, other) == [
        "model was 'a', now 'b'",
        "the suite's content has changed",
        "limits.seconds was 30, now 60",
    ]


def test_differences_of_many_languages_are_told_once() -> None:
    limits = {name: {"run_seconds": 30, "memory_mib": 512} for name in ("c", "go")}
    changed = {name: {**one, "run_seconds": 5} for name, one in limits.items()}
    one = RunInfo(run="one", limits=limits)
    other = one.model_copy(update={"limits": changed})
    assert differences(one, other) == ["limits.run_seconds was 30, now 5 (c, go)"]
    fewer = one.model_copy(update={"limits": {"c": limits["c"]}})
    assert differences(one, fewer) == [f"limits was {limits['go']!r}, now None (go)"]


def test_a_run_that_tried_fresh_inputs_goes_on_only_so() -> None:
    one = RunInfo(run="one", explore=100)
    assert differences(one, RunInfo(run="one")) == ["explore was 100, now 0"]


def test_versions_name_every_dependency() -> None:
    found = versions()
    assert {"algoreval", "python", "pytest", "pytest-xdist", "pydantic"} <= set(found)
    assert all(found.values())
    assert json.dumps(found)


def test_the_host_has_a_class_and_no_name() -> None:
    assert host_class().endswith(" cores")
