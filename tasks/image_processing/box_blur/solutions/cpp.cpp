// Box blur: each pixel becomes the mean of the 3 x 3 block around it. O(rows * columns) time.
#include <algorithm>
#include <vector>

std::vector<std::vector<int>> box_blur(const std::vector<std::vector<int>>& image) {
    const int rows = static_cast<int>(image.size());
    const int columns = static_cast<int>(image[0].size());
    // Beyond the border the image is continued by its nearest pixel.
    const auto pixel = [&](int y, int x) {
        return image[std::clamp(y, 0, rows - 1)][std::clamp(x, 0, columns - 1)];
    };

    std::vector<std::vector<int>> blurred(rows, std::vector<int>(columns));
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            int sum = 0;
            for (int dy = -1; dy <= 1; ++dy) {
                for (int dx = -1; dx <= 1; ++dx) sum += pixel(y + dy, x + dx);
            }
            blurred[y][x] = sum / 9;
        }
    }
    return blurred;
}
