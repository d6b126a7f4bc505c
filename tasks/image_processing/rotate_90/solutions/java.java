/**
 * The rotation by 90 degrees clockwise: height and width change places, and the top row becomes the
 * right column. O(H W).
 */
public class Main {
    static int[][] rotateImage90(int[][] image) {
        int height = image.length;
        int width = image[0].length;
        int[][] rotated = new int[width][height];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                rotated[x][height - 1 - y] = image[y][x];
            }
        }
        return rotated;
    }
}
