import java.util.ArrayList;
import java.util.List;

/**
 * An AVL tree: a binary search tree in which the heights of the two subtrees of every node differ
 * by at most one. Rotations on the way up from a change restore this. O(log n) per operation.
 */
public class Main {
    record TreeOp(String kind, int key) {}

    static List<List<Integer>> runAvlTree(TreeOp[] operations) {
        Node root = null;
        List<List<Integer>> answers = new ArrayList<>();
        for (TreeOp operation : operations) {
            int key = operation.key();
            switch (operation.kind()) {
                case "insert" -> root = insert(root, key);
                case "delete" -> root = delete(root, key);
                case "contains" -> answers.add(List.of(contains(root, key) ? 1 : 0));
                case "height" -> answers.add(List.of(height(root)));
                case "preorder" -> {
                    List<Integer> keys = new ArrayList<>();
                    preorder(root, keys);
                    answers.add(keys);
                }
                case "inorder" -> {
                    List<Integer> keys = new ArrayList<>();
                    inorder(root, keys);
                    answers.add(keys);
                }
                default -> throw new IllegalArgumentException("unknown operation " + operation);
            }
        }
        return answers;
    }

    static class Node {
        int key;
        int height = 1;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    static int height(Node node) {
        return node == null ? 0 : node.height;
    }

    /** Adds the key below node; returns the root of the subtree, which a rotation may change. */
    static Node insert(Node node, int key) {
        if (node == null) {
            return new Node(key);
        }
        if (key < node.key) {
            node.left = insert(node.left, key);
        } else if (key > node.key) {
            node.right = insert(node.right, key);
        } else {
            return node;
        }
        return rebalance(node);
    }

    /** Removes the key below node; returns the root of the subtree. */
    static Node delete(Node node, int key) {
        if (node == null) {
            return null;
        }
        if (key < node.key) {
            node.left = delete(node.left, key);
        } else if (key > node.key) {
            node.right = delete(node.right, key);
        } else if (node.left == null) {
            return node.right;
        } else if (node.right == null) {
            return node.left;
        } else {
            // The smallest key on the right has no left child, so it is easy to delete there.
            Node successor = node.right;
            while (successor.left != null) {
                successor = successor.left;
            }
            node.key = successor.key;
            node.right = delete(node.right, successor.key);
        }
        return rebalance(node);
    }

    /** Restores the balance at a node with balanced subtrees; returns the root of the subtree. */
    static Node rebalance(Node node) {
        updateHeight(node);
        int balance = height(node.left) - height(node.right);
        if (balance > 1) {
            // Only an inner grandchild that is the higher one needs the double rotation.
            if (height(node.left.left) < height(node.left.right)) {
                node.left = rotateLeft(node.left);
            }
            return rotateRight(node);
        }
        if (balance < -1) {
            if (height(node.right.right) < height(node.right.left)) {
                node.right = rotateRight(node.right);
            }
            return rotateLeft(node);
        }
        return node;
    }

    static Node rotateRight(Node node) {
        Node top = node.left;
        node.left = top.right;
        top.right = node;
        updateHeight(node);
        updateHeight(top);
        return top;
    }

    static Node rotateLeft(Node node) {
        Node top = node.right;
        node.right = top.left;
        top.left = node;
        updateHeight(node);
        updateHeight(top);
        return top;
    }

    static void updateHeight(Node node) {
        node.height = 1 + Math.max(height(node.left), height(node.right));
    }

    static boolean contains(Node node, int key) {
        while (node != null && node.key != key) {
            node = key < node.key ? node.left : node.right;
        }
        return node != null;
    }

    static void preorder(Node node, List<Integer> keys) {
        if (node != null) {
            keys.add(node.key);
            preorder(node.left, keys);
            preorder(node.right, keys);
        }
    }

    static void inorder(Node node, List<Integer> keys) {
        if (node != null) {
            inorder(node.left, keys);
            keys.add(node.key);
            inorder(node.right, keys);
        }
    }
}
