/**
 * Otsu's method: every threshold divides the pixels into a dark and a bright class; the best one
 * has the greatest variance between the classes. Sums over the histogram, carried on from threshold
 * to threshold, give all variances in one pass. O(H W + 256).
 */
public class Main {
    static int otsuThreshold(int[][] image) {
        int[] counts = new int[256];
        long pixels = 0;
        long total = 0;
        for (int[] row : image) {
            for (int value : row) {
                counts[value]++;
                pixels++;
                total += value;
            }
        }

        int best = 0;
        double greatest = 0;
        long darkPixels = 0;
        long darkTotal = 0;
        for (int threshold = 0; threshold < 255; threshold++) {
            darkPixels += counts[threshold];
            darkTotal += (long) threshold * counts[threshold];
            double variance = varianceBetween(
                    darkPixels, darkTotal, pixels - darkPixels, total - darkTotal);
            // A later threshold must be better, so that the smallest of the best ones stays.
            if (variance > greatest) {
                greatest = variance;
                best = threshold;
            }
        }
        return best;
    }

    /** The variance between two classes, each given by its number of pixels and their sum. */
    static double varianceBetween(long count0, long total0, long count1, long total1) {
        if (count0 == 0 || count1 == 0) {
            return 0;
        }
        double difference = (double) total0 / count0 - (double) total1 / count1;
        return (double) count0 * count1 * difference * difference;
    }
}
