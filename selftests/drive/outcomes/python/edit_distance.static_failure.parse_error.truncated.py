def edit_distance(a, b):
    return max(
