def edit_distance(a: str, b: str) -> int:
    return a[len(a)]


print(edit_distance("understand", "distance"))
