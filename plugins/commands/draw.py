"""Draws other random cases for tasks, to be frozen: `draw dijkstra kmp`, or `draw` for all.

Even with the same seed they are others on another version of Hypothesis: what was drawn is data.
"""

import argparse

from algoreval.case import load_oracle
from algoreval.draw import draw
from algoreval.drawn import write_drawn
from algoreval.task import folders, load_task


def run(arguments: list[str]) -> int:
    """Writes drawn.jsonl.gz in the folder of each task and says how many cases it holds."""
    parser = argparse.ArgumentParser(prog="python -m algoreval draw", description=__doc__)
    parser.add_argument("task", nargs="*", help="default: every task")
    parser.add_argument("--seed", type=int, default=0, help="other cases (default 0)")
    options = parser.parse_args(arguments)
    for task in map(load_task, options.task or folders()):
        fixed = load_oracle(task.id)(**task.args)
        cases = draw(task, options.seed)
        path = write_drawn(task, fixed, cases)
        print(f"{task.id}: {len(cases)} cases, {path.stat().st_size} bytes")
    return 0
