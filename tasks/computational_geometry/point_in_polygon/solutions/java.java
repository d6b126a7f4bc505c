import java.util.Arrays;

/**
 * Points in a polygon by ray casting: the boundary crosses a ray from the point an odd number of
 * times if and only if the point is inside. Integers only, so nothing is rounded. O(m) per point.
 */
public class Main {
    static int[] pointInPolygon(int[][] polygon, int[][] points) {
        return Arrays.stream(points).mapToInt(point -> locate(polygon, point)).toArray();
    }

    static int locate(int[][] polygon, int[] point) {
        boolean inside = false;
        for (int i = 0; i < polygon.length; i++) {
            int[] a = polygon[i];
            int[] b = polygon[(i + 1) % polygon.length];
            if (isOnEdge(point, a, b)) {
                return 0;
            }
            // One end is above the ray, the other is not: so a corner on the ray counts as below
            // it, and an edge along the ray does not count at all.
            boolean crossesLine = (a[1] > point[1]) != (b[1] > point[1]);
            if (crossesLine && isLeftOf(point, a, b)) {
                inside = !inside;
            }
        }
        return inside ? 1 : -1;
    }

    static boolean isOnEdge(int[] point, int[] a, int[] b) {
        return cross(a, b, point) == 0
                && Math.min(a[0], b[0]) <= point[0] && point[0] <= Math.max(a[0], b[0])
                && Math.min(a[1], b[1]) <= point[1] && point[1] <= Math.max(a[1], b[1]);
    }

    /** Whether the edge passes the height of the point on its right side. */
    static boolean isLeftOf(int[] point, int[] a, int[] b) {
        return a[1] < b[1] ? cross(a, b, point) > 0 : cross(b, a, point) > 0;
    }

    /** Positive if the point is on the left of the line from a to b, zero if it is on the line. */
    static int cross(int[] a, int[] b, int[] point) {
        return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);
    }
}
