"""Takes memory in each of several processes, holds it for a while; prints "done"."""

import mmap
import os
import sys
import time
from pathlib import Path

how, mebibytes, processes, hold = (
    sys.argv[1],
    int(sys.argv[2]),
    int(sys.argv[3]),
    float(sys.argv[4]),
)
size = mebibytes << 20


def take():
    if how == "heap":
        return b"x" * size
    if how == "file":
        Path("hoard").write_bytes(b"x" * size)
        return None
    shared = mmap.mmap(-1, size)  # MAP_SHARED: no limit on data sees it
    for offset in range(0, size, 4096):
        shared[offset] = 1
    return shared


children = []
for _ in range(processes - 1):
    child = os.fork()
    if child == 0:
        held = take()
        time.sleep(hold)
        os._exit(0)
    children.append(child)
held = take()
time.sleep(hold)
ended = [os.waitpid(child, 0)[1] for child in children]
print("done" if not any(ended) else ended)
