/**
 * The extended Euclidean algorithm: along with the remainders of Euclid's algorithm it keeps how
 * each of them is made up of a and b. O(log min(a, b)).
 */
public class Main {
    static int[] extendedGcd(int a, int b) {
        // Each row is (r, x, y) with r = a*x + b*y.
        int[] row = {a, 1, 0};
        int[] next = {b, 0, 1};
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
