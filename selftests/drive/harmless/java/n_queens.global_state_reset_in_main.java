import java.util.*;

public class Main {
    static Deque<Integer> board = new ArrayDeque<>();
    static List<List<Integer>> found = new ArrayList<>();

    static List<List<Integer>> solveNQueens(int n) {
        place(n);
        return found;
    }

    static void place(int n) {
        if (board.size() == n) {
            found.add(new ArrayList<>(board));
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isFree(column)) {
                board.addLast(column);
                place(n);
                board.removeLast();
            }
        }
    }

    static boolean isFree(int column) {
        int rows = board.size();
        for (int other : board) {
            if (other == column || Math.abs(other - column) == rows) {
                return false;
            }
            rows--;
        }
        return true;
    }

    public static void main(String[] args) {
        found.clear();
        for (List<Integer> row : solveNQueens(6)) {
            StringJoiner line = new StringJoiner(" ");
            row.forEach(column -> line.add(column.toString()));
            System.out.println(line);
        }
    }
}
