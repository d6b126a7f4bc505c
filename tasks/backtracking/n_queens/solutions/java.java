import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The n queens problem by backtracking: each row in turn gets a queen on every square that the rows
 * above do not attack, and the rows below are tried with it. O(n!) at worst.
 */
public class Main {
    static List<List<Integer>> solveNQueens(int n) {
        List<List<Integer>> placements = new ArrayList<>();
        place(new int[n], 0, placements);
        return placements;
    }

    /** Adds all placements that begin with columns[0..row-1], in lexicographic order. */
    static void place(int[] columns, int row, List<List<Integer>> placements) {
        if (row == columns.length) {
            placements.add(Arrays.stream(columns).boxed().toList());
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            if (isFree(columns, row, column)) {
                columns[row] = column; // the next try overwrites it, so nothing is to be undone
                place(columns, row + 1, placements);
            }
        }
    }

    static boolean isFree(int[] columns, int row, int column) {
        for (int above = 0; above < row; above++) {
            int distance = Math.abs(columns[above] - column);
            // On a diagonal two squares are as many columns apart as rows.
            if (distance == 0 || distance == row - above) {
                return false;
            }
        }
        return true;
    }
}
