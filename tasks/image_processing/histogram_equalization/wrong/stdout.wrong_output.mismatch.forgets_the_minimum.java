// Wrong: the counts are scaled by N alone, so that the darkest value does not become 0.

public class Main {
    static final int LEVELS = 256;

    static int[][] equalizeHistogram(int[][] image) {
        int height = image.length;
        int width = image[0].length;
        int[] cdf = cumulativeCounts(image);
        int rest = height * width;

        int[][] result = new int[height][width];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int value = image[y][x];
                int doubled = 2 * (LEVELS - 1) * cdf[value];
                result[y][x] = (doubled + rest) / (2 * rest);
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
