"""A scheduler for xdist: a test is handed out when its sample is there.

Where replies take unequal time, waiting in order would let one slow reply hold up a worker while
finished ones lie there. Tests that need the same sample go to the same worker together.
"""

import heapq
from collections.abc import Callable
from typing import Any

from xdist.scheduler import LoadScheduling

from algoreval.agenda import Ref


class ReadyScheduling(LoadScheduling):  # type: ignore[misc]
    """Hands out groups of tests, in the order of collection among those that are ready."""

    DEPTH = 3
    """Tests a worker has in hand: xdist runs one only when it knows the next."""

    collection: list[str] | None
    node2pending: dict[Any, list[int]]

    def __init__(self, config: Any, log: Any, refs: Callable[[], list[Ref | None]]) -> None:
        super().__init__(config, log)
        self._refs = refs
        self._groups: dict[Ref, list[int]] = {}
        self._ready: list[tuple[int, ...]] = []
        self._left = 0
        """Tests that no worker has: ready, or waiting for their sample."""

    @property
    def tests_finished(self) -> bool:
        """All tests were run, but for the one that each worker holds until it is told to end."""
        return (
            self.collection_is_completed
            and not self._left
            and all(len(queue) < 2 for queue in self.node2pending.values())
        )

    @property
    def has_pending(self) -> bool:
        """There are tests to be run."""
        return bool(self._left or any(self.node2pending.values()))

    def schedule(self) -> None:
        """Begins once all workers have collected the same; later, takes in new workers."""
        if self.collection is None:
            if not self._check_nodes_have_same_collection():
                return
            self.collection = next(iter(self.node2collection.values()))
            self._left = len(self.collection)
            for index, ref in enumerate(self._refs()):
                if ref is None:
                    heapq.heappush(self._ready, (index,))
                else:
                    self._groups.setdefault(ref, []).append(index)
        self._hand_out()

    def sample_ready(self, ref: Ref) -> None:
        """The tests that need this sample may run."""
        if group := self._groups.pop(ref, None):
            heapq.heappush(self._ready, tuple(group))
            self._hand_out()

    def check_schedule(self, node: Any, duration: float = 0) -> None:
        """Gives the worker more to do, or the sign to end if there is nothing more."""
        if node.shutting_down:
            return
        queue = self.node2pending[node]
        while self._ready and len(queue) < self.DEPTH:
            group = heapq.heappop(self._ready)
            self._left -= len(group)
            queue.extend(group)
            node.send_runtest_some(list(group))
        if not self._left:
            for other in self.nodes:
                if not other.shutting_down:
                    other.shutdown()

    def remove_node(self, node: Any) -> str | None:
        """The test in which the worker crashed, if it did; what else it had goes to others."""
        queue = self.node2pending.pop(node)
        if not queue:
            return None
        assert self.collection
        crashed = self.collection[queue.pop(0)]
        self._left += len(queue)
        for index in queue:
            heapq.heappush(self._ready, (index,))
        self._hand_out()
        return crashed

    def _hand_out(self) -> None:
        for node in sorted(self.nodes, key=lambda node: len(self.node2pending[node])):
            self.check_schedule(node)
