"""The words of a conclusion about one program by one test."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

BUCKETS = ("passed", "static_failure", "runtime_error", "timeout", "wrong_output")
"""All classes of a verdict, mutually exclusive; the last four are the paper's failures."""


@dataclass(frozen=True)
class Verdict:
    """What we conclude about one program by one test.

    A verdict is always about the model's program. When our own machinery fails (no compiler,
    no sandbox) JudgeError is raised instead, so a broken toolchain never lowers a score.
    """

    bucket: str
    """One of BUCKETS."""

    detail: str = ""
    """A finer cause within the bucket, for example "compile_error"; empty for most passes."""

    flags: tuple[str, ...] = ()
    """Remarks that do not change the bucket."""

    evidence: Mapping[str, Any] = field(default_factory=dict)
    """Plain values a person needs to believe the verdict: expected, actual, stderr, exit, ..."""

    @property
    def label(self) -> str:
        """Bucket and detail in one word: "wrong_output.mismatch"."""
        return f"{self.bucket}.{self.detail}" if self.detail else self.bucket

    @property
    def passed(self) -> bool:
        """Whether the program did what was asked."""
        return self.bucket == "passed"
