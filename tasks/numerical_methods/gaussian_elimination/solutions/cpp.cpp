// Gaussian elimination with partial pivoting: the entry of greatest absolute value that is left in
// a column becomes its pivot, which keeps rounding errors small. O(n^3) time.
#include <cmath>
#include <utility>
#include <vector>

std::vector<double> solve_linear_system(const std::vector<std::vector<double>>& matrix,
                                        const std::vector<double>& rhs) {
    constexpr double EPSILON = 1e-9;  // smaller values are taken for rounding errors of 0
    const int n = static_cast<int>(rhs.size());
    // A copy to work on, with the right-hand side as one more column.
    auto rows = matrix;
    for (int i = 0; i < n; ++i) rows[i].push_back(rhs[i]);

    for (int k = 0; k < n; ++k) {
        int pivot = k;
        for (int i = k + 1; i < n; ++i) {
            if (std::abs(rows[i][k]) > std::abs(rows[pivot][k])) pivot = i;
        }
        if (std::abs(rows[pivot][k]) < EPSILON) return {};
        std::swap(rows[k], rows[pivot]);

        for (int i = k + 1; i < n; ++i) {
            const double factor = rows[i][k] / rows[k][k];
            for (int j = k; j <= n; ++j) rows[i][j] -= factor * rows[k][j];
        }
    }

    // The rows are triangular now: from the last one up, each has one unknown more.
    std::vector<double> x(n);
    for (int i = n - 1; i >= 0; --i) {
        double rest = rows[i][n];
        for (int j = i + 1; j < n; ++j) rest -= rows[i][j] * x[j];
        x[i] = rest / rows[i][i];
    }
    return x;
}
