"""The right answer by trees that are never changed, but made anew on the way back up."""

from typing import Any, NamedTuple

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy


class Node(NamedTuple):
    """A key between two trees."""

    left: "Node | None"
    key: int
    right: "Node | None"
    height: int
    """The number of levels; it stays true, as nothing below ever changes."""


Tree = Node | None


def answer(operations: list[list[Any]]) -> list[list[int]]:
    """The lists that the queries give, in order."""
    tree: Tree = None
    result = []
    for kind, key in operations:
        if kind == "insert":
            tree = inserted(tree, key)
        elif kind == "delete":
            tree = deleted(tree, key)
        elif kind == "contains":
            result.append([int(key in inorder(tree))])
        elif kind == "height":
            result.append([height(tree)])
        else:
            result.append(inorder(tree) if kind == "inorder" else preorder(tree))
    return result


def queries() -> SearchStrategy[dict[str, Any]]:
    """Queries of mixed operations on few keys, and of trees that grow and then lose keys or one."""
    key = st.one_of(st.integers(-3, 7), st.sampled_from([-(10**6), 10**6]))
    change = st.tuples(st.sampled_from(["insert", "delete"]), key).map(list)
    look = st.one_of(
        st.sampled_from([["preorder", 0], ["height", 0], ["inorder", 0]]),
        key.map(lambda sought: ["contains", sought]),
    )
    mixed = st.sampled_from([0, 12]).flatmap(
        lambda least: st.lists(st.one_of(change, look), min_size=least, max_size=25)
    )
    grown = _grown_and_shrunk(look)
    return st.builds(dict, operations=st.one_of(mixed, grown, grown, _one_deleted()))


@st.composite
def _one_deleted(draw: DrawFn) -> list[list[Any]]:
    keys = draw(st.lists(st.integers(-3, 7), min_size=4, max_size=8, unique=True))
    changes = [*(["insert", key] for key in keys), ["delete", draw(st.sampled_from(keys))]]
    return [*changes, [draw(st.sampled_from(["height", "preorder"])), 0]]


@st.composite
def _grown_and_shrunk(draw: DrawFn, look: SearchStrategy[list[Any]]) -> list[list[Any]]:
    keys = draw(st.lists(st.integers(-9, 15), min_size=5, max_size=15, unique=True))
    gone = draw(st.lists(st.sampled_from(keys), min_size=1, max_size=10, unique=True))
    keys = draw(st.sampled_from([keys, sorted(keys), sorted(keys)[::-1]]))
    gone = draw(st.sampled_from([gone, sorted(gone), sorted(gone)[::-1]]))
    operations: list[list[Any]] = [["insert", key] for key in keys]
    for key in gone:
        operations += [["delete", key], ["preorder", 0], ["height", 0]]
    return operations + draw(st.lists(look, max_size=5))


def node(left: Tree, key: int, right: Tree) -> Node:
    """Return a key between two trees."""
    return Node(left, key, right, 1 + max(height(left), height(right)))


def height(tree: Tree) -> int:
    """Return the number of levels."""
    return 0 if tree is None else tree.height


def inorder(tree: Tree) -> list[int]:
    """Return the keys in ascending order."""
    return [] if tree is None else [*inorder(tree[0]), tree[1], *inorder(tree[2])]


def preorder(tree: Tree) -> list[int]:
    """Return the keys, each before those below it."""
    return [] if tree is None else [tree[1], *preorder(tree[0]), *preorder(tree[2])]


def inserted(tree: Tree, key: int) -> Tree:
    """Return the tree with the key."""
    if tree is None:
        return node(None, key, None)
    left, here, right, _ = tree
    if key < here:
        return balanced(inserted(left, key), here, right)
    if key > here:
        return balanced(left, here, inserted(right, key))
    return tree


def deleted(tree: Tree, key: int) -> Tree:
    """Return the tree without the key."""
    if tree is None:
        return None
    left, here, right, _ = tree
    if key < here:
        return balanced(deleted(left, key), here, right)
    if key > here:
        return balanced(left, here, deleted(right, key))
    if left is None:
        return right
    if right is None:
        return left
    successor = inorder(right)[0]
    return balanced(left, successor, deleted(right, successor))


def balanced(left: Tree, key: int, right: Tree) -> Tree:
    """Return a tree of two trees whose heights differ by two at most, with its balance restored."""
    lean = height(left) - height(right)
    if lean > 1 and left:
        outer, top, inner, _ = left
        if height(outer) >= height(inner) or not inner:
            return node(outer, top, node(inner, key, right))
        return node(node(outer, top, inner.left), inner.key, node(inner.right, key, right))
    if lean < -1 and right:
        inner, top, outer, _ = right
        if height(outer) >= height(inner) or not inner:
            return node(node(left, key, inner), top, outer)
        return node(node(left, key, inner.left), inner.key, node(inner.right, top, outer))
    return node(left, key, right)
