import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The convex hull by Graham's scan: seen from the leftmost point, the others are visited by angle,
 * and whatever turns out to be no corner is taken back. O(n log n) because of the sorting.
 */
public class Main {
    static List<int[]> convexHull(int[][] points) {
        List<int[]> hull = new ArrayList<>();
        if (points.length == 0) {
            return hull;
        }
        // The lowest of the leftmost points is a corner for sure, and the result begins with it.
        Comparator<int[]> byPosition = Comparator.comparingInt((int[] p) -> p[0])
                .thenComparingInt(p -> p[1]);
        int[] start = Arrays.stream(points).min(byPosition).get();
        hull.add(start);

        // Counter-clockwise; of the points in one direction, the nearest comes first.
        Comparator<int[]> byAngle = (p, q) -> turn(start, q, p);
        int[][] others = Arrays.stream(points)
                .filter(p -> !Arrays.equals(p, start))
                .sorted(byAngle.thenComparingInt(p -> squaredDistance(start, p)))
                .toArray(int[][]::new);
        for (int[] point : others) {
            // The last corner stays only if the way over it turns left.
            while (hull.size() > 1
                    && turn(hull.get(hull.size() - 2), hull.get(hull.size() - 1), point) <= 0) {
                hull.remove(hull.size() - 1);
            }
            hull.add(point);
        }
        // What lies on the edge back to the start came before the last corner and is taken back,
        // too.
        return hull;
    }

    /** Positive if a, b, c turn left, negative if right, zero on a line. */
    static int turn(int[] a, int[] b, int[] c) {
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    }

    static int squaredDistance(int[] a, int[] b) {
        int dx = a[0] - b[0];
        int dy = a[1] - b[1];
        return dx * dx + dy * dy;
    }
}
