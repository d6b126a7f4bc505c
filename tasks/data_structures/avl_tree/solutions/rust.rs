// An AVL tree, O(log n) per insertion, deletion and look-up.
//
// The heights of the two subtrees of a node differ by at most one. An insertion or a deletion
// breaks that only on the way up to the root, where one or two rotations per node restore it.

/// The answers of the queries among the operations, in order.
fn run_avl_tree(operations: &[(String, i32)]) -> Vec<Vec<i32>> {
    let mut tree = None;
    let mut answers = Vec::new();
    for (kind, key) in operations {
        match kind.as_str() {
            "insert" => tree = Some(insert(tree, *key)),
            "delete" => tree = delete(tree, *key),
            "contains" => answers.push(vec![i32::from(contains(&tree, *key))]),
            "height" => answers.push(vec![height(&tree)]),
            "preorder" => {
                let mut keys = Vec::new();
                preorder(&tree, &mut keys);
                answers.push(keys);
            }
            "inorder" => {
                let mut keys = Vec::new();
                inorder(&tree, &mut keys);
                answers.push(keys);
            }
            _ => {}
        }
    }
    answers
}

type Tree = Option<Box<Node>>;

struct Node {
    key: i32,
    left: Tree,
    right: Tree,
    /// The number of levels below and including this node.
    height: i32,
}

fn height(tree: &Tree) -> i32 {
    tree.as_ref().map_or(0, |node| node.height)
}

impl Node {
    fn update_height(&mut self) {
        self.height = 1 + height(&self.left).max(height(&self.right));
    }

    /// By how much the left subtree is higher than the right one.
    fn balance(&self) -> i32 {
        height(&self.left) - height(&self.right)
    }
}

// The functions that change a tree take it over and give it back, so that every link moves
// without being copied or shared.

fn insert(tree: Tree, key: i32) -> Box<Node> {
    let Some(mut node) = tree else {
        return Box::new(Node {
            key,
            left: None,
            right: None,
            height: 1,
        });
    };
    if key < node.key {
        node.left = Some(insert(node.left, key));
    } else if key > node.key {
        node.right = Some(insert(node.right, key));
    }
    rebalance(node)
}

fn delete(tree: Tree, key: i32) -> Tree {
    let mut node = tree?;
    if key < node.key {
        node.left = delete(node.left, key);
    } else if key > node.key {
        node.right = delete(node.right, key);
    } else {
        match (node.left, node.right) {
            (None, child) | (child, None) => return child,
            (left, Some(right)) => {
                // The next larger key takes the place.
                let (smallest, rest) = take_smallest(right);
                node.key = smallest;
                node.left = left;
                node.right = rest;
            }
        }
    }
    Some(rebalance(node))
}

/// The smallest key below a node, and the tree without it.
fn take_smallest(mut node: Box<Node>) -> (i32, Tree) {
    match node.left {
        None => (node.key, node.right),
        Some(left) => {
            let (smallest, rest) = take_smallest(left);
            node.left = rest;
            (smallest, Some(rebalance(node)))
        }
    }
}

fn rebalance(mut node: Box<Node>) -> Box<Node> {
    node.update_height();
    if node.balance() > 1 {
        // If the inner grandchild is the higher one, it is rotated outwards first.
        node.left = node.left.map(|left| {
            if left.balance() < 0 {
                rotate_left(left)
            } else {
                left
            }
        });
        return rotate_right(node);
    }
    if node.balance() < -1 {
        node.right = node.right.map(|right| {
            if right.balance() > 0 {
                rotate_right(right)
            } else {
                right
            }
        });
        return rotate_left(node);
    }
    node
}

/// Lifts the left child above the node; nothing changes if there is none.
fn rotate_right(mut node: Box<Node>) -> Box<Node> {
    let Some(mut root) = node.left else {
        return node;
    };
    node.left = root.right.take();
    node.update_height();
    root.right = Some(node);
    root.update_height();
    root
}

/// Lifts the right child above the node; nothing changes if there is none.
fn rotate_left(mut node: Box<Node>) -> Box<Node> {
    let Some(mut root) = node.right else {
        return node;
    };
    node.right = root.left.take();
    node.update_height();
    root.left = Some(node);
    root.update_height();
    root
}

fn contains(mut tree: &Tree, key: i32) -> bool {
    while let Some(node) = tree {
        if key == node.key {
            return true;
        }
        tree = if key < node.key {
            &node.left
        } else {
            &node.right
        };
    }
    false
}

/// Appends the keys, each node before its subtrees.
fn preorder(tree: &Tree, keys: &mut Vec<i32>) {
    if let Some(node) = tree {
        keys.push(node.key);
        preorder(&node.left, keys);
        preorder(&node.right, keys);
    }
}

/// Appends the keys in ascending order.
fn inorder(tree: &Tree, keys: &mut Vec<i32>) {
    if let Some(node) = tree {
        inorder(&node.left, keys);
        keys.push(node.key);
        inorder(&node.right, keys);
    }
}
