#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace algoreval_of_mine {
struct Operation {
    std::string name;
    long key = 0;
};
}  // namespace algoreval_of_mine
using algoreval_of_mine::Operation;

struct Node;
int height(const std::shared_ptr<Node>& node);

struct Node {
    long key;
    int levels = 1;
    std::shared_ptr<Node> left, right;
};

int height(const std::shared_ptr<Node>& node) { return node ? node->levels : 0; }

using Link = std::shared_ptr<Node>;

static Link update(Link node) {
    node->levels = 1 + std::max(height(node->left), height(node->right));
    return node;
}

static Link rotate(Link node, Link Node::*up, Link Node::*down) {
    Link top = node.get()->*up;
    node.get()->*up = top.get()->*down;
    top.get()->*down = update(node);
    return update(top);
}

static Link balance(Link node) {
    update(node);
    int lean = height(node->left) - height(node->right);
    if (lean > 1) {
        if (height(node->left->left) < height(node->left->right))
            node->left = rotate(node->left, &Node::right, &Node::left);
        return rotate(node, &Node::left, &Node::right);
    }
    if (lean < -1) {
        if (height(node->right->right) < height(node->right->left))
            node->right = rotate(node->right, &Node::left, &Node::right);
        return rotate(node, &Node::right, &Node::left);
    }
    return node;
}

static Link insert(Link node, long key) {
    if (!node) return std::make_shared<Node>(Node{key});
    if (key == node->key) return node;
    Link& child = key < node->key ? node->left : node->right;
    child = insert(child, key);
    return balance(node);
}

static Link remove(Link node, long key) {
    if (!node) return node;
    if (key == node->key) {
        if (!node->left || !node->right) return node->left ? node->left : node->right;
        Link next = node->right;
        while (next->left) next = next->left;
        node->key = next->key;
        key = next->key;
        node->right = remove(node->right, key);
        return balance(node);
    }
    Link& child = key < node->key ? node->left : node->right;
    child = remove(child, key);
    return balance(node);
}

static void list(const Link& node, bool pre, std::vector<long>& keys) {
    if (!node) return;
    if (pre) keys.push_back(node->key);
    list(node->left, pre, keys);
    if (!pre) keys.push_back(node->key);
    list(node->right, pre, keys);
}

auto run_avl_tree(std::vector<Operation> const& operations) -> std::vector<std::vector<long>> {
    Link root;
    std::vector<std::vector<long>> answers;
    for (const Operation& operation : operations) {
        if (operation.name == "insert") root = insert(root, operation.key);
        if (operation.name == "delete") root = remove(root, operation.key);
        if (operation.name == "height") answers.push_back({height(root)});
        if (operation.name == "contains") {
            Link node = root;
            while (node && node->key != operation.key)
                node = operation.key < node->key ? node->left : node->right;
            answers.push_back({node != nullptr});
        }
        if (operation.name == "preorder" || operation.name == "inorder")
            list(root, operation.name == "preorder", answers.emplace_back());
    }
    return answers;
}

int main() {
    auto result = run_avl_tree({
        {"height", 0}, {"insert", 30}, {"insert", 10}, {"insert", 20}, {"insert", 50},
        {"insert", 40}, {"insert", 60}, {"insert", 5}, {"insert", 70}, {"insert", 55},
        {"preorder", 0}, {"height", 0}, {"insert", 40}, {"contains", 55}, {"delete", 40},
        {"preorder", 0}, {"delete", 5}, {"delete", 10}, {"preorder", 0}, {"contains", 40},
        {"delete", 99}, {"inorder", 0}, {"height", 0}, {"preorder", 0}, {"delete", 20},
        {"preorder", 0}, {"delete", 30}, {"preorder", 0}, {"insert", 50}, {"delete", 50},
        {"insert", 52}, {"delete", 55}, {"preorder", 0}, {"insert", 40}, {"insert", 55},
        {"delete", 70}, {"preorder", 0},
    });
    for (auto& row : result) {
        for (long key : row) std::cout << key << ' ';
        std::cout << '\n';
    }
}
