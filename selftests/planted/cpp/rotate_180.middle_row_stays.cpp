// Mistake: the middle row of an odd number of rows is not reversed.
#include <algorithm>
#include <utility>
#include <vector>

std::vector<std::vector<int>> rotate_image_180(const std::vector<std::vector<int>>& image) {
    std::vector<std::vector<int>> rotated = image;
    for (std::size_t top = 0, bottom = image.size() - 1; top < bottom; ++top, --bottom) {
        std::swap(rotated[top], rotated[bottom]);
        std::reverse(rotated[top].begin(), rotated[top].end());
        std::reverse(rotated[bottom].begin(), rotated[bottom].end());
    }
    return rotated;
}
