"""Prints which of the given files can be read, and whether the given word is in any environment."""

import json
import sys
from pathlib import Path


def content(path):
    try:
        return Path(path).read_bytes()
    except OSError:
        return b""


word, *paths = sys.argv[1:]
environments = [content(path) for path in Path("/proc").glob("[0-9]*/environ")]
seen = {
    "files": [path for path in paths if content(path)],
    "environment": any(word.encode() in environment for environment in environments),
}
print(json.dumps(seen))
