def find_bridges(n, edges):
    found = []
    for skipped, (u, v) in enumerate(edges):
        group = list(range(n))

        def root(x):
            while group[x] != x:
                x = group[x]
            return x

        for index, (a, b) in enumerate(edges):
            if index != skipped:
                group[root(a)] = root(b)
        if root(u) != root(v):
            found.append([min(u, v), max(u, v)])
    return sorted(found)


for u, v in find_bridges(5, [(0, 1), (0, 2), (1, 2), (0, 3), (3, 4)]):
    print(u, v)
