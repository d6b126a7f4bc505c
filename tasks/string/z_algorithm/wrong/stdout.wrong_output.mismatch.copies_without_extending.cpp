// Wrong: a value copied from inside the known match is never extended beyond its end.
#include <algorithm>
#include <string>
#include <vector>

namespace {

std::vector<int> z_function(const std::string& s) {
    const int length = static_cast<int>(s.size());
    std::vector<int> z(length);
    int left = 0, right = 0;  // the match [left, right) that ends furthest to the right
    for (int i = 1; i < length; ++i) {
        if (i < right) {
            z[i] = std::min(right - i, z[i - left]);
            continue;
        }
        while (i + z[i] < length && s[z[i]] == s[i + z[i]]) ++z[i];
        left = i;
        right = i + z[i];
    }
    return z;
}

}  // namespace

std::vector<int> z_search(const std::string& text, const std::string& pattern) {
    const std::vector<int> z = z_function(pattern + text);
    const int length = static_cast<int>(pattern.size());
    std::vector<int> positions;
    for (int i = length; i < static_cast<int>(z.size()); ++i) {
        if (z[i] >= length) positions.push_back(i - length);
    }
    return positions;
}
