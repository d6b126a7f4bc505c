"""Paths of a job's inside, and what they are on a host that has no inside."""

import re
from collections.abc import Mapping

# Where a path can begin within a word: -cp=/work:/opt/x, -I/work, "@/work/options".
_BEGINNING = r"(?:^|(?<=[=:,;@<>(|&\s\"'])|(?<=^-[A-Za-z]))"
_END = r"(?=$|[/:,;)|&\s\"'])"


class Paths:
    """Rewrites the paths in arguments and environment from inside to host.

    Only words are seen: a path that a program or a file spells out itself stays as it is.
    """

    def __init__(self, hosts: Mapping[str, str]) -> None:
        """Takes the host's path for each known path inside."""
        self._hosts = dict(hosts)
        known = sorted(map(re.escape, self._hosts), key=len, reverse=True)
        self._known = re.compile(f"{_BEGINNING}({'|'.join(known)}){_END}")
        self._longest_first = sorted(self._hosts.items(), key=lambda pair: -len(pair[1]))

    def host(self, word: str) -> str:
        """The word with every known path in it replaced.

        >>> Paths({"/work": "/var/x/work"}).host("-cp=/work/a.jar:/workshop")
        '-cp=/var/x/work/a.jar:/workshop'
        """
        return self._known.sub(lambda match: self._hosts[match[1]], word)

    def inside(self, output: bytes) -> bytes:
        """The output with every host path in it as a program of the other mode would print it.

        >>> Paths({"/work": "/var/x/work"}).inside(b"/var/x/work/main.c:1: error")
        b'/work/main.c:1: error'
        """
        for inner, host in self._longest_first:
            output = output.replace(host.encode(), inner.encode())
        return output
