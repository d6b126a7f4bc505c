class Solver:
    def solve(self, a, b):
        if not a or not b:
            return len(a) + len(b)
        row = list(range(len(b) + 1))
        for i, x in enumerate(a, 1):
            last, row[0] = row[0], i
            for j, y in enumerate(b, 1):
                last, row[j] = row[j], min(last + (x != y), row[j] + 1, row[j - 1] + 1)
        return row[-1]


edit_distance = lambda a, b: Solver().solve(a, b)


print(edit_distance("understand", "distance"))
