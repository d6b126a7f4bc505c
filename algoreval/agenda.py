"""What is to be generated: in which order, and how far it is."""

import threading
from collections import OrderedDict
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass

Ref = tuple[str, int]
"""Which sample: the instance's id and the sample's index."""


@dataclass(frozen=True)
class Progress:
    """How far generation is."""

    total: int = 0
    asked: int = 0
    """Answered by the model in this run."""

    recalled: int = 0
    """Answered by the store, or known to be unavailable: cost nothing."""

    tokens: int = 0
    """Of the answers of this run, where the provider counts them."""

    failed: int = 0
    in_flight: int = 0
    seconds: float = 0.0
    """Since the first request could be sent."""

    closed: float = 0.0
    """Seconds until the next request may be sent; above 0 when the server asked us to wait."""

    @property
    def left(self) -> int:
        """Samples that are neither there nor failed."""
        return self.total - self.asked - self.recalled - self.failed


class Agenda:
    """What is still to be asked for; everything once, and first what somebody waits for."""

    def __init__(self, refs: Iterable[Ref]) -> None:
        self._refs = list(dict.fromkeys(refs))
        self._place = {ref: place for place, ref in enumerate(self._refs)}
        self._taken: set[Ref] = set()
        self._readers: OrderedDict[Hashable, int] = OrderedDict()
        self._front = 0
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._refs)

    def __iter__(self) -> Iterator[Ref]:
        return iter(self._refs)

    def want(self, reader: Hashable, ref: Ref) -> None:
        """The reader has come to this sample and will read on from there."""
        with self._lock:
            if ref in self._place:
                self._readers[reader] = self._place[ref]

    def take(self) -> Ref | None:
        """The next sample: where the readers stand, in turn, else the first that is left."""
        with self._lock:
            for reader in list(self._readers):
                place = self._readers[reader] = self._free(self._readers[reader])
                if place < len(self._refs):
                    self._readers.move_to_end(reader)
                    break
            else:
                place = self._front = self._free(self._front)
            if place == len(self._refs):
                return None
            self._taken.add(self._refs[place])
            return self._refs[place]

    def skip(self, ref: Ref) -> None:
        """This one is there already."""
        with self._lock:
            self._taken.add(ref)

    def _free(self, place: int) -> int:
        while place < len(self._refs) and self._refs[place] in self._taken:
            place += 1
        return place
