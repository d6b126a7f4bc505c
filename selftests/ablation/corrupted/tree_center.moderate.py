"""What the moderately wrong text asks for: the farthest from the center, not the center."""


def tree_center(n: int, edges: list[tuple[int, int]]) -> list[int]:
    def farthest(v: int) -> int:
        distance, queue = {v: 0}, [v]
        for u in queue:
            for edge in edges:
                if u in edge and (w := sum(edge) - u) not in distance:
                    distance[w] = distance[u] + 1
                    queue.append(w)
        return max(distance.values())

    found = [farthest(v) for v in range(n)]
    return [v for v in range(n) if found[v] == max(found)]
