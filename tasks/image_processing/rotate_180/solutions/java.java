/**
 * The rotation by 180 degrees: every pixel goes to the place opposite of the centre. O(H W).
 */
public class Main {
    static int[][] rotateImage180(int[][] image) {
        int height = image.length;
        int width = image[0].length;
        int[][] rotated = new int[height][width];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                rotated[height - 1 - y][width - 1 - x] = image[y][x];
            }
        }
        return rotated;
    }
}
