"""The browser that tests look at pages with: Debian's Chromium, driven by playwright.

`python -m selftests.browser` installs it where that needs nobody's password; where it is missing,
the tests that need it say so and are skipped.
"""

import importlib.util
import os
import shutil
from pathlib import Path

from algoreval.packages import apt_get, may_install
from algoreval.trusted import follow

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
PACKAGE = "chromium"


def program() -> Path | None:
    """Where the browser is."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return Path(found) if found else None


def missing() -> str:
    """Why pages cannot be looked at here; empty if they can."""
    if importlib.util.find_spec("playwright") is None:
        return "playwright is missing; `make test` installs it"
    if program() is None:
        return f"no browser; `apt-get install {PACKAGE}`, which `make test` does as root, gives one"
    return ""


def arguments() -> list[str]:
    """What the browser must be told: as root its own sandbox refuses to work."""
    return ["--no-sandbox"] if os.geteuid() == 0 else []


def install() -> None:
    """Installs the browser, or says that its tests will be skipped."""
    if program() is None and may_install():
        command = apt_get("install", "-y", "--no-install-recommends", PACKAGE)
        print(f"Installing outside this folder: {' '.join(command)}", flush=True)
        follow(apt_get("update", "-q"))
        follow(command)
    if why := missing():
        print(f"{why}. The tests of pages will be skipped")


if __name__ == "__main__":
    install()
