def edit_distance(a: str, b: str) -> int:
    while True:
        pass


print(edit_distance("understand", "distance"))
