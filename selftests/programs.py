"""Programs kept as files of the self-tests: their language, their instance, their judgement."""

from pathlib import Path

from algoreval.errors import TooBusy
from algoreval.execute import Edges, LocalExecutor, Trial
from algoreval.extract import Program, extract
from algoreval.instance import Instance, named
from algoreval.language import Language, languages
from algoreval.verdict import Verdict

TRIES = 20


def language_of(path: Path) -> Language:
    """The language of a file, by its suffix."""
    suffixes = {Path(one.source).suffix: one for one in languages().values()}
    assert path.suffix in suffixes, f"{path}: no language has this suffix"
    return suffixes[path.suffix]


def instance_of(path: Path) -> Instance:
    """The instance that a file is for: its name begins with task[-representation]."""
    task, _, form = path.name.split(".")[0].partition("-")
    return named(task, language_of(path).id, form)


def program_of(instance: Instance, source: str) -> Program:
    """The program that is found in a reply with this source."""
    reply = f"````{instance.spoken.fence}\n{source}\n````"
    found = extract(reply, instance.spoken, instance.functions, languages())
    assert isinstance(found, Program), found
    return found


def judged(
    executor: LocalExecutor, instance: Instance, source: str, edges: Edges | None = None
) -> Verdict:
    """The verdict on a source, by the fixed test or by edge cases."""
    return judgement(executor, Trial(instance, program_of(instance, source), edges=edges))


def judgement(executor: LocalExecutor, trial: Trial) -> Verdict:
    """The verdict of a trial.

    A machine that is busy with other tests gives none: it is asked again, as its message says.
    """
    for _ in range(TRIES - 1):
        try:
            return executor.submit(trial).result().verdict
        except TooBusy:
            continue
    return executor.submit(trial).result().verdict
