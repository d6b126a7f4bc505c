memo = {}


def edit_distance(a, b):
    def go(i, j):
        if not i or not j:
            return i + j
        if (i, j) not in memo:
            change = go(i - 1, j - 1) + (a[i - 1] != b[j - 1])
            memo[i, j] = min(change, go(i - 1, j) + 1, go(i, j - 1) + 1)
        return memo[i, j]

    return go(len(a), len(b))


def main():
    memo.clear()
    print(edit_distance("understand", "distance"))


if __name__ == "__main__":
    main()
