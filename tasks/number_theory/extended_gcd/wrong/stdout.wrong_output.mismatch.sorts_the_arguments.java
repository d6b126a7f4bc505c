// Wrong: a and b are exchanged to have a >= b, but x and y are not changed back.

public class Main {
    static int[] extendedGcd(int a, int b) {
        int[] row = {Math.max(a, b), 1, 0};
        int[] next = {Math.min(a, b), 0, 1};
        while (next[0] != 0) {
            int quotient = row[0] / next[0];
            int[] difference = new int[3];
            for (int i = 0; i < 3; i++) {
                difference[i] = row[i] - quotient * next[i];
            }
            row = next;
            next = difference;
        }
        return row;
    }
}
