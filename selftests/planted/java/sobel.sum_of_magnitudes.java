/** Mistake: the sum of both gradients, not the length of their vector. */
public class Main {
    static int[][] sobelEdges(int[][] image) {
        int height = image.length;
        int width = image[0].length;
        int[][] strength = new int[height][width];
        for (int y = 0; y < height; y++) {
            // Outside the image the nearest row or column goes on.
            int[] above = image[Math.max(y - 1, 0)];
            int[] here = image[y];
            int[] below = image[Math.min(y + 1, height - 1)];
            for (int x = 0; x < width; x++) {
                int left = Math.max(x - 1, 0);
                int right = Math.min(x + 1, width - 1);
                int gx = above[right] + 2 * here[right] + below[right]
                        - above[left] - 2 * here[left] - below[left];
                int gy = below[left] + 2 * below[x] + below[right]
                        - above[left] - 2 * above[x] - above[right];
                strength[y][x] = Math.min(255, Math.abs(gx) + Math.abs(gy));
            }
        }
        return strength;
    }
}
