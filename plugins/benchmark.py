"""The benchmark's tests: opens the model and the sandbox, and turns a sample into a verdict.

All work happens in fixtures. So trouble of ours raises there and is an ERROR, and a test fails
only because of the program that it judges.
"""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

import pytest

from algoreval.errors import ConfigError, JudgeError
from algoreval.execute import Outcome, Trial
from algoreval.extract import NoProgram, Program, extract
from algoreval.instance import Instance, find, parse_id
from algoreval.language import languages
from algoreval.model import Completion, Model, Request, Sample
from algoreval.prompt import render
from algoreval.record import Extraction, PromptTexts, Record, Volatile
from algoreval.task import FOLDER
from algoreval.verdict import Verdict
from plugins import ahead, reporting
from plugins.bench import BENCH, DEFAULT_MODEL, Words, open_bench, open_chosen_model
from plugins.matrix import HELD, SUITE, chosen_cells, chosen_samples
from plugins.options import SELECTION

TESTS = FOLDER / "test_tasks.py"

FILTERED = {"content_filter": "the provider's filter held the reply back"}
"""Finish reasons that stand for a refusal, in words."""

CUT = "length"
"""The finish reason of a completion that ended at the token limit."""

VOLATILE_EVIDENCE = ("stderr", "compiler_output")
"""Evidence that may differ between equal runs: addresses, names of temporary files."""

VOLATILE_IF_STOPPED = ("actual", "exact", "exit", "signal", "stopped")
"""Evidence that also may, where a limit ended the program: how far it came, and which end of
several that are equally near came first."""

_NODE = re.compile(rf"{TESTS.name}::test_(?P<test>\w+)\[(?P<id>[^\]]+?)(?:-s(?P<index>\d+))?\]$")
_WORDS = pytest.StashKey[Words]()
_INPUT = "algoreval"
"""The key of what workers are told."""


def covers_benchmark(config: pytest.Config) -> bool:
    """Whether the paths of the command line lead to the benchmark's tests."""
    base = config.invocation_params.dir
    for argument in config.args:
        path = (base / argument.partition("::")[0]).resolve()
        if path == TESTS or path in TESTS.parents:
            return True
    return False


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Opens everything before the first test, so that wrong input costs nothing."""
    if config.option.collectonly or config.option.setupplan or not covers_benchmark(config):
        return
    config.stash[reporting.DESCRIBE] = lambda nodeid: describe(config, nodeid)
    try:
        if hasattr(config, "workerinput"):
            _open(config, Words.back(config.workerinput[_INPUT]))
        else:
            model = open_chosen_model(config)
            _open(config, Words.of(config, model))
            _offer_samples(config, model)
    except ConfigError as error:
        raise pytest.UsageError(str(error)) from error


def _open(config: pytest.Config, words: Words) -> None:
    config.stash[_WORDS] = words
    config.stash[HELD] = words.held
    config.stash[BENCH] = open_bench(config, words)


def _offer_samples(config: pytest.Config, model: Model) -> None:
    """Tells who writes results what the run is, and who generates where samples come from."""
    config.stash[reporting.ABOUT] = lambda: {**about(config), "samples_sha256": model.content}

    def make_request(name: str, index: int) -> Request:
        return Request(name, _prompt(config, find(name)), index)

    store = reporting.run_folder(config).path / "samples.jsonl"
    config.stash[ahead.SOURCE] = ahead.Source(model, make_request, store, config.option.concurrency)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Tells a worker what it must know of the model; the model itself stays here."""
    config = node.config
    if BENCH in config.stash:
        node.workerinput[_INPUT] = config.stash[_WORDS].plain(config.stash[BENCH].sandbox)


