import java.util.Arrays;

/**
 * The longest increasing subsequence by patience sorting: each value goes on the leftmost pile
 * whose top is not smaller, or on a new pile. The number of piles is the length. O(n log n).
 */
public class Main {
    static int longestIncreasingSubsequenceLength(int[] values) {
        int[] tops = new int[values.length]; // ascending
        int piles = 0;
        for (int value : values) {
            int pile = Arrays.binarySearch(tops, 0, piles, value);
            if (pile < 0) {
                pile = -pile - 1; // not among the tops: this is where it would be inserted
            }
            tops[pile] = value;
            if (pile == piles) {
                piles++;
            }
        }
        return piles;
    }
}
