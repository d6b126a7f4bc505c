"""What README.md states as fact agrees with the data it is about."""

import re

import pytest

from algoreval.language import languages
from algoreval.registry import ROOT
from algoreval.suite import load_suite, suites
from algoreval.verdict import BUCKETS

LISTED = {cell.task for name in ("paper", "novel") for cell in load_suite(name).cells}
"""The published algorithms."""

README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", sorted(languages()))
def test_the_table_of_languages_states_minimum_and_flags(name: str) -> None:
    language = languages()[name]
    row = next(line for line in README.splitlines() if line.startswith(f"| {language.name} |"))
    assert language.toolchain.minimum in row
    flags = [word for word in (language.build or language.run).command if word.startswith("-")]
    for flag in flags:
        if re.match(r"-(std|-edition|O|lm)", flag):
            assert flag in row, f"{flag} is missing in the row of {language.name}"


def test_limits_are_those_of_the_languages() -> None:
    for language in languages().values():
        run = language.run.limits
        assert f"{run.seconds:g} s on the clock" in README
        assert f"{run.memory_mib} MiB of memory" in README
        if language.build:
            assert f"compiling has {language.build.limits.seconds:g} s" in README


def test_suites_are_listed_and_closed_ones_have_their_sizes() -> None:
    for name in suites():
        row = next(line for line in README.splitlines() if line.startswith(f"| `{name}`"))
        # More tasks make the open suite grow, and then the README need not change at once.
        listed = len({cell for cell in load_suite(name).cells if cell.task in LISTED})
        assert f"| {listed} |" in row


def test_buckets_are_listed() -> None:
    for name in BUCKETS:
        assert f"| `{name}" in README


@pytest.mark.parametrize("path", re.findall(r"\]\(([\w/.]+)\)", README))
def test_links_lead_somewhere(path: str) -> None:
    assert (ROOT / path).exists()
