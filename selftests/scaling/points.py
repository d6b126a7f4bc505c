"""Points that nobody measured."""

from typing import Any

from algoreval.scaling.points import Point

DEFAULTS: dict[str, Any] = {
    "run": "run",
    "model": "model",
    "instance": "",
    "sample": 0,
    "program_sha256": "0" * 64,
    "task": "dijkstra",
    "task_version": 1,
    "language": "python",
    "representation": "edge_list",
    "regime": "sparse",
    "n": 250,
    "index": 0,
    "seed": 0,
    "bucket": "passed",
    "spent_seconds": 1.0,
    "limit_seconds": 10.0,
    "limit_mib": 2048,
    "toolchain": "3.11.2",
}


def point(cpu_ns: float | None = None, **fields: Any) -> Point:
    """A point with these fields; with a time, if it is given one."""
    times = {} if cpu_ns is None else {"cpu_ns": int(cpu_ns), "wall_ns": int(cpu_ns), "calls": 3}
    known = {**DEFAULTS, **times, **fields}
    cell = filter(None, (known["task"], known["language"], known["representation"]))
    return Point.model_validate({**known, "instance": "-".join(cell)})


def grown(exponent: float, sizes: tuple[int, ...], count: int = 2, **fields: Any) -> list[Point]:
    """Points whose time grows as a power of n."""
    return [
        point(1000 * n**exponent, n=n, index=index, **fields)
        for index in range(count)
        for n in sizes
    ]


def failed(bucket: str, detail: str, **fields: Any) -> Point:
    """A point whose call did not come back."""
    return point(None, bucket=bucket, detail=detail, **fields)
