// Wrong: the result has the size of the image, though height and width change places.
#include <vector>

std::vector<std::vector<int>> rotate_image_90(const std::vector<std::vector<int>>& image) {
    const std::size_t rows = image.size();
    const std::size_t columns = image[0].size();
    std::vector<std::vector<int>> rotated(rows, std::vector<int>(columns));
    for (std::size_t y = 0; y < rows; ++y) {
        for (std::size_t x = 0; x < columns; ++x) rotated.at(x).at(rows - 1 - y) = image[y][x];
    }
    return rotated;
}
