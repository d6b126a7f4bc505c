import doctest
import io
import sys
import unicodedata
from xml.etree import ElementTree

import pytest

from algoreval import safe

EVERY_CHARACTER = "".join(map(chr, range(sys.maxunicode + 1)))


def test_examples() -> None:
    assert doctest.testmod(safe).failed == 0


def test_every_character_is_safe_for_xml_and_utf8() -> None:
    shown = safe.visible(EVERY_CHARACTER)
    element = ElementTree.Element("text")
    element.text = shown
    document = ElementTree.tostring(element, encoding="utf-8")
    assert ElementTree.parse(io.BytesIO(document)).getroot().text == shown


def test_nothing_that_steers_a_terminal_or_hides_is_left() -> None:
    for char in set(safe.visible(EVERY_CHARACTER)) - {"\n", "\t"}:
        assert unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Zl", "Zp"}, ascii(char)


def test_no_two_characters_share_an_escape() -> None:
    escapes = [safe.visible(chr(code)) for code in range(0x3000)]
    assert len(set(escapes)) == len(escapes)


@pytest.mark.parametrize("text", ["", "plain", "a\tb\nc", "naïve 日本語 ∑"])
def test_what_is_harmless_stays(text: str) -> None:
    assert safe.visible(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[2J\x1b]0;title\x07", r"\x1b[2J\x1b]0;title\x07"),
        ("\x9b31m", r"\x9b31m"),
        ("user\u202etxt.exe\u2066", r"user\u202etxt.exe\u2066"),
        ("zero\u200bwidth\ufeff", r"zero\u200bwidth\ufeff"),
        ("a\r\nb", "a\\r\nb"),
        ("\u2028\x85\xa0", r"\u2028\x85\xa0"),
        ("\udcff\ud800", r"\udcff\ud800"),
        ("\U000e0041", r"\U000e0041"),
    ],
)
def test_what_is_not_becomes_an_escape(text: str, shown: str) -> None:
    assert safe.visible(text) == shown


def test_html_cannot_leave_its_place() -> None:
    shown = safe.html("</script><img src=x onerror='alert(1)'>\"&\x00\u202e")
    assert not set(shown) & set("<>\"'\x00\u202e")


def test_lone_surrogates_become_encodable() -> None:
    text = b"caf\xc3\xa9 \xff".decode("utf-8", "surrogateescape")
    assert safe.encodable(text).encode() == "café \\udcff".encode()


def test_bounded_keeps_both_ends() -> None:
    text = "x" * 500 + "y" * 500
    cut = safe.bounded(text, 100)
    assert cut.startswith("x" * 50 + "\n")
    assert cut.endswith("\n" + "y" * 50)
    assert "900 characters left out" in cut
    assert safe.bounded(text, 1000) == text


def test_bounded_lines_says_how_many_are_left() -> None:
    assert safe.bounded_lines("a\nb\nc\nd\n", 2) == ["a", "b", "[... 2 more lines ...]"]
    assert safe.bounded_lines("x" * 300, 2, width=10) == ["xxxxxxx..."]


@pytest.mark.parametrize("text", ["", "short", "x" * 40, "日本語" * 9, "e\u0301" * 30])
@pytest.mark.parametrize("width", [1, 2, 3, 10, 11])
def test_fitted_takes_exactly_its_columns(text: str, width: int) -> None:
    assert safe.columns(safe.fitted(text, width)) == width


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("cannot open /home/me/x.txt: No space", "cannot open x.txt: No space"),
        ("replay:~/runs/s.jsonl", "replay:s.jsonl"),
        ("file:///home/me/x.py", "x.py"),
        ("'/srv/data/a'", "'a'"),
        ("http://me:secret@box.lan:8000/v1/models", "http://.../v1/models"),
        ("openai:Qwen/Qwen2.5-7B-Instruct", "openai:Qwen/Qwen2.5-7B-Instruct"),
        ("read and/or write 1/2", "read and/or write 1/2"),
        ("tasks/test_tasks.py::test_stdout", "tasks/test_tasks.py::test_stdout"),
    ],
)
def test_impersonal(text: str, kept: str) -> None:
    assert safe.impersonal(text) == kept
