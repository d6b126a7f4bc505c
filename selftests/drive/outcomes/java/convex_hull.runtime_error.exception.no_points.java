import java.util.*;

public class Main {
    static List<int[]> convexHull(int[][] points) {
        TreeSet<int[]> unique = new TreeSet<>(
                Comparator.<int[]>comparingInt(p -> p[0]).thenComparingInt(p -> p[1]));
        unique.addAll(Arrays.asList(points));
        int[] first = unique.first(); // there is none among no points
        if (unique.size() == 1) {
            return List.of(first);
        }
        List<int[]> hull = half(unique);
        hull.addAll(half(unique.descendingSet()));
        return hull;
    }

    static List<int[]> half(Collection<int[]> points) {
        List<int[]> chain = new ArrayList<>();
        for (int[] p : points) {
            while (chain.size() > 1 && turn(chain.get(chain.size() - 2), chain.get(chain.size() - 1), p) <= 0) {
                chain.remove(chain.size() - 1);
            }
            chain.add(p);
        }
        chain.remove(chain.size() - 1);
        return chain;
    }

    static long turn(int[] a, int[] b, int[] c) {
        return (long) (b[0] - a[0]) * (c[1] - a[1]) - (long) (b[1] - a[1]) * (c[0] - a[0]);
    }

    public static void main(String[] args) {
        int[][] points = {
            {0, 0}, {4, 0}, {8, 0}, {8, 4}, {8, 8}, {3, 9}, {0, 6}, {0, 3}, {4, 4}, {2, 7}, {8, 8}, {5, 1}, {-1, 3}
        };
        for (int[] corner : convexHull(points)) {
            System.out.println(corner[0] + " " + corner[1]);
        }
    }
}
