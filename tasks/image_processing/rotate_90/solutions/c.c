/*
 * Rotation by 90 degrees clockwise: rows become columns, the last row the first column.
 * O(rows * columns) time.
 */
#include <stdlib.h>

int **rotate_image_90(int **image, int image_rows, int image_cols, int *return_rows,
                      int *return_cols) {
    int **rotated = malloc(image_cols * sizeof *rotated);
    for (int y = 0; y < image_cols; y++) {
        rotated[y] = malloc(image_rows * sizeof *rotated[y]);
        for (int x = 0; x < image_rows; x++)
            rotated[y][x] = image[image_rows - 1 - x][y];
    }
    *return_rows = image_cols;
    *return_cols = image_rows;
    return rotated;
}
