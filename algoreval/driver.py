"""Calls a program's own function: many inputs, one living process, typed values.

A language's folder has the template of a driver, which is built or loaded together with the
program and talks in lines (`algoreval.wire` spells the values). First comes a secret; every answer
begins with it, so that nothing a program prints passes for one.

    question               answer
    <secret>               ready | mismatch '<what> | exception '<type> '<message>
    call <args>            value <result> | exception '<type> '<message> | bad '<why>
    time <n> <args>        value <wall ns> <cpu ns> <result>, the least of n calls | likewise

"mismatch": the function is missing, or takes another number of arguments. "bad": it takes
arguments of other types, which begins with "argument", or its result cannot be told.
"""

import re
import secrets
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any, Literal

from algoreval import wire
from algoreval.build import Builder
from algoreval.built import Built, Glue
from algoreval.errors import JudgeError
from algoreval.extract import Program
from algoreval.instance import Instance
from algoreval.sandbox import LONGEST_BYTES, Run, SandboxFailure, Session
from algoreval.signature import is_declared, spell_type
from algoreval.template import render
from algoreval.types import Type

LONGEST_RESULT = 1 << 20
"""Bytes that a call may answer, as many as a run may print. The longest right answer of a frozen
case has 3 KB, and reading a longer one would take more time than the call."""

_ADDRESS = re.compile(r"\b0x[0-9a-f]{6,16}\b", re.IGNORECASE)


@dataclass(frozen=True)
class Reply:
    """What came of one call."""

    kind: Literal["value", "exception", "mismatch", "ended"]
    """"mismatch": function, arguments or result do not have the shape that was asked for."""

    value: Any = None
    """A plain value of the result's type, for "value"."""

    text: str = ""
    """An exception's type and message, or what does not fit; without addresses, which differ
    between equal runs."""

    misshapen: bool = False
    """Of a mismatch: whether it is the result's."""

    run: Run | None = None
    """How the program ended, for "ended"."""

    wall_ns: int = 0
    cpu_ns: int = 0
    """Of the call alone, where it was timed."""

    @property
    def starved(self) -> bool:
        """Whether the program ran out of time while others had the processor."""
        return self.run is not None and self.run.starved

    @property
    def undecided(self) -> bool:
        """Whether that happened even though it had the machine to itself."""
        return self.run is not None and self.run.undecided


@dataclass(frozen=True)
class Bound:
    """A program together with its driver, ready to be started any number of times."""

    instance: Instance
    program: Program
    built: Built
    glue: Glue
    mode: str
    """Which of the language's ways to call the function was taken."""


def glue(instance: Instance, program: Program, mode: str = "") -> Glue:
    """The driver of a program: the language's template for the instance's signature.

    It sees `function` (the spelling that the program defines), `functions` (all of them), `params`
    as (name, type), `returns`, `structs`, `mode`, `source` (the program's text), and `spell` and
    `declared` as in `algoreval.signature`.
    """
    language = instance.spoken
    assert language.drive is not None
    names = instance.functions
    defined = [name for name in names if language.defines(program.source, name)]
    text = render(
        language.folder / language.drive.glue,
        function=(defined or names)[0],
        functions=names,
        params=[(instance.spelled(name), type_) for name, type_ in instance.params],
        returns=instance.returns,
        structs=_structs(instance),
        mode=mode,
        source=program.source,
        spell=lambda type_, role="type": spell_type(language.folder, type_, role),
        declared=lambda type_: is_declared(language.folder, type_),
    )
    words = (("functions", ",".join(names)), ("arity", str(len(instance.params))))
    return Glue(text, words)


def _structs(instance: Instance) -> list[Type]:
    types = [*(type_ for _, type_ in instance.params), instance.returns]
    return list({struct.name: struct for type_ in types for struct in type_.structs()}.values())


def bind(
    builder: Builder, instance: Instance, program: Program, alone: bool = False
) -> Bound | Built:
    """The program with its driver, or what the compiler said when the two do not fit.

    The program alone is taken to compile. Of several ways to call the function, the first one
    that compiles is taken, and the first one's complaint told.
    """
    drive = instance.spoken.drive
    if drive is None:
        raise JudgeError(f"{instance.spoken.name} has no driver")
    if drive.build is None:
        built = builder.build(program, alone)
        return Bound(instance, program, built, glue(instance, program), "") if built.ok else built
    first: Built | None = None
    for mode in drive.modes:
        glued = glue(instance, program, mode)
        built = builder.build(program, alone, glued)
        if built.ok:
            return Bound(instance, program, built, glued, mode)
        if built.stopped:
            return built
        first = first or built
    assert first is not None
    return first


