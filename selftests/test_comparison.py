"""Which sides are compared, what is said of their settings, and how p-values are corrected."""

import json
import re
from collections.abc import Sequence
from typing import Any

import pytest

from algoreval.comparison import as_data, compare
from algoreval.comparison_report import details, note, overlap, page
from algoreval.errors import ConfigError
from algoreval.paired import difference, holm, match
from algoreval.record import Record
from algoreval.run_info import RunInfo
from algoreval.runs import Run
from algoreval.sides import Side, sides

LANGUAGES = ("c", "go", "rust")


def record(instance: str, good: bool | None = True, **fields: Any) -> Record:
    cell, _, condition = instance.partition("+")
    task, language, *form = cell.split("-")
    known = {
        "instance": instance,
        "task": task,
        "language": language,
        "representation": form[0] if form else "",
        "domain": "graph" if form else "string",
        "condition": condition or "base",
        "bucket": None if good is None else "passed" if good else "wrong_output",
        "judge_error": "no compiler\nof C" if good is None else None,
        "suite": "paper",
        "suite_sha256": "5a",
        "task_version": 1,
        "prompt_sha256": f"prompt of {instance}",
        "toolchain": "12.2",
        "limits": {"run_seconds": 30},
        "decoding": {"temperature": 0.0, "seed": 1},
        "sandbox": "bubblewrap",
    }
    return Record.model_validate({**known, **fields})


def run(name: str, records: Sequence[Record], **info: Any) -> Run:
    known = {"run": name, "model": f"model of {name}", "complete": True}
    return Run(name, RunInfo.model_validate({**known, **info}), tuple(records))


def grid(passing: str, tasks: int = 12, condition: str = "", **fields: Any) -> list[Record]:
    """Every task in every language; those whose task is in `passing` pass both tests."""
    return [
        record(f"t{chr(97 + task)}-{language}{condition}", chr(97 + task) in passing, test=test,
               **fields)
        for task in range(tasks)
        for language in LANGUAGES
        for test in ("stdout", "edge_cases")
    ]  # fmt: skip


def pair(first: Sequence[Record], second: Sequence[Record]) -> list[Side]:
    return sides([(run("one", first), ""), (run("two", second), "")])


def remarks(first: Sequence[Record], second: Sequence[Record]) -> dict[str, str]:
    (contrast,) = compare(pair(first, second)).contrasts
    return {remark.about: remark.text for remark in contrast.remarks}


class TestSides:
    def test_they_are_lettered(self) -> None:
        found = sides([(run(f"run{i}", []), "") for i in range(28)])
        assert [side.letter for side in found[:2] + found[25:]] == ["A", "B", "Z", "A2", "B2"]

    def test_a_side_has_the_records_of_its_condition(self) -> None:
        both = run("one", [record("a-c"), record("a-c+hint", False)])
        base, hint = sides([(both, ""), (both, "hint")])
        assert [one.instance for one in base.records] == ["a-c"]
        assert [one.instance for one in hint.records] == ["a-c+hint"]
        assert (base.name, hint.name) == ("one", "one+hint")
        assert (base.rate("pass@1").value, hint.rate("pass@1").value) == (1.0, 0.0)

    def test_a_run_of_one_condition_alone_needs_no_name_for_it(self) -> None:
        (side,) = sides([(run("one", [record("a-c+hint")]), "")])
        assert side.condition == "hint"

    def test_an_unknown_condition_is_refused(self) -> None:
        with pytest.raises(ConfigError, match="one: no record under condition 'hnt'; did you mean"):
            sides([(run("one", [record("a-c"), record("a-c+hint")]), "hnt")])

    def test_which_of_several_conditions_must_be_said(self) -> None:
        with pytest.raises(ConfigError, match=r"write one\+hint or one\+snip"):
            sides([(run("one", [record("a-c+snip"), record("a-c+hint")]), "")])

    def test_a_run_without_records_is_a_side(self) -> None:
        (side,) = sides([(run("one", []), "")])
        assert (side.condition, side.rate("pass@1").value) == ("base", None)


