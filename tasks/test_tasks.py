"""The whole benchmark: two tests per instance and sample. What is done stands in the fixtures."""

from algoreval.instance import Instance
from algoreval.verdict import Verdict
from plugins.reporting import assert_passed


def test_stdout(instance: Instance, index: int, stdout_verdict: Verdict) -> None:
    """The paper's protocol: the whole program, unmodified, prints what it should and exits 0."""
    assert_passed(stdout_verdict)


def test_edge_cases(instance: Instance, index: int, edge_verdict: Verdict) -> None:
    """The program's own function gives the right answers for the named and the drawn cases."""
    assert_passed(edge_verdict)
