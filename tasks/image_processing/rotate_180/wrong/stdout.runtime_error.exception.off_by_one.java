// Wrong: the last index is taken for the length.

public class Main {
    static int[][] rotateImage180(int[][] image) {
        int height = image.length;
        int width = image[0].length;
        int[][] rotated = new int[height][width];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                rotated[height - y][width - x] = image[y][x];
            }
        }
        return rotated;
    }
}
