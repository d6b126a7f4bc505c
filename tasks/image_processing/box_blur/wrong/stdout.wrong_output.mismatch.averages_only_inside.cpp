// Wrong: at the border it averages the pixels inside instead of repeating them.
#include <vector>

std::vector<std::vector<int>> box_blur(const std::vector<std::vector<int>>& image) {
    const int rows = static_cast<int>(image.size());
    const int columns = static_cast<int>(image[0].size());
    std::vector<std::vector<int>> blurred(rows, std::vector<int>(columns));
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            int sum = 0, count = 0;
            for (int dy = -1; dy <= 1; ++dy) {
                for (int dx = -1; dx <= 1; ++dx) {
                    if (y + dy < 0 || y + dy >= rows || x + dx < 0 || x + dx >= columns) continue;
                    sum += image[y + dy][x + dx];
                    ++count;
                }
            }
            blurred[y][x] = sum / count;
        }
    }
    return blurred;
}
