"""The parts of the page's scripts that compute: colours of programs, differences of outputs."""

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from algoreval.language import languages
from algoreval.registry import ROOT
from algoreval.syntax import load_syntax
from selftests.reports.conftest import Open, Tab

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def blank(open_tab: Open, mixed_page: Path) -> Iterator[Tab]:
    """A page whose functions are called; none of them changes it."""
    found = open_tab(mixed_page)
    yield found
    found.page.context.close()


def syntax_of(language: str) -> dict[str, Any]:
    syntax = load_syntax(language)
    assert syntax is not None
    return asdict(syntax)


def pieces(found: Tab, text: str, language: str) -> list[list[str]]:
    script = "([text, syntax]) => pieces(text, syntax)"
    return list(found.page.evaluate(script, [text, syntax_of(language)]))


SOURCES = sorted(
    path
    for task in ("dijkstra", "sha256", "huffman_coding", "edit_distance")
    for path in ROOT.glob(f"tasks/*/{task}/solutions/*")
    if path.is_file()
)


def test_programs_of_every_language_are_coloured_whole(blank: Tab) -> None:
    suffixes = {language.hello.suffix: name for name, language in languages().items()}
    assert {suffixes[path.suffix] for path in SOURCES} == set(languages())
    for path in SOURCES:
        text = path.read_text("utf-8")
        found = pieces(blank, text, suffixes[path.suffix])
        assert "".join(piece for _, piece in found) == text, path
        kinds = {kind for kind, _ in found}
        assert kinds >= {"keyword", "type", "comment", "number", "call", ""}, path


UNITS = ['"', "'", "`", "/*", "//", '"""', "\\", "#[", "@a", "r#", 'R"(', "<", "1'", "x!", "#a<"]
TEXTS = ["", "\n", "\u202e\x00\ud7ff", "émü(1)", "//\n" * 9, *(unit * 20_000 for unit in UNITS)]


@pytest.mark.parametrize("name", sorted(languages()))
def test_hostile_programs_are_coloured_whole_and_at_once(blank: Tab, name: str) -> None:
    script = """([texts, syntax]) => texts.filter((text) =>
        pieces(text, syntax).map(([, piece]) => piece).join("") !== text)"""
    assert blank.page.evaluate(script, [TEXTS, syntax_of(name)]) == []


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("python", 'f"x{1}"', [["string", 'f"x{1}"']]),
        ("python", "hour'x'", [["", "hour"], ["string", "'x'"]]),
        ("rust", "&'a str", [["", "&'a "], ["type", "str"]]),
        ("rust", "'\\n'", [["string", "'\\n'"]]),
        ("rust", "vec![1]", [["mark", "vec!"], ["", "["], ["number", "1"], ["", "]"]]),
        ("c", "#include <a.h>\nint", [["mark", "#include <a.h>"], ["", "\n"], ["type", "int"]]),
        ("javascript", "`a\nb`", [["string", "`a\nb`"]]),
        ("java", "@Override void", [["mark", "@Override"], ["", " "], ["type", "void"]]),
        ("go", "func f() {}", [["keyword", "func"], ["", " "], ["call", "f"], ["", "() {}"]]),
    ],
)
def test_words_have_their_colours(
    blank: Tab, language: str, text: str, expected: list[list[str]]
) -> None:
    assert pieces(blank, text, language) == expected


PAIRS: list[tuple[str, str, list[list[Any]]]] = [
    ("a\nb\n", "a\nb\n", [["a", "a", True], ["b", "b", True]]),
    ("a\nb\n", "a\nc\n", [["a", "a", True], ["b", "c", False]]),
    ("a\nb\nc", "a\nc", [["a", "a", True], ["b", None, False], ["c", "c", True]]),
    ("a", "", [["a", None, False]]),
    ("", "a\nb", [[None, "a", False], [None, "b", False]]),
    ("1  2\t3", "1 2 3  ", [["1  2\t3", "1 2 3", True]]),
    ("a\n\nb", "a\nb", [["a", "a", True], ["", None, True], ["b", "b", True]]),
    ("", "", []),
]


@pytest.mark.parametrize(("expected", "actual", "pairs"), PAIRS)
def test_lines_are_paired(blank: Tab, expected: str, actual: str, pairs: list[list[Any]]) -> None:
    script = "([a, b]) => paired(a, b).map(({left, right, same}) => [left, right, same])"
    assert blank.page.evaluate(script, [expected, actual]) == pairs


def test_long_outputs_are_compared_up_to_a_point(blank: Tab) -> None:
    one, other = "\n".join(map(str, range(9000))), "\n".join(map(str, range(9000, 0, -1)))
    assert 400 <= blank.page.evaluate("([a, b]) => paired(a, b).length", [one, other]) <= 800


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, ""),
        (0.0004, "0 ms"),
        (0.05, "50 ms"),
        (0.0996, "0.1 s"),
        (12.34, "12 s"),
        (123.4, "120 s"),
    ],
)
def test_times_are_short(blank: Tab, value: float | None, text: str) -> None:
    assert blank.page.evaluate("seconds", value) == text


SHADE = """cell => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    const light = (colour) => {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255)
            .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const { color, backgroundColor } = getComputedStyle(cell);
    const [ink, ground] = [light(color), light(backgroundColor)];
    return [ground, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)];
}"""
"""How light a cell is, and the contrast of its number as WCAG 2 defines it."""


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_every_shade_of_a_heat_map_can_be_read_and_told_apart(
    tab: Open, mixed_page: Path, dark: bool
) -> None:
    found = tab(mixed_page, dark=dark)
    shades = []
    for step in range(11):
        cell = found.page.locator(".heat tbody td").first
        cell.evaluate("(cell, step) => { cell.className = `heat-${step}`; }", step)
        ground, contrast = cell.evaluate(SHADE)
        assert contrast >= 4.5, f"step {step}"
        shades.append(ground)
    assert shades == sorted(shades, reverse=not dark), "more is further from the page's ground"
    cell.evaluate("cell => { cell.className = 'empty'; }")
    assert cell.evaluate(SHADE)[1] >= 4.5


@pytest.mark.parametrize("width", [1440, 1200, 1080, 1000, 768, 390, 320])
def test_nothing_sticks_out_of_a_window(tab: Open, mixed_page: Path, width: int) -> None:
    found = tab(mixed_page, width=width)
    assert found.page.evaluate("document.documentElement.scrollWidth") == width
    found.page.evaluate("detail.open(byName.get('kmp-rust.s0'))")
    found.page.get_by_role("heading", name="Program").wait_for()
    assert found.page.evaluate("document.getElementById('detail-body').scrollWidth") <= width
    assert found.said == []
