"""Exit by rates: pass@1, pass@1+, both, and runs that may not pass at all."""

import pytest

from algoreval.record import Record
from algoreval.run_info import Counts, RunInfo
from plugins.gate import Gate

COMPLETE = RunInfo(run="one", complete=True, counts=Counts())


def records(*buckets: tuple[str, str]) -> list[Record]:
    """One sample each of so many instances: its buckets by the fixed test and by edge cases."""
    return [
        Record(instance=f"t{i}-c", task=f"t{i}", language="c", test=test, bucket=bucket)
        for i, pair in enumerate(buckets)
        for test, bucket in zip(("stdout", "edge_cases"), pair, strict=True)
    ]


HALF = records(("passed", "passed"), ("passed", "wrong_output"))


@pytest.mark.parametrize(
    ("rate", "plus", "passed", "reason"),
    [
        (1.0, None, True, "pass@1 1 is at least 1"),
        (None, 0.5, True, "pass@1+ 0.5 is at least 0.5"),
        (1.0, 0.5, True, "pass@1 1 is at least 1, pass@1+ 0.5 is at least 0.5"),
        (1.0, 0.6, False, "pass@1+ 0.5 is below 0.6"),
        (None, 1.0, False, "pass@1+ 0.5 is below 1"),
    ],
)
def test_rates(rate, plus, passed, reason) -> None:
    assert Gate(rate, plus).judge(COMPLETE, HALF, 0) == (passed, reason)


def test_without_edge_cases_there_is_no_second_rate() -> None:
    alone = [record for record in HALF if record.test == "stdout"]
    assert Gate(None, 0.0).judge(COMPLETE, alone, 0) == (False, "pass@1+: nothing was judged")
    assert Gate(1.0, None).judge(COMPLETE, alone, 0)[0]


def test_only_a_complete_run_without_other_failures_passes() -> None:
    missing = COMPLETE.model_copy(update={"complete": False})
    assert Gate(0.0, None).judge(missing, HALF, 0) == (
        False,
        "a rate counts only if the run is complete",
    )
    assert not Gate(0.0, None).judge(COMPLETE, HALF, 1)[0]
    assert not Gate(None, None).is_set
