"""Who ends our sandboxes when we are killed and cannot: a shell that outlives this process.

The kernel ends a sandbox with us only from the moment on when bubblewrap has asked for that, some
milliseconds after its start. Killed before, it leaves a process that waits for it for ever, or
one that runs without a watchdog.
"""

import os
import secrets
import subprocess
import weakref
from typing import IO

# It ends every process that has the mark among its arguments. More than once, because what is
# being started while it looks is not seen. A shell without our mark must not look for anything.
_SCRIPT = """
trap '' HUP INT TERM
read -r mark
case $mark in bwrap-????????????????????????????????) ;; *) exit ;; esac
read -r last
for pause in 0 0.1 0.2 0.5 1 2; do
    sleep $pause
    for file in $(echo "$mark" | grep -lsaF -f - /proc/[0-9]*/cmdline); do
        process=${file#/proc/}
        kill -9 "${process%/cmdline}"
    done
    [ "$last" = done ] && exit
done
"""


class Undertaker:
    """Ends every process with our mark: once if this object goes, thoroughly if we are killed.

    It cannot help where it is killed with us, as by the end of a container, which ends the
    sandboxes too.
    """

    def __init__(self) -> None:
        self.mark = f"bwrap-{secrets.token_hex(16)}"
        """To be put among the arguments of whatever must not outlive us."""

        self.owner = os.getpid()
        """Whose death it waits for. A fork of that process needs another undertaker."""

        process = subprocess.Popen(
            ["/bin/sh", "-c", _SCRIPT],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={"PATH": "/usr/bin:/bin"},
            cwd="/",
            start_new_session=True,  # who kills our group must not kill it
        )
        line = process.stdin
        assert line is not None
        _say(line, self.mark)
        weakref.finalize(self, _dismiss, process, line, self.owner)


def _dismiss(process: "subprocess.Popen[bytes]", line: IO[bytes], owner: int) -> None:
    if os.getpid() != owner:
        process.returncode = 0  # not our child
        line.close()
        return
    _say(line, "done")
    line.close()
    process.wait()


def _say(line: IO[bytes], word: str) -> None:
    try:
        line.write(f"{word}\n".encode())
        line.flush()
    except BrokenPipeError:
        pass  # somebody has killed it
