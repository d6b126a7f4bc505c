"""What a snippet shows of a file, which files may be used, and which of several is taken."""

import doctest
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import algoreval.keywords
import algoreval.snippet
from algoreval.keywords import topic, words
from algoreval.language import languages
from algoreval.snippet import (
    LARGEST,
    LINES,
    WIDEST,
    Snippet,
    Source,
    best,
    document,
    fence,
    snippet,
    window,
)
from algoreval.task import folders

PYTHON = languages()["python"]
CODE = "def dijkstra(graph, source):\n    return shortest_path(graph)\n"
FILE = Source("owner/name", "graphs/dijkstra.py", "https://github.com/owner/name/x")


def found(text: str = CODE, source: Source = FILE, task: str = "dijkstra") -> Snippet | None:
    read = document(source, text.encode(), PYTHON)
    return snippet(read, topic(task)) if read else None


def test_examples_in_docstrings() -> None:
    for module in (algoreval.keywords, algoreval.snippet):
        assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("task", sorted(folders()))
def test_every_task_has_words_and_queries(task: str) -> None:
    one = topic(task)
    assert one.title
    assert one.name
    assert all(re.fullmatch(r"[a-z0-9]+( [a-z0-9]+)*", query) for query in one.queries)


def test_no_two_tasks_have_the_same_words() -> None:
    every = [topic(task).title for task in folders()]
    assert len(set(every)) == len(every)


@pytest.mark.parametrize(
    ("title", "expected"),
    [
        ("Borůvka's MST", ("boruvka", "mst")),
        ("Hopcroft\N{EN DASH}Karp", ("hopcroft", "karp")),
        ("Z-Algorithm Pattern Search", ("z algorithm", "pattern", "search")),
        ("Rotate Image 90° Clockwise", ("rotate", "image", "90", "clockwise")),
        ("Gaussian Blur 3×3", ("gaussian", "blur")),  # noqa: RUF001
        ("SHA-256 from Scratch", ("sha", "256")),
    ],
)
def test_words_of_titles(title: str, expected: tuple[str, ...]) -> None:
    assert words(title) == expected


@pytest.mark.parametrize(
    ("task", "line", "hits"),
    [
        ("boruvka", "int boruvkaMST(Graph g)", 2),
        ("boruvka", "BORUVKA_MST", 2),
        ("lru_page_replacement", "class LRUCache", 1),
        ("lru_page_replacement", "flru = 1", 0),
        ("n_queens", "solveNQueens(n)", 1),
        ("n_queens", "queens", 0),
        ("sha256", "sha_256(data)", 3),
        ("merge_sort", "mergesort(a)", 1),
        ("prim", "primary primes", 0),
    ],
)
def test_hits_of_a_line(task: str, line: str, hits: int) -> None:
    assert topic(task).hits(line) == hits


class TestWindow:
    def test_the_region_of_most_hits_is_in_the_middle(self) -> None:
        hits = [0] * 300
        hits[10] = 1
        hits[200:210] = [2] * 10
        first, last = window(hits)
        assert last - first == LINES
        assert abs((first + last) / 2 - 205) <= 1

    def test_a_short_file_is_shown_whole(self) -> None:
        assert window([0] * LINES) == (0, LINES)
        assert window([1, 0, 1]) == (0, 3)

    def test_without_a_hit_it_is_the_head(self) -> None:
        assert window([0] * 200) == (0, LINES)

    def test_at_an_end_it_does_not_reach_beyond(self) -> None:
        assert window([9] + [0] * 200)[0] == 0
        assert window([0] * 200 + [9])[1] == 201

    @given(st.lists(st.integers(0, 3), max_size=300), st.integers(1, 100))
    def test_no_other_window_has_more_hits(self, hits: list[int], size: int) -> None:
        first, last = window(hits, size)
        assert 0 <= first <= last <= len(hits)
        assert last - first == min(size, len(hits))
        others = (sum(hits[start : start + size]) for start in range(len(hits)))
        assert sum(hits[first:last]) == max(others, default=0)


