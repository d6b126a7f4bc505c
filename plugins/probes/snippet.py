"""Prompts show somebody's code on the algorithm in the same language, where some was found."""

from dataclasses import replace

from algoreval.aids import SNIPPETS, file_of
from algoreval.instance import Instance
from algoreval.registry import ROOT
from algoreval.snippet import fence
from algoreval.snippet_file import snippets
from algoreval.template import render

CONDITIONS = ("snippet",)


def variant(instance: Instance, condition: str) -> Instance:
    """The instance with a snippet; as it is if there is none for its task and language."""
    path = file_of(SNIPPETS)
    assert path is not None, "snippets have a default place"
    row = snippets(path).get((instance.task, instance.language))
    if row is None or not row.text:
        return instance
    text = render(
        ROOT / "templates" / "snippet.j2",
        language=instance.spoken,
        text=row.text,
        fence=fence(row.text),
    )
    return replace(instance, aid=text.strip())
