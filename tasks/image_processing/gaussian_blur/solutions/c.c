/*
 * Gaussian blur: each pixel becomes a weighted mean of the 3 x 3 block around it; the weights fall
 * from the centre to the corners. O(rows * columns) time.
 */
#include <stdlib.h>

static const int WEIGHTS[3][3] = {
    {1, 2, 1},
    {2, 4, 2},
    {1, 2, 1},
};

static int clamp(int i, int size) {
    return i < 0 ? 0 : i < size ? i : size - 1;
}

int **gaussian_blur(int **image, int image_rows, int image_cols, int *return_rows,
                    int *return_cols) {
    int **blurred = malloc(image_rows * sizeof *blurred);
    for (int y = 0; y < image_rows; y++) {
        blurred[y] = malloc(image_cols * sizeof *blurred[y]);
        for (int x = 0; x < image_cols; x++) {
            int sum = 0;
            for (int i = 0; i < 3; i++) {
                /* Beyond the border the image is continued by its nearest pixel. */
                const int *row = image[clamp(y + i - 1, image_rows)];
                for (int j = 0; j < 3; j++)
                    sum += WEIGHTS[i][j] * row[clamp(x + j - 1, image_cols)];
            }
            blurred[y][x] = sum / 16;
        }
    }
    *return_rows = image_rows;
    *return_cols = image_cols;
    return blurred;
}
