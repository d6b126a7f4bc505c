"""How a container is ended: by force only where the kernel then ends its contents too."""

import os
import signal

import pytest

from algoreval.sandbox.child import Child


@pytest.mark.parametrize(("tied", "number"), [(True, signal.SIGKILL), (False, signal.SIGTERM)])
def test_who_must_tidy_up_is_never_killed(tied: bool, number: int) -> None:
    status, report = os.pipe()
    # It waits for an input that never comes.
    child = Child(["/bin/cat"], status, (), stdin=True, tied=tied)
    os.close(report)
    with child:
        child.kill_container()
        child.reap()
        ended = child._process.returncode
    assert ended == -number
