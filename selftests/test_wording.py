import doctest

import pytest

from algoreval import comparison_report, wording
from algoreval.comparison_report import escaped
from algoreval.wording import group_title, p_value, percent, points


@pytest.mark.parametrize("module", [wording, comparison_report])
def test_examples(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


def test_only_all_and_nothing_are_written_so() -> None:
    assert [percent(share) for share in (0.0, 1e-9, 0.9999999, 1.0)] == [
        "0.0",
        "0.1",
        "99.9",
        "100.0",
    ]
    assert [points(change) for change in (0.0, 1e-9, -1e-9)] == ["0.0", "0.0", "0.0"]
    assert [points(change) for change in (-0.0004, 0.0006)] == ["0.0", "+0.1"]
    assert [percent(598 / 599, 0), percent(1, 0), percent(1 / 599, 0), percent(0, 0)] == [
        "99",
        "100",
        "1",
        "0",
    ]


@pytest.mark.parametrize(
    ("p", "told"),
    [(1, "1"), (0.994, "0.99"), (0.1, "0.10"), (0.0312, "0.031"), (0.0499, "0.050"),
     (0.05004, "0.05004"), (0.00098, "0.0010"), (0.0001, "0.0001"), (0.00009, "<0.0001")],
)  # fmt: skip
def test_p_values(p: float, told: str) -> None:
    assert p_value(p) == told


def test_groups() -> None:
    assert group_title("language", "cpp") == "C++"
    assert group_title("language", "elvish\x1b") == "elvish\\x1b"
    assert group_title("representation", "adj_list") == "adjacency list"
    assert group_title("representation", "") == "(no graph)"
    assert group_title("domain", "number_theory") == "number theory"


@pytest.mark.parametrize(
    "text",
    [
        "# head",
        "a\n\n- b",
        "[x](y)",
        "![x](y)",
        "<b>",
        "`a`",
        "**b**",
        "a|b",
        "~~c~~",
        "- b",
        "1. b",
        "= b",
    ],
)
def test_foreign_text_is_no_markdown(text: str) -> None:
    from markdown_it import MarkdownIt

    html = (
        MarkdownIt("commonmark")
        .enable(["table", "strikethrough"])
        .render(f"- A\n- {escaped(text)}")
    )
    assert html.startswith("<ul>\n<li>A</li>\n<li>")
    html = html.removeprefix("<ul>\n<li>A</li>\n<li>").removesuffix("</li>\n</ul>\n")
    for tag in ("<h", "<li", "<a", "<img", "<b", "<code", "<strong", "<td", "<s"):
        assert tag not in html
