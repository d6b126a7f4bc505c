// Z-algorithm: z[i] tells how many characters from position i on agree with the beginning of the
// string. For the pattern followed by the text, the pattern occurs wherever at least its length
// agrees. O(n + m) time, since the right end of the known part of the string never moves back.
#include <algorithm>
#include <string>
#include <vector>

namespace {

std::vector<int> z_function(const std::string& s) {
    const int length = static_cast<int>(s.size());
    std::vector<int> z(length);
    int left = 0, right = 0;  // the match [left, right) that ends furthest to the right
    for (int i = 1; i < length; ++i) {
        // Inside the match the string repeats its beginning, but behind it nothing is known.
        if (i < right) z[i] = std::min(right - i, z[i - left]);
        while (i + z[i] < length && s[z[i]] == s[i + z[i]]) ++z[i];
        if (i + z[i] > right) {
            left = i;
            right = i + z[i];
        }
    }
    return z;
}

}  // namespace

std::vector<int> z_search(const std::string& text, const std::string& pattern) {
    const std::vector<int> z = z_function(pattern + text);
    const int length = static_cast<int>(pattern.size());
    std::vector<int> positions;
    for (int i = length; i < static_cast<int>(z.size()); ++i) {
        // Without a separator the agreement may go on beyond the pattern.
        if (z[i] >= length) positions.push_back(i - length);
    }
    return positions;
}
