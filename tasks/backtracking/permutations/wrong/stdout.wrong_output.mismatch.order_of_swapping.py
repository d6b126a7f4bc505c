"""Mistake: items are swapped into place, which gives all arrangements, but in another order."""


def generate_permutations(items: list[int]) -> list[list[int]]:
    """Return all distinct arrangements of the items."""
    arrangements = []
    values = sorted(items)

    def fill(place: int) -> None:
        if place == len(values):
            arrangements.append(values[:])
            return
        tried = set()
        for i in range(place, len(values)):
            if values[i] not in tried:
                tried.add(values[i])
                values[place], values[i] = values[i], values[place]
                fill(place + 1)
                values[place], values[i] = values[i], values[place]

    fill(0)
    return arrangements
