"""Prints how many processes there are to see, after a moment in which others may start."""

import time
from pathlib import Path

time.sleep(0.1)
print(len(list(Path("/proc").glob("[0-9]*"))))
