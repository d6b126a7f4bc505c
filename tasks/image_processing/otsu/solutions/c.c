/*
 * Otsu's method: of all thresholds, take the one whose two classes of pixels lie farthest apart, as
 * measured by the variance between them. The histogram tells all that is needed for each of them.
 * O(rows * columns + 256) time.
 */
#define LEVELS 256

int otsu_threshold(int **image, int image_rows, int image_cols) {
    int histogram[LEVELS] = {0};
    for (int y = 0; y < image_rows; y++)
        for (int x = 0; x < image_cols; x++)
            histogram[image[y][x]]++;

    double count = (double)image_rows * image_cols;
    double total = 0;
    for (int value = 0; value < LEVELS; value++)
        total += (double)value * histogram[value];

    int best = 0;
    double greatest = 0;
    double dark_count = 0, dark_total = 0;
    for (int threshold = 0; threshold < LEVELS - 1; threshold++) {
        dark_count += histogram[threshold];
        dark_total += (double)threshold * histogram[threshold];
        double bright_count = count - dark_count;
        if (dark_count == 0 || bright_count == 0)
            continue; /* a class without pixels has no mean */
        double distance = dark_total / dark_count - (total - dark_total) / bright_count;
        double variance = dark_count * bright_count * distance * distance;
        if (variance > greatest) {
            greatest = variance;
            best = threshold;
        }
    }
    return best;
}
