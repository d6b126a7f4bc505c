"""Whether programs use the technique that their problems call for, in the opinion of a judge.

A judge names a technique twice, from one closed list: once for the problem's text alone, and once
for the program alone. The paper's appendix M calls it a match if both are the same.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from algoreval.agenda import Progress
from algoreval.errors import ConfigError
from algoreval.external import Problem, Written, list_of
from algoreval.model import Prompt, Request
from algoreval.opinions import Judge, Opinion, opinions
from algoreval.pair_match import Pair
from algoreval.registry import ROOT, did_you_mean
from algoreval.safe import bounded, encodable
from algoreval.snippet import fence
from algoreval.techniques import Techniques, techniques
from algoreval.template import render

TEMPLATES = ROOT / "templates" / "fidelity"

LONGEST = 30_000
"""So many letters of a problem or a program a judge gets to see; the middle of more is left out."""


@dataclass(frozen=True)
class Unanswered:
    """A question without an answer that counts."""

    judge: str
    question: str
    """As in the judge's file: "humaneval/17 spec"."""

    index: int
    why: str
    reply: str | None
    """What the judge said; None if the request failed: then it is asked again the next time."""


def techniques_of(benchmark: str) -> Techniques:
    """The closed list for problems of this benchmark."""
    return techniques(list_of(benchmark))


def about_spec(problem: Problem) -> Request:
    """What a judge is asked about a problem."""
    user = _asked("spec", problem.benchmark, problem.statement)
    return Request(f"{problem.id} spec", user, 0)


def about_code(one: Written) -> Request:
    """What a judge is asked about a program; it does not see the problem."""
    user = _asked("code", one.problem.benchmark, one.program)
    return Request(f"{one.problem.id} code {one.model}", user, one.index)


def _asked(template: str, benchmark: str, text: str) -> Prompt:
    text = bounded(encodable(text).strip("\n"), LONGEST)
    user = render(
        TEMPLATES / f"{template}.j2",
        text=text,
        fence=fence(text),
        techniques=techniques_of(benchmark).techniques,
    )
    return Prompt(render(TEMPLATES / "system.j2").strip(), user.strip() + "\n")


def judged(
    judge: Judge,
    written: Sequence[Written],
    folder: Path,
    progress: Callable[[Progress], object] = lambda progress: None,
) -> tuple[list[Pair], list[Unanswered]]:
    """A pair per program that there is, in their order, and what the judge left unanswered.

    Its answers are kept in `folder`, and what is there is not asked again.
    """
    shown = [one for one in written if one.program.strip()]
    problems = {one.problem.id: one.problem for one in shown}
    specs = [about_spec(problem) for problem in problems.values()]
    codes = [about_code(one) for one in shown]
    about = [*problems.values(), *(one.problem for one in shown)]
    questions = [
        (request, techniques_of(problem.benchmark).names)
        for request, problem in zip((*specs, *codes), about, strict=True)
    ]
    found = opinions(judge, questions, folder, progress)
    spec = dict(zip(problems, found, strict=False))
    pairs = [
        _pair(judge.label, one, spec[one.problem.id].choice, opinion.choice)
        for one, opinion in zip(shown, found[len(specs) :], strict=True)
    ]
    return pairs, list(_unanswered(judge.label, (*specs, *codes), found))


def _pair(judge: str, one: Written, spec: str | None, code: str | None) -> Pair:
    problem = one.problem
    return Pair(judge, problem.benchmark, problem.id, one.model, one.index, spec, code)


def _unanswered(
    judge: str, requests: Iterable[Request], found: Iterable[Opinion]
) -> Iterable[Unanswered]:
    for request, opinion in zip(requests, found, strict=True):
        if opinion.choice is None:
            yield Unanswered(judge, request.instance, request.index, opinion.trouble, opinion.reply)


def own_models(
    judges: Iterable[str], written: Iterable[Written], given: Iterable[str]
) -> dict[str, set[str]]:
    """By judge, the models of its own: of its name, and what JUDGE=MODEL in `given` adds.

    Raises ConfigError for what is no judge or no model here.
    """
    models = sorted({one.model for one in written})
    own = {judge: {one for one in models if _bare(one) == _bare(judge)} for judge in judges}
    for text in given:
        judge, separator, model = text.rpartition("=")
        if not separator:
            raise ConfigError(f"--own {text}: write --own JUDGE=MODEL")
        if judge not in own:
            raise ConfigError(f"--own {text}: no judge is called so{did_you_mean(judge, own)}")
        if model not in models:
            raise ConfigError(f"--own {text}: no sample is by {model}{did_you_mean(model, models)}")
        own[judge].add(model)
    return own


def _bare(name: str) -> str:
    """The name without its provider and its maker."""
    return name.rpartition(":")[2].rpartition("/")[2].casefold()
