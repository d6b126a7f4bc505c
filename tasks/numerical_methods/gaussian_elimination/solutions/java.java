import java.util.Arrays;

/**
 * Gaussian elimination with partial pivoting: bring the system to triangular form, then compute the
 * unknowns from the last to the first. O(n^3).
 */
public class Main {
    static final double EPSILON = 1e-9;

    static double[] solveLinearSystem(double[][] matrix, double[] rhs) {
        int n = rhs.length;
        // Row operations change both sides alike, so the right side becomes a last column.
        double[][] rows = new double[n][];
        for (int i = 0; i < n; i++) {
            rows[i] = Arrays.copyOf(matrix[i], n + 1);
            rows[i][n] = rhs[i];
        }

        for (int column = 0; column < n; column++) {
            // The largest pivot keeps the factors at most 1, so that rounding errors don't grow.
            int pivot = column;
            for (int i = column + 1; i < n; i++) {
                if (Math.abs(rows[i][column]) > Math.abs(rows[pivot][column])) {
                    pivot = i;
                }
            }
            double[] pivotRow = rows[pivot];
            if (Math.abs(pivotRow[column]) < EPSILON) {
                return new double[0];
            }
            rows[pivot] = rows[column];
            rows[column] = pivotRow;
            for (int i = column + 1; i < n; i++) {
                double factor = rows[i][column] / pivotRow[column];
                for (int j = column; j <= n; j++) {
                    rows[i][j] -= factor * pivotRow[j];
                }
            }
        }

        double[] solution = new double[n];
        for (int i = n - 1; i >= 0; i--) {
            double rest = rows[i][n];
            for (int j = i + 1; j < n; j++) {
                rest -= rows[i][j] * solution[j];
            }
            solution[i] = rest / rows[i][i];
        }
        return solution;
    }
}
