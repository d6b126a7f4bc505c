/**
 * The 2D convolution: each pixel becomes the sum of the pixels under the kernel, which is turned by
 * 180 degrees and centred on it. O(H W kh kw).
 */
public class Main {
    static int[][] convolve2d(int[][] image, int[][] kernel) {
        int height = image.length;
        int width = image[0].length;
        int[][] result = new int[height][width];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                result[y][x] = weightedSum(image, kernel, y, x);
            }
        }
        return result;
    }

    /** The sum over the kernel, centred on row y and column x. */
    static int weightedSum(int[][] image, int[][] kernel, int y, int x) {
        // Entry (i, j) meets pixel (bottom - i, right - j): the minus signs turn the kernel.
        int bottom = y + kernel.length / 2;
        int right = x + kernel[0].length / 2;
        int sum = 0;
        for (int i = 0; i < kernel.length; i++) {
            if (bottom - i < 0 || bottom - i >= image.length) {
                continue; // pixels outside the image count as 0
            }
            int[] row = image[bottom - i];
            for (int j = 0; j < kernel[i].length; j++) {
                if (right - j >= 0 && right - j < row.length) {
                    sum += kernel[i][j] * row[right - j];
                }
            }
        }
        return sum;
    }
}
