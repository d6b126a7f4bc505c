def edit_distance(a, b):
    return 6


print(6)
