"""The oracle of round_robin."""


def answer(arrival: list[int], burst: list[int], quantum: int) -> list[list[int]]:
    """Return the times from a clock that advances by one unit, with all that happens at each."""
    left = list(burst)
    completion = [0] * len(burst)
    queue: list[int] = []
    running: int | None = None
    used = 0
    clock = 0
    while any(left):
        queue += [i for i, start in enumerate(arrival) if start == clock]
        if running is not None and used == quantum:
            queue.append(running)
            running = None
        if running is None and queue:
            running, used = queue.pop(0), 0
        clock += 1
        if running is not None:
            left[running] -= 1
            used += 1
            if left[running] == 0:
                completion[running] = clock
                running = None
    return [
        [end, end - start, end - start - length]
        for start, length, end in zip(arrival, burst, completion, strict=True)
    ]
