"""The whole benchmark: one test per instance and sample. What they do stands in the fixtures."""

import pytest

from algoreval.instance import Instance
from algoreval.verdict import Verdict


def test_stdout(instance: Instance, index: int, stdout_verdict: Verdict) -> None:
    """The paper's protocol: the whole program, unmodified, prints what it should and exits 0."""
    if not stdout_verdict.passed:
        pytest.fail(explain(stdout_verdict), pytrace=False)
