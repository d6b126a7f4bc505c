// Median filter: each pixel becomes the median of the 3 x 3 block around it, which removes single
// outliers and keeps edges sharp. O(rows * columns) time.
#include <algorithm>
#include <array>
#include <vector>

std::vector<std::vector<int>> median_filter(const std::vector<std::vector<int>>& image) {
    const int rows = static_cast<int>(image.size());
    const int columns = static_cast<int>(image[0].size());
    // Beyond the border the image is continued by its nearest pixel.
    const auto pixel = [&](int y, int x) {
        return image[std::clamp(y, 0, rows - 1)][std::clamp(x, 0, columns - 1)];
    };

    std::vector<std::vector<int>> filtered(rows, std::vector<int>(columns));
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
