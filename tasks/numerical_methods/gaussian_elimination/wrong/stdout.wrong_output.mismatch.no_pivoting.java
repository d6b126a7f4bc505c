// The row at hand is always taken as the pivot row, even if its pivot is 0.

import java.util.Arrays;

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
            double[] pivotRow = rows[column];
            if (Math.abs(pivotRow[column]) < EPSILON) {
                return new double[0];
            }
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
