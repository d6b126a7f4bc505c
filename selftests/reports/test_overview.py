"""The numbers of a run are those of the scores, whichever report shows them."""

import json
from pathlib import Path
from typing import Any

import pytest

from algoreval import facts as facts_module
from algoreval.facts import facts
from algoreval.overview import ALL, overview
from algoreval.page.heat import heatmaps
from algoreval.runs import Run, read_run
from algoreval.score import by_all_tests, of_test, pass_at_1
from plugins.reports import data, markdown, page
from selftests.reports.runs import info, mixed, payload, record, write


@pytest.fixture
def run(tmp_path: Path) -> Run:
    return read_run(write(tmp_path / "one", mixed(), info()))


def test_rates_are_those_of_the_scores(run: Run) -> None:
    numbers = overview(run)
    stdout, edge_cases, both = numbers.measures
    assert (stdout.id, edge_cases.id, both.id) == ("stdout", "edge_cases", ALL)
    assert stdout.rate == pass_at_1(of_test(run.records, "stdout"))
    assert edge_cases.rate == pass_at_1(of_test(run.records, "edge_cases"))
    assert both.rate == pass_at_1(by_all_tests(run.records))
    assert (stdout.rate.passed, both.rate.passed, both.rate.judged) == (3, 2, 8)
    assert numbers.judged == 16
    assert {message: len(found) for message, found in numbers.errors.items()} == {
        "no compiler: install it": 2
    }


def test_groups_and_cells_add_up(run: Run) -> None:
    for measure in overview(run).measures:
        for rates in measure.groups.values():
            assert sum(rate.judged for rate in rates.values()) == measure.rate.judged
            assert sum(rate.passed for rate in rates.values()) == measure.rate.passed
        for field, values in measure.cells.items():
            for value, rates in values.items():
                whole = measure.groups[field][value]
                assert sum(rate.passed for rate in rates.values()) == whole.passed


def test_one_test_alone_has_one_measure(tmp_path: Path) -> None:
    records = [one for one in mixed() if one.test == "stdout"]
    numbers = overview(read_run(write(tmp_path / "one", records)))
    assert [measure.name for measure in numbers.measures] == ["pass@1"]


def test_the_order_of_records_decides_nothing(tmp_path: Path) -> None:
    records = mixed()
    edge_first = sorted(records, key=lambda one: one.test)
    assert edge_first[0].test == "edge_cases"
    one, other = (
        read_run(write(tmp_path / place / "one", found, info()))
        for place, found in (("a", records), ("b", edge_first))
    )
    there, back = overview(one), overview(other)
    assert [measure.id for measure in back.measures] == ["stdout", "edge_cases", ALL]
    assert [measure.rate for measure in back.measures] == [m.rate for m in there.measures]
    assert [measure.outcomes for measure in back.measures] == [m.outcomes for m in there.measures]
    assert data.render(other) == data.render(one)
    assert markdown.render(other) == markdown.render(one)
    # Of a page only the places of packed texts might differ, and they do not.
    assert payload(page.render(other)) == payload(page.render(one))


def test_pass_at_k_is_that_of_the_records(tmp_path: Path) -> None:
    records = [
        record("kmp-c", bucket="passed" if sample == 0 else "timeout", sample=sample)
        for sample in range(4)
    ]
    stale = info(pass_at_k={"2": 1.0, "4": 1.0})
    content = json.loads(data.render(read_run(write(tmp_path / "one", records, stale))))
    assert content["pass_at_k"] == {"1": 0.25, "2": 0.5, "3": 0.75, "4": 1.0}


def test_nothing_is_no_number(tmp_path: Path) -> None:
    numbers = overview(read_run(write(tmp_path / "one", [])))
    assert (numbers.measures, numbers.judged) == ((), 0)


def test_a_heat_map_tells_nothing_from_zero(run: Run) -> None:
    domain = heatmaps(overview(run))["domain"][0]
    assert domain.columns == ("all", "Python", "C++", "Rust")
    rows = {line.name: line.cells for line in domain.lines}
    assert [cell.text for cell in rows["all"]] == ["38", "100", "0", "0"]
    assert [cell.text for cell in rows["string"]] == ["33", "100", "0", "0"]
    forms = {line.name: line.cells for line in heatmaps(overview(run))["representation"][0].lines}
    empty = forms["adjacency list"][3]
    assert (empty.text, empty.title) == ("", "Rust, adjacency list: nothing was judged")
    assert rows["string"][1].title.startswith("Python, string: 1 of 1 passed; 95 % interval ")
    assert rows["string"][2].link == "#?test=stdout&language=cpp&domain=string"
    assert forms["(no graph)"][0].link == "#?test=stdout&representation=%28none%29"


def test_json_holds_the_same_numbers(run: Run) -> None:
    content: dict[str, Any] = json.loads(data.render(run))
    rate = pass_at_1(of_test(run.records, "stdout"))
    stdout = content["measures"]["stdout"]
    assert (stdout["value"], stdout["low"], stdout["high"]) == (rate.value, rate.low, rate.high)
    assert stdout["outcomes"]["timeout"] == {"cpu": 1}
    assert stdout["language"]["python"]["passed"] == 3
    assert stdout["domain_by_language"]["string"]["cpp"]["value"] == 0.0
    lost = stdout["representation_by_language"]["adj_list"]["rust"]
    assert (lost["judged"], lost["value"], lost["low"]) == (0, None, None)
    assert content["errors"] == {"no compiler: install it": 2}
    assert content["complete"] is True
    assert (content["instances"], content["suite_instances"]) == (9, 9)


def test_no_report_calls_a_run_complete_that_has_lost_records(tmp_path: Path) -> None:
    run = read_run(write(tmp_path / "one", mixed()[:10], info()))
    why = "6 of 16 verdicts that run.json counts are missing from records.jsonl"
    assert f"<b>Incomplete:</b> {why}" in page.render(run)
    assert f"> **Incomplete:** `{why}`" in markdown.render(run)
    content = json.loads(data.render(run))
    assert (content["complete"], content["incomplete_because"]) == (False, [why])


def test_settings_are_told_with_their_units(run: Run) -> None:
    told = dict(facts(run))
    assert told["decoding"] == "temperature 0, max tokens 600"
    assert told["limits"] == (
        "Python: run 30 s, memory 512 MiB; C++, Rust: run 30 s, memory 512 MiB, build 60 s"
    )
    assert told["toolchains"] == "Python 3.12.1, C++ 12.2.0"
    assert told["suite"] == "toy abababababab"
    assert told["time"] == "2026-11-30 18:49 UTC, 1 h 2 min"
    assert "card" not in told


def test_examples_of_settings() -> None:
    import doctest

    assert doctest.testmod(facts_module).failed == 0


def test_settings_of_a_run_without_run_json(tmp_path: Path) -> None:
    one = record("kmp-c", decoding={"temperature": 0.5}, sandbox="degraded: no bwrap")
    told = dict(facts(read_run(write(tmp_path / "one", [one]))))
    assert told["limits"] == "run 30 s, memory 512 MiB"
    assert told["decoding"] == "temperature 0.5"
    assert told["sandbox"] == "degraded: no bwrap"
