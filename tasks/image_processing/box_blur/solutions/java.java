/**
 * The box blur: each pixel becomes the mean of the 3 x 3 block around it. O(H W).
 */
public class Main {
    static int[][] boxBlur(int[][] image) {
        int height = image.length;
        int width = image[0].length;
        int[][] blurred = new int[height][width];
        for (int y = 0; y < height; y++) {
            // Outside the image the nearest row or column goes on.
            int above = Math.max(y - 1, 0);
            int below = Math.min(y + 1, height - 1);
            int[][] rows = {image[above], image[y], image[below]};
            for (int x = 0; x < width; x++) {
                int left = Math.max(x - 1, 0);
                int right = Math.min(x + 1, width - 1);
                int sum = 0;
                for (int[] row : rows) {
                    sum += row[left] + row[x] + row[right];
                }
                blurred[y][x] = sum / 9;
            }
        }
        return blurred;
    }
}
