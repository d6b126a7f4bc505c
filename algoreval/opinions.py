"""Opinions of models as judges: every answer is kept, and none is guessed.

A judge chooses from a closed list. Its answers lie in a store of its own, where only what is
missing is asked for; such a file is also what `replay:FILE` answers from.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from algoreval.agenda import Progress
from algoreval.ask import ask, open_asked
from algoreval.errors import ConfigError
from algoreval.extract.blocks import read
from algoreval.extract.turn import own_turn
from algoreval.latex import one_line
from algoreval.model import Model, Request, Sample
from algoreval.safe import impersonal

LEAD = 3
"""So many words may stand before the colon in "The final answer: yes"."""


@dataclass(frozen=True)
class Judge:
    """A model that is asked what it thinks."""

    label: str
    """What tables call it."""

    model: Model

    @property
    def file(self) -> str:
        """The name of the file of its answers."""
        slug = re.sub(r"[^A-Za-z0-9._]+", "-", impersonal(self.label)).strip("-._")[:60]
        return f"{slug or 'judge'}.jsonl"


@dataclass(frozen=True)
class Opinion:
    """What a judge answered to one question, or why there is no answer."""

    choice: str | None
    trouble: str = ""
    """Why there is no choice; empty if there is one."""

    reply: str | None = None
    """All that it said; None if the request failed."""


def open_judges(
    names: Sequence[str], base_url: str | None = None, max_tokens: int | None = None
) -> list[Judge]:
    """The judges that `[LABEL=]PROVIDER:NAME` stand for; they answer at temperature 0.

    Raises ConfigError for one that cannot be asked, and for two whose answers would be in one file.
    """
    judges = [_open(name, base_url, max_tokens) for name in names]
    files: dict[str, str] = {}
    for name, judge in zip(names, judges, strict=True):
        if (other := files.setdefault(judge.file.casefold(), name)) is not name:
            raise ConfigError(
                f"--judge {other} and --judge {name} have one name in tables and files; "
                "write --judge LABEL=PROVIDER:NAME"
            )
    return judges


def _open(name: str, base_url: str | None, max_tokens: int | None) -> Judge:
    label, separator, spec = name.partition("=")
    # An "=" behind the provider's colon is part of a model's or a file's name.
    if not separator or ":" in label:
        label, spec = "", name
    model = open_asked(spec, base_url, max_tokens)
    return Judge(one_line(label) or one_line(model.name), model)


def opinions(
    judge: Judge,
    questions: Sequence[tuple[Request, Sequence[str]]],
    folder: Path,
    progress: Callable[[Progress], object] = lambda progress: None,
) -> list[Opinion]:
    """What the judge chooses, in the order of the questions: each a request with its choices.

    Its answers are kept in `folder`.
    """
    store = folder / judge.file
    requests = [request for request, _ in questions]
    samples = ask(judge.model, requests, store, progress=progress)
    found = {(one.instance, one.index): one for one in samples}
    return [_opinion(request, choices, found) for request, choices in questions]


def _opinion(
    request: Request, choices: Sequence[str], found: Mapping[tuple[str, int], Sample]
) -> Opinion:
    sample = found.get((request.instance, request.index))
    if sample is None or sample.completion is None:
        why = (sample.error or sample.unavailable) if sample else None
        return Opinion(None, why or "it was not asked")
    reply = sample.completion.text
    if sample.prompt_sha256 != request.prompt.sha256:
        return Opinion(None, "it answered another question, of another version or text", reply)
    try:
        return Opinion(chosen(reply, choices), "", reply)
    except ValueError as error:
        return Opinion(None, str(error), reply)


def chosen(reply: str, choices: Sequence[str]) -> str:
    r"""The one choice that a reply names.

    A line names a choice if it is nothing else, but for a few words and a colon before it; letters'
    case and punctuation do not matter, and reasoning does not count. Lines that only mention a
    choice do not name it. Raises ValueError, saying why, if none is named, or several are.

    >>> chosen("The list is put in order first.\n**Technique:** Sorting.", ["sorting", "greedy"])
    'sorting'
    """
    known = {_plain(choice): choice for choice in choices}
    named = dict.fromkeys(
        known[text] for line in _lines(reply) for text in _answers(line) if text in known
    )
    if not named:
        raise ValueError("the reply names nothing of the list" if reply.strip() else "it is empty")
    if len(named) > 1:
        raise ValueError(f"the reply names several: {', '.join(named)}")
    return next(iter(named))


def _lines(reply: str) -> list[str]:
    turn = own_turn(reply, {})
    found = read(turn, {})
    if not found.thought:
        return turn.splitlines()
    return [
        *found.words.splitlines(),
        *(line for b in found.blocks for line in b.source.split("\n")),
    ]


def _answers(line: str) -> list[str]:
    """The line, and what stands behind its first colon if few words are before it."""
    head, colon, rest = line.partition(":")
    behind = [_plain(rest)] if colon and len(_plain(head).split()) <= LEAD else []
    return [_plain(line), *behind]


def _plain(text: str) -> str:
    return re.sub(r"[\W_]+", " ", text).strip().casefold()
