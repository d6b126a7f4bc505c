"""From a run to a verdict: what we conclude about one program by one test."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from algoreval.safe import bounded
from algoreval.verdict import BUCKETS, Verdict

if TYPE_CHECKING:
    from algoreval.built import Built
    from algoreval.extract import NoProgram
    from algoreval.language import Language
    from algoreval.sandbox import Run

__all__ = ["BUCKETS", "Execution", "Verdict", "judge_missing", "judge_stdout", "normalise"]

SHOWN = 20_000
"""How many characters of any one output a verdict keeps as evidence."""

BUSY = 0.5
"""A program that ran, or was ready to run, for this share of its time was busy."""


@dataclass(frozen=True)
class Execution:
    """What building and running one program did; what is left out was not reached."""

    built: Built | None = None
    run: Run | None = None
    parses: bool | None = None
    """For a program that failed and was not compiled: whether its text parses at all."""


def judge_missing(missing: NoProgram, ended: str) -> Verdict:
    """The verdict on a completion without a program; for `ended` see `judge_stdout`."""
    detail = ended if ended and missing.detail == "no_program" else missing.detail
    return Verdict("static_failure", detail, evidence={"note": missing.note})


def judge_stdout(
    execution: Execution, expected: str, language: Language, ended: str = ""
) -> Verdict:
    """The verdict by the paper's protocol: exit status 0, and stdout as expected.

    Whitespace is normalised on both sides; stderr alone is no failure. `ended` is "truncated" or
    "refusal" if it was the token limit or the provider's filter that ended the completion: that
    then is the reason of a static failure.
    """
    built, run = execution.built, execution.run
    if built is not None and not built.ok:
        return static_verdict(built, language, ended)
    if run is None:
        raise ValueError("a program that was built was not run")
    evidence = _evidence(run, expected)
    if execution.parses is False:
        error = language.first_error(evidence["stderr"])
        detail = ended or "parse_error"
        return Verdict("static_failure", detail, evidence={**evidence, "compiler": error})
    if run.stopped in ("wall", "cpu"):
        return Verdict("timeout", out_of_time(run), evidence=evidence)
    if detail := failure(run, evidence["stderr"], language, bool(built and built.sanitized)):
        return Verdict("runtime_error", detail, evidence=evidence)
    try:
        actual = run.stdout.decode()
    except UnicodeDecodeError:
        return Verdict("wrong_output", "undecodable", evidence=evidence)
    if normalise(actual) != normalise(expected):
        return Verdict("wrong_output", "mismatch", evidence=evidence)
    return Verdict("passed", evidence=evidence)


def normalise(text: str) -> str:
    """The text as it is compared: every run of whitespace is one space, none at either end.

    Whitespace is what ASCII calls so (space, tab, line feed, carriage return, vertical tab,
    form feed); other characters of Unicode that look blank are characters like any other.
    """
    return " ".join(re.split(r"[ \t\n\r\v\f]+", text)).strip(" ")


def static_verdict(built: Built, language: Language, ended: str = "") -> Verdict:
    evidence = {
        "compiler": language.first_error(built.output),
        "compiler_output": bounded(built.output, SHOWN),
        "stopped": built.stopped,
    }
    if built.stopped == "artifact":
        detail = "artifact_limit"
    elif built.stopped:
        detail = "compile_limit"
    else:
        detail = ended or "compile_error"
    return Verdict("static_failure", detail, evidence=evidence)


def unparsed_verdict(failed: Verdict, ended: str) -> Verdict:
    """The verdict on a program whose function could not be called because it does not parse."""
    detail = ended or "parse_error"
    said = failed.evidence.get("exception") or failed.evidence.get("mismatch") or ""
    return Verdict("static_failure", detail, evidence={"compiler": said})


def out_of_time(run: Run) -> str:
    """Which kind of time ran out: that of the processor, or just that of the clock."""
    # A busy program meets both limits at about the same moment, and which one is first is a
    # matter of luck and of what else the machine does. That it was busy is not.
    busy = run.cpu_seconds + run.queued_seconds
    return "cpu" if busy >= BUSY * run.wall_seconds else "wall"


def failure(run: Run, stderr: str, language: Language, sanitized: bool = False) -> str:
    """The detail of a runtime error; empty if the program ended well."""
    if run.stopped:
        return f"{run.stopped}_limit"
    if run.exit == 0:
        return ""
    report = language.sanitize.report if sanitized and language.sanitize else r"(?!)"
    if re.search(report, stderr, re.MULTILINE):
        return "sanitizer"
    if re.search(language.out_of_memory, stderr, re.MULTILINE):
        return "memory_limit"
    if re.search(language.exception, stderr, re.MULTILINE):
        return "exception"
    return "signal" if run.signal else "exit_status"


def _evidence(run: Run, expected: str) -> dict[str, Any]:
    return {
        "expected": expected,
        "actual": bounded(run.stdout.decode("utf-8", "backslashreplace"), SHOWN),
        "stderr": bounded(run.stderr.decode("utf-8", "backslashreplace"), SHOWN),
        "exit": run.exit,
        "signal": run.signal,
        "stopped": run.stopped,
        "exact": run.stdout.removesuffix(b"\n") == expected.encode(),
    }
