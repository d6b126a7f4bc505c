def edit_distance(a, b, m, n):
    return 6


print(edit_distance("understand", "distance", 10, 8))
