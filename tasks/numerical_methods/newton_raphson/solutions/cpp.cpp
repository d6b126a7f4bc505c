// Newton's method: the tangent at the current x meets the axis nearer to the root.
// O(degree) time per step.
#include <cmath>
#include <vector>

namespace {

// Horner's scheme; coefficients from the highest power down.
double evaluate(const std::vector<double>& coefficients, double x) {
    double value = 0;
    for (double coefficient : coefficients) value = value * x + coefficient;
    return value;
}

std::vector<double> differentiate(const std::vector<double>& coefficients) {
    std::vector<double> derivative;
    for (std::size_t power = coefficients.size() - 1; power > 0; --power) {
        derivative.push_back(power * coefficients[coefficients.size() - 1 - power]);
    }
    return derivative;
}

}  // namespace

double newton_raphson(const std::vector<double>& coefficients, double x0, double tolerance,
                      int max_iterations) {
    const std::vector<double> derivative = differentiate(coefficients);
    double x = x0;
    for (int i = 0; i < max_iterations; ++i) {
        const double slope = evaluate(derivative, x);
        if (slope == 0) break;  // a horizontal tangent does not meet the axis
        const double step = evaluate(coefficients, x) / slope;
        x -= step;
        if (std::abs(step) < tolerance) break;
    }
    return x;
}
