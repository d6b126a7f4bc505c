"""The program in a completion, and by which rule it was found.

A block that defines the required function is the program; of several the last, because models
correct themselves. It is the last of those that can start by themselves, if any can: models also
end with an excerpt, which is a part of the program before. A signature without a body, or with a
placeholder for one, defines nothing: models restate the one in the prompt. The rules, in the order
in which they are tried:

| rule | the program is |
|---|---|
| `tagged_defines` | the last block with a tag of the language that defines the function |
| `tagged_longest` | the longest block with a tag of the language |
| `untagged_defines` | the last block that defines the function without a tag, or with one like
  "text" |
| `untagged_longest` | the longest block without a tag that looks like the language |
| `retagged_defines` | the last block that defines the function with any other tag, if its content
  is possible in the language: a plain C program tagged "cpp" is a C program |
| `bare_defines` | a reply that defines the function without an opening fence; of HTML the last
  `<pre>` that defines it, with entities as what they stand for |
| `bare` | a reply without an opening fence that looks like the language |

Where a later rule finds a definition, a block counts as the longest only if it may be a program
that spells the function's name otherwise: it looks like the language, has more than two lines that
are not blank, and neither calls nor restates the function. So a shell session, a call or some
output with a tag of the language does not hide the program.

Blocks are never joined, and what stands in them is not repaired. Where there is no program:

| rule | detail | the reply |
|---|---|---|
| `refusal_field` | `refusal` | is reported as refused by the provider |
| `empty` | `no_program` | is empty |
| `reasoning` | `no_program` | ends with its reasoning, which is no answer |
| `other_tag` | `wrong_language` | has a block that is tagged as another language |
| `other_code` | `wrong_language` | looks like another language |
| `refusal_words` | `refusal` | is short and begins as a refusal |
| `words` | `no_program` | is anything else |
"""

from collections.abc import Mapping, Sequence

from algoreval.extract.asked import Asked
from algoreval.extract.blocks import read
from algoreval.extract.choose import choose
from algoreval.extract.missing import missing
from algoreval.extract.program import NoProgram, Program, program
from algoreval.extract.turn import own_turn
from algoreval.language import Language

__all__ = ["NoProgram", "Program", "extract"]


def extract(
    completion: str,
    language: Language,
    functions: Sequence[str],
    others: Mapping[str, Language],
    *,
    refusal: str | None = None,
) -> Program | NoProgram:
    """The program of a completion, or what is there instead of one.

    `functions` are the spellings under which the required function may be defined, `others` the
    languages to tell this one from (it may be among them), `refusal` is the provider's own word
    for a refusal. Never raises, whatever the text; the same text gives the same result, in time
    proportional to its length.
    """
    asked = Asked(language, functions, others)
    tags = asked.tags()
    reply = read(own_turn(completion, tags), tags)
    chosen = choose(reply, asked)
    if chosen:
        block, rule, note = chosen
        return program(block, language.id, rule, note)
    return missing(reply, asked, refusal)
