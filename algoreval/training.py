"""What a model is trained on, as rows of JSON that trainers read: prompts, and answers to them.

Prompts and completions are lists of messages. `group` is the algorithm: the paper puts its
instances in all languages and representations into one group. `instance` tells the reward which
program was asked for.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from algoreval.instance import Instance
from algoreval.ladder import EXACT, pay
from algoreval.model import Prompt
from algoreval.prompt import ShowExpected, render
from algoreval.record import Record
from algoreval.score import of_test

Row = Mapping[str, Any]

FIXED, EDGES = "stdout", "edge_cases"
"""The names of the two tests in records."""


def prompt_row(instance: Instance, show_expected: ShowExpected = "paper") -> Row:
    """The instance as a trainer asks it."""
    return {
        "instance": instance.id,
        "group": instance.task,
        "language": instance.language,
        "representation": instance.representation,
        "domain": instance.domain,
        "prompt": _messages(render(instance, show_expected)),
    }


def _messages(prompt: Prompt) -> list[dict[str, str]]:
    told = (("system", prompt.system), ("user", prompt.user))
    return [{"role": role, "content": text} for role, text in told if text]


def positives(
    records: Iterable[Record], rows: Iterable[Row], most: int = 1, plus: bool = False
) -> Iterator[Row]:
    """Rows with a completion that has earned 1.0: of each instance the first, or so many.

    Their prompts are those that were answered, whatever the rows show. Programs that are equal to
    an earlier one of the instance are left out. With `plus`, the edge cases count, too.
    """
    held = list(records)
    beyond = {(one.instance, one.sample): one for one in of_test(held, EDGES)}
    found: dict[str, dict[str, Record]] = {}
    for one in sorted(of_test(held, FIXED), key=lambda one: one.sample):
        edges = beyond.get((one.instance, one.sample))
        if _earns_all(one) and (not plus or (edges is not None and edges.passed)):
            found.setdefault(one.instance, {}).setdefault(one.program_sha256, one)
    for row in rows:
        for one in list(found.get(row["instance"], {}).values())[:most]:
            answer = {"role": "assistant", "content": one.completion}
            prompt = _messages(Prompt(one.prompt.system, one.prompt.user))
            yield {**row, "prompt": prompt, "completion": [answer], "sample": one.sample}


def _earns_all(record: Record) -> bool:
    return record.judged and pay(record.verdict) == EXACT


def sizes(rows: Iterable[Row]) -> str:
    """In words: "447 instances of 56 algorithms"."""
    groups = Counter(row["group"] for row in rows)
    return f"{groups.total()} instances of {len(groups)} algorithms"
