/*
 * Rotation by 180 degrees: the pixel at row y from the top comes to row y from the bottom, and the
 * same holds for left and right. O(rows * columns) time.
 */
#include <stdlib.h>

int **rotate_image_180(int **image, int image_rows, int image_cols, int *return_rows,
                       int *return_cols) {
    int **rotated = malloc(image_rows * sizeof *rotated);
    for (int y = 0; y < image_rows; y++) {
        const int *source = image[image_rows - 1 - y];
        rotated[y] = malloc(image_cols * sizeof *rotated[y]);
        for (int x = 0; x < image_cols; x++)
            rotated[y][x] = source[image_cols - 1 - x];
    }
    *return_rows = image_rows;
    *return_cols = image_cols;
    return rotated;
}
