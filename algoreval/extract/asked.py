"""What was asked for, and how a text or a block compares with it."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from algoreval.extract.fences import Block
from algoreval.language import Language

_PLAIN = frozenset(
    ["", "text", "txt", "plaintext", "plain", "code", "none", "source", "program", "solution"]
)
"""Tags that say nothing about the language."""

_BESIDE = frozenset(
    [
        *(
            "bash",
            "sh",
            "shell",
            "zsh",
            "fish",
            "console",
            "terminal",
            "shellsession",
            "bat",
            "cmd",
        ),
        *("powershell", "output", "stdout", "stdin", "input", "log", "result", "example", "usage"),
        *(
            "json",
            "jsonc",
            "jsonl",
            "yaml",
            "yml",
            "toml",
            "ini",
            "xml",
            "html",
            "css",
            "csv",
            "tsv",
        ),
        *("diff", "patch", "makefile", "make", "cmake", "dockerfile", "docker", "gitignore", "env"),
        *(
            "markdown",
            "md",
            "mdx",
            "latex",
            "tex",
            "math",
            "mermaid",
            "dot",
            "graphviz",
            "plantuml",
        ),
        *("pseudocode", "pseudo", "algorithm", "regex", "ebnf", "bnf", "http", "properties", "mod"),
    ]
)
"""Tags of what stands beside a program: commands, manifests, data, pictures."""

_FEWEST_LINES = 3
"""Of a block that may be the program: fewer are a call, an import or a command."""


@dataclass(frozen=True)
class Asked:
    """The language and the function, put as questions."""

    language: Language
    functions: Sequence[str]
    """The spellings under which the function may be defined."""

    others: Mapping[str, Language]

    def tags(self) -> dict[str, Language]:
        """The tags of all languages, each with its own; this language's come first."""
        return {tag: one for one in (*self._rest(), self.language) for tag in one.aliases}

    def is_tagged(self, block: Block) -> bool:
        """True if the block has a tag of the language."""
        return block.tag in self.language.aliases

    def is_plain(self, block: Block) -> bool:
        """True if the block's tag leaves the language open."""
        return block.tag in _PLAIN

    def claimed(self, block: Block) -> str:
        """The name of the other language that the block's tag claims, if it claims one."""
        if self.is_tagged(block) or block.tag in _PLAIN or block.tag in _BESIDE:
            return ""
        owner = next((one for one in self._rest() if block.tag in one.aliases), None)
        return owner.name if owner else block.tag

    def defines(self, text: str) -> bool:
        """True if the text defines the function."""
        return _defines(self.language, self.functions, text)

    def starts(self, block: Block) -> bool:
        """True if the block is more than the function: it does something when it is run."""
        return self.language.starts(block.source)

    def is_rival(self, block: Block) -> bool:
        """True if a block may be the program although another one defines the function.

        Then it spells the function's name otherwise. It cannot be the program if it does not look
        like the language, is a line or two, or only calls or restates the function.
        """
        text = block.source
        lines = sum(1 for line in text.splitlines() if line.strip())
        return lines >= _FEWEST_LINES and self.language.looks_like(text) and not self._uses(text)

    def _uses(self, text: str) -> bool:
        uses = (rf"\b{re.escape(name)}\s*\(" for name in self.functions if name in text)
        return any(re.search(use, text) for use in uses)

    def fits(self, text: str) -> bool:
        """True if a text of unknown language may be in this one.

        Of two languages that it looks like, the one in which it defines the function counts.
        """
        if self.defines(text):
            return self.language.looks_like(text) or not self.resembled(text)
        if not self.language.looks_like(text):
            return False
        return not any(
            one.looks_like(text) and _defines(one, self.functions, text) for one in self._rest()
        )

    def resembled(self, text: str) -> str:
        """The name of another language that the text looks like, if there is one."""
        alike = [one for one in self._rest() if one.looks_like(text)]
        defining = [one for one in alike if _defines(one, self.functions, text)]
        return next((one.name for one in defining + alike), "")

    def _rest(self) -> list[Language]:
        return [one for one in self.others.values() if one.id != self.language.id]


def _defines(language: Language, functions: Sequence[str], text: str) -> bool:
    # A plain search first: most texts do not hold the name, and patterns are slow.
    return any(name in text and language.defines(text, name) for name in functions)
