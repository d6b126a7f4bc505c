"""Fills the folder it stands in; if it can, waits a while. Prints how many MiB or files it made."""

import sys
import time
from pathlib import Path

what, count, hold = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
made = 0
try:
    while made < count:
        if what == "files":
            Path(f"file{made}").touch()
        else:
            name = "big" if what == "bytes" else f"part{made // 4}"
            with Path(name).open("ab", buffering=0) as file:
                file.write(bytes(1 << 20))
        made += 1
except OSError as error:
    print(error.strerror, flush=True)
else:
    time.sleep(hold)
print(made)
