"""The executor of one process: what it builds with, what it doubts with, what it remembers."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path

from algoreval.build import Builder
from algoreval.built import Caps
from algoreval.execute import Executor, LocalExecutor
from algoreval.proof import Prover
from algoreval.recall import Recalling
from algoreval.sandbox import Sandbox
from algoreval.search import Missing
from algoreval.shelf import Shelf
from algoreval.toolchain import Toolchain


def open_executor(
    sandbox: Sandbox,
    toolchains: Mapping[str, Toolchain | Missing],
    state: Path,
    caps: Caps,
    reuse: bool = True,
) -> Executor:
    """Who carries out trials here; with `reuse`, what any session has judged is recalled."""
    present = {name: tool for name, tool in toolchains.items() if isinstance(tool, Toolchain)}
    prover = Prover(Builder(sandbox, present, state, reuse=False))
    executor = LocalExecutor(Builder(sandbox, present, state, caps, reuse), prover)
    if not reuse:
        return executor
    return Recalling(executor, Shelf(state / "verdicts"), _context(sandbox, present, caps))


def _context(sandbox: Sandbox, present: Mapping[str, Toolchain], caps: Caps) -> str:
    tools = {name: (tool.version, str(tool.root)) for name, tool in present.items()}
    return json.dumps([sandbox.mode, asdict(caps), tools])
