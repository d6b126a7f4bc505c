"""What is taken for reasoning, for the end of a turn, for a tag, and for a refusal."""

import pytest

from algoreval.extract import NoProgram, Program, extract
from algoreval.extract.fences import tag_of
from algoreval.language import languages


def of(
    text: str, language: str = "python", function: str = "area", refusal: str | None = None
) -> Program | NoProgram:
    known = languages()
    return extract(text, known[language], (function,), known, refusal=refusal)


def source_of(text: str, language: str = "python", function: str = "area") -> str:
    found = of(text, language, function)
    assert isinstance(found, Program), found
    return found.source


AREA = "def area(r):\n    return 3 * r * r\n\n\nprint(area(2))\n"
DRAFT = "def area(r):\n    return 'a draft, which is longer than the program itself'\n"


@pytest.mark.parametrize(
    ("text", "tag"),
    [
        ("", ""),
        ("Python", "python"),
        (" c++ ", "c++"),
        ("{.cpp .numberLines}", "cpp"),
        ("{rust}", "rust"),
        ('java title="Main.java"', "java"),
        ("js{1,3-5}", "js"),
        ("go:main.go", "go"),
        ("language-c", "c"),
        ("lang=rust", "rust"),
        ("src/main.rs", "rs"),
        ("python3.11", "python3"),
        ("python\\ndef area", "python"),
        ("." * 1000, ""),
    ],
)
def test_the_tag_is_the_first_word_without_its_dress(text: str, tag: str) -> None:
    assert tag_of(text) == tag


@pytest.mark.parametrize(
    ("opening", "closing"),
    [
        ("<think>", "</think>"),
        ("<THINK>", "</Think>"),
        ("<thinking>", "</thinking>"),
        ("<think>", "</thinking>"),
        ("<reasoning>", "</reasoning>"),
        ("<thought>", "</thought>"),
        ("<reflection>", "</reflection>"),
        ("<scratchpad>", "</scratchpad>"),
        ("<seed:think>", "</seed:think>"),
        ('<think budget="low">', "</think >"),
        ("[THINK]", "[/THINK]"),
        ("◁think▷", "◁/think▷"),
        ("<|begin_of_thought|>", "<|end_of_thought|>"),
        ("<|START_THINKING|>", "<|END_THINKING|>"),
        ("<unused94>thought", "<unused95>"),
        ("<|channel|>analysis<|message|>", "<|end|><|start|>assistant<|channel|>final<|message|>"),
        ("<|channel|>commentary to=all<|message|>", "<|channel|>final<|message|>"),
    ],
)
def test_reasoning_is_no_answer(opening: str, closing: str) -> None:
    draft = f"Let me see.\n\n```python\n{DRAFT}```\n"
    answer = "\n```python\nprint('without the function')\n```\n"
    assert source_of(opening + draft + closing + answer) == "print('without the function')\n"
    assert source_of(f"{opening}\n{draft}\n{closing}\n{AREA}") == AREA
    assert of(opening + draft) == NoProgram(
        "no_program", "reasoning", "the reply ends with its reasoning"
    )
    assert of(f"{opening}{draft}{closing}\n \n").detail == "no_program"


def test_reasoning_may_end_within_a_draft() -> None:
    text = f"<think>\nFirst try:\n```python\n{DRAFT}</think>\n\n```python\n{AREA}```"
    assert source_of(text) == AREA


def test_a_mark_in_a_string_or_in_words_opens_nothing() -> None:
    program = 'def area(r):\n    return "<think>" if r else "</think>"\n'
    assert source_of(f"```python\n{program}```") == program
    assert source_of(program) == program
    assert source_of(f"I dropped my <think> section.\n\n```python\n{AREA}```\n") == AREA
    assert source_of(f"```python\n{AREA}```\n\nNothing after `</think>` counts.") == AREA


@pytest.mark.parametrize(
    "end",
    [
        *("<|endoftext|>", "<|im_end|>", "</s>", "<|eot_id|>", "<eos>", "<end_of_turn>"),
        *("<\uff5cend▁of▁sentence\uff5c>", "<|return|>", "<|en", "<|", "</", "<eo"),
        "</s></s>\n</s>",
    ],
)
def test_end_tokens_are_no_source(end: str) -> None:
    assert source_of(AREA + end) == AREA
    assert source_of(AREA.rstrip() + end) == AREA
    assert source_of(f"```python\n{AREA}```{end}") == AREA
    assert source_of(f"```python\n{AREA}{end}") == AREA


