// Trie: a tree whose edges are letters, so that words that begin alike share the way from the root.
// Each node counts the words whose way leads through it. O(length of the word) per operation.
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace {

class Trie {
public:
    Trie() : nodes_(1) {}

    void insert(const std::string& word) {
        if (contains(word)) return;  // it must not be counted a second time
        int node = ROOT;
        for (const char letter : word) {
            if (nodes_[node].child[letter - 'a'] == NONE) {
                nodes_[node].child[letter - 'a'] = static_cast<int>(nodes_.size());
                nodes_.emplace_back();
            }
            node = nodes_[node].child[letter - 'a'];
            ++nodes_[node].words;
        }
        nodes_[node].is_word = true;
    }

    bool contains(const std::string& word) const {
        const int node = find(word);
        return node != NONE && nodes_[node].is_word;
    }

    // The number of stored words that begin with the prefix.
    int count(const std::string& prefix) const {
        const int node = find(prefix);
        return node == NONE ? 0 : nodes_[node].words;
    }

private:
    static constexpr int ROOT = 0;
    static constexpr int NONE = 0;  // the root is no node's child, so its number is free for this

    struct Node {
        std::array<int, 26> child{};
        int words = 0;  // how many stored words end here or below
        bool is_word = false;
    };

    // The node that a prefix, which is not empty, leads to.
    int find(const std::string& prefix) const {
        int node = ROOT;
        for (const char letter : prefix) {
            node = nodes_[node].child[letter - 'a'];
            if (node == NONE) break;
        }
        return node;
    }

    std::vector<Node> nodes_;  // numbers instead of pointers: the vector may move its elements
};

}  // namespace

std::vector<int> run_trie(const std::vector<std::pair<std::string, std::string>>& operations) {
    Trie trie;
    std::vector<int> answers;
    for (const auto& [kind, word] : operations) {
        if (kind == "insert") {
            trie.insert(word);
        } else if (kind == "search") {
            answers.push_back(trie.contains(word) ? 1 : 0);
        } else if (kind == "starts_with") {
            answers.push_back(trie.count(word) > 0 ? 1 : 0);
        } else {
            answers.push_back(trie.count(word));
        }
    }
    return answers;
}
