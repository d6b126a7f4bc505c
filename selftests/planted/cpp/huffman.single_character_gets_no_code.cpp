// Mistake: the way to a root that is a leaf is empty, and so is the code.
#include <algorithm>
#include <map>
#include <memory>
#include <queue>
#include <string>
#include <utility>
#include <vector>

namespace {

struct Node {
    int count;
    char smallest;  // of the characters in the tree; a leaf has just this one
    std::shared_ptr<Node> zero, one;
};

using Tree = std::shared_ptr<Node>;

// For a queue that hands out the smallest tree first.
bool is_greater(const Tree& a, const Tree& b) {
    return std::pair(a->count, a->smallest) > std::pair(b->count, b->smallest);
}

void collect_codes(const Tree& tree, const std::string& code, std::map<char, std::string>& codes) {
    if (tree->zero == nullptr) {
        codes[tree->smallest] = code;
        return;
    }
    collect_codes(tree->zero, code + '0', codes);
    collect_codes(tree->one, code + '1', codes);
}

}  // namespace

std::vector<std::string> huffman_codes(const std::string& text) {
    std::map<char, int> counts;
    for (const char c : text) ++counts[c];
    if (counts.empty()) return {};

    std::priority_queue<Tree, std::vector<Tree>, decltype(&is_greater)> trees(&is_greater);
    for (const auto& [character, count] : counts) {
        trees.push(std::make_shared<Node>(Node{count, character, nullptr, nullptr}));
    }
    while (trees.size() > 1) {
        const Tree zero = trees.top();
        trees.pop();
        const Tree one = trees.top();
        trees.pop();
        const char smallest = std::min(zero->smallest, one->smallest);
        trees.push(std::make_shared<Node>(Node{zero->count + one->count, smallest, zero, one}));
    }

    std::map<char, std::string> codes;  // in ascending order of the characters
    collect_codes(trees.top(), "", codes);
    std::vector<std::string> result;
    for (const auto& [character, code] : codes) result.push_back(code);
    return result;
}
