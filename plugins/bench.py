"""What a session of the benchmark works with: the model's words, the sandbox, the toolchains.

The controller (or the only process) opens the model and decides the mode of the sandbox; workers
are given what they need to know in plain values, and no key.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

import pytest

from algoreval.built import Caps
from algoreval.execute import Executor
from algoreval.executor import open_executor
from algoreval.fingerprint import kept_hash
from algoreval.language import Language, languages
from algoreval.model import Decoding, Model
from algoreval.sandbox import Sandbox, adopt_sandbox, open_sandbox
from algoreval.search import Missing
from algoreval.shelf import Shelf
from algoreval.state import state_folder
from algoreval.suite import load_suite
from algoreval.toolchain import Toolchain, find_all


@dataclass(frozen=True)
class Bench:
    """What the tests of this process work with."""

    model: str
    """The model's name in records."""

    decoding: Decoding
    suite_sha256: str
    sandbox: Sandbox
    toolchains: Mapping[str, Toolchain | Missing]
    caps: Caps
    executor: Executor

    @property
    def versions(self) -> dict[str, str]:
        """The version of every toolchain that is there, by language."""
        found = self.toolchains.items()
        return {name: tool.version for name, tool in found if isinstance(tool, Toolchain)}

    def lacks(self, language: str) -> str:
        """Why programs in this language cannot be judged here; empty if they can."""
        return lacks(self.toolchains, language)

    def limits(self, language: Language) -> dict[str, Any]:
        """The limits of programs in this language: the user's, else its own."""
        run, build = language.run.limits, language.build and language.build.limits
        limits = {
            "run_seconds": self.caps.run_seconds or run.seconds,
            "memory_mib": self.caps.memory_mib or run.memory_mib,
        }
        if build:
            limits["build_seconds"] = self.caps.build_seconds or build.seconds
        if language.drive:
            limits["call_seconds"] = min(limits["run_seconds"], language.drive.run.limits.seconds)
        if self.caps.sanitize and language.sanitize:
            limits["sanitize"] = True
        return limits


def lacks(toolchains: Mapping[str, Toolchain | Missing], language: str) -> str:
    """Why programs in a language cannot be judged with these; empty if they can."""
    tool = toolchains[language]
    if isinstance(tool, Toolchain):
        return ""
    return f"{languages()[language].name}: {tool.reason}; run `make doctor`"


BENCH = pytest.StashKey[Bench]()


def open_bench(config: pytest.Config, words: "Words") -> Bench:
    """The bench of this process. Raises ConfigError where the sandbox cannot work."""
    option = config.option
    state = state_folder()
    if words.sandbox:
        sandbox = adopt_sandbox(words.sandbox, state)
    else:
        sandbox = open_sandbox(option.sandbox, state)
    toolchains = find_all(languages(), state)
    caps = Caps(option.build_timeout, option.run_timeout, option.memory, option.sanitize)
    return Bench(
        model=words.model,
        decoding=words.decoding,
        suite_sha256=words.suite_sha256,
        sandbox=sandbox,
        toolchains=toolchains,
        caps=caps,
        executor=open_executor(sandbox, toolchains, state, caps, not option.no_cache),
    )


@dataclass(frozen=True)
class Words:
    """What workers are told of the model and the session, in plain values."""

    model: str
    decoding: Decoding
    suite_sha256: str
    held: tuple[tuple[str, int], ...] | None = None
    """The samples there are, if the model cannot be asked for others."""

    sandbox: str = ""
    """The mode that the controller found; empty in the controller."""

    @classmethod
    def of(cls, config: pytest.Config, model: Model) -> "Words":
        """Of an open model."""
        suite = load_suite(config.option.suite)
        held = None if model.held is None else tuple(sorted(model.held))
        suite_sha256 = kept_hash(suite, Shelf(state_folder() / "suites"))
        return cls(model.name, model.decoding, suite_sha256, held)

    def plain(self, sandbox: Sandbox) -> dict[str, Any]:
        """For xdist's channel."""
        return asdict(replace(self, sandbox=sandbox.mode))

    @classmethod
    def back(cls, plain: dict[str, Any]) -> "Words":
        """From xdist's channel."""
        held = plain["held"] and tuple((name, index) for name, index in plain["held"])
        return cls(**{**plain, "decoding": Decoding(**plain["decoding"]), "held": held})
