/** Mistake: it begins at the last corner even if there is none. */
public class Main {
    static double polygonArea(int[][] polygon) {
        long doubled = 0; // the sum may leave the int range on the way, even if its end is small
        int[] a = polygon[polygon.length - 1];
        for (int[] b : polygon) {
            doubled += (long) a[0] * b[1] - (long) b[0] * a[1];
            a = b;
        }
        return Math.abs(doubled) / 2.0;
    }
}
