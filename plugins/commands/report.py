"""Makes the pages of runs from their records: `report reports/<run>...`."""

import argparse
from pathlib import Path

from algoreval.report import write_reports


def run(arguments: list[str]) -> int:
    """Writes all reports of each run and names them."""
    parser = argparse.ArgumentParser(prog="python -m algoreval report", description=__doc__)
    parser.add_argument("folder", nargs="+", type=Path, help="the folder of a run")
    for folder in parser.parse_args(arguments).folder:
        for path in write_reports(folder):
            print(path)
    return 0
