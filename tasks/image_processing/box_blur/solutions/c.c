/*
 * Box blur: each pixel becomes the mean of the 3 x 3 block around it. O(rows * columns) time.
 */
#include <stdlib.h>

static int clamp(int i, int size) {
    return i < 0 ? 0 : i < size ? i : size - 1;
}

int **box_blur(int **image, int image_rows, int image_cols, int *return_rows, int *return_cols) {
    int **blurred = malloc(image_rows * sizeof *blurred);
    for (int y = 0; y < image_rows; y++) {
        blurred[y] = malloc(image_cols * sizeof *blurred[y]);
        for (int x = 0; x < image_cols; x++) {
            int sum = 0;
            for (int dy = -1; dy <= 1; dy++) {
                /* Beyond the border the image is continued by its nearest pixel. */
                const int *row = image[clamp(y + dy, image_rows)];
                for (int dx = -1; dx <= 1; dx++)
                    sum += row[clamp(x + dx, image_cols)];
            }
            blurred[y][x] = sum / 9;
        }
    }
    *return_rows = image_rows;
    *return_cols = image_cols;
    return blurred;
}
