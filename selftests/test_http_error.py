"""What servers say with an error: how long to wait, and why."""

import pytest

from algoreval.http_error import passes, retry_after, said


@pytest.mark.parametrize("status", [408, 409, 425, 429, 500, 502, 503, 504, 529])
def test_some_errors_pass(status: int) -> None:
    assert passes(status)


@pytest.mark.parametrize("status", [400, 401, 402, 403, 404, 405, 410, 413, 422, 499])
def test_others_do_not(status: int) -> None:
    assert not passes(status)


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ({"retry-after": "7"}, 7.0),
        ({"retry-after": "0.25"}, 0.25),
        ({"retry-after-ms": "1500", "retry-after": "9"}, 1.5),
        ({"retry-after": "Thu, 01 Jan 1970 00:01:40 GMT"}, 40.0),
        ({"retry-after": "Thu, 01 Jan 1970 00:00:10 GMT"}, 0.0),
        ({"retry-after": "soon"}, None),
        ({"retry-after": "-5"}, None),
        ({"retry-after": "nan"}, None),
        ({"retry-after": "inf"}, None),
        ({"retry-after": ""}, None),
        ({"retry-after": "9" * 400}, float("inf")),
        ({"retry-after": f"Thu, {9**40} Jan 1970 00:00:00 GMT"}, None),
        ({"retry-after": f"Thu, 01 Jan 1970 00:00:00 +{9**40}"}, None),
        ({"retry-after": "Thu, 01 Jan 99999 00:00:00 GMT"}, None),
        ({}, None),
    ],
    ids=lambda value: str(value)[:60],
)
def test_retry_after(headers: dict[str, str], expected: float | None) -> None:
    assert retry_after(headers, now=60.0) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"message": "no", "code": 7}, "no"),
        ({"detail": [{"msg": "too long"}]}, "[{'msg': 'too long'}]"),
        ({"error": "no"}, "no"),
        ({"message": ""}, ""),
        ({}, ""),
        ("plain words", "plain words"),
        (" <html><TITLE>Bad\ngateway</title>", "Bad\ngateway"),
        ("<html>", "an HTML page"),
        (None, ""),
        ([1], "[1]"),
    ],
    ids=str,
)
def test_the_reason(body: object, expected: str) -> None:
    assert said(body) == expected
