"""What records say of a judged sample, and what run.json says of the run."""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

import pytest

from algoreval.execute import Outcome
from algoreval.extract import NoProgram, Program
from algoreval.fingerprint import condition_hash
from algoreval.instance import BASE, Instance, find, parse_id
from algoreval.language import languages
from algoreval.model import Completion, Prompt, Sample
from algoreval.prompt import render
from algoreval.record import Extraction, PromptTexts, Volatile
from algoreval.run_info import CONDITION
from plugins.bench import BENCH
from plugins.matrix import SUITE, TESTS, conditions
from plugins.options import SELECTION

OTHERS = ("condition", "keyword", "markexpr")
"""Further options that choose tests."""

VOLATILE_EVIDENCE = ("stderr", "compiler_output", "smallest")
"""Evidence that may differ between equal runs: addresses, names of temporary files, what a search
has found."""

VOLATILE_IF_STOPPED = ("actual", "exact", "exit", "signal", "stopped")
"""Evidence that also may, where a limit ended the program: how far it came, and which end of
several that are equally near came first."""

_NODE = re.compile(rf"{TESTS.name}::test_(?P<test>\w+)\[(?P<id>[^\]]+?)(?:-s(?P<index>\d+))?\]$")


def describe(config: pytest.Config, nodeid: str) -> Mapping[str, Any] | None:
    """The fields of a record that say which test it is of; None for any other test."""
    found = _NODE.search(nodeid)
    if not found or BENCH not in config.stash:
        return None
    cell, condition = parse_id(found["id"])
    instance, bench, suite = find(found["id"]), config.stash[BENCH], config.stash[SUITE]
    return {
        "instance": instance.id,
        "task": cell.task,
        "language": cell.language,
        "representation": cell.representation,
        "domain": instance.domain,
        "condition": condition,
        "sample": int(found["index"] or 0),
        "test": found["test"],
        "suite": suite.id,
        "suite_sha256": bench.suite_sha256,
        "task_version": instance.task_version,
        "model": bench.model,
        "decoding": bench.decoding.plain(),
        "toolchain": bench.versions.get(cell.language, ""),
        "limits": bench.limits(instance.spoken),
        "sandbox": bench.sandbox.mode,
    }


def about(config: pytest.Config) -> Mapping[str, Any]:
    """What is known of the run before its first test."""
    bench, suite = config.stash[BENCH], config.stash[SUITE]
    chosen = {name: getattr(config.option, name) for name in (*SELECTION, *OTHERS)}
    return {
        "model": bench.model,
        "decoding": bench.decoding.plain(),
        "suite": suite.id,
        "suite_sha256": bench.suite_sha256,
        "prompts": {
            "show_expected": config.option.show_expected,
            "system_sha256": _system_hash(config),
            "system_role": config.option.system_role or "system",
            **_conditions(config),
        },
        "selection": {name: value for name, value in chosen.items() if value},
        "counts": {"suite": len(suite.cells), "existing": len(suite.existing)},
        "toolchains": bench.versions,
        "limits": {name: bench.limits(one) for name, one in languages().items()},
        "explore": config.option.explore,
        "sandbox": bench.sandbox.mode,
    }


def _conditions(config: pytest.Config) -> dict[str, str]:
    """Identifies what each condition besides the base makes of the suite."""
    return {
        f"{CONDITION}{name}": condition_hash(config.stash[SUITE], name)
        for name in conditions(config)
        if name != BASE
    }


def _system_hash(config: pytest.Config) -> str:
    """Identifies a system message of the user's; empty for the benchmark's own."""
    message = config.option.system_message
    return "" if message is None else hashlib.sha256(message.encode()).hexdigest()


def prompt_of(config: pytest.Config, instance: Instance) -> Prompt:
    """The prompt of an instance under the options of the command line."""
    option = config.option
    prompt = render(instance, option.show_expected, option.system_message)
    return prompt.joined() if option.system_role == "user" else prompt


def asked(config: pytest.Config, instance: Instance, sample: Sample) -> dict[str, Any]:
    """What a record holds of the question and the answer."""
    completion = sample.completion or Completion("")
    prompt = prompt_of(config, instance)
    # A replayed sample may answer another prompt than today's, of which we know just the hash.
    texts = PromptTexts(system=prompt.system, user=prompt.user)
    seed = sample.decoding.seed
    return {
        "seed": None if seed is None else seed + sample.index,
        "prompt": texts if sample.prompt_sha256 == prompt.sha256 else PromptTexts(),
        "prompt_sha256": sample.prompt_sha256,
        "completion": completion.text,
        "finish_reason": completion.finish_reason,
        "usage": dict(completion.usage or {}),
    }


def found_in(found: Program | NoProgram) -> dict[str, Any]:
    """What a record holds of the program."""
    extraction = Extraction(rule=found.rule, note=found.note)
    if isinstance(found, NoProgram):
        return {"extraction": extraction}
    return {"extraction": extraction, "program": found.source, "program_sha256": found.sha256}


def judged(outcome: Outcome) -> dict[str, Any]:
    """What a record holds of the verdict."""
    verdict = outcome.verdict
    evidence = dict(verdict.evidence)
    names: tuple[str, ...] = VOLATILE_EVIDENCE
    if verdict.detail == "nondeterministic":
        names = tuple(evidence)
    elif verdict.bucket == "timeout" or verdict.detail.endswith("_limit"):
        names += VOLATILE_IF_STOPPED
    varying = {name: evidence.pop(name) for name in names if name in evidence}
    return {
        "bucket": verdict.bucket,
        "detail": verdict.detail,
        "flags": verdict.flags,
        "evidence": evidence,
        "volatile": Volatile(**asdict(outcome.measured), **varying),
    }
