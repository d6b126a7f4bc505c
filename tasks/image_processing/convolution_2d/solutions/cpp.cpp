// 2D convolution: every pixel of the image adds a copy of the kernel to the result, multiplied by
// the pixel and centred on it. Seen from a pixel of the result, that is a weighted sum in which the
// kernel stands turned by 180 degrees.
// O(rows * columns * kernel rows * kernel columns) time.
#include <vector>

std::vector<std::vector<int>> convolve2d(const std::vector<std::vector<int>>& image,
                                         const std::vector<std::vector<int>>& kernel) {
    const int rows = static_cast<int>(image.size());
    const int columns = static_cast<int>(image[0].size());
    const int kernel_rows = static_cast<int>(kernel.size());
    const int kernel_columns = static_cast<int>(kernel[0].size());

    std::vector<std::vector<int>> result(rows, std::vector<int>(columns, 0));
    for (int y = 0; y < rows; ++y) {
        for (int i = 0; i < kernel_rows; ++i) {
            const int target_row = y + i - kernel_rows / 2;
            if (target_row < 0 || target_row >= rows) continue;  // what falls outside is lost
            for (int x = 0; x < columns; ++x) {
                for (int j = 0; j < kernel_columns; ++j) {
                    const int target_column = x + j - kernel_columns / 2;
                    if (target_column < 0 || target_column >= columns) continue;
                    result[target_row][target_column] += image[y][x] * kernel[i][j];
                }
            }
        }
    }
    return result;
}
