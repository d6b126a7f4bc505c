"""The oracle of huffman."""

from collections import Counter
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(text: str) -> list[str]:
    """Return the codes without a tree: merging puts a digit before all codes of both groups.

    A group is its count and its characters in ascending order, so groups compare as trees do; the
    two smallest are found by sorting anew each time.
    """
    groups = [(count, [character]) for character, count in Counter(text).items()]
    codes = {character: "0" if len(groups) == 1 else "" for _, (character,) in groups}
    while len(groups) > 1:
        (count0, group0), (count1, group1), *groups = sorted(groups)
        for digit, group in (("0", group0), ("1", group1)):
            for character in group:
                codes[character] = digit + codes[character]
        groups.append((count0 + count1, sorted(group0 + group1)))
    return [codes[character] for character in sorted(codes)]


def queries() -> SearchStrategy[dict[str, Any]]:
    """Queries of printable texts: any, of few letters, and of runs whose lengths often tie."""
    printable = st.characters(min_codepoint=32, max_codepoint=126)
    runs = st.lists(
        st.builds(str.__mul__, printable, st.sampled_from([1, 2, 3, 4, 5, 8])),
        min_size=3,
        max_size=9,
    )
    text = st.one_of(
        st.text(printable, max_size=20),
        st.text("ab", max_size=12),
        st.text("edcbA 0", min_size=4, max_size=30),
        runs.map("".join),
    )
    return st.builds(dict, text=text)
