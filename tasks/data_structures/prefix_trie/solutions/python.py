"""A trie: words that begin alike share the path of their beginning. O(length) per operation.

Every node knows how many words pass through it, so prefixes are counted without a walk below them.
"""


class Node:
    """The place that a beginning of words leads to."""

    def __init__(self) -> None:
        self.children: dict[str, Node] = {}
        self.words = 0  # how many stored words begin this way
        self.is_word = False


class Trie:
    """A set of words."""

    def __init__(self) -> None:
        self.root = Node()

    def find(self, prefix: str) -> Node | None:
        """Return the node of a prefix, if any stored word begins with it."""
        node = self.root
        for letter in prefix:
            if letter not in node.children:
                return None
            node = node.children[letter]
        return node

    def contains(self, word: str) -> bool:
        """Whether the word itself is stored."""
        node = self.find(word)
        return node is not None and node.is_word

    def count(self, prefix: str) -> int:
        """Return the number of stored words with this prefix."""
        node = self.find(prefix)
        return node.words if node else 0

    def insert(self, word: str) -> None:
        """Store a word, unless it is stored already."""
        if self.contains(word):
            return  # counting it again would count it twice on its whole path
        node = self.root
        for letter in word:
            node = node.children.setdefault(letter, Node())
            node.words += 1
        node.is_word = True


def run_trie(operations: list[tuple[str, str]]) -> list[int]:
    """Return what the queries among the operations answer, in order."""
    trie = Trie()
    answers = []
    for kind, word in operations:
        if kind == "insert":
            trie.insert(word)
        elif kind == "search":
            answers.append(int(trie.contains(word)))
        elif kind == "starts_with":
            answers.append(int(trie.count(word) > 0))
        elif kind == "count_prefix":
            answers.append(trie.count(word))
    return answers
