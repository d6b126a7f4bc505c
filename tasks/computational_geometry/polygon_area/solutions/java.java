/**
 * The area of a polygon by the shoelace formula: half the sum of the cross products of neighbouring
 * corners, which is positive if they are listed counter-clockwise. O(m).
 */
public class Main {
    static double polygonArea(int[][] polygon) {
        long doubled = 0; // the sum may leave the int range on the way, even if its end is small
        for (int i = 0; i < polygon.length; i++) {
            int[] a = polygon[i];
            int[] b = polygon[(i + 1) % polygon.length];
            doubled += (long) a[0] * b[1] - (long) b[0] * a[1];
        }
        return Math.abs(doubled) / 2.0;
    }
}
