/* Wrong: the kernel is not turned, so this is a correlation. */
#include <stdlib.h>

int **convolve2d(int **image, int image_rows, int image_cols, int **kernel, int kernel_rows,
                 int kernel_cols, int *return_rows, int *return_cols) {
    int middle_row = kernel_rows / 2, middle_col = kernel_cols / 2;
    int **result = malloc(image_rows * sizeof *result);
    for (int y = 0; y < image_rows; y++) {
        result[y] = malloc(image_cols * sizeof *result[y]);
        for (int x = 0; x < image_cols; x++) {
            int sum = 0;
            for (int i = 0; i < kernel_rows; i++) {
                int row = y - middle_row + i;
                if (row < 0 || row >= image_rows)
                    continue; /* pixels outside count as 0 */
                for (int j = 0; j < kernel_cols; j++) {
                    int col = x - middle_col + j;
                    if (col >= 0 && col < image_cols)
                        sum += kernel[i][j] * image[row][col];
                }
            }
            result[y][x] = sum;
        }
    }
    *return_rows = image_rows;
    *return_cols = image_cols;
    return result;
}
