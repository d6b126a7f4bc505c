"""What holds for any reply: no exception, an encodable program, bounded work."""

import hashlib
import sys
from types import FrameType

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from algoreval.extract import NoProgram, Program, extract
from algoreval.language import languages


def of(text: str, language: str = "python") -> Program | NoProgram:
    known = languages()
    return extract(text, known[language], ("area",), known)


# A slow machine is no failure, and a failure must come again.
REPEATABLE = settings(deadline=None, derandomize=True)

PIECES = st.sampled_from(
    [
        *("```", "```python\n", "\n```\n", "~~~", "````", "\n", "\r\n", "\r", "    ", "\t", "> "),
        *("- ", "1. ", "<eos>", "<think>", "</think>", "[THINK]", "<|channel|>analysis<|message|>"),
        *("<|channel|>final<|message|>", "assistantfinal", "<|im_end|>", "<|im_start|>assistant\n"),
        *("</s>", "<|", "[INST]", "def area(r):\n", "    return r\n", "int area(int r) {", "}"),
        *("\0", "\ud800", "\ufeff", "'", "x"),
    ]
)
ANY_TEXT = st.text(st.characters()) | st.lists(PIECES | st.text(max_size=5)).map("".join)


@REPEATABLE
@given(ANY_TEXT, st.sampled_from(sorted(languages())))
@example("> <think>\n```", "c")
@example(">  ```\n>", "c")
@example("> a ```python\n>", "python")
@example("- ", "c")
@example("1.\n", "go")
@example("<think></think><think></think>```python\nx", "python")
def test_any_text_gives_a_program_or_the_reason_why_not(text: str, language: str) -> None:
    found = of(text, language)
    assert of(text, language) == found
    if isinstance(found, NoProgram):
        assert found.detail in {"no_program", "refusal", "wrong_language"}
        return
    assert found.sha256 == hashlib.sha256(found.source.encode("utf-8")).hexdigest()
    assert found.source.strip()
    assert found.source.endswith("\n")
    assert not set("\r\0") & set(found.source)


def without(letters: str) -> st.SearchStrategy[str]:
    return st.text(st.characters(codec="utf-8", exclude_characters=letters + "\r\0\ufeff"))


@REPEATABLE
@given(
    before=without("`~<[◁").filter(lambda text: not text.startswith("analysis")),
    program=without("`~<").filter(str.strip),
    after=without("`~<[◁"),
    fence=st.sampled_from(["```", "````", "~~~"]),
    language=st.sampled_from(sorted(languages())),
)
def test_a_tagged_program_comes_back_unchanged(
    before: str, program: str, after: str, fence: str, language: str
) -> None:
    tag = languages()[language].fence
    text = f"{before}\n\n{fence}{tag}\n{program}\n{fence}\n\n{after}"
    found = of(text, language)
    assert isinstance(found, Program)
    assert found.source == program + "\n"


HOSTILE = {
    "backticks": "`",
    "fence lines": "```\n",
    "tagged lines": "```python\n",
    "small blocks": "```\na\n```\n",
    "blocks that name the function": "```python\narea\n```\n",
    "blocks with stubs": "```python\ndef area(r): ...\n```\n",
    "stubs": "def area(r):\n    # r\n    pass\n",
    "fences with remarks": "``` a b\nx```\n",
    "quotes in quotes": ">",
    "lines after quotes": ">a\nb\n",
    "fences in quotes": "> ```\n> a\nb\n",
    "lists in lists": "- ",
    "quoted fences": "> ```python\n",
    "fences behind marks": "- ```python\n  a\n  ```\n",
    "fences behind words": "a ```python\n",
    "code behind tags": "```python def area(r):\n",
    "tokens in blocks": "```\n<eos> a <eos> <eos>\n```\n",
    "turns in blocks": "```\n<|user|> a\n",
    "list items": "- a\n",
    "fences in lists": "1. ```\n   x\n",
    "opening marks": "<think>\n",
    "closing marks": "</think>\n",
    "reasoning in one line": "<think></think>",
    "channels": "<|channel|>analysis<|message|>\n",
    "end tokens": "</s> x ",
    "prose": "The area is computed for each circle, and then the areas are added.\n",
}


def calls(text: str) -> int:
    """How many functions are called: a measure of the work that no other process disturbs."""
    count = 0

    def tally(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    previous = sys.getprofile()
    sys.setprofile(tally)
    try:
        of(text)
    finally:
        sys.setprofile(previous)
    return count


@pytest.mark.parametrize("unit", HOSTILE.values(), ids=HOSTILE)
def test_work_grows_no_faster_than_the_text(unit: str) -> None:
    calls(unit)
    small, large = calls(unit * 500), calls(unit * 2000)
    assert large < 4.5 * small + 1000
