/* Mistake: the last position counts as outside, so the target is never found there. */
int binary_search(const int *values, int values_size, int target) {
    int low = 0, high = values_size - 2;
    while (low <= high) {
        int middle = low + (high - low) / 2;
        if (values[middle] == target) return middle;
        if (values[middle] < target) low = middle + 1;
        else high = middle - 1;
    }
    return -1;
}
