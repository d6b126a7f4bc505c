"""What the pass rates make of the exit status, where somebody asked for that."""

from collections.abc import Sequence
from dataclasses import dataclass

from algoreval.record import Record
from algoreval.run_info import RunInfo
from algoreval.score import by_all_tests, of_test, pass_at_1
from plugins.summary import HEADLINE

_ROUNDING = 1e-9
"""The mean of many shares may end a hair below the share that it stands for."""


@dataclass(frozen=True)
class Gate:
    """The least rates that a run must reach; None asks for none."""

    rate: float | None
    """Of pass@1."""

    plus: float | None
    """Of pass@1+."""

    @property
    def is_set(self) -> bool:
        """Whether any rate was asked for."""
        return self.rate is not None or self.plus is not None

    def judge(self, info: RunInfo, records: Sequence[Record], others: int) -> tuple[bool, str]:
        """Whether the run passes, and the reason in one line; `others` are failures of no verdict.

        A run that is not complete never passes: what is missing might have failed.
        """
        if not info.complete:
            return False, "a rate counts only if the run is complete"
        if others:
            return False, f"{others} failures outside the benchmark's verdicts"
        reached = []
        for name, least, counted in (
            ("pass@1", self.rate, of_test(records, HEADLINE)),
            ("pass@1+", self.plus, by_all_tests(records) if _has_edges(records) else []),
        ):
            if least is None:
                continue
            value = pass_at_1(counted).value
            if value is None:
                return False, f"{name}: nothing was judged"
            if value < least - _ROUNDING:
                return False, f"{name} {value:.4g} is below {least:g}"
            reached.append(f"{name} {value:.4g} is at least {least:g}")
        return True, ", ".join(reached)


def _has_edges(records: Sequence[Record]) -> bool:
    """Whether the run holds both tests, without which pass@1+ means nothing."""
    return any(record.test != HEADLINE for record in records)
