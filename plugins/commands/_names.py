"""Names on the command line: with commas or repeated, each counted once, none that is unknown."""

from collections.abc import Collection, Iterable

from algoreval.errors import ConfigError
from algoreval.registry import did_you_mean


def listed(given: Iterable[str]) -> list[str]:
    """The names that an option was given, in their order."""
    words = (word.strip() for text in given for word in text.split(","))
    return list(dict.fromkeys(word for word in words if word))


def known(names: Iterable[str], among: Collection[str], what: str) -> list[str]:
    """The names again. Raises ConfigError, with near names, for one that there is not."""
    names = list(names)
    for name in names:
        if name not in among:
            raise ConfigError(f"unknown {what} {name!r}{did_you_mean(name, among)}")
    return names