def test_what_follows_the_end_of_the_turn_is_not_the_model_s_answer() -> None:
    more = f"<|im_start|>user\nAgain!<|im_end|>\n<|im_start|>assistant\n```python\n{DRAFT}```"
    assert source_of(f"```python\n{AREA}```<|im_end|>\n{more}") == AREA


def test_a_token_in_a_string_ends_nothing() -> None:
    program = AREA + 'END = "<|endoftext|>"\nprint("</s>", END)\n'
    assert source_of(f"```python\n{program}```") == program


def test_source_is_encodable_and_has_line_feeds() -> None:
    text = "\ufeff```python\r\ndef area(r):\r    return '\0 \ud83d\ude00 \udcff'\r\n```\r\n"
    source = source_of(text)
    assert source == "def area(r):\n    return '\ufffd \U0001f600 \ufffd'\n"
    assert source.encode("utf-8")


@pytest.mark.parametrize("bom", ["", "\ufeff"])
def test_a_byte_order_mark_is_no_source(bom: str) -> None:
    assert source_of(bom + AREA) == AREA
    assert source_of(f"{bom}```python\n{bom}{AREA}```") == AREA


def test_the_provider_s_refusal_counts_where_there_is_no_program() -> None:
    assert of("", refusal="This request was declined.").detail == "refusal"
    assert isinstance(of(AREA, refusal="This request was declined."), Program)
    assert of("", refusal="").detail == "no_program"


@pytest.mark.parametrize(
    "text",
    [
        "I can't help with that.",
        "I\u2019m sorry, but I can\u2019t assist with that request.",
        "Sorry, I cannot provide this code.",
        "As an AI language model, I am unable to generate such content.",
        "I must decline to implement this.",
        "Unfortunately, I won't be able to write this program.",
        "很抱歉\uff0c我无法提供这段代码。",
    ],
)
def test_a_short_reply_that_begins_as_a_refusal_is_one(text: str) -> None:
    assert of(text).detail == "refusal"


@pytest.mark.parametrize(
    "text",
    [
        "The area of a circle cannot be computed exactly, since pi is irrational.",
        "I can help with that! Which units do you want?",
        "I'm sorry for the confusion. The formula is pi r squared.",
        "The function area(r) can't fail. I will not provide a proof.",
        "I cannot provide everything at once. " + "The area grows with the radius. " * 40,
    ],
)
def test_other_words_are_no_refusal(text: str) -> None:
    assert of(text) == NoProgram("no_program", "words", "the reply has no code in Python")


def test_the_longest_untagged_block_counts_only_if_it_looks_like_the_language() -> None:
    program = "import math\nprint(math.pi * 4)\n"
    found = of(f"```\n{program}```\n\n```\n12.566370614359172 is what it prints, or so\n```")
    assert isinstance(found, Program)
    assert (found.rule, found.source) == ("untagged_longest", program)


SKETCH = "def area(r):\n    return 3 * r * r\n"
OTHERWISE = "import math\nfor r in (1, 2):\n    print(math.pi * r * r)\n"


@pytest.mark.parametrize(
    ("tagged", "rule"),
    [
        (OTHERWISE, "tagged_longest"),
        ("import math\nprint(math.pi)\n", "untagged_defines"),
        ("$ python main.py\n12\n12\n", "untagged_defines"),
        ("from main import area\nfor r in (1, 2):\n    print(area(r))\n", "untagged_defines"),
        ("def area(r):\n    ...\n\nprint(area(2))\n", "untagged_defines"),
    ],
)
@pytest.mark.parametrize("order", [1, -1])
def test_an_untagged_sketch_beats_only_what_is_no_program(
    tagged: str, rule: str, order: int
) -> None:
    blocks = [f"```python\n{tagged}```\n", f"```\n{SKETCH}```\n"][::order]
    found = of("\n".join(blocks))
    assert isinstance(found, Program)
    assert (found.rule, found.source) == (rule, tagged if rule == "tagged_longest" else SKETCH)
    alone = of(f"```python\n{tagged}```\n\n```\n{OTHERWISE}```\n")
    assert isinstance(alone, Program)
    assert (alone.rule, alone.source) == ("tagged_longest", tagged)
