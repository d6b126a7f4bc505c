import pytest

from algoreval.errors import ConfigError
from algoreval.types import check, parse

STRUCTS = {
    "Pair": {"u": "index", "v": "index"},
    "Tree": {"labels": "list[index]", "edges": "list[Pair]"},
}


@pytest.mark.parametrize(
    "text",
    ["int", "list[list[Pair]]", "matrix[float]", "optional[list[str]]", "Tree", "list[Tree]"],
)
def test_a_type_spells_back(text) -> None:
    assert str(parse(text, STRUCTS)) == text


def test_spaces_do_not_matter() -> None:
    assert parse(" list[ Pair ] ", STRUCTS) == parse("list[Pair]", STRUCTS)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("integer", "unknown name 'integer'"),
        ("list", "needs an element type"),
        ("list[int", "not closed"),
        ("list[int]]", "unexpected ']'"),
        ("list[int] int", "unexpected 'int'"),
        ("", "expected a name"),
        ("list[i-t]", "expected a name"),
        ("Edge", "unknown name 'Edge'"),
    ],
)
def test_a_malformed_type_is_refused_in_one_line(text, words) -> None:
    with pytest.raises(ConfigError, match=r"^[^\n]*$") as caught:
        parse(text, STRUCTS)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (-(2**31), "int"),
        (2**63 - 1, "long"),
        (0, "index"),
        (1.5, "float"),
        ([[1, 2], (3, 4)], "list[Pair]"),
        ([], "matrix[int]"),
        (None, "optional[int]"),
        ([[0, 1], [[0, 1]]], "Tree"),
    ],
)
def test_a_value_of_the_type_passes(value, text) -> None:
    check(value, parse(text, STRUCTS))


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (2**31, "int"),
        (2**63, "long"),
        (-1, "index"),
        (True, "int"),
        (1, "float"),
        ("x", "list[str]"),
        ([1, 2, 3], "Pair"),
        ([[1, 2], [3]], "matrix[int]"),
        ([[1.0, 2]], "matrix[float]"),
        (None, "int"),
        (1, "bool"),
    ],
)
def test_any_other_value_is_refused(value, text) -> None:
    with pytest.raises(ConfigError, match=r"^here: "):
        check(value, parse(text, STRUCTS), "here")


def test_structs_come_inner_first_and_once() -> None:
    names = [struct.name for struct in parse("list[Tree]", STRUCTS).structs()]
    assert names == ["Pair", "Tree"]
