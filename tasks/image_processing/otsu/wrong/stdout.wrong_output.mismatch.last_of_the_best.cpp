// Wrong: of several best thresholds it returns the greatest one.
#include <array>
#include <vector>

namespace {

// One class of pixels; sums of doubles, because the variance exceeds the range of integers.
struct PixelClass {
    double count = 0;
    double total = 0;

    void add(double pixels, int value) {
        count += pixels;
        total += pixels * value;
    }
    double mean() const { return total / count; }
};

double variance_between(const PixelClass& dark, const PixelClass& bright) {
    if (dark.count == 0 || bright.count == 0) return 0;
    const double distance = bright.mean() - dark.mean();
    return dark.count * bright.count * distance * distance;
}

}  // namespace

int otsu_threshold(const std::vector<std::vector<int>>& image) {
    std::array<int, 256> histogram{};
    PixelClass dark, bright;
    for (const auto& row : image) {
        for (int value : row) {
            ++histogram[value];
            bright.add(1, value);
        }
    }

    int best = 0;
    double greatest = 0;
    for (int threshold = 0; threshold < 255; ++threshold) {
        // The pixels of this value change from the bright class to the dark one.
        dark.add(histogram[threshold], threshold);
        bright.add(-histogram[threshold], threshold);
        const double variance = variance_between(dark, bright);
        if (variance >= greatest) {
            greatest = variance;
            best = threshold;
        }
    }
    return best;
}
