// Wrong: a word that is stored already raises the counters on its way once more.
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace {

class Trie {
public:
    Trie() : nodes_(1) {}

    void insert(const std::string& word) {
        int node = 0;
        for (const char letter : word) {
            if (nodes_[node].child[letter - 'a'] == 0) {
                nodes_[node].child[letter - 'a'] = static_cast<int>(nodes_.size());
                nodes_.emplace_back();
            }
            node = nodes_[node].child[letter - 'a'];
            ++nodes_[node].words;
        }
        nodes_[node].is_word = true;
    }

    bool contains(const std::string& word) const { return nodes_[find(word)].is_word; }

    int count(const std::string& prefix) const { return nodes_[find(prefix)].words; }

private:
    struct Node {
        std::array<int, 26> child{};
        int words = 0;
        bool is_word = false;
    };

    int find(const std::string& prefix) const {
        int node = 0;
        for (const char letter : prefix) {
            node = nodes_[node].child[letter - 'a'];
            if (node == 0) break;
        }
        return node;
    }

    std::vector<Node> nodes_;
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
