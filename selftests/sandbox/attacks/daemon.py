"""Leaves a process behind, twice removed, in a session of its own, that holds the output."""

import os
import signal
import time

if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        for number in (signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)
        print("daemon", flush=True)
        time.sleep(60)
    os._exit(0)
os.wait()
print("parent", flush=True)
os._exit(5)
