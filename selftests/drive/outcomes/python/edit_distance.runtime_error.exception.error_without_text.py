class Empty(Exception):
    def __str__(self):
        return self.text


def edit_distance(a, b):
    if not a:
        raise Empty()
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        last, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            last, row[j] = row[j], min(last + (x != y), row[j] + 1, row[j - 1] + 1)
    return row[-1]


print(edit_distance("understand", "distance"))
