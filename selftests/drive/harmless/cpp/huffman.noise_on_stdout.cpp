#include <cstdio>
#include <iostream>
#include <map>
#include <queue>
#include <string>
#include <vector>

static bool debug = true;

struct Tree {
    std::map<char, std::string> codes;
    int count;
    bool operator>(const Tree& other) const {
        return std::make_pair(count, codes.begin()->first) >
               std::make_pair(other.count, other.codes.begin()->first);
    }
};

std::vector<std::string> huffman_codes(const std::string& text) {
    if (debug) {
        std::cout << "ready\nvalue [0\n" << text << std::endl;
        printf("encoding %zu characters\n", text.size());
        std::cerr << "value [0" << std::endl;
    }
    std::map<char, int> counts;
    for (char c : text) counts[c]++;
    std::priority_queue<Tree, std::vector<Tree>, std::greater<Tree>> trees;
    for (auto [c, count] : counts) trees.push({{{c, counts.size() == 1 ? "0" : ""}}, count});
    while (trees.size() > 1) {
        Tree zero = trees.top();
        trees.pop();
        Tree one = trees.top();
        trees.pop();
        Tree both{{}, zero.count + one.count};
        for (auto& [c, code] : zero.codes) both.codes[c] = "0" + code;
        for (auto& [c, code] : one.codes) both.codes[c] = "1" + code;
        trees.push(both);
    }
    std::vector<std::string> codes;
    if (!trees.empty())
        for (auto& [c, code] : trees.top().codes) codes.push_back(code);
    return codes;
}

int main() {
    debug = false;
    for (auto& code : huffman_codes("Tomatoes and Potatoes")) std::cout << code << "\n";
}
