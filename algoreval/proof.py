"""Before a failure is believed, the toolchain proves itself with a program that must not fail."""

import hashlib

from algoreval.build import Builder
from algoreval.built import Built
from algoreval.driver import Calls, bind, started
from algoreval.errors import JudgeError
from algoreval.extract import Program
from algoreval.instance import Instance
from algoreval.language import Language
from algoreval.program import reference

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


def driver_complaint(builder: Builder, instance: Instance) -> str:
    """What is wrong with the driver of a language, in one line; empty if it works.

    It must call the instance's reference solution with the fixed test's input and get a value.
    """
    language = instance.spoken
    source = reference(instance)
    digest = hashlib.sha256(source.encode()).hexdigest()
    bound = bind(builder, instance, Program(source, language.id, RULE, digest))
    if isinstance(bound, Built):
        return f"does not compile: {bound.stopped or language.first_error(bound.output)}"
    with started(builder, bound) as calls:
        reply = calls.call(instance.args) if isinstance(calls, Calls) else calls
    if reply.kind == "value":
        return ""
    said = reply.run.stderr.decode("utf-8", "replace").strip().splitlines() if reply.run else []
    return f"does not answer: {reply.text or (said[-1] if said else reply.kind)}"


class Prover:
    """Believes a toolchain, and a driver, once it has proved itself in this process."""

    def __init__(self, builder: Builder) -> None:
        self._builder = builder
        self._proved: set[str] = set()
        self._drivers: set[tuple[str, ...]] = set()

    def prove(self, language: Language) -> None:
        """Raises JudgeError unless the toolchain builds and runs its own test program."""
        if language.id in self._proved:
            return
        if problem := complaint(self._builder, language):
            raise JudgeError(f"{language.name}: its own test program {problem}; run `make doctor`")
        self._proved.add(language.id)

    def prove_driver(self, instance: Instance) -> None:
        """Raises JudgeError unless the language's driver can call the instance's reference.

        Another signature is another driver.
        """
        language = instance.spoken
        types = (*(type_ for _, type_ in instance.params), instance.returns)
        kind = (language.id, *map(str, types))
        if kind in self._drivers:
            return
        if problem := driver_complaint(self._builder, instance):
            raise JudgeError(
                f"{language.name}: the driver {problem}, with the reference for {instance.id}; "
                "run `make clean setup`, and tell us if that does not help"
            )
        self._drivers.add(kind)
