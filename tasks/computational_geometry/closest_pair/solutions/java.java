import java.util.Arrays;
import java.util.Comparator;

/**
 * The closest pair by divide and conquer: after both halves are solved, only pairs across the line
 * between them are left, and they lie in a narrow strip along it. O(n log n).
 */
public class Main {
    static int closestPair(int[][] points) {
        int[][] byX = points.clone();
        Arrays.sort(byX, Comparator.comparingInt(point -> point[0]));
        return solve(byX, new int[points.length][], 0, points.length);
    }

    /** The least squared distance in points[from..to-1], which get ordered by y instead of x. */
    static int solve(int[][] points, int[][] buffer, int from, int to) {
        if (to - from < 2) {
            return Integer.MAX_VALUE;
        }
        int middle = (from + to) / 2;
        int middleX = points[middle][0];
        int best = Math.min(
                solve(points, buffer, from, middle),
                solve(points, buffer, middle, to));
        mergeByY(points, buffer, from, middle, to);

        // The buffer is free again and takes the strip.
        int size = 0;
        for (int i = from; i < to; i++) {
            int[] point = points[i];
            if (square(point[0] - middleX) >= best) {
                continue;
            }
            // Points of one half are not close to each other, so few are within reach in y.
            for (int j = size - 1; j >= 0 && square(point[1] - buffer[j][1]) < best; j--) {
                best = Math.min(best, squaredDistance(point, buffer[j]));
            }
            buffer[size++] = point;
        }
        return best;
    }

    static void mergeByY(int[][] points, int[][] buffer, int from, int middle, int to) {
        System.arraycopy(points, from, buffer, from, to - from);
        int left = from;
        int right = middle;
        for (int k = from; k < to; k++) {
            if (right == to || (left < middle && buffer[left][1] <= buffer[right][1])) {
                points[k] = buffer[left++];
            } else {
                points[k] = buffer[right++];
            }
        }
    }

    static int squaredDistance(int[] a, int[] b) {
        return square(a[0] - b[0]) + square(a[1] - b[1]);
    }

    static int square(int value) {
        return value * value;
    }
}
