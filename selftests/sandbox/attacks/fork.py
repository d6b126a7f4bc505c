"""Forks until it has so many children or cannot; prints how many. "inf": everybody, for ever."""

import os
import sys

wanted = float(sys.argv[1])
reading, writing = os.pipe()
count = 0
while count < wanted:
    try:
        child = os.fork()
    except OSError:
        if wanted < float("inf"):
            break
        continue
    if child == 0 and wanted < float("inf"):
        os.close(writing)
        os.read(reading, 1)  # until the parent ends
        os._exit(0)
    count += 1
print(count, flush=True)
