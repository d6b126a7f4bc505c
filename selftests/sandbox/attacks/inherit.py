"""Takes memory and forks children that share it; prints "done" after a while."""

import os
import sys
import time

held = b"x" * (int(sys.argv[1]) << 20)
for _ in range(int(sys.argv[2])):
    if os.fork() == 0:
        time.sleep(0.3)
        os._exit(0)
for _ in range(int(sys.argv[2])):
    os.wait()
print("done")
