import java.util.Arrays;

/**
 * The median filter: each pixel becomes the median of the 3 x 3 block around it. Unlike a mean, a
 * median ignores single outliers and doesn't smear edges. O(H W).
 */
public class Main {
    static int[][] medianFilter(int[][] image) {
        int height = image.length;
        int width = image[0].length;
        int[][] filtered = new int[height][width];
        int[] block = new int[9];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int count = 0;
                for (int dy = -1; dy <= 1; dy++) {
                    for (int dx = -1; dx <= 1; dx++) {
                        // Outside the image the nearest row or column goes on.
                        int row = Math.max(0, Math.min(y + dy, height - 1));
                        int column = Math.max(0, Math.min(x + dx, width - 1));
                        block[count++] = image[row][column];
                    }
                }
                Arrays.sort(block);
                filtered[y][x] = block[block.length / 2];
            }
        }
        return filtered;
    }
}
