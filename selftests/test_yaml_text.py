"""YAML as its writer means it, in whatever file of the project."""

import pytest
import yaml

from algoreval.registry import ROOT
from algoreval.yaml_text import load_yaml


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a: 1\nb: 2\na: 1\n", "'a' stands in line 1 and again in line 3"),
        ("- x: {a: 1, 'a': 2}\n", "'a' stands in line 1 and again in line 1"),
        ("a:\n  b: 1\n  'b': 2\n", "'b' stands in line 2 and again in line 3"),
        ("day: 2026-13-45\n", "month"),
        ("? [1]\n: 2\n", "unhashable"),
    ],
)
def test_what_nobody_means_is_refused(text: str, words: str) -> None:
    with pytest.raises(yaml.YAMLError, match=words):
        load_yaml(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("a: &x {b: 1, c: 2}\nd: {<<: *x, c: 3}\n", {"a": {"b": 1, "c": 2}, "d": {"b": 1, "c": 3}}),
        (
            "b: &b {x: 2}\ng:\n  a: &a\n    <<: *b\n    x: 1\nc:\n  <<: *a\n",
            {"b": {"x": 2}, "g": {"a": {"x": 1}}, "c": {"x": 2}},
        ),
        ("a: {b: 1}\nc: {b: 1}\n", {"a": {"b": 1}, "c": {"b": 1}}),
        ("1: a\n'1': b\n", {1: "a", "1": "b"}),
        ("", None),
    ],
)
def test_what_differs_is_taken(text: str, value: object) -> None:
    assert load_yaml(text) == value


def test_no_file_of_ours_has_a_key_twice() -> None:
    files = [path for path in ROOT.rglob("*.y*ml") if not path.is_relative_to(ROOT / ".venv")]
    assert ROOT / "models.yaml" in files
    for file in files:
        load_yaml(file.read_bytes())