class TestCompare:
    def test_all_numbers_are_those_of_paired(self) -> None:
        first, second = pair(grid("abc"), grid("abdefghij"))
        comparison = compare([first, second])
        (contrast,) = comparison.contrasts
        fixed, plus = contrast.measured
        assert (fixed.measure, plus.measure) == ("pass@1", "pass@1+")
        pairs, _, _ = match(first.counted("pass@1"), second.counted("pass@1"))
        assert fixed.total.difference == difference(pairs)
        assert [row.field for row in fixed.groups] == ["language"] * 3, "one domain is no group"
        assert fixed.groups[0].difference.instances == 12
        assert {change.cell: change.gained for change in fixed.changes}["tc-go"] is False
        assert len(fixed.changed(True)) == 7 * 3
        assert (fixed.changes[0].first, fixed.changes[0].second) == ("passed", "wrong_output")

    def test_the_first_is_held_to_all_others(self) -> None:
        found = sides([(run(name, grid("ab")), "") for name in ("x", "y", "z")])
        letters = [(one.first, one.second) for one in compare(found).contrasts]
        assert letters == [("A", "B"), ("A", "C")]
        letters = [(one.first, one.second) for one in compare(found, all_pairs=True).contrasts]
        assert letters == [("A", "B"), ("A", "C"), ("B", "C")]

    def test_families(self) -> None:
        runs = [("x", "a"), ("y", "abcdefgh"), ("z", "abc")]
        found = sides([(run(name, grid(passing)), "") for name, passing in runs])
        comparison = compare(found)
        assert comparison.families == {
            "all instances by pass@1": 2,
            "groups by pass@1": 6,
            "all instances by pass@1+": 2,
            "groups by pass@1+": 6,
        }
        totals = [contrast.measured[0].total for contrast in comparison.contrasts]
        assert [row.p_holm for row in totals] == holm([row.difference.p for row in totals])
        groups = [row for contrast in comparison.contrasts for row in contrast.measured[0].groups]
        assert [row.p_holm for row in groups] == holm([row.difference.p for row in groups])
        assert groups[0].p_holm > groups[0].difference.p

    def test_only_what_both_have_judged(self) -> None:
        first = [*grid("abc"), record("only-c"), record("broken-c")]
        second = [*grid("abc", tasks=11), record("broken-c", None)]
        (contrast,) = compare(pair(first, second)).contrasts
        assert contrast.measured[0].total.difference.instances == 33
        assert contrast.only_first == ("broken-c", "only-c", "tl-c", "tl-go", "tl-rust")
        assert contrast.only_second == ()

    def test_without_edge_cases_there_is_no_plus(self) -> None:
        alone = [one for one in grid("ab") if one.test == "stdout"]
        (contrast,) = compare(pair(grid("ab"), alone)).contrasts
        assert [one.measure for one in contrast.measured] == ["pass@1"]

    def test_each_measure_tells_what_one_side_has_alone(self) -> None:
        less = [one for one in grid("abd") if one.test == "stdout" or one.language == "c"]
        less = [
            one.model_copy(update={"bucket": "passed"}) if one.test == "stdout" else one
            for one in less
        ]
        (contrast,) = compare(pair(grid("abc"), less)).contrasts
        fixed, plus = contrast.measured
        assert (fixed.only_first, fixed.only_second) == ((), ())
        assert len(plus.only_first) == 24
        assert overlap(contrast) == (
            "36 instances judged in both, of 12 algorithms; by pass@1+ 12 in both, 24 only in A"
        )

    @pytest.mark.parametrize("tasks", [1, 12])
    def test_the_unit_is_named(self, tasks: int) -> None:
        comparison = compare(pair(grid("", tasks), grid("abcdef", tasks)))
        (contrast,) = comparison.contrasts
        told = details(contrast.measured[0])
        assert ("by instance" in told, "by algorithm" in told) == (tasks == 1, tasks > 1)
        assert ("fewer than 6 instances" in told) == (tasks == 1)
        assert ("the instances of the one algorithm for" in note(comparison)) == (tasks == 1)
        assert ("take algorithms, not their" in note(comparison)) == (tasks > 1)

    def test_a_page_has_one_sign_for_less(self) -> None:
        html = page(compare(pair(grid("abcdef"), grid("abc"))))
        assert re.search(r"No difference .* -\d", html) is None
        assert "\u221225.0 points (95 % interval \u2212" in html

    def test_nothing_in_common(self) -> None:
        (contrast,) = compare(pair(grid("a"), [])).contrasts
        assert contrast.measured == ()
        assert len(contrast.only_first) == 36

    def test_one_record(self) -> None:
        (contrast,) = compare(pair([record("a-c")], [record("a-c", False)])).contrasts
        (measured,) = contrast.measured
        found = measured.total.difference
        assert (found.change, found.p, measured.total.p_holm) == (-1.0, 1.0, 1.0)
        assert found.low < -0.5 < found.high, "of one instance little is known"
        assert measured.groups == ()

    def test_conditions(self) -> None:
        both = run("one", [*grid("ab"), *grid("abcdefghi", condition="+hint")])
        (contrast,) = compare(sides([(both, ""), (both, "hint")])).contrasts
        assert contrast.measured[0].total.difference.change == pytest.approx(7 / 12)
        assert contrast.remarks == (), "prompts differ on purpose"

    def test_as_data(self) -> None:
        data = json.loads(
            json.dumps(as_data(compare(pair(grid("abc"), grid("abd")))), allow_nan=False)
        )
        assert data["schema_version"] == 1
        assert [one["run"] for one in data["sides"]] == ["one", "two"]
        total = data["contrasts"][0]["measured"][0]["total"]
        assert total["difference"]["instances"] == 36
        assert total["p_holm"] >= total["difference"]["p"]


