"""Questions to a model outside of a run: all answers, each kept as soon as it is there."""

import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from algoreval.agenda import Progress, Ref
from algoreval.clock import Clock
from algoreval.errors import JudgeError
from algoreval.generate import Engine
from algoreval.model import Model, ModelOptions, Request, Sample
from algoreval.registry import load_plugin
from algoreval.store import Store

LOOK = 1.0
"""Seconds between two looks at how far it is."""

GRACE = 5.0
"""Seconds that replies in flight, which are paid for, get to arrive when asking is broken off."""


def open_asked(name: str, base_url: str | None = None, max_tokens: int | None = None) -> Model:
    """The model that `PROVIDER:NAME` stands for, to be asked at temperature 0.

    Raises ConfigError if there is none, or it cannot be asked.
    """
    provider, _, spec = name.partition(":")
    options = ModelOptions(base_url=base_url, temperature=0.0, max_tokens=max_tokens, free=True)
    model: Model = load_plugin("models", provider).open_model(spec, options)
    return model


def ask(
    model: Model,
    requests: Sequence[Request],
    store: Path | None,
    *,
    concurrency: int = 16,
    progress: Callable[[Progress], object] = lambda progress: None,
    clock: Clock | None = None,
) -> list[Sample]:
    """The answer to each request, in their order; one that failed has an `error`.

    What is in the store is not asked again. Raises JudgeError if asking as a whole cannot go on.
    """
    asked = {(one.instance, one.index): one for one in requests}
    arrived, trouble = threading.Semaphore(0), list[str]()

    def came(ref: Ref) -> None:
        arrived.release()

    def stopped(why: str) -> None:
        trouble.append(why)
        arrived.release()

    kept = Store(store) if store and model.stored else Store.temporary()
    engine = Engine(
        model,
        kept,
        lambda name, index: asked[name, index],
        on_result=came,
        on_trouble=stopped,
        concurrency=min(concurrency, model.at_once or concurrency),
        clock=clock,
    )
    try:
        engine.start(asked)
        left = len(asked)
        while left and not trouble:
            left -= arrived.acquire(timeout=LOOK)
            progress(engine.progress())
        if trouble:
            raise JudgeError(trouble[0])
        found = {ref: engine.sample(ref) for ref in asked}
        return [sample for ref in asked if (sample := found[ref])]
    finally:
        if engine.join(GRACE):
            kept.close()
