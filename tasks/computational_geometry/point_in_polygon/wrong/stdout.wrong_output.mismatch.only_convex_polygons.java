// A point is taken to be inside if it lies on one side of all edges, which holds for convex
// polygons.

import java.util.Arrays;

public class Main {
    static int[] pointInPolygon(int[][] polygon, int[][] points) {
        return Arrays.stream(points).mapToInt(point -> locate(polygon, point)).toArray();
    }

    static int locate(int[][] polygon, int[] point) {
        boolean left = false;
        boolean right = false;
        for (int i = 0; i < polygon.length; i++) {
            int[] a = polygon[i];
            int[] b = polygon[(i + 1) % polygon.length];
            int cross = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);
            if (cross == 0
                    && Math.min(a[0], b[0]) <= point[0] && point[0] <= Math.max(a[0], b[0])
                    && Math.min(a[1], b[1]) <= point[1] && point[1] <= Math.max(a[1], b[1])) {
                return 0;
            }
            left |= cross > 0;
            right |= cross < 0;
        }
        return left && right ? -1 : 1;
    }
}
