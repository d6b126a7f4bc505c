// Wrong: it divides after each direction, so that it rounds twice.
#include <algorithm>
#include <vector>

std::vector<std::vector<int>> gaussian_blur(const std::vector<std::vector<int>>& image) {
    const int rows = static_cast<int>(image.size());
    const int columns = static_cast<int>(image[0].size());

    std::vector<std::vector<int>> blurred(rows, std::vector<int>(columns));
    std::vector<int> smooth(columns);  // one row of the image after smoothing down the columns
    for (int y = 0; y < rows; ++y) {
        // Beyond the border the image is continued by its nearest pixel.
        const auto& above = image[std::max(y - 1, 0)];
        const auto& below = image[std::min(y + 1, rows - 1)];
        for (int x = 0; x < columns; ++x) smooth[x] = (above[x] + 2 * image[y][x] + below[x]) / 4;

        for (int x = 0; x < columns; ++x) {
            const int left = std::max(x - 1, 0);
            const int right = std::min(x + 1, columns - 1);
            blurred[y][x] = (smooth[left] + 2 * smooth[x] + smooth[right]) / 4;
        }
    }
    return blurred;
}
