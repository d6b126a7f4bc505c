"""Values on their way to a function and back."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from algoreval.types import parse
from algoreval.wire import (
    ShapeError,
    Unordered,
    WireError,
    decode,
    encode,
    fitted,
    nanoseconds,
    same,
    text,
)

STRUCTS = {"Edge": {"u": "index", "v": "index", "w": "int"}}
VALUES = {
    "int": st.integers(-(2**31), 2**31 - 1),
    "long": st.integers(-(2**63), 2**63 - 1),
    "float": st.floats(allow_nan=False),
    "bool": st.booleans(),
    "str": st.text(),
    "optional[int]": st.none() | st.integers(-5, 5),
    "list[str]": st.lists(st.text(max_size=3)),
    "matrix[float]": st.lists(st.lists(st.floats(allow_nan=False), min_size=2, max_size=2)),
    "list[list[index]]": st.lists(st.lists(st.integers(0, 9))),
    "list[Edge]": st.lists(st.lists(st.integers(0, 9), min_size=3, max_size=3)),
}


@pytest.mark.parametrize("spelled", VALUES)
@given(data=st.data())
def test_what_is_sent_comes_back(spelled: str, data: st.DataObject) -> None:
    type_ = parse(spelled, STRUCTS)
    value = data.draw(VALUES[spelled])
    (back,) = decode(encode(value, type_))
    assert fitted(back, type_) == value


def test_a_line_is_plain_ascii_without_a_line_end() -> None:
    assert text("a b\n\u00e9'%") == "'a%20b%0A%C3%A9%27%25"


def test_nan_and_infinities_have_names() -> None:
    back = decode("nan inf -inf -0.0")
    assert math.isnan(back[0])
    assert back[1:] == [math.inf, -math.inf, -0.0]


@pytest.mark.parametrize("line", ["[2 1", "(x", "[-1", "12a", ":1 1", "[9999999999 1", "[1 " * 99])
def test_a_torn_line_is_an_error(line: str) -> None:
    with pytest.raises(WireError):
        decode(line)


@pytest.mark.parametrize(
    ("token", "spelled", "value"),
    [
        ("3.0", "int", 3),
        ("3", "float", 3.0),
        ("1", "bool", True),
        ("(2 1 2", "list[int]", [1, 2]),
        ("[3 0 1 5", "Edge", [0, 1, 5]),
        ("2.5", "int", 2.5),
        ("99999999999999999999", "int", 99999999999999999999),
        ("9" * 400, "int", 10**400 - 1),
        ("9" * 9999, "int", math.inf),
        ("-" + "9" * 400, "float", -math.inf),
    ],
)
def test_what_languages_spell_differently_fits(token: str, spelled: str, value: object) -> None:
    (back,) = decode(token)
    assert fitted(back, parse(spelled, STRUCTS)) == value


@pytest.mark.parametrize(
    ("token", "spelled"),
    [
        ("N", "int"),
        ("T", "int"),
        ("2", "bool"),
        ("'1", "int"),
        ("1", "list[int]"),
        ("{1 1", "list[int]"),
        (":1 0 1", "list[int]"),
        ("[2 0 1", "Edge"),
        ("[1 1", "matrix[int]"),
        ("1", "str"),
    ],
)
def test_another_shape_does_not(token: str, spelled: str) -> None:
    (back,) = decode(token)
    with pytest.raises(ShapeError, match="the result"):
        fitted(back, parse(spelled, STRUCTS))


def test_the_place_of_a_misfit_is_told() -> None:
    with pytest.raises(ShapeError, match=r"the result\[1\]\.v: expected index, got 'x'"):
        fitted([(0, 1, 2), (0, "x", 2)], parse("list[Edge]", STRUCTS))


def test_sets_and_maps_have_no_order() -> None:
    assert decode("{2 1 2 :1 0 7") == [Unordered((1, 2)), Unordered(((0, 7),))]


@pytest.mark.parametrize(
    ("got", "expected", "equal"),
    [
        (1.0000001, 1.0, True),
        (1.01, 1.0, False),
        (1000000.5, 1000000.0, True),
        (-0.0, 0.0, True),
        (math.nan, math.nan, False),
        (math.inf, math.inf, True),
        (math.inf, -math.inf, False),
        (1e300, math.inf, False),
        ([1.0], [1.0, 2.0], False),
        ([[0, 1]], [[0, 1]], True),
        (None, [0], False),
        (2.5, 2, False),
        (math.nan, 0, False),
    ],
)
def test_equality(got: object, expected: object, equal: bool) -> None:
    assert same(got, expected, 1e-6) is equal


@pytest.mark.parametrize("forged", [-1, 10**18, 1.5, True, None, "1", [1]])
def test_what_is_no_time_is_refused(forged: object) -> None:
    assert nanoseconds(0) == 0
    with pytest.raises(WireError, match="is no time"):
        nanoseconds(forged)
