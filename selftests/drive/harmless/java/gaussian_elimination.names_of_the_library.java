import java.io.*;
import java.util.*;
import java.util.function.*;

// Imports names on demand, which a class of the same name on the class path would hide.
public class Main {
    static Function<double[][], double[]> solver = Main::solve;

    static double[] solveLinearSystem(double[][] matrix, double... rhs) {
        double[][] rows = new double[rhs.length][];
        Arrays.setAll(rows, i -> Arrays.copyOf(matrix[i], rhs.length + 1));
        for (int i = 0; i < rows.length; i++) {
            rows[i][rhs.length] = rhs[i];
        }
        return solver.apply(rows);
    }

    static double[] solve(double[][] rows) {
        int n = rows.length;
        for (int column = 0; column < n; column++) {
            int pivot = column;
            for (int i = column; i < n; i++) {
                pivot = Math.abs(rows[i][column]) > Math.abs(rows[pivot][column]) ? i : pivot;
            }
            if (Math.abs(rows[pivot][column]) < 1e-9) {
                return new double[0];
            }
            Collections.swap(Arrays.asList(rows), column, pivot);
            for (int i = 0; i < n; i++) {
                double factor = i == column ? 0 : rows[i][column] / rows[column][column];
                for (int j = column; j <= n; j++) {
                    rows[i][j] -= factor * rows[column][j];
                }
            }
        }
        double[] result = new double[n];
        Arrays.setAll(result, i -> rows[i][n] / rows[i][i]);
        return result;
    }

    public static void main(String[] args) throws IOException {
        double[][] matrix = {{0, 0, -1, 3}, {-4, -1, 2, 0}, {-4, 2, 5, -1}, {0, -3, 0, 0.5}};
        Writer text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        for (double x : solveLinearSystem(matrix, 7, -3, 11, 2)) {
            out.printf(Locale.ROOT, "%.6f%n", x);
        }
        Reader lines = new StringReader(text.toString());
        new BufferedReader(lines).lines().forEach(System.out::println);
    }
}
