// Row and column 0 are for empty prefixes, so entry (i, j) is about the characters i - 1 and j - 1.

public class Main {
    static int longestCommonSubsequenceLength(String a, String b) {
        int[][] length = new int[a.length() + 1][b.length() + 1];
        for (int i = 1; i <= a.length(); i++) {
            for (int j = 1; j <= b.length(); j++) {
                if (a.charAt(i) == b.charAt(j)) {
                    length[i][j] = length[i - 1][j - 1] + 1;
                } else {
                    length[i][j] = Math.max(length[i - 1][j], length[i][j - 1]);
                }
            }
        }
        return length[a.length()][b.length()];
    }
}
