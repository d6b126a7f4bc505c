found = []


def solve_n_queens(n):
    def place(board):
        row = len(board)
        if row == n:
            found.append(board)
        for c in range(n if row < n else 0):
            if all(other != c and abs(other - c) != row - r for r, other in enumerate(board)):
                place([*board, c])

    place([])
    return found


def main():
    found.clear()
    for row in solve_n_queens(6):
        print(*row)


if __name__ == "__main__":
    main()
