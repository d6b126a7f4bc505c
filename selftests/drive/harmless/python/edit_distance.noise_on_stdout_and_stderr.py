import os
import sys


def edit_distance(a, b):
    print("called with", a, b, flush=True)
    print("value 0", file=sys.stderr)
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        last, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            last, row[j] = row[j], min(last + (x != y), row[j] + 1, row[j - 1] + 1)
    return row[-1]


if __name__ == "__main__":
    sys.stdout = open(os.devnull, "w")
    answer = edit_distance("understand", "distance")
    sys.stdout = sys.__stdout__
    print(answer)
