/* Wrong: swapping over all rows instead of half of them undoes every swap. */
#include <stdlib.h>

static void swap(int *a, int *b) {
    int kept = *a;
    *a = *b;
    *b = kept;
}

int **rotate_image_180(int **image, int image_rows, int image_cols, int *return_rows,
                       int *return_cols) {
    int **rotated = malloc(image_rows * sizeof *rotated);
    for (int y = 0; y < image_rows; y++) {
        rotated[y] = malloc(image_cols * sizeof *rotated[y]);
        for (int x = 0; x < image_cols; x++)
            rotated[y][x] = image[y][x];
    }
    for (int y = 0; y < image_rows; y++)
        for (int x = 0; x < image_cols; x++)
            swap(&rotated[y][x], &rotated[image_rows - 1 - y][image_cols - 1 - x]);
    *return_rows = image_rows;
    *return_cols = image_cols;
    return rotated;
}
