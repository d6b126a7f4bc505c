"""The benchmark's tests: opens the model and the sandbox, and turns a sample into a verdict.

All work happens in fixtures. So trouble of ours raises there and is an ERROR, and a test fails
only because of the program that it judges.
"""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from algoreval.errors import ConfigError, JudgeError
from algoreval.execute import Edges, Trial
from algoreval.extract import extract
from algoreval.instance import Instance, find
from algoreval.language import languages
from algoreval.model import Completion, Model, Request, Sample
from algoreval.quota import Limits
from algoreval.record import Record
from algoreval.runs import SAMPLES
from algoreval.state import state_folder
from algoreval.toolchain import find_all
from algoreval.verdict import Verdict
from plugins import ahead, dry_run, reporting
from plugins.bench import BENCH, Words, lacks, open_bench
from plugins.chosen import CARD, DEFAULT_MODEL, GREEDY, open_chosen_model
from plugins.decided import decide
from plugins.fields import about, asked, describe, found_in, judged, prompt_of
from plugins.matrix import (
    HELD,
    SUITE,
    TESTS,
    chosen_cells,
    chosen_samples,
    told_conditions,
)

ENDED = {
    "truncated": ("length", "max_tokens", "max_output_tokens", "model_length", "error_limit"),
    "refusal": (
        *("content_filter", "refusal", "safety", "recitation", "blocklist"),
        *("prohibited_content", "spii", "error_toxic"),
    ),
}
"""Finish reasons of a completion that the token limit or the provider's filter ended, in the words
of one server or another, whose letters may be capitals."""

FILTERED = "the provider's filter ended the reply"

_LACKS = pytest.StashKey[dict[str, str]]()
"""By language: why its programs cannot be judged here; empty where they can."""

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
    if config.option.explore_seed is None:
        decide(config, "explore_seed", secrets.randbelow(10**6))
    if config.option.collectonly or config.option.setupplan or not covers_benchmark(config):
        return
    try:
        if hasattr(config, "workerinput"):
            _open(config, Words.back(config.workerinput[_INPUT]))
            return
        model = open_chosen_model(config)
        words = Words.of(config, model)
        if config.option.dry_run:
            _plan(config, model, words)
        else:
            _open(config, words)
            _offer_samples(config, model)
    except ConfigError as error:
        raise pytest.UsageError(str(error)) from error


def _open(config: pytest.Config, words: Words) -> None:
    config.stash[reporting.DESCRIBE] = lambda nodeid: describe(config, nodeid)
    config.stash[_WORDS] = words
    config.stash[HELD] = words.held
    bench = config.stash[BENCH] = open_bench(config, words)
    config.stash[_LACKS] = {name: bench.lacks(name) for name in languages()}


def _plan(config: pytest.Config, model: Model, words: Words) -> None:
    """Only what it takes to know which samples would be asked for."""
    config.stash[HELD] = words.held
    found = find_all(languages(), state_folder())
    config.stash[_LACKS] = {name: lacks(found, name) for name in languages()}
    config.stash[dry_run.PLAN] = dry_run.Plan(model, _maker(config))


def _maker(config: pytest.Config) -> Callable[[str, int], Request]:
    return lambda name, index: Request(name, prompt_of(config, find(name)), index)


def _offer_samples(config: pytest.Config, model: Model) -> None:
    """Tells who writes results what the run is, and who generates where samples come from."""
    known = {
        "samples_sha256": model.content,
        "weights": model.weights,
        "card": config.stash.get(CARD, {}),
    }
    config.stash[reporting.ABOUT] = lambda: {**about(config), **known}
    folder = reporting.run_folder(config)
    folder.notes += model.notes
    if GREEDY in config.stash:
        folder.notes.append(config.stash[GREEDY])
    store = folder.path / SAMPLES
    option = config.option
    most = min(option.concurrency, model.at_once or option.concurrency)
    config.stash[ahead.SOURCE] = ahead.Source(
        model,
        _maker(config),
        store,
        most,
        Limits(option.rpm, option.tpm),
        option.request_log and Path(option.request_log),
    )


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
    if config.option.explore:
        seed = config.option.explore_seed
        lines.append(f"exploring: {config.option.explore} inputs each, --explore-seed {seed}")
    if not chosen_cells(config):
        lines.append("selected: nothing; no existing instance of the suite fits what was asked for")
    if (held := config.stash[HELD]) is not None:
        chosen = len(chosen_samples(config))
        lines.append(f"samples: {len(held)} in the file, {chosen} of them selected")
        if chosen < len(held):
            lines[-1] += "; --suite full has every instance"
    lines += told_conditions(config)
    lines += [f"not kept: {gap}" for gap in bench.sandbox.gaps]
    lines += [f"skipped: {lack}" for lack in config.stash[_LACKS].values() if lack]
    return lines


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skips what this machine cannot judge, before anything is asked of a model for it."""
    if config.option.no_edge_cases:
        _drop(config, items, [item for item in items if _is_edge_test(item)])
    if _LACKS not in config.stash:
        return
    for item in items:
        mark = item.get_closest_marker("instance")
        if mark and (reason := config.stash[_LACKS][mark.kwargs["lang"]]):
            item.add_marker(pytest.mark.skip(reason=reason))


def _is_edge_test(item: pytest.Item) -> bool:
    return "edge_verdict" in getattr(item, "fixturenames", ())


def _drop(config: pytest.Config, items: list[pytest.Item], unwanted: list[pytest.Item]) -> None:
    """Takes items out of the selection, and lets pytest say how many."""
    if unwanted:
        gone = set(unwanted)
        items[:] = [item for item in items if item not in gone]
        config.hook.pytest_deselected(items=unwanted)


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
    return _judge(request, instance, sample, None)


@pytest.fixture
def edge_verdict(request: pytest.FixtureRequest, instance: Instance, sample: Sample) -> Verdict:
    """The verdict by the edge cases; the record is made on the way."""
    if instance.spoken.drive is None:
        pytest.skip(f"{instance.spoken.name}: no driver; langs/{instance.language}/ lacks one")
    option = request.config.option
    edges = Edges(not option.no_shrink, option.explore, option.explore_seed)
    return _judge(request, instance, sample, edges)


def _judge(
    request: pytest.FixtureRequest, instance: Instance, sample: Sample, edges: Edges | None
) -> Verdict:
    bench, completion = request.config.stash[BENCH], sample.completion
    assert completion is not None
    draft = request.node.stash[reporting.DRAFT] = asked(request.config, instance, sample)
    ended = _ended(completion)
    found = extract(
        completion.text,
        instance.spoken,
        instance.functions,
        languages(),
        refusal=completion.refusal or (FILTERED if ended == "refusal" else None),
    )
    draft.update(found_in(found))
    both = instance.spoken.drive is not None and not request.config.option.no_edge_cases
    trial = Trial(instance, found, ended, edges, both)
    outcome = bench.executor.submit(trial).result()
    identity = describe(request.config, request.node.nodeid) or {}
    request.node.stash[reporting.RECORD] = Record(**identity, **draft, **judged(outcome))
    return outcome.verdict


def _ended(completion: Completion) -> str:
    """What ended the completion, as `Trial` has it."""
    if completion.refusal and completion.refusal.strip():
        return "refusal"
    reason = (completion.finish_reason or "").casefold()
    return next((detail for detail, reasons in ENDED.items() if reason in reasons), "")
