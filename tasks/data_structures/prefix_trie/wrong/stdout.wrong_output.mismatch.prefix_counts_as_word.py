"""Mistake: search finds every beginning of a word, as the end of a word is not marked."""


def run_trie(operations: list[tuple[str, str]]) -> list[int]:
    """Return what the queries among the operations answer, in order."""
    root: dict = {}
    stored: list[str] = []

    def reaches(word: str) -> bool:
        node = root
        for letter in word:
            if letter not in node:
                return False
            node = node[letter]
        return True

    answers = []
    for kind, word in operations:
        if kind == "insert":
            if word not in stored:
                stored.append(word)
            node = root
            for letter in word:
                node = node.setdefault(letter, {})
        elif kind == "count_prefix":
            answers.append(sum(other.startswith(word) for other in stored))
        else:
            answers.append(int(reaches(word)))
    return answers
