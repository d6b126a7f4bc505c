/*
 * Histogram equalization: a grey value is replaced by the share of pixels that are at most as
 * bright, scaled to 0..255. O(rows * columns) time.
 */
#include <stdlib.h>

int **equalize_histogram(int **image, int image_rows, int image_cols, int *return_rows,
                         int *return_cols) {
    int at_most[256] = {0}; /* the number of pixels of at most each value */
    for (int y = 0; y < image_rows; y++)
        for (int x = 0; x < image_cols; x++)
            at_most[image[y][x]]++;
    for (int value = 1; value < 256; value++)
        at_most[value] += at_most[value - 1];

    int darkest = 0;
    while (at_most[darkest] == 0)
        darkest++;
    int least = at_most[darkest];
    int range = image_rows * image_cols - least;

    int **result = malloc(image_rows * sizeof *result);
    for (int y = 0; y < image_rows; y++) {
        result[y] = malloc(image_cols * sizeof *result[y]);
        for (int x = 0; x < image_cols; x++) {
            int value = image[y][x];
            if (range == 0) /* all pixels are equal */
                result[y][x] = value;
            else /* adding half of the divisor rounds to the nearest integer */
                result[y][x] = (2 * 255 * (at_most[value] - least) + range) / (2 * range);
        }
    }
    *return_rows = image_rows;
    *return_cols = image_cols;
    return result;
}
