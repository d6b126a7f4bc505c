"""Lines of the summary that depend on several samples per instance."""

from algoreval.record import Record
from algoreval.run_info import RunInfo
from plugins.summary import Ending, lines


def told(values: dict[int, float | None], samples: int) -> list[str]:
    records = [
        Record(instance="a", task="a", language="b", sample=index, bucket="passed")
        for index in range(samples)
    ]
    info = RunInfo(run="r", pass_at_k=values)
    ending = Ending(info, records, (), 0, 0, samples, "records.jsonl", "", "")
    return [text for text, _ in lines(ending, quiet=True) if text.startswith("pass@k")]


def test_pass_at_k_is_shown_for_some_k_and_the_largest() -> None:
    values: dict[int, float | None] = {k: k / 12 for k in range(1, 13)}
    assert told(values, 12) == ["pass@k   2: 16.7 %   5: 41.7 %   10: 83.3 %   12: 100.0 %"]


def test_what_is_undefined_is_no_number() -> None:
    assert told({1: 0.5, 2: 0.75, 3: None}, 2) == [
        "pass@k   2: 75.0 %   3: -   (-: an instance has fewer verdicts)"
    ]


def test_one_sample_has_no_pass_at_k() -> None:
    assert told({}, 1) == []


def shown(info: RunInfo, samples: int = 1) -> str:
    records = [
        Record(instance="a", task="a", language="b", sample=index, bucket="passed")
        for index in range(samples)
    ]
    ending = Ending(info, records, (), 0, 0, samples, "records.jsonl", "", "")
    return "\n".join(text for text, _ in lines(ending))


def test_means_over_instances_are_said_to_be_that() -> None:
    assert "3 samples of 1 instance; rates are means over instances" in shown(RunInfo(run="r"), 3)
    assert "means over" not in shown(RunInfo(run="r"))


def test_a_run_of_another_kind_says_so() -> None:
    assert "EXPLORED: programs that passed were tried on 50 fresh" in shown(
        RunInfo(run="r", explore=50)
    )
    assert "SANITIZED: " in shown(RunInfo(run="r", limits={"c": {"sanitize": True}}))
    plain = shown(RunInfo(run="r", limits={"c": {"run_seconds": 30}, "seconds": 30}))
    assert "EXPLORED" not in plain
    assert "SANITIZED" not in plain


def test_run_json_keeps_them() -> None:
    info = RunInfo(run="r", pass_at_k={1: 0.5, 2: None})
    assert RunInfo.model_validate_json(info.json_text()) == info
    assert '"2": null' in info.json_text()
