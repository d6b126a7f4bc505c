"""Takes memory in each of several processes, holds it for a while; prints "done"."""

import contextlib
import mmap
import os
import socket
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
    return sockets() if how == "sockets" else tables()


def sockets():
    """Fills the buffers of pairs of sockets."""
    pairs = []
    sent = 0
    while sent < size:
        pair = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
        pairs.append(pair)
        for end in pair:
            end.setblocking(False)
            with contextlib.suppress(BlockingIOError):
                while True:
                    sent += end.send(b"x" * 32768)
    return pairs


def tables():
    """Fills tables of pages whose content is no memory: each one describes 2 MiB of zeros."""
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
    zeros = mmap.mmap(-1, size // 4096 * (2 << 20), flags=flags, prot=mmap.PROT_READ)
    if hasattr(mmap, "MADV_NOHUGEPAGE"):
        zeros.madvise(mmap.MADV_NOHUGEPAGE)
    for offset in range(0, len(zeros), 2 << 20):
        assert zeros[offset] == 0
    return zeros


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
