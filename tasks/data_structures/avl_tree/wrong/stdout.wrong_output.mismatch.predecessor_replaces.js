// Mistake: a deleted key with two children is replaced by the largest key of its left subtree.

/**
 * The answers of the queries among the operations, in order.
 *
 * @param {[string, number][]} operations
 * @returns {number[][]}
 */
function runAvlTree(operations) {
  const tree = new AvlTree();
  const answers = [];
  for (const [kind, key] of operations) {
    switch (kind) {
      case "insert":
        tree.insert(key);
        break;
      case "delete":
        tree.delete(key);
        break;
      case "contains":
        answers.push([tree.contains(key) ? 1 : 0]);
        break;
      case "height":
        answers.push([tree.height]);
        break;
      case "preorder":
        answers.push([...preorder(tree.root)]);
        break;
      case "inorder":
        answers.push([...inorder(tree.root)]);
        break;
    }
  }
  return answers;
}

/** A set of numbers. */
class AvlTree {
  constructor() {
    this.root = null;
  }

  get height() {
    return heightOf(this.root);
  }

  contains(key) {
    let node = this.root;
    while (node !== null && node.key !== key) {
      node = key < node.key ? node.left : node.right;
    }
    return node !== null;
  }

  insert(key) {
    this.root = insertBelow(this.root, key);
  }

  delete(key) {
    this.root = deleteBelow(this.root, key);
  }
}

// The functions below take the root of a subtree and return what is its root afterwards.

function insertBelow(node, key) {
  if (node === null) return { key, left: null, right: null, height: 1 };
  if (key < node.key) {
    node.left = insertBelow(node.left, key);
  } else if (key > node.key) {
    node.right = insertBelow(node.right, key);
  }
  return rebalance(node);
}

function deleteBelow(node, key) {
  if (node === null) return null;
  if (key < node.key) {
    node.left = deleteBelow(node.left, key);
  } else if (key > node.key) {
    node.right = deleteBelow(node.right, key);
  } else if (node.left === null) {
    return node.right;
  } else if (node.right === null) {
    return node.left;
  } else {
    // The next smaller key takes the place; it has no right child, so it is easy to delete.
    let predecessor = node.left;
    while (predecessor.right !== null) {
      predecessor = predecessor.right;
    }
    node.key = predecessor.key;
    node.left = deleteBelow(node.left, node.key);
  }
  return rebalance(node);
}

function rebalance(node) {
  updateHeight(node);
  const balance = balanceOf(node);
  if (balance > 1) {
    // If the inner grandchild is the higher one, it is rotated outwards first.
    if (balanceOf(node.left) < 0) node.left = rotateLeft(node.left);
    return rotateRight(node);
  }
  if (balance < -1) {
    if (balanceOf(node.right) > 0) node.right = rotateRight(node.right);
    return rotateLeft(node);
  }
  return node;
}

function rotateRight(node) {
  const root = node.left;
  node.left = root.right;
  root.right = node;
  updateHeight(node);
  updateHeight(root);
  return root;
}

function rotateLeft(node) {
  const root = node.right;
  node.right = root.left;
  root.left = node;
  updateHeight(node);
  updateHeight(root);
  return root;
}

/** The number of levels below and including a node. */
function heightOf(node) {
  return node === null ? 0 : node.height;
}

/** By how much the left subtree is higher than the right one. */
function balanceOf(node) {
  return heightOf(node.left) - heightOf(node.right);
}

function updateHeight(node) {
  node.height = 1 + Math.max(heightOf(node.left), heightOf(node.right));
}

/** The keys, each node before its subtrees. */
function* preorder(node) {
  if (node === null) return;
  yield node.key;
  yield* preorder(node.left);
  yield* preorder(node.right);
}

/** The keys in ascending order. */
function* inorder(node) {
  if (node === null) return;
  yield* inorder(node.left);
  yield node.key;
  yield* inorder(node.right);
}
