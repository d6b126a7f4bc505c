// Prewitt operator: the brightness gradient at each pixel, from differences between the outer rows
// and between the outer columns of the 3 x 3 block around it. O(rows * columns) time.
#include <algorithm>
#include <cmath>
#include <vector>

std::vector<std::vector<int>> prewitt_edges(const std::vector<std::vector<int>>& image) {
    const int rows = static_cast<int>(image.size());
    const int columns = static_cast<int>(image[0].size());
    // Beyond the border the image is continued by its nearest pixel.
    const auto pixel = [&](int y, int x) {
        return image[std::clamp(y, 0, rows - 1)][std::clamp(x, 0, columns - 1)];
    };

    std::vector<std::vector<int>> edges(rows, std::vector<int>(columns));
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            int gx = 0, gy = 0;
            for (int d = -1; d <= 1; ++d) {
                gx += pixel(y + d, x + 1) - pixel(y + d, x - 1);
                gy += pixel(y + 1, x + d) - pixel(y - 1, x + d);
            }
            // The sum is far below 2^53, so sqrt never rounds up to the next integer.
            const int strength = static_cast<int>(std::sqrt(gx * gx + gy * gy));
            edges[y][x] = std::min(strength, 255);
        }
    }
    return edges;
}
