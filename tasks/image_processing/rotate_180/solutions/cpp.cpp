// Rotation by 180 degrees: the rows in reverse order, each read backwards.
// O(rows * columns) time.
#include <vector>

std::vector<std::vector<int>> rotate_image_180(const std::vector<std::vector<int>>& image) {
    std::vector<std::vector<int>> rotated;
    rotated.reserve(image.size());
    for (auto row = image.rbegin(); row != image.rend(); ++row) {
        rotated.emplace_back(row->rbegin(), row->rend());
    }
    return rotated;
}
