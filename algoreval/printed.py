"""What programs printed, kept as a hash: enough to tell which of them agree."""

import hashlib

from algoreval.judge import normalise
from algoreval.record import Record

PRINTED = "printed"
"""Where evidence has the hash in place of the text."""


def printed(record: Record) -> str | None:
    """A hash of what the program printed on the fixed test, whatever the whitespace in it.

    None if it printed nothing that counts: it did not end well, or was not run.
    """
    if record.bucket not in ("passed", "wrong_output"):
        return None
    kept, text = record.evidence.get(PRINTED), record.evidence.get("actual")
    if isinstance(kept, str):
        return kept
    if not isinstance(text, str):
        return None
    return hashlib.sha256(normalise(text).encode("utf-8", "backslashreplace")).hexdigest()[:16]
