"""The right answer by trees that are never changed, but made anew on the way back up."""

from typing import Any, NamedTuple


class Node(NamedTuple):
    """A key between two trees; heights are not kept."""

    left: "Node | None"
    key: int
    right: "Node | None"


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


def height(tree: Tree) -> int:
    """Return the number of levels, counted anew each time."""
    return 0 if tree is None else 1 + max(height(tree[0]), height(tree[2]))


def inorder(tree: Tree) -> list[int]:
    """Return the keys in ascending order."""
    return [] if tree is None else [*inorder(tree[0]), tree[1], *inorder(tree[2])]


def preorder(tree: Tree) -> list[int]:
    """Return the keys, each before those below it."""
    return [] if tree is None else [tree[1], *preorder(tree[0]), *preorder(tree[2])]


def inserted(tree: Tree, key: int) -> Tree:
    """Return the tree with the key."""
    if tree is None:
        return Node(None, key, None)
    left, here, right = tree
    if key < here:
        return balanced(inserted(left, key), here, right)
    if key > here:
        return balanced(left, here, inserted(right, key))
    return tree


def deleted(tree: Tree, key: int) -> Tree:
    """Return the tree without the key."""
    if tree is None:
        return None
    left, here, right = tree
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
        outer, top, inner = left
        if height(outer) >= height(inner) or not inner:
            return Node(outer, top, Node(inner, key, right))
        return Node(Node(outer, top, inner.left), inner.key, Node(inner.right, key, right))
    if lean < -1 and right:
        inner, top, outer = right
        if height(outer) >= height(inner) or not inner:
            return Node(Node(left, key, inner), top, outer)
        return Node(Node(left, key, inner.left), inner.key, Node(inner.right, top, outer))
    return Node(left, key, right)
