"""Before a failure is believed, the toolchain proves itself with a program that must not fail."""

import hashlib

from algoreval.build import Builder
from algoreval.errors import JudgeError
from algoreval.extract import Program
from algoreval.language import Language

RULE = "hello"
GREETING = b"hello"


def hello(language: Language) -> Program:
    """The language's own test program."""
    source = language.hello.read_text(encoding="utf-8")
    return Program(source, language.id, RULE, hashlib.sha256(source.encode()).hexdigest())


def complaint(builder: Builder, language: Language) -> str:
    """What is wrong with the toolchain of a language, in one line; empty if it works.

    The builder must not reuse what was built earlier.
    """
    try:
        program = hello(language)
        built = builder.build(program)
        if not built.ok:
            return f"does not compile: {built.stopped or language.first_error(built.output)}"
        done = builder.run(program, built)
    except JudgeError as error:
        return str(error)
    if done.exit == 0 and done.stdout.split() == [GREETING]:
        return ""
    said = done.stderr.decode("utf-8", "replace").strip().splitlines()
    return f"does not run: {done.stopped or (said[-1] if said else f'exit {done.exit}')}"


class Prover:
    """Believes a toolchain once it has proved itself in this process."""

    def __init__(self, builder: Builder) -> None:
        self._builder = builder
        self._proved: set[str] = set()

    def prove(self, language: Language) -> None:
        """Raises JudgeError unless the toolchain builds and runs its own test program."""
        if language.id in self._proved:
            return
        if problem := complaint(self._builder, language):
            raise JudgeError(f"{language.name}: its own test program {problem}; run `make doctor`")
        self._proved.add(language.id)
