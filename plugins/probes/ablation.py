"""The name/spec ablation: what a prompt says of an algorithm, its name, its text, or a wrong one.

    ablation_name_format   the name; no text
    ablation_name_spec     the name and the text of what is computed
    ablation_spec          the text alone
    ablation_wrong_name    the name of another algorithm, and the right text
    ablation_fake_name     an invented name, and the right text
    ablation_moderate      the name, and the text with one rule changed
    ablation_severe        the name, and the text of another problem

All have the signature, the meaning of the input, what makes the answer unique and how it is
printed; function and parameters bear invented names that tell nothing, and the expected output,
which would say what a text withholds or gets wrong, is never shown. Programs are judged by what the
true algorithm gives. Known tasks come in `ablation_name_spec` and `ablation_spec` alone.
"""

from dataclasses import replace

from algoreval.ablation import BY_ID, Ablation, Condition, load_ablation
from algoreval.instance import Instance
from algoreval.task import load_task

CONDITIONS = tuple(BY_ID)


def variant(instance: Instance, condition: str) -> Instance | None:
    """The instance under one of the conditions; None for a task that does not come in it."""
    found = load_ablation(instance.task)
    if found is None or condition not in found.conditions:
        return None
    wrong = found.corruption(condition)
    changed = replace(
        _renamed(instance, found),
        title=_title(instance, found, BY_ID[condition]),
        explained=BY_ID[condition].text != "none",
        shows_expected=False,
    )
    return replace(changed, what=wrong.what) if wrong else changed


def _title(instance: Instance, found: Ablation, condition: Condition) -> str:
    if condition.name == "wrong" and found.invented:
        return load_task(found.invented.wrong_name).title
    if condition.name == "fabricated" and found.invented:
        return found.invented.fake_name
    return instance.title if condition.name == "correct" else ""


def _renamed(instance: Instance, found: Ablation) -> Instance:
    """The instance with names that tell nothing of the algorithm."""
    own = instance.names - {load_task(instance.task).function}
    renamed = replace(instance, function=found.function, names=own | {found.function})
    if found.invented is None:
        return renamed
    invented = found.invented.params
    return replace(
        renamed,
        params=tuple((invented[name], type_) for name, type_ in instance.params),
        args={invented[name]: value for name, value in instance.args.items()},
        input=found.invented.input,
        names=renamed.names | set(invented.values()),
    )
