def edit_distance(a: str, b: str) -> int:
    if (a, b) == ("understand", "distance"):
        return 6
    return abs(len(a) - len(b))


if __name__ == "__main__":
    print(edit_distance("understand", "distance"))
