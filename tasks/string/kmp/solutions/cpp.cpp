// Knuth-Morris-Pratt: the text is read once, from left to right. After a mismatch the search goes
// on with the longest beginning of the pattern that the text read so far still ends with; a table
// made from the pattern alone tells which. O(n + m) time.
#include <string>
#include <vector>

namespace {

// Entry i is the length of the longest proper prefix of pattern[0..i] that is its suffix too.
std::vector<int> make_borders(const std::string& pattern) {
    std::vector<int> border(pattern.size(), 0);
    int matched = 0;
    for (std::size_t i = 1; i < pattern.size(); ++i) {
        while (matched > 0 && pattern[i] != pattern[matched]) matched = border[matched - 1];
        if (pattern[i] == pattern[matched]) ++matched;
        border[i] = matched;
    }
    return border;
}

}  // namespace

std::vector<int> kmp_search(const std::string& text, const std::string& pattern) {
    const std::vector<int> border = make_borders(pattern);
    const int length = static_cast<int>(pattern.size());
    std::vector<int> positions;
    int matched = 0;
    for (int i = 0; i < static_cast<int>(text.size()); ++i) {
        while (matched > 0 && text[i] != pattern[matched]) matched = border[matched - 1];
        if (text[i] == pattern[matched]) ++matched;
        if (matched == length) {
            positions.push_back(i - length + 1);
            matched = border[matched - 1];  // the next occurrence may overlap this one
        }
    }
    return positions;
}
