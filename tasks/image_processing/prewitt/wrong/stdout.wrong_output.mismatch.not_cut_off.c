/* Wrong: lengths above 255 are kept. */
#include <math.h>
#include <stdlib.h>

static int clamp(int i, int size) {
    return i < 0 ? 0 : i < size ? i : size - 1;
}

int **prewitt_edges(int **image, int image_rows, int image_cols, int *return_rows,
                    int *return_cols) {
    int **edges = malloc(image_rows * sizeof *edges);
    for (int y = 0; y < image_rows; y++) {
        edges[y] = malloc(image_cols * sizeof *edges[y]);
        /* Beyond the border the image is continued by its nearest pixel. */
        const int *above = image[clamp(y - 1, image_rows)];
        const int *here = image[y];
        const int *below = image[clamp(y + 1, image_rows)];
        for (int x = 0; x < image_cols; x++) {
            int left = clamp(x - 1, image_cols);
            int right = clamp(x + 1, image_cols);
            int gx = above[right] + here[right] + below[right]
                   - above[left] - here[left] - below[left];
            int gy = below[left] + below[x] + below[right]
                   - above[left] - above[x] - above[right];
            edges[y][x] = (int)sqrt((double)(gx * gx + gy * gy));
        }
    }
    *return_rows = image_rows;
    *return_cols = image_cols;
    return edges;
}
