"""Trie by a sorted list: the words with one beginning stand next to each other in it."""

from bisect import bisect_left, insort


def answer(operations: list[tuple[str, str]]) -> list[int]:
    """The answers of all queries, each from the words between two places in the list."""
    words: list[str] = []
    answers = []
    for kind, word in operations:
        start = bisect_left(words, word)
        stored = words[start : start + 1] == [word]
        # "{" comes right after "z", so this is behind all words that begin with the word.
        count = bisect_left(words, word + "{") - start
        if kind == "insert" and not stored:
            insort(words, word)
        elif kind == "search":
            answers.append(int(stored))
        elif kind == "starts_with":
            answers.append(int(count > 0))
        elif kind == "count_prefix":
            answers.append(count)
    return answers
