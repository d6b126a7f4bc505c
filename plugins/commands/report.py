"""Makes the pages of runs from their records: `report reports/<run>...`."""

import argparse
import sys
from pathlib import Path

from algoreval.errors import ConfigError
from algoreval.gather import remarks
from algoreval.report import write_reports
from algoreval.runs import beside, read_run
from algoreval.safe import on_one_line, visible
from plugins.commands._notes import tell


def run(arguments: list[str]) -> int:
    """Writes all reports of each run and names them; a folder that is none stops no other."""
    parser = argparse.ArgumentParser(prog="python -m algoreval report", description=__doc__)
    parser.add_argument("folder", nargs="+", type=Path, help="the folder of a run")
    folders = parser.parse_args(arguments).folder
    status = 0
    for folder in [one for one in folders if not beside(one)] or folders:
        try:
            found = read_run(folder)
            tell(remarks([found]))
            for path in write_reports(folder, found):
                print(visible(str(path)), flush=True)
        except ConfigError as error:
            print(f"algoreval: {on_one_line(str(error))}", file=sys.stderr)
            status = 2
    return status
