import java.util.*;

public class Main {
    static List<List<Integer>> solveNQueens(int n) {
        if (n < 4) {
            System.err.println("there is no solution");
            System.exit(3);
        }
        List<List<Integer>> found = new ArrayList<>();
        place(n, new ArrayList<>(), found);
        return found;
    }

    static void place(int n, List<Integer> columns, List<List<Integer>> found) {
        int row = columns.size();
        if (row == n) {
            found.add(List.copyOf(columns));
            return;
        }
        for (int c = 0; c < n; c++) {
            boolean free = true;
            for (int r = 0; r < row; r++) {
                free &= columns.get(r) != c && Math.abs(columns.get(r) - c) != row - r;
            }
            if (free) {
                columns.add(c);
                place(n, columns, found);
                columns.remove(row);
            }
        }
    }

    public static void main(String[] args) {
        for (List<Integer> columns : solveNQueens(6)) {
            StringJoiner line = new StringJoiner(" ");
            columns.forEach(c -> line.add(c.toString()));
            System.out.println(line);
        }
    }
}