def pytest_report_header(config: pytest.Config) -> list[str]:
    """What is run, on which model, behind which sandbox."""
    if BENCH not in config.stash:
        return []
    bench, suite = config.stash[BENCH], config.stash[SUITE]
    note = f" (no --model given; {DEFAULT_MODEL} is the default)"
    lines = [
        f"model: {bench.model}{note if config.option.model is None else ''}",
        f"suite: {suite.id}; {len(suite.existing)} of {len(suite.cells)} instances of this suite "
        "exist",
        f"sandbox: {bench.sandbox.mode}",
    ]
    if not chosen_cells(config):
        lines.append("selected: nothing; no existing instance of the suite fits what was asked for")
    if (held := config.stash[HELD]) is not None:
        chosen = len(chosen_samples(config))
        lines.append(f"samples: {len(held)} in the file, {chosen} of them selected")
        if chosen < len(held):
            lines[-1] += "; --suite full has every instance"
    lines += [f"not kept: {gap}" for gap in bench.sandbox.gaps]
    lines += [f"skipped: {lack}" for lack in map(bench.lacks, languages()) if lack]
    return lines


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skips what this machine cannot judge, before anything is asked of a model for it."""
    if BENCH not in config.stash:
        return
    lacks = {language: config.stash[BENCH].lacks(language) for language in languages()}
    for item in items:
        mark = item.get_closest_marker("instance")
        if mark and lacks[mark.kwargs["lang"]]:
            item.add_marker(pytest.mark.skip(reason=lacks[mark.kwargs["lang"]]))


@pytest.fixture
def sample(request: pytest.FixtureRequest) -> Sample:
    """The completion that this test judges."""
    found: Sample = request.node.stash[ahead.SAMPLE]
    if found.unavailable:
        pytest.skip(found.unavailable)
    if found.error:
        raise JudgeError(found.error)
    return found


@pytest.fixture
def stdout_verdict(request: pytest.FixtureRequest, instance: Instance, sample: Sample) -> Verdict:
    """The verdict by the paper's protocol; the record is made on the way."""
    bench, completion = request.config.stash[BENCH], sample.completion
    assert completion is not None
    draft = request.node.stash[reporting.DRAFT] = _draft(request.config, instance, sample)
    found = extract(
        completion.text,
        instance.spoken,
        instance.functions,
        languages(),
        refusal=completion.refusal or FILTERED.get(completion.finish_reason or ""),
    )
    draft.update(_found(found))
    trial = Trial(instance, found, cut=completion.finish_reason == CUT)
    outcome = bench.executor.submit(trial).result()
    identity = describe(request.config, request.node.nodeid) or {}
    request.node.stash[reporting.RECORD] = Record(**identity, **draft, **_judged(outcome))
    return outcome.verdict


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
        "decoding": asdict(bench.decoding),
        "toolchain": bench.versions.get(cell.language, ""),
        "limits": bench.limits(instance.spoken),
        "sandbox": bench.sandbox.mode,
    }


def about(config: pytest.Config) -> Mapping[str, Any]:
    """What is known of the run before its first test."""
    bench, suite = config.stash[BENCH], config.stash[SUITE]
    asked = {name: getattr(config.option, name) for name in (*SELECTION, "keyword", "markexpr")}
    return {
        "model": bench.model,
        "decoding": asdict(bench.decoding),
        "suite": suite.id,
        "suite_sha256": bench.suite_sha256,
        "prompts": {
            "show_expected": config.option.show_expected,
            "system_sha256": _system_hash(config),
        },
        "selection": {name: value for name, value in asked.items() if value},
        "counts": {"suite": len(suite.cells), "existing": len(suite.existing)},
        "toolchains": bench.versions,
        "limits": {name: bench.limits(one) for name, one in languages().items()},
        "sandbox": bench.sandbox.mode,
    }


def _system_hash(config: pytest.Config) -> str:
    """Identifies a system message of the user's; empty for the benchmark's own."""
    message = config.option.system_message
    return "" if message is None else hashlib.sha256(message.encode()).hexdigest()


def _prompt(config: pytest.Config, instance: Instance) -> Any:
    return render(instance, config.option.show_expected, config.option.system_message)


def _draft(config: pytest.Config, instance: Instance, sample: Sample) -> dict[str, Any]:
    """What a record holds of the question and the answer."""
    completion = sample.completion or Completion("")
    prompt = _prompt(config, instance)
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


def _found(found: Program | NoProgram) -> dict[str, Any]:
    """What a record holds of the program."""
    extraction = Extraction(rule=found.rule, note=found.note)
    if isinstance(found, NoProgram):
        return {"extraction": extraction}
    return {"extraction": extraction, "program": found.source, "program_sha256": found.sha256}


def _judged(outcome: Outcome) -> dict[str, Any]:
    """What a record holds of the verdict."""
    verdict = outcome.verdict
    evidence = dict(verdict.evidence)
    names: tuple[str, ...] = VOLATILE_EVIDENCE
    if verdict.bucket == "timeout" or verdict.detail.endswith("_limit"):
        names += VOLATILE_IF_STOPPED
    varying = {name: evidence.pop(name) for name in names if name in evidence}
    return {
        "bucket": verdict.bucket,
        "detail": verdict.detail,
        "flags": verdict.flags,
        "evidence": evidence,
        "volatile": Volatile(**asdict(outcome.measured), **varying),
    }
