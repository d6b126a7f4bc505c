"""How programs of a language look, for the colours of reports: langs/<id>/syntax.yaml."""

from typing import Annotated

from pydantic import AfterValidator
from pydantic.dataclasses import dataclass

from algoreval.registry import ID, ROOT
from algoreval.spec import STRICT, Regex, read_spec

FILE = "syntax.yaml"


def _words(text: str) -> str:
    if len(words := text.split()) != len(set(words)):
        raise ValueError("a word stands there twice")
    return text


Words = Annotated[str, AfterValidator(_words)]


@dataclass(frozen=True, config=STRICT)
class Syntax:
    """Words and patterns; patterns are read by JavaScript and by Python alike."""

    keywords: Words
    """Separated by white space."""

    types: Words
    """Types and constants that the language names itself."""

    comments: tuple[Regex, ...]
    strings: tuple[Regex, ...]
    marks: tuple[Regex, ...] = ()
    """What stands apart from the program proper: directives, attributes, decorators."""


def load_syntax(language: str) -> Syntax | None:
    """The syntax of a language; None for one that is unknown or has no such file.

    Raises ConfigError if the file is malformed.
    """
    path = ROOT / "langs" / language / FILE
    # The name comes from a record, which anybody may have written.
    return read_spec(Syntax, path) if ID.fullmatch(language) and path.is_file() else None
