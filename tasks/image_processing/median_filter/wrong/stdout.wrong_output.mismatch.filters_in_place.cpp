// Wrong: later blocks hold the medians of earlier pixels.
#include <algorithm>
#include <array>
#include <vector>

std::vector<std::vector<int>> median_filter(const std::vector<std::vector<int>>& image) {
    const int rows = static_cast<int>(image.size());
    const int columns = static_cast<int>(image[0].size());
    auto filtered = image;
    const auto pixel = [&](int y, int x) {
        return filtered[std::clamp(y, 0, rows - 1)][std::clamp(x, 0, columns - 1)];
    };

    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            std::array<int, 9> block;
            auto next = block.begin();
            for (int dy = -1; dy <= 1; ++dy) {
                for (int dx = -1; dx <= 1; ++dx) *next++ = pixel(y + dy, x + dx);
            }
            // A selection is enough; the rest need not be in order.
            const auto middle = block.begin() + 4;
            std::nth_element(block.begin(), middle, block.end());
            filtered[y][x] = *middle;
        }
    }
    return filtered;
}
