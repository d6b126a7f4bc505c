INFINITY = 1000000000


def dijkstra(n, edges, source):
    adjacent = [[] for _ in range(n)]
    for u, v, w in edges:
        adjacent[u].append((v, w))
    distance = [INFINITY] * n
    done = [False] * n
    distance[source] = 0
    for _ in range(n):
        best = -1
        for v in range(n):
            if not done[v] and (best < 0 or distance[v] < distance[best]):
                best = v
        if distance[best] == INFINITY:
            break
        done[best] = True
        for v, w in adjacent[best]:
            if distance[best] + w < distance[v]:
                distance[v] = distance[best] + w
    return distance


edges = [
    (0, 1, 10),
    (0, 2, 3),
    (2, 1, 4),
    (1, 3, 2),
    (2, 3, 8),
    (3, 4, 7),
    (2, 4, 12),
    (4, 0, 1),
    (1, 5, 0),
    (5, 4, 6),
    (6, 0, 1),
    (4, 6, 5),
]
found = dijkstra(8, edges, 0)
print(" ".join("INF" if d == INFINITY else str(d) for d in found))
