"""Texts on a page: each once, packed, and cut where a page would be too large."""

import base64
import json
import random
import string
import zlib
from pathlib import Path
from typing import Any

import pytest

from algoreval.page import texts
from algoreval.page.rows import FIELDS, RESULT, rows
from algoreval.page.texts import packed
from algoreval.runs import read_run
from plugins.reports import page
from selftests.reports.runs import info, mixed, payload, record, write

TESTS = ["stdout", "edge_cases"]


def unpacked(part: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(zlib.decompress(base64.b64decode(part), wbits=-15))
    return found


def test_every_text_is_there_and_each_once() -> None:
    found = rows(mixed(), TESTS)
    parts, places = packed(found)
    contents = [unpacked(part) for part in parts]
    for content in contents:
        assert len(set(content["texts"])) == len(content["texts"])
    for row, (part, place) in zip(found, places, strict=True):
        held, known = contents[part]["texts"], contents[part]["rows"][place]
        assert held[known["program"]] == row.known[0].program
        assert held[known["reply"]] == row.known[0].completion
        assert held[known["prompt"]] == row.known[0].prompt.user
        assert len(known["tests"]) == 2


def test_rows_hold_what_the_list_needs() -> None:
    plain = [dict(zip(FIELDS, row.plain(), strict=True)) for row in rows(mixed(), TESTS)]
    (row,) = (one for one in plain if one["instance"] == "kmp-rust")
    stdout, edge_cases = (dict(zip(RESULT, one, strict=True)) for one in row["results"])
    assert stdout["why"] == "line 2: expected 'second line', got 'second word'"
    assert edge_cases["why"] == "search([], 0) gives [0], expected []"
    assert (stdout["detail"], stdout["seconds"], stdout["memory"]) == ("mismatch", 0.25, 12.0)
    assert row["decisive"] == 0
    (lost,) = (one for one in plain if one["instance"] == "bfs-rust-adj_list")
    assert (lost["decisive"], lost["results"][0][0]) == (None, None)
    assert lost["results"][0][2] == "no compiler: install it"


def test_a_test_without_a_record_has_none() -> None:
    (row,) = rows([record("kmp-c")], TESTS)
    assert (row.plain()[-2][1], row.decisive) == (None, None)
    (alone,) = rows([record("kmp-c")], ["stdout"])
    assert alone.decisive == 0


def test_samples_of_an_instance_are_rows_of_their_own() -> None:
    found = rows([record("kmp-c", sample=index) for index in (2, 0, 1)], ["stdout"])
    assert [row.plain()[FIELDS.index("sample")] for row in found] == [0, 1, 2]


def test_numbers_that_json_lacks_are_left_out() -> None:
    odd = record("kmp-c", volatile={"run_seconds": "nan", "memory_mib": "inf"})
    (row,) = rows([odd], ["stdout"])
    assert row.plain()[-2][0][3:5] == [None, None]
    ((part,), _) = packed([row])
    assert unpacked(part)["rows"][0]["tests"][0]["cost"]["memory_mib"] is None


def noise(length: int, seed: int) -> str:
    """Text that packs about as badly as prose of a model."""
    chosen = random.Random(seed)
    words = ["".join(chosen.choices(string.ascii_lowercase, k=6)) for _ in range(3000)]
    return " ".join(chosen.choices(words, k=length // 7))


def test_long_replies_are_cut_with_a_note_and_the_page_stays_small(tmp_path: Path) -> None:
    replies = [noise(60_000, seed) for seed in range(40)]
    records = [
        record(f"t{index}-c", completion=replies[index % 40] + str(index)) for index in range(600)
    ]
    run = read_run(write(tmp_path / "one", records, info()))
    html = page.render(run)
    assert len(html) < 4_000_000
    part = unpacked(payload(html)["parts"][0])
    reply = part["texts"][part["rows"][0]["reply"]]
    assert len(reply) < 10_000
    assert "characters left out ...]" in reply
    assert part["rows"][0]["cut"] == ["reply"]


def test_short_replies_are_whole() -> None:
    reply = noise(90_000, 1)
    ((part,), _) = packed(rows([record("kmp-c", completion=reply)], ["stdout"]))
    assert reply in unpacked(part)["texts"]
    assert unpacked(part)["rows"][0]["cut"] == []


def test_long_evidence_is_cut() -> None:
    long = record("kmp-c", bucket="wrong_output", evidence={"actual": "x" * 100_000})
    ((part,), _) = packed(rows([long], ["stdout"]))
    evidence = unpacked(part)["rows"][0]["tests"][0]["evidence"]
    assert len(evidence["actual"]) < texts.EVIDENCE + 100


@pytest.mark.parametrize("name", ["worker", "started", "host", "repeated"])
def test_nothing_about_the_machine_is_kept(name: str) -> None:
    fields = {"worker": "gw7", "started": "2026", "host": "box", "repeated": ["box"]}
    one = record("kmp-c", volatile={**fields, "stderr": "kept"})
    ((part,), _) = packed(rows([one], ["stdout"]))
    assert name not in json.dumps(unpacked(part)["rows"][0]["tests"])
    assert "kept" in json.dumps(unpacked(part))


def test_many_rows_make_many_parts() -> None:
    records = [record(f"t{index}-c", program=noise(30_000, index)) for index in range(30)]
    parts, places = packed(rows(records, ["stdout"]))
    assert len(parts) > 2
    assert {part for part, _ in places} == set(range(len(parts)))
