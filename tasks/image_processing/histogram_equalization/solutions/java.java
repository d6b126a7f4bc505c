/**
 * The histogram equalization: every grey value is replaced according to its rank among all pixels,
 * so that the new values use the whole range 0..255 evenly. O(H W).
 */
public class Main {
    static final int LEVELS = 256;

    static int[][] equalizeHistogram(int[][] image) {
        int height = image.length;
        int width = image[0].length;
        int[] cdf = cumulativeCounts(image);
        int darkest = 0;
        while (cdf[darkest] == 0) {
            darkest++;
        }
        int least = cdf[darkest];
        int rest = height * width - least;

        int[][] result = new int[height][width];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int value = image[y][x];
                if (rest == 0) {
                    result[y][x] = value; // all pixels are equal: there is nothing to spread
                } else {
                    // Adding rest, half of the divisor, rounds to the nearest integer, halves up.
                    int doubled = 2 * (LEVELS - 1) * (cdf[value] - least);
                    result[y][x] = (doubled + rest) / (2 * rest);
                }
            }
        }
        return result;
    }

    /** Entry v: the number of pixels whose value is at most v. */
    static int[] cumulativeCounts(int[][] image) {
        int[] counts = new int[LEVELS];
        for (int[] row : image) {
            for (int value : row) {
                counts[value]++;
            }
        }
        for (int value = 1; value < LEVELS; value++) {
            counts[value] += counts[value - 1];
        }
        return counts;
    }
}
