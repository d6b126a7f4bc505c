"""Whether two programs share their approach: what a judge is asked, and what it decided."""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from algoreval.agenda import Progress
from algoreval.model import Prompt, Request
from algoreval.opinions import Judge, Opinion, opinions
from algoreval.pairs import Pair
from algoreval.registry import ROOT
from algoreval.similarity import too_long
from algoreval.snippet import fence
from algoreval.template import render
from algoreval.titles import language_title, task_title

TEMPLATES = ROOT / "templates" / "diversity"

SAME, DIFFERENT = CHOICES = ("same", "different")


@dataclass(frozen=True)
class Decided:
    """What one judge said of some pairs."""

    judge: str
    opinions: Mapping[str, Opinion]
    """By the name of what it was asked."""

    def novel(self, pair: Pair) -> bool | None:
        """Whether the approaches differ; None if the judge did not say.

        Nobody needs to be asked about a program and itself.
        """
        return False if pair.identical else self.said(name(pair))

    def said(self, asked: str) -> bool | None:
        """The same of a question, by its name."""
        found = self.opinions.get(asked)
        return None if found is None or found.choice is None else found.choice == DIFFERENT


def name(pair: Pair) -> str:
    """What a question is called where answers are kept: the problem and the two programs.

    Whoever wrote them, and in whatever order, it is the same.
    """
    return "~".join((pair.first.instance, *(digest[:16] for digest, _ in _shown(pair))))


def question(pair: Pair) -> Request:
    """What a judge is asked about a pair."""
    user = render(
        TEMPLATES / "user.j2",
        title=task_title(pair.first.task),
        language=language_title(pair.first.language),
        programs=[(fence(text), text.rstrip()) for _, text in _shown(pair)],
    )
    system = render(TEMPLATES / "system.j2").strip()
    return Request(name(pair), Prompt(system, user.strip() + "\n"), 0)


def _shown(pair: Pair) -> list[tuple[str, str]]:
    """Hash and text of both, ordered by hash: which comes first tells nothing."""
    texts = (pair.first.text, pair.second.text)
    return sorted((hashlib.sha256(text.encode("utf-8", "backslashreplace")).hexdigest(), text)
                  for text in texts)  # fmt: skip


def askable(found: Iterable[Pair]) -> dict[str, Pair]:
    """The pairs that a judge is asked about, each once, by their names."""
    return {
        name(pair): pair
        for pair in found
        if not pair.identical and not too_long(pair.first) and not too_long(pair.second)
    }


def decided(
    judge: Judge, asked: Mapping[str, Pair], folder: Path, progress: Callable[[Progress], object]
) -> Decided:
    """What the judge says; its answers are kept in `folder`, and only missing ones asked for."""
    questions = [(question(pair), CHOICES) for pair in asked.values()]
    answers = opinions(judge, questions, folder, progress) if questions else []
    return Decided(judge.label, dict(zip(asked, answers, strict=True)))
