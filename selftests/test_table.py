"""Tables as CSV and LaTeX: nothing collected is not zero, and names are only text."""

import csv
import doctest
import re
import string

import pytest

from algoreval import latex
from algoreval import table as module
from algoreval.latex import one_line
from algoreval.score import pass_at_1
from algoreval.table import NOT_APPLICABLE, Cell, Row, Table, cell, mean
from selftests.test_score import samples

NOTHING = Cell()
NONE_PASSED = Cell(0.0, 0, 21, (0.0, 0.16))
THIRD = Cell(1 / 3, 7, 21, (0.17, 0.55))


def table(*rows: Row, **fields: object) -> Table:
    known = {"title": "t", "heads": ("model",), "columns": ("C", "Go"), "rows": rows}
    return Table(**{**known, **fields})


def parsed(found: Table) -> list[list[str]]:
    return list(csv.reader(found.csv().splitlines()))


def test_examples() -> None:
    assert doctest.testmod(module).failed == 0
    assert doctest.testmod(latex).failed == 0


def test_a_rate_is_a_cell() -> None:
    found = cell(pass_at_1(samples([1], [1], [0])))
    assert (found.value, found.count, found.total) == (pytest.approx(2 / 3), 2, 3)
    assert found.interval is not None
    assert found.interval[0] < 2 / 3 < found.interval[1]
    assert cell(pass_at_1([])) == NOTHING


def test_a_mean_leaves_out_what_was_not_collected() -> None:
    assert mean([NONE_PASSED, NOTHING, THIRD]).value == pytest.approx(1 / 6)
    assert mean([NONE_PASSED, THIRD]) == Cell(pytest.approx(1 / 6), None, None)
    assert mean([NOTHING]) == mean([]) == NOTHING


def test_csv_keeps_nothing_apart_from_none_passed() -> None:
    found = table(Row(("m",), (NONE_PASSED, NOTHING)))
    assert parsed(found) == [["model", "C", "Go"], ["m", "0", ""]]


def test_csv_tells_intervals_and_counts_where_asked() -> None:
    found = table(Row(("m",), (THIRD, NOTHING)), intervals=True)
    heads, values = parsed(found)
    assert heads[1:6] == ["C", "C low", "C high", "C count", "C total"]
    assert values[1:] == ["33.3333", "17", "55", "7", "21", "", "", "", "0", "0"]


def test_no_count_stands_where_none_is_meant() -> None:
    found = table(Row(("m",), (mean([THIRD]), NOT_APPLICABLE)), intervals=True)
    assert parsed(found)[1][1:] == ["33.3333", "", "", "", "", *[""] * 5]
    assert r"m & 33.3 &  \\" in found.latex()


def test_a_share_of_csv_rounds_as_the_share_itself_does() -> None:
    for total in (21, 26, 152, 599, 763):
        for count in range(total + 1):
            (_, (_, value)) = parsed(
                table(Row(("m",), (Cell(count / total, count, total),)), columns=("C",))
            )
            assert f"{float(value):.1f}" == f"{100 * count / total:.1f}"


FORMULAS = ["=1+1", "+cmd", "-2", "@SUM(A1)", " =1", "\t=1", "\n=1"]
WIDE = ["\uff1d1", "\uff0b1", "\uff0d1", "\uff20a"]


@pytest.mark.parametrize("name", [*FORMULAS, *WIDE])
def test_no_name_is_a_formula(name: str) -> None:
    ((_, _), (label, _)) = parsed(table(Row((name,), (THIRD,)), columns=("C",)))
    assert label == "'" + name.strip()


def test_a_semicolon_ends_no_cell_of_a_spreadsheet_that_splits_at_it() -> None:
    text = table(Row(("a;=1+1",), (THIRD,)), columns=("C;D",)).csv()
    assert text.splitlines() == ['model,"C;D"', '"a;=1+1",33.3333']


@pytest.mark.parametrize("name", ['a,b"c', "a;b", "x\ny", "\x1b[31m", "\u202eabc", "\udcff", "名"])
def test_any_name_is_one_cell_of_csv(name: str) -> None:
    found = parsed(table(Row((name,), (THIRD,)), columns=(name,)))
    assert found == [["model", one_line(name)], [one_line(name), "33.3333"]]
    assert "\n" not in one_line(name)
    table(Row((name,), (THIRD,)), columns=("C",)).csv().encode("utf-8")


def test_latex_is_a_tabular() -> None:
    rows = (Row(("m", "a"), (NONE_PASSED, NOTHING)), Row(("m", "b"), (THIRD, THIRD)))
    text = table(*rows, Row(("n", "c"), (THIRD, THIRD)), heads=("kind", "model")).latex()
    assert text.splitlines() == [
        "% t. Packages: [T1]fontenc, booktabs",
        r"\begin{tabular}{llrr}",
        r"\toprule",
        r"kind & model & C & Go \\",
        r"\midrule",
        r"m & a & 0.0 & -- \\",
        r" & b & 33.3 & 33.3 \\",
        r"\addlinespace",
        r"n & c & 33.3 & 33.3 \\",
        r"\bottomrule",
        r"\end{tabular}",
    ]


def test_latex_tells_intervals_where_asked() -> None:
    text = table(Row(("m",), (THIRD, Cell(0.5, 1, 2))), intervals=True).latex()
    assert r"m & 33.3 (17.0--55.0) & 50.0 \\" in text


def test_large_tables_say_which_packages_they_need() -> None:
    columns = tuple(string.ascii_lowercase)
    rows = [Row((str(number),), (THIRD,) * 26) for number in range(60)]
    text = table(*rows, columns=columns).latex()
    assert "Packages: [T1]fontenc, booktabs, longtable, graphicx" in text
    assert r"\begin{longtable}{l" + "r" * 26 + "}" in text
    assert r"\rotatebox{90}{z}" in text


ODD = "\x00\x1b\u202e\ue000中ů\U0001f600\udcff"


def test_no_name_is_a_command_of_latex() -> None:
    for char in (
        *string.printable,
        *map(chr, range(0x2013, 0x2027)),
        *map(chr, range(0xA1, 0x180)),
        *map(chr, range(0xFF01, 0xFF5F)),
        *ODD,
    ):
        text = table(Row((f"[{char}*",), (THIRD,)), columns=("C",)).latex()
        (line,) = [line for line in text.splitlines() if line.endswith(r"33.3 \\")]
        name = line.removesuffix(r" & 33.3 \\")
        # What is left once escapes are taken away means only itself.
        escapes = r"\\(?:text[a-z]+\{\}|ldots\{\}|[{}$&#_%])|\{\[\}|\{\*\}"
        left = re.sub(escapes, "", name)
        assert not set(left) & set("\\{}$&#%_~^<>[*"), f"{char!r} becomes {name!r}"
        assert all(ord(one) < 0x180 for one in left)
