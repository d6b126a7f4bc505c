"""The model that is always right: it answers with the task's own reference program.

The benchmark's largest self-test: every instance must pass on it.
"""

import asyncio

from algoreval.errors import ConfigError
from algoreval.instance import find
from algoreval.model import NO_WEIGHTS, Completion, Decoding, ModelOptions, Request
from algoreval.program import core_path, reference


class Reference:
    """Answers at once and without a network."""

    name = "reference"
    content = ""
    decoding = Decoding()
    stored = False
    held = None
    notes = ()
    weights = NO_WEIGHTS
    at_once = None

    def unavailable(self, instance: str, index: int) -> str | None:
        """Why there is no answer: a new task may lack its core in some languages."""
        found = find(instance)
        if core_path(found.task, found.spoken).is_file():
            return None
        return f"{found.task} has no reference in {found.spoken.name} yet"

    async def complete(self, request: Request) -> Completion:
        """The reference program in a fence, as a model would send it."""
        instance = find(request.instance)
        # Rendering takes milliseconds of computing; a thread keeps the engine's loop free.
        program = await asyncio.to_thread(reference, instance)
        return Completion(f"```{instance.spoken.fence}\n{program}\n```\n", finish_reason="stop")

    async def close(self) -> None:
        """Nothing to close."""


def open_model(spec: str, options: ModelOptions) -> Reference:
    """The reference model; it takes no name after a colon."""
    if spec:
        raise ConfigError(f"--model reference takes no name; leave out :{spec}")
    if options.free:
        raise ConfigError("reference writes the benchmark's own programs, and answers nothing else")
    return Reference()
