"""Lives until its input ends."""

import sys

print("ready", flush=True)
sys.stdin.read()
