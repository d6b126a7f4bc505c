"""The two ways in which something goes wrong without any program being wrong."""


class AlgorevalError(Exception):
    """Base of all errors this package raises on purpose; its text is one line for a person."""


class ConfigError(AlgorevalError):
    """The user's input cannot be used: an unknown name, a malformed file, options that clash."""


class JudgeError(AlgorevalError):
    """Our own trouble: no compiler, a broken sandbox, a full disk, a provider that is down.

    Never a verdict: whatever was to be judged stays unjudged and leaves every denominator.
    """


class TooBusy(JudgeError):
    """Other work on the machine kept a compiler or a program from its time."""

    def __init__(self, why: str) -> None:
        super().__init__(
            f"this machine is too busy for a verdict, run again when less goes on: {why}"
        )
