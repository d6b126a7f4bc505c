def edit_distance(a: str, b: str) -> int:
    return abs(len(a) - len(b))


print(edit_distance("understand", "distance"))
