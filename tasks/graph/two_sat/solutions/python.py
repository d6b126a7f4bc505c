"""2-SAT by the strongly connected components of the implication graph, O(V + E).

A clause (a, b) says that if a is false, b is true, and the other way round. Literals of one
component imply one another, so they are all true or all false. The clauses can be met exactly if
no component contains a variable together with its negation.
"""


def solve_two_sat(n: int, clauses: list[tuple[int, int]]) -> tuple[bool, int]:
    """Return whether the clauses can be met, and the number of components."""
    implied: dict[int, list[int]] = {}
    for variable in range(1, n + 1):
        implied[variable] = []
        implied[-variable] = []
    for a, b in clauses:
        implied[-a].append(b)
        implied[-b].append(a)

    component = find_components(implied)
    satisfiable = all(component[v] != component[-v] for v in range(1, n + 1))
    return satisfiable, len(set(component.values()))


def find_components(implied: dict[int, list[int]]) -> dict[int, int]:
    """Return for each literal one that stands for its component, by Kosaraju."""
    component: dict[int, int] = {}
    for root in reversed(finishing_order(implied)):
        if root in component:
            continue
        component[root] = root
        stack = [root]
        while stack:
            literal = stack.pop()
            # p implies q exactly if not q implies not p, so this goes backwards through the graph.
            for negated in implied[-literal]:
                if -negated not in component:
                    component[-negated] = root
                    stack.append(-negated)
    return component


def finishing_order(implied: dict[int, list[int]]) -> list[int]:
    """Return the literals in the order in which a depth-first search leaves them.

    The stack is explicit because a chain may be longer than Python's recursion limit.
    """
    order: list[int] = []
    seen: set[int] = set()
    for root in implied:
        if root in seen:
            continue
        seen.add(root)
        stack = [(root, iter(implied[root]))]
        while stack:
            literal, remaining = stack[-1]
            for consequence in remaining:
                if consequence not in seen:
                    seen.add(consequence)
                    stack.append((consequence, iter(implied[consequence])))
                    break
            else:
                stack.pop()
                order.append(literal)
    return order
