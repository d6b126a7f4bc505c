// Histogram equalization: a grey value is replaced by the share of pixels that are at most as
// bright, scaled to 0..255. O(rows * columns) time.
#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

std::vector<std::vector<int>> equalize_histogram(const std::vector<std::vector<int>>& image) {
    std::array<int, 256> histogram{};
    for (const auto& row : image) {
        for (int value : row) ++histogram[value];
    }
    std::array<int, 256> cumulative;
    std::partial_sum(histogram.begin(), histogram.end(), cumulative.begin());

    const auto is_counted = [](int count) { return count > 0; };
    const int least = *std::find_if(cumulative.begin(), cumulative.end(), is_counted);
    const int range = cumulative.back() - least;
    if (range == 0) return image;  // all pixels are equal

    std::vector<std::vector<int>> result = image;
    for (auto& row : result) {
        for (int& value : row) {
            // Adding half of the divisor before the division rounds to the nearest integer.
            value = (2 * 255 * (cumulative[value] - least) + range) / (2 * range);
        }
    }
    return result;
}