def bind_once(builder: Builder, instance: Instance, program: Program) -> Bound | None:
    """The program with its driver, if that build may serve the fixed test too; None if not.

    What it does is then right if it is right; else only the program alone tells. That alone it
    compiles, as it does here, follows from its end: nothing stands open there.
    """
    drive = instance.spoken.drive
    if drive is None or drive.build is None or not re.search(drive.closed, program.source):
        return None
    glued = glue(instance, program, drive.modes[0])
    built = builder.build(program, glue=glued)
    return Bound(instance, program, built, glued, drive.modes[0]) if built.ok else None


class Calls:
    """A living program whose function can be called."""

    def __init__(self, session: Session, bound: Bound, seconds: float) -> None:
        self._session = session
        self._bound = bound
        self._seconds = seconds

    def call(self, args: Mapping[str, Any], seconds: float | None = None) -> Reply:
        """What the function makes of the arguments, in so many seconds, else the language's own."""
        return self._ask("call", args, seconds or self._seconds, LONGEST_RESULT)

    def time(self, args: Mapping[str, Any], repetitions: int, seconds: float) -> Reply:
        """The same with the least time of so many calls, which may all together take so long."""
        return self._ask(f"time {repetitions}", args, seconds, LONGEST_BYTES)

    def _ask(self, command: str, args: Mapping[str, Any], seconds: float, longest: int) -> Reply:
        values = [wire.encode(args[name], type_) for name, type_ in self._bound.instance.params]
        try:
            answer = self._session.ask(" ".join((command, *values)).encode(), seconds, longest)
        except SandboxFailure as failure:
            raise JudgeError(f"the sandbox failed: {failure}") from failure
        return _reply(answer, self._bound.instance, timed=command != "call")


@contextmanager
def started(builder: Builder, bound: Bound, alone: bool = False) -> Iterator[Calls | Reply]:
    """The program, loaded and ready; or why it cannot be called. It ends with the block.

    Raises JudgeError if the sandbox fails twice.
    """
    with ExitStack() as stack:
        try:
            yield _begin(stack, builder, bound, alone)
            return
        except _Failed:
            stack.close()
        try:
            begun = _begin(stack, builder, bound, alone)
        except _Failed as failed:
            raise JudgeError(f"the sandbox failed twice: {failed}") from failed
        yield begun


class _Failed(Exception):
    """The sandbox did not even start a program."""


def _begin(stack: ExitStack, builder: Builder, bound: Bound, alone: bool) -> Calls | Reply:
    secret = secrets.token_hex(8).encode()
    loading, calling = builder.patience(bound.program)
    try:
        session = stack.enter_context(
            builder.serve(bound.program, bound.built, bound.glue, secret + b" ", alone)
        )
        answer = session.ask(secret, loading)
    except SandboxFailure as failure:
        raise _Failed(str(failure)) from failure
    if answer == b"ready":
        return Calls(session, bound, calling)
    if not isinstance(answer, Run) and answer.startswith(b"ready"):
        answer = b"bad 'an unknown greeting"
    return _reply(answer, bound.instance, timed=False)


def _reply(answer: bytes | Run, instance: Instance, timed: bool) -> Reply:
    if isinstance(answer, Run):
        return Reply("ended", run=answer)
    kind, _, rest = answer.decode("ascii", "replace").partition(" ")
    try:
        values = wire.decode(rest)
        if kind == "exception":
            return Reply("exception", text=_told(": ".join(filter(None, map(str, values)))))
        if kind in ("mismatch", "bad"):
            text = _told(str(values[0]))
            misshapen = kind == "bad" and not text.startswith("argument ")
            return Reply("mismatch", text=text, misshapen=misshapen)
        if kind != "value":
            raise wire.WireError(f"{kind[:20]!r} is no answer")
        wall, cpu = map(wire.nanoseconds, (values.pop(0), values.pop(0)) if timed else (0, 0))
        (value,) = values
        fitted = wire.fitted(value, instance.returns)
        return Reply("value", fitted, wall_ns=wall, cpu_ns=cpu)
    except wire.ShapeError as error:
        return Reply("mismatch", text=_told(str(error)), misshapen=True)
    except (ValueError, IndexError, RecursionError) as error:
        return Reply("mismatch", text=f"the answer cannot be read: {error}")


def _told(text: str) -> str:
    return _ADDRESS.sub("0x...", text)
