// Simpson's rule: over each pair of intervals the function is replaced by the parabola through its
// three values, which has the area width / 3 * (left + 4 * middle + right).
// O(intervals * degree) time.
#include <vector>

double simpson(const std::vector<double>& coefficients, double a, double b, int intervals) {
    const auto f = [&](double x) {
        double value = 0;
        for (double coefficient : coefficients) value = value * x + coefficient;
        return value;
    };

    const double width = (b - a) / intervals;
    double sum = 0;
    double left = f(a);
    for (int i = 0; i < intervals; i += 2) {
        const double middle = f(a + (i + 1) * width);
        const double right = f(a + (i + 2) * width);
        sum += left + 4 * middle + right;
        left = right;  // neighbouring parabolas share a value
    }
    return sum * width / 3;
}
