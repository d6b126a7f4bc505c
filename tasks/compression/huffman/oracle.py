"""The oracle of huffman."""

from collections import Counter


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
