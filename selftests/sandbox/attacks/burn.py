"""Burns CPU seconds in each of several processes, the output closed if asked; prints "done"."""

import os
import sys
import time

seconds, processes, close = float(sys.argv[1]), int(sys.argv[2]), sys.argv[3:] == ["close"]
if close:
    print("before", flush=True)
    os.close(1)
    os.close(2)
children = []
for _ in range(processes - 1):
    child = os.fork()
    if child == 0:
        children = None
        break
    children.append(child)
while time.process_time() < seconds:
    pass
if children is None:
    os._exit(0)
for child in children:
    os.waitpid(child, 0)
if not close:
    print("done")
