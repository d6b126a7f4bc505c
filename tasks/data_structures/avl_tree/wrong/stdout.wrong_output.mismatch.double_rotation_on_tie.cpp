// Wrong: where both grandchildren are equally high, a double rotation is used as well.
#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace {

struct Node;
using Tree = std::unique_ptr<Node>;

struct Node {
    explicit Node(int k) : key(k) {}

    int key;
    int height = 1;  // levels of the subtree
    Tree left, right;
};

int height(const Tree& tree) {
    return tree ? tree->height : 0;
}

void update_height(Node& node) {
    node.height = 1 + std::max(height(node.left), height(node.right));
}

void rotate_right(Tree& tree) {
    Tree top = std::move(tree->left);
    tree->left = std::move(top->right);
    update_height(*tree);
    top->right = std::move(tree);
    tree = std::move(top);
    update_height(*tree);
}

void rotate_left(Tree& tree) {
    Tree top = std::move(tree->right);
    tree->right = std::move(top->left);
    update_height(*tree);
    top->left = std::move(tree);
    tree = std::move(top);
    update_height(*tree);
}

// Restores the balance of a node whose subtrees are balanced.
void rebalance(Tree& tree) {
    update_height(*tree);
    const int lean = height(tree->left) - height(tree->right);
    if (lean > 1) {
        if (height(tree->left->left) <= height(tree->left->right)) rotate_left(tree->left);
        rotate_right(tree);
    } else if (lean < -1) {
        if (height(tree->right->right) <= height(tree->right->left)) rotate_right(tree->right);
        rotate_left(tree);
    }
}

void insert(Tree& tree, int key) {
    if (!tree) {
        tree = std::make_unique<Node>(key);
        return;
    }
    if (key == tree->key) return;
    insert(key < tree->key ? tree->left : tree->right, key);
    rebalance(tree);
}

void erase(Tree& tree, int key) {
    if (!tree) return;
    if (key != tree->key) {
        erase(key < tree->key ? tree->left : tree->right, key);
    } else if (tree->left && tree->right) {
        const Node* successor = tree->right.get();
        while (successor->left) successor = successor->left.get();
        tree->key = successor->key;
        erase(tree->right, tree->key);
    } else {
        tree = std::move(tree->left ? tree->left : tree->right);
        return;  // the only child, if any, is balanced
    }
    rebalance(tree);
}

bool contains(const Tree& tree, int key) {
    const Node* node = tree.get();
    while (node && node->key != key) node = (key < node->key ? node->left : node->right).get();
    return node != nullptr;
}

void list_preorder(const Tree& tree, std::vector<int>& keys) {
    if (!tree) return;
    keys.push_back(tree->key);
    list_preorder(tree->left, keys);
    list_preorder(tree->right, keys);
}

void list_inorder(const Tree& tree, std::vector<int>& keys) {
    if (!tree) return;
    list_inorder(tree->left, keys);
    keys.push_back(tree->key);
    list_inorder(tree->right, keys);
}

}  // namespace

std::vector<std::vector<int>> run_avl_tree(
    const std::vector<std::pair<std::string, int>>& operations) {
    Tree root;
    std::vector<std::vector<int>> answers;
    for (const auto& [kind, key] : operations) {
        if (kind == "insert") {
            insert(root, key);
        } else if (kind == "delete") {
            erase(root, key);
        } else if (kind == "contains") {
            answers.push_back({contains(root, key) ? 1 : 0});
        } else if (kind == "height") {
            answers.push_back({height(root)});
        } else if (kind == "preorder") {
            list_preorder(root, answers.emplace_back());
        } else {
            list_inorder(root, answers.emplace_back());
        }
    }
    return answers;
}
