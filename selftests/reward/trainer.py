"""A trainer without the guard that spawned processes want, which is killed."""

import os
import signal

from algoreval.instance import find
from algoreval.program import reference
from algoreval.reward import open_reward

print("loaded", flush=True)
reward = open_reward(workers=1)
print(reward(["edit_distance-python"], [reference(find("edit_distance-python"))]), flush=True)
os.kill(os.getpid(), signal.SIGKILL)