def test_a_long_file_is_cut_to_its_best_lines() -> None:
    text = "x = 1\n" * 500 + CODE + "y = 1\n" * 500
    one = found(text)
    assert one is not None
    assert (one.last - one.first + 1, one.total) == (LINES, 1002)
    assert one.text.count("\n") == LINES - 1
    assert one.text.splitlines() == text.splitlines()[one.first - 1 : one.last]
    assert CODE in one.text


@pytest.mark.parametrize(
    "word",
    ["RosettaCode", "Rosetta Code", "rosetta-code", "ROSETTA_CODE", "rosettacode.org",
     "GeeksforGeeks", "geeks for geeks", "Geeks-For-Geeks", "GFG"],
)  # fmt: skip
@pytest.mark.parametrize("place", ["repository", "path", "url", "text"])
def test_the_sources_of_the_benchmark_are_excluded(word: str, place: str) -> None:
    assert found() is not None
    parts = {"repository": "owner/x", "path": "dijkstra.py", "url": "https://x/", "text": CODE}
    parts[place] = f"{word}/{parts[place]}" if place != "text" else f"# from {word}\n{CODE}"
    text = parts.pop("text")
    assert found(text, Source(**parts)) is None


def test_an_excluded_word_anywhere_in_the_file_counts() -> None:
    assert found(CODE + "x = 1\n" * 1000 + "# thanks to GeeksForGeeks\n") is None


@pytest.mark.parametrize(
    "path", ["dijkstra.py3", "dijkstra.pyc", "dijkstra.cpp", "dijkstra", "dijkstra.py.txt"]
)
def test_the_suffix_tells_the_language(path: str) -> None:
    assert found(source=Source("", path, "")) is None


def test_a_suffix_in_capitals_is_the_same() -> None:
    assert found(source=Source("", "DIJKSTRA.PY", "")) is not None


def test_all_words_of_the_title_are_enough() -> None:
    source = Source("", "paths.py", "")
    text = "# the shortest path, after Dijkstra\ndef find(graph):\n    return graph\n"
    assert found(text, source) is not None
    assert found(text.replace("Dijkstra", "Floyd"), source) is None


def test_words_far_apart_in_a_large_file_are_not() -> None:
    gap = "x = 1\n" * LINES
    text = f"# the shortest path\ndef f():\n{gap}# Dijkstra\n{gap}"
    assert found(text, Source("", "paths.py", "")) is None
    assert found(text, Source("", "dijkstra.py", "")) is not None


def test_a_file_of_the_task_s_name_is_enough() -> None:
    assert found("def solve(graph):\n    return graph\n") is not None


@pytest.mark.parametrize(
    "text",
    [
        b"\xff\xfe" + CODE.encode("utf-16-le"),
        CODE.encode() + b"\xe9",
        CODE.encode() + b"\0",
        b"",
        b"Dijkstra finds the shortest path. No code here.",
        CODE.encode() + b"x = '" + b"a" * WIDEST + b"'",
        CODE.encode() + b"x = 1\n" * (LARGEST // 6),
    ],
)
def test_what_is_no_program_of_somebody_s_is_not_used(text: bytes) -> None:
    read = document(FILE, text, PYTHON)
    assert read is None or snippet(read, topic("dijkstra")) is None


def test_line_ends_of_other_systems_are_the_same() -> None:
    one, other = found(), found(CODE.replace("\n", "\r\n"))
    assert one is not None
    assert other is not None
    assert one.text == other.text


def test_the_best_is_no_test_and_has_the_name_and_most_hits() -> None:
    def at(path: str, text: str = CODE) -> Snippet:
        one = found(text, Source("o/n", path, ""))
        assert one is not None
        return one

    tested, other = at("tests/dijkstra.py", CODE * 3), at("a/paths.py", CODE * 3)
    named, twice = at("a/dijkstra.py"), at("b/dijkstra.py", CODE * 2)
    assert best([tested, other, named, twice]) is twice
    assert best([tested, other, named]) is named
    assert best([tested, other]) is other
    assert best([at("c/dijkstra.py"), named]) == named
    assert best([]) is None


@given(st.text(st.sampled_from("`a\n"), max_size=40))
def test_a_fence_is_longer_than_any_inside(text: str) -> None:
    around = fence(text)
    assert len(around) >= 3
    assert around not in text
