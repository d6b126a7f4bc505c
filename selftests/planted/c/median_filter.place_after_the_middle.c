/* Mistake: the median of nine values is not the sixth. */
#include <stdlib.h>

static int clamp(int i, int size) {
    return i < 0 ? 0 : i < size ? i : size - 1;
}

/* Nine values are few enough for insertion sort. */
static int median_of_nine(int values[9]) {
    for (int i = 1; i < 9; i++) {
        int value = values[i];
        int j = i;
        for (; j > 0 && values[j - 1] > value; j--)
            values[j] = values[j - 1];
        values[j] = value;
    }
    return values[5];
}

int **median_filter(int **image, int image_rows, int image_cols, int *return_rows,
                    int *return_cols) {
    int **filtered = malloc(image_rows * sizeof *filtered);
    for (int y = 0; y < image_rows; y++) {
        filtered[y] = malloc(image_cols * sizeof *filtered[y]);
        for (int x = 0; x < image_cols; x++) {
            int block[9];
            int count = 0;
            for (int dy = -1; dy <= 1; dy++) {
                /* Beyond the border the image is continued by its nearest pixel. */
                const int *row = image[clamp(y + dy, image_rows)];
                for (int dx = -1; dx <= 1; dx++)
                    block[count++] = row[clamp(x + dx, image_cols)];
            }
            filtered[y][x] = median_of_nine(block);
        }
    }
    *return_rows = image_rows;
    *return_cols = image_cols;
    return filtered;
}
