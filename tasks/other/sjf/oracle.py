"""The oracle of sjf."""


def answer(arrival: list[int], burst: list[int]) -> list[list[int]]:
    """Return the times from a clock that advances by one unit and looks at all processes anew."""
    left = list(burst)
    completion = [0] * len(burst)
    running: int | None = None
    clock = 0
    while any(left):
        if running is None:
            waiting = [i for i, needed in enumerate(left) if needed and arrival[i] <= clock]
            running = min(waiting, key=lambda i: (burst[i], arrival[i], i), default=None)
        clock += 1
        if running is not None:
            left[running] -= 1
            if left[running] == 0:
                completion[running] = clock
                running = None
    return [
        [end, end - start, end - start - length]
        for start, length, end in zip(arrival, burst, completion, strict=True)
    ]
