"""What JUnit says of a test besides its outcome, and of a test whose worker died."""

from collections.abc import Mapping
from typing import Any

import pytest

from algoreval.record import Record
from algoreval.safe import visible
from plugins.results import CRASHED, RECORD_TEXT

PROPERTIES = (
    *("bucket", "detail", "task", "language", "representation", "domain", "condition", "model"),
)
"""Fields of the record that become properties of the testcase; "" where there is none."""


def properties(fields: Mapping[str, Any]) -> list[tuple[str, object]]:
    """The properties of a test. Plain text only: xdist cannot carry an Enum or a Path."""
    return [(name, visible(str(fields.get(name) or ""))) for name in PROPERTIES]


class CrashedInJUnit:
    """Ends the test of a dead worker for JUnit, which takes properties from teardown reports."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Follows the error with the teardown that the worker did not live to report."""
        if not getattr(report, CRASHED, False):
            return
        record = Record.model_validate_json(getattr(report, RECORD_TEXT))
        end = pytest.TestReport(
            nodeid=report.nodeid,
            location=report.location,
            keywords={},
            outcome="passed",
            longrepr=None,
            when="teardown",
            user_properties=properties(record.model_dump()),
        )
        end.node = getattr(report, "node", None)  # type: ignore[attr-defined]
        self._config.hook.pytest_runtest_logreport(report=end)
