/**
 * The Gaussian blur: each pixel becomes a weighted mean of the 3 x 3 block around it, in which a
 * pixel weighs less the farther it is from the centre. O(H W).
 */
public class Main {
    static final int[][] WEIGHTS = {
        {1, 2, 1},
        {2, 4, 2},
        {1, 2, 1},
    };
    static final int WEIGHT_SUM = 16;

    static int[][] gaussianBlur(int[][] image) {
        int height = image.length;
        int width = image[0].length;
        int[][] blurred = new int[height][width];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int sum = 0;
                for (int i = 0; i < 3; i++) {
                    for (int j = 0; j < 3; j++) {
                        // Outside the image the nearest row or column goes on.
                        int row = Math.max(0, Math.min(y + i - 1, height - 1));
                        int column = Math.max(0, Math.min(x + j - 1, width - 1));
                        sum += WEIGHTS[i][j] * image[row][column];
                    }
                }
                blurred[y][x] = sum / WEIGHT_SUM;
            }
        }
        return blurred;
    }
}
