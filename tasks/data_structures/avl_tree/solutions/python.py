"""An AVL tree, O(log n) per insertion, deletion and look-up.

The heights of the two subtrees of a node differ by at most one. An insertion or a deletion breaks
that only on the way up to the root, where one or two rotations per node restore it.
"""

from dataclasses import dataclass


@dataclass(slots=True)
class Node:
    """A key with its subtrees and the number of levels of the tree below and including it."""

    key: int
    left: "Node | None" = None
    right: "Node | None" = None
    height: int = 1


Tree = Node | None


def run_avl_tree(operations: list[tuple[str, int]]) -> list[list[int]]:
    """Return the answers of the queries among the operations, in order."""
    tree: Tree = None
    answers: list[list[int]] = []
    for kind, key in operations:
        match kind:
            case "insert":
                tree = insert(tree, key)
            case "delete":
                tree = delete(tree, key)
            case "contains":
                answers.append([int(contains(tree, key))])
            case "height":
                answers.append([height(tree)])
            case "preorder":
                answers.append(preorder(tree))
            case "inorder":
                answers.append(inorder(tree))
    return answers


def insert(tree: Tree, key: int) -> Node:
    """Return the tree with the key in it."""
    if tree is None:
        return Node(key)
    if key < tree.key:
        tree.left = insert(tree.left, key)
    elif key > tree.key:
        tree.right = insert(tree.right, key)
    return rebalanced(tree)


def delete(tree: Tree, key: int) -> Tree:
    """Return the tree without the key."""
    if tree is None:
        return None
    if key < tree.key:
        tree.left = delete(tree.left, key)
    elif key > tree.key:
        tree.right = delete(tree.right, key)
    elif tree.left is None:
        return tree.right
    elif tree.right is None:
        return tree.left
    else:
        # The next larger key takes the place; it has no left child, so it is easy to delete.
        tree.key = smallest(tree.right)
        tree.right = delete(tree.right, tree.key)
    return rebalanced(tree)


def smallest(node: Node) -> int:
    """Return the smallest key below a node."""
    while node.left is not None:
        node = node.left
    return node.key


def contains(tree: Tree, key: int) -> bool:
    """Whether the key is in the tree."""
    while tree is not None and tree.key != key:
        tree = tree.left if key < tree.key else tree.right
    return tree is not None


def height(tree: Tree) -> int:
    """Return the number of levels."""
    return tree.height if tree else 0


def balance(node: Node) -> int:
    """Return by how much the left subtree is higher than the right one."""
    return height(node.left) - height(node.right)


def update_height(node: Node) -> None:
    """Make the height of a node fit its children's."""
    node.height = 1 + max(height(node.left), height(node.right))


def rebalanced(node: Node) -> Node:
    """Return the root of the balanced subtree, after one of its subtrees changed."""
    update_height(node)
    if balance(node) > 1:
        if balance(node.left) < 0:  # the inner grandchild is the higher one: rotate it outwards
            node.left = rotate_left(node.left)
        return rotate_right(node)
    if balance(node) < -1:
        if balance(node.right) > 0:
            node.right = rotate_right(node.right)
        return rotate_left(node)
    return node


def rotate_right(node: Node) -> Node:
    """Lift the left child above the node; return it as the new root."""
    root = node.left
    node.left, root.right = root.right, node
    update_height(node)
    update_height(root)
    return root


def rotate_left(node: Node) -> Node:
    """Lift the right child above the node; return it as the new root."""
    root = node.right
    node.right, root.left = root.left, node
    update_height(node)
    update_height(root)
    return root


def preorder(tree: Tree) -> list[int]:
    """Return the keys, each node before its subtrees."""
    keys = []
    stack = [tree]
    while stack:
        node = stack.pop()
        if node:
            keys.append(node.key)
            stack += (node.right, node.left)
    return keys


def inorder(tree: Tree) -> list[int]:
    """Return the keys in ascending order."""
    keys: list[int] = []

    def visit(node: Tree) -> None:
        if node:
            visit(node.left)
            keys.append(node.key)
            visit(node.right)

    visit(tree)
    return keys
