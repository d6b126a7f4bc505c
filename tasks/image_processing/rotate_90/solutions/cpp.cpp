// Rotation by 90 degrees clockwise: row y of the image becomes a column, counted from the right.
// O(rows * columns) time.
#include <vector>

std::vector<std::vector<int>> rotate_image_90(const std::vector<std::vector<int>>& image) {
    const std::size_t rows = image.size();
    const std::size_t columns = image[0].size();
    std::vector<std::vector<int>> rotated(columns, std::vector<int>(rows));
    for (std::size_t y = 0; y < rows; ++y) {
        for (std::size_t x = 0; x < columns; ++x) rotated[x][rows - 1 - y] = image[y][x];
    }
    return rotated;
}
