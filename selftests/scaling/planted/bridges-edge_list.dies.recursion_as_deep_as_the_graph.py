def adjacent(n, edges):
    incident = [[] for _ in range(n)]
    for edge, (u, v) in enumerate(edges):
        incident[u].append((v, edge))
        incident[v].append((u, edge))
    return incident


def find_bridges(n, edges):
    incident = adjacent(n, edges)
    time = [-1] * n
    low = [0] * n
    bridges = []
    clock = 0

    def search(u, found_by):
        nonlocal clock
        time[u] = low[u] = clock
        clock += 1
        for v, edge in incident[u]:
            if edge == found_by:
                continue
            if time[v] >= 0:
                low[u] = min(low[u], time[v])
            else:
                search(v, edge)
                low[u] = min(low[u], low[v])
                if low[v] > time[u]:
                    bridges.append((min(u, v), max(u, v)))

    for root in range(n):
        if time[root] < 0:
            search(root, -1)
    return sorted(bridges)


for u, v in find_bridges(5, [(0, 1), (0, 2), (1, 2), (0, 3), (3, 4)]):
    print(u, v)
