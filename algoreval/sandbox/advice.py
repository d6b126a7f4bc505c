"""Why bubblewrap does not work on this system, and what would change that."""

import re
from dataclasses import dataclass
from pathlib import Path

INSTALL = "install bubblewrap 0.8 or newer: make setup"

_APPARMOR = (
    "this system forbids user namespaces to programs without an AppArmor profile (Ubuntu 24.04 "
    "does): give bwrap a profile, /etc/apparmor.d/bwrap with 'profile bwrap /usr/bin/bwrap "
    "flags=(unconfined) { userns, }' and load it with 'apparmor_parser -r', or run 'sysctl -w "
    "kernel.apparmor_restrict_unprivileged_userns=0'"
)
_DOCKER = (
    "this looks like a container whose rules forbid new namespaces: start it with 'docker run "
    "--security-opt seccomp=unconfined --security-opt apparmor=unconfined' (some hosts need "
    "'--cap-add SYS_ADMIN' too)"
)
_MASKED = (
    "this container hides parts of /proc, so no new one can be mounted: start it with "
    "'docker run --security-opt systempaths=unconfined'"
)
_NAMESPACES = "user namespaces are off: 'sysctl -w user.max_user_namespaces=10000'"
_DEBIAN = "user namespaces are off: 'sysctl -w kernel.unprivileged_userns_clone=1'"


@dataclass(frozen=True)
class Trouble:
    """One reason for which bubblewrap cannot be used here."""

    reason: str
    fix: str

    def __str__(self) -> str:
        return f"{self.reason}; {self.fix}" if self.fix else self.reason


# What bwrap says, and the fix. The first that matches counts.
_BY_WORDS = (
    (r"setting up uid map: Permission denied|Failed RTM_NEWADDR", _APPARMOR),
    (r"[Cc]an't mount proc", _MASKED),
    (r"ENOSPC", _NAMESPACES),
    (r"Unknown option|only for --tmpfs|setuid mode", INSTALL),
)
# bwrap says the same of a kernel that forbids namespaces and of a container that does.
_NO_NAMESPACE = r"[Nn]ew namespace|Operation not permitted"
_BY_SETTING = (
    ("kernel/unprivileged_userns_clone", "0", _DEBIAN),
    ("user/max_user_namespaces", "0", _NAMESPACES),
)


def explain(words: str, settings: Path = Path("/proc/sys")) -> Trouble:
    """The trouble behind the error message of a sandbox that did not start."""
    fix = next((fix for pattern, fix in _BY_WORDS if re.search(pattern, words)), "")
    if not fix and re.search(_NO_NAMESPACE, words):
        off = (fix for name, value, fix in _BY_SETTING if _read(settings / name) == value)
        fix = next(off, _DOCKER)
    return Trouble(f"bubblewrap does not work here: {words}", fix)


def _read(path: Path) -> str:
    return path.read_text().strip() if path.exists() else ""