class TestRemarks:
    def test_none_where_all_is_the_same(self) -> None:
        seeded = [one.model_copy(update={"decoding": {"temperature": 0.0, "seed": 9}})
                  for one in grid("ad")]  # fmt: skip
        assert remarks(grid("abc"), seeded) == {}

    def test_suites(self) -> None:
        found = remarks(grid("a"), grid("b", suite="full", suite_sha256="6b"))
        assert found == {"suite": "suite: paper in A, full in B"}
        found = remarks(grid("a"), grid("b", suite_sha256="6b"))
        assert found == {"content of the suite": "content of the suite: not the same in A and B"}

    def test_limits(self) -> None:
        found = remarks(grid("a"), grid("b", limits={"run_seconds": 10.0, "sanitize": True}))
        assert found == {
            "limits": "limits: run_seconds 30 in A, 10 in B; sanitize not told in A, True in B"
        }
        assert remarks(grid("a"), grid("b", limits={"run_seconds": 30.0})) == {}

    def test_decoding(self) -> None:
        found = remarks(grid("a"), grid("b", decoding={"temperature": None}))
        assert found == {"decoding": "decoding: temperature 0 in A, not sent in B"}

    def test_toolchains_and_sandbox(self) -> None:
        found = remarks(grid("a"), grid("b", toolchain="13", sandbox="degraded: none"))
        assert found == {
            "sandbox": "sandbox: bubblewrap in A, degraded: none in B",
            "toolchains": "toolchains: c 12.2 in A, 13 in B; go 12.2 in A, 13 in B; "
            "rust 12.2 in A, 13 in B",
        }

    def test_on_how_many_instances(self) -> None:
        second = grid("b")
        changed = [one.model_copy(update={"task_version": 2}) if one.task == "ta" else one
                   for one in second]  # fmt: skip
        assert remarks(grid("a"), changed) == {
            "task versions": "task versions: 1 in A, 2 in B (on 3 of 36 shared instances)"
        }
        asked = [one.model_copy(update={"prompt_sha256": "x"}) if one.task == "ta" else one
                 for one in second]  # fmt: skip
        assert remarks(grid("a"), asked) == {
            "prompts": "prompts: not the same in A and B (on 3 of 36 shared instances)"
        }

    def test_records_of_an_older_version(self) -> None:
        old = [Record(instance=one.instance, task=one.task, language=one.language, test=one.test,
                      bucket=one.bucket) for one in grid("b")]  # fmt: skip
        found = remarks(old, grid("a"))
        assert found["suite"] == "suite: not told in A, paper in B"
        assert found["limits"] == "limits: run_seconds not told in A, 30 in B"

    def test_the_same_records(self) -> None:
        assert remarks(grid("a"), grid("a")) == {"records": "A and B hold the same records"}

    def test_tests_samples_and_fresh_inputs(self) -> None:
        first = [*grid("a", flags=("explored",)), record("a-c", sample=4)]
        second = [one for one in grid("b") if one.test == "stdout"]
        assert set(remarks(first, second)) == {"tests", "samples", "explore"}

    def test_versions(self) -> None:
        one, two = grid("a"), grid("b")
        found = compare(
            sides(
                [
                    (run("one", one, versions={"algoreval": "0.1.0"}), ""),
                    (run("two", two, versions={"algoreval": "0.2.0"}), ""),
                ]
            )
        )
        (remark,) = found.contrasts[0].remarks
        assert remark.text == "version of algoreval: 0.1.0 in A, 0.2.0 in B"

    def test_what_is_wrong_with_a_side(self) -> None:
        broken = Run(
            "one",
            RunInfo(run="one", incomplete_because=("a request failed",)),
            (record("a-c", None), record("b-c")),
            ("records.jsonl:9: the last line was cut short and is left out",),
        )
        told = [one.text for one in compare(sides([(broken, ""), (broken, "")])).remarks[:3]]
        assert told == [
            "A is incomplete: a request failed",
            "A: errors of the benchmark, in no rate: 1, such as: no compiler",
            "A: records.jsonl:9: the last line was cut short and is left out",
        ]
