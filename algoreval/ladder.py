"""What verdicts are worth as rewards: the paper's ladder, each of its rungs in one number.

| reward | the program |
|---|---|
| 1.0 | prints the expected text to the letter, but for a line feed at its end |
| 0.8 | prints it with other whitespace |
| 0.3 | ends well and prints something else |
| 0.1 | breaks, or runs out of time |
| 0.0 | is missing, or does not compile |

Whoever prints the text without an algorithm earns 1.0 by this, and whoever prints nothing and ends
0.3. Where edge cases count, a program earns no more than its function does, which is called with
inputs that the program has not seen.
"""

from algoreval.verdict import Verdict

EXACT = 1.0

RUNGS = {
    "passed": 0.8,
    "wrong_output": 0.3,
    "runtime_error": 0.1,
    "timeout": 0.1,
    "static_failure": 0.0,
}
"""What a bucket is worth; a pass to the letter is worth EXACT."""


def pay(fixed: Verdict, edges: Verdict | None = None) -> float:
    """What a program earns by the fixed test, and no more than by its edge cases if they count."""
    exact = fixed.passed and bool(fixed.evidence.get("exact"))
    earned = EXACT if exact else RUNGS[fixed.bucket]
    return earned if edges is None or edges.passed else min(earned, RUNGS[edges.bucket])


def can_lose(fixed: Verdict) -> bool:
    """Whether edge cases are worth judging: a program that broke has earned little already."""
    return RUNGS[fixed.bucket] >= RUNGS["wrong_output"]
