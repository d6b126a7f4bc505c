/**
 * The longest common subsequence by dynamic programming. The table holds the length for every pair
 * of prefixes: equal last characters extend the result without them, of unequal ones one is
 * dropped. O(|a| * |b|).
 */
public class Main {
    static int longestCommonSubsequenceLength(String a, String b) {
        // The length fits in 16 bits, which halves the size of the largest table.
        short[][] length = new short[a.length() + 1][b.length() + 1];
        for (int i = 1; i <= a.length(); i++) {
            for (int j = 1; j <= b.length(); j++) {
                if (a.charAt(i - 1) == b.charAt(j - 1)) {
                    length[i][j] = (short) (length[i - 1][j - 1] + 1);
                } else {
                    length[i][j] = (short) Math.max(length[i - 1][j], length[i][j - 1]);
                }
            }
        }
        return length[a.length()][b.length()];
    }
}
