// Wrong: the block around a pixel of the border reaches outside the image.
#include <algorithm>
#include <cmath>
#include <vector>

std::vector<std::vector<int>> sobel_edges(const std::vector<std::vector<int>>& image) {
    const int rows = static_cast<int>(image.size());
    const int columns = static_cast<int>(image[0].size());
    const auto pixel = [&](int y, int x) {
        return image.at(y).at(x);
    };

    std::vector<std::vector<int>> edges(rows, std::vector<int>(columns));
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            const int gx = pixel(y - 1, x + 1) + 2 * pixel(y, x + 1) + pixel(y + 1, x + 1)
                         - pixel(y - 1, x - 1) - 2 * pixel(y, x - 1) - pixel(y + 1, x - 1);
            const int gy = pixel(y + 1, x - 1) + 2 * pixel(y + 1, x) + pixel(y + 1, x + 1)
                         - pixel(y - 1, x - 1) - 2 * pixel(y - 1, x) - pixel(y - 1, x + 1);
            // The sum is far below 2^53, so sqrt never rounds up to the next integer.
            const int strength = static_cast<int>(std::sqrt(gx * gx + gy * gy));
            edges[y][x] = std::min(strength, 255);
        }
    }
    return edges;
}
