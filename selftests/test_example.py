"""The example of a real run that comes with the benchmark: whole, readable, and nobody's own."""

import json
import re

import pytest

from algoreval.model import asked_key
from algoreval.record_file import each_record
from algoreval.registry import ROOT
from algoreval.run_info import read_run_info
from algoreval.sample_row import parse_row

(FOLDER,) = ROOT.glob("reports/example-local-*")
RECORDS = list(list(each_record(FOLDER / "records.jsonl")))


def test_all_that_was_selected_was_judged() -> None:
    info = read_run_info(FOLDER / "run.json")
    assert info is not None
    assert info.complete, info.incomplete_because
    assert set(info.weights) == {"file", "sha256"}
    assert info.counts.judged == info.counts.selected
    assert {record.key for record in RECORDS if record.judged} == {r.key for r in RECORDS}


def test_it_is_large_and_in_all_languages() -> None:
    assert len({record.instance for record in RECORDS}) >= 100
    info = read_run_info(FOLDER / "run.json")
    assert info is not None
    assert {record.language for record in RECORDS} == set(info.toolchains)


def test_every_answer_is_there() -> None:
    rows = [parse_row(line) for line in (FOLDER / "samples.jsonl").open("rb")]
    answered = {row.instance: row.completion for row in rows if row.completion is not None}
    for record in RECORDS:
        assert answered[record.instance] == record.completion


def test_its_answers_are_found_by_their_keys_today() -> None:
    """A key that changed would make every stored sample be asked, and paid, for again."""
    info = read_run_info(FOLDER / "run.json")
    assert info is not None
    weights = f"sha256:{info.weights['sha256']}"
    for line in (FOLDER / "samples.jsonl").open("rb"):
        row = parse_row(line)
        assert row.model
        assert row.decoding
        assert row.prompt_sha256
        key = asked_key(row.model, weights, row.decoding, row.prompt_sha256, row.index or 0)
        assert row.key == key


@pytest.mark.parametrize("name", ["records.jsonl", "run.json", "samples.jsonl"])
def test_it_names_no_machine_and_nobody(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="ascii")
    assert not re.search(r"/home/|/root/|site-packages|127\.0\.0\.1|localhost", text)
    for line in text.splitlines() if name.endswith("l") else [text]:
        json.loads(line)
