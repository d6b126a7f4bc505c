"""A function without a body, or with a placeholder for one, is no definition of it.

extract/stubs/ and extract/definitions/ hold texts per language, between lines of dashes, that
declare or define `find_it`. Models restate the prompt's signature before and after a program.
"""

from pathlib import Path

import pytest

from algoreval.language import languages

CORPUS = Path(__file__).parent / "extract"


def texts(kind: str) -> list[tuple[str, str]]:
    return [
        (path.stem, text)
        for path in sorted((CORPUS / kind).glob("*.txt"))
        for text in path.read_text(encoding="utf-8").removesuffix("\n").split("\n-----\n")
    ]


def test_every_language_has_texts() -> None:
    for kind in ("stubs", "definitions"):
        assert {language for language, _ in texts(kind)} == set(languages())


@pytest.mark.parametrize(("language", "text"), texts("stubs"))
def test_a_stub_defines_nothing(language: str, text: str) -> None:
    for whole in (text, f"{text}\n", f"x\n\n{text}\n\n", f"{text}\n\n" * 300):
        assert not languages()[language].defines(whole, "find_it")


@pytest.mark.parametrize(("language", "text"), texts("definitions"))
def test_a_body_makes_a_definition(language: str, text: str) -> None:
    for whole in (text, f"{text}\n", f"x\n\n{text}\n\n"):
        assert languages()[language].defines(whole, "find_it")


@pytest.mark.parametrize(("language", "stub"), texts("stubs"))
def test_a_definition_behind_a_stub_counts(language: str, stub: str) -> None:
    definition = next(text for of, text in texts("definitions") if of == language)
    assert languages()[language].defines(f"{stub}\n\n{definition}\n", "find_it")
