"""The matrix of tests: every chosen cell of the suite becomes one parametrized test."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from algoreval.aids import FILES, name_file
from algoreval.errors import ConfigError
from algoreval.instance import BASE, Instance, make, matrix, under
from algoreval.language import languages
from algoreval.registry import did_you_mean, names
from algoreval.representation import representations
from algoreval.suite import Cell, Suite, load_suite
from algoreval.task import FOLDER, folders, load_task
from plugins.decided import decide
from plugins.options import SELECTION

SUITE = pytest.StashKey[Suite]()
TESTS = FOLDER / "test_tasks.py"
"""The benchmark's tests."""

HELD = pytest.StashKey[tuple[tuple[str, int], ...] | None]()
"""The samples there are, by instance and index; None, or unset, if a model can be asked."""


def pytest_configure(config: pytest.Config) -> None:
    """Checks the names on the command line before anything is collected."""
    try:
        config.stash[SUITE] = suite = load_suite(config.option.suite)
        for task in sorted({cell.task for cell in suite.existing}):
            load_task(task)  # here a mistake in one is a line, in collection it is a traceback
        for name, known in _known().items():
            for word in _words(config, name):
                if word not in known:
                    raise ConfigError(f"--{name}: unknown name {word!r}{did_you_mean(word, known)}")
        _name_files(config)
        for condition in conditions(config):
            for cell in suite.existing[:1]:
                under(make(cell), condition)  # now, what a probe lacks is a line
    except ConfigError as error:
        raise pytest.UsageError(str(error)) from error


def _name_files(config: pytest.Config) -> None:
    """Says where the files of the user's are that help in prompts."""
    for option, condition in FILES.items():
        given = getattr(config.option, option)
        if given and condition not in conditions(config):
            raise ConfigError(f"--{option} is of no use without --condition {condition}")
        if given:  # workers may stand elsewhere
            given = str(config.invocation_params.dir / given)
            decide(config, option, given)
        name_file(option, Path(given) if given else None)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Gives a test that takes `instance` and `index` one parameter set per chosen sample."""
    if not {"instance", "index"} <= set(metafunc.fixturenames):
        return
    try:
        chosen = chosen_samples(metafunc.config)
    except ConfigError as error:
        raise pytest.UsageError(str(error)) from error
    several = any(index for _, index in chosen)
    metafunc.parametrize(
        ("instance", "index"), [_param(instance, index, several) for instance, index in chosen]
    )


def chosen_samples(config: pytest.Config) -> list[tuple[Instance, int]]:
    """Every sample of the chosen cells: as many as --samples says, or those that there are."""
    chosen = chosen_instances(config)
    wanted: int | None = config.option.samples
    held = config.stash.get(HELD, None)
    if held is None:
        return [(one, index) for one in chosen for index in range(wanted or 1)]
    indices: dict[str, list[int]] = {}
    for name, index in held:
        if wanted is None or index < wanted:
            indices.setdefault(name, []).append(index)
    return [(one, index) for one in chosen for index in indices.get(one.id, ())]


def chosen_instances(config: pytest.Config) -> list[Instance]:
    """The chosen cells under every chosen condition that they have."""
    variants = (
        under(one, condition)
        for one in matrix(chosen_cells(config))
        for condition in conditions(config)
    )
    return [one for one in variants if one is not None]


def told_conditions(config: pytest.Config) -> Iterator[str]:
    """Of each condition besides the base, how many of the chosen instances it changes."""
    bases = matrix(chosen_cells(config))
    for condition in conditions(config):
        if condition == BASE:
            continue
        variants = [(one, under(one, condition)) for one in bases]
        made = [(one, other) for one, other in variants if other is not None]
        changed = sum(replace(other, condition=BASE) != one for one, other in made)
        line = f"condition {condition}: another prompt for {changed} of {len(bases)} instances"
        if same := len(made) - changed:
            line += f"; {same} are asked as under {BASE}"
        if absent := len(bases) - len(made):
            line += f"; {absent} do not come in it"
        yield line


def conditions(config: pytest.Config) -> list[str]:
    """The conditions that --condition names, each once."""
    return list(dict.fromkeys(_words(config, "condition"))) or [BASE]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Drops what pytest puts in place of an empty choice: a test that is skipped."""
    items[:] = [item for item in items if not _takes_instance(item) or _is_instance(item)]


def _takes_instance(item: pytest.Item) -> bool:
    return {"instance", "index"} <= set(getattr(item, "fixturenames", ()))


def _is_instance(item: pytest.Item) -> bool:
    return item.get_closest_marker("instance") is not None


def chosen_cells(config: pytest.Config) -> list[Cell]:
    """The cells of the suite whose task exists and that --task, --lang, --rep, --domain choose."""
    wanted = {name: set(_words(config, name)) for name in SELECTION}
    return [
        cell
        for cell in config.stash[SUITE].existing
        if all(
            not words or value in words
            for words, value in zip(wanted.values(), _coordinates(cell), strict=True)
        )
    ]


def sample_id(instance: Instance, index: int, several: bool) -> str:
    """The id of a test's parameters: the instance's, and the sample's if there are several."""
    return f"{instance.id}-s{index}" if several else instance.id


def _param(instance: Instance, index: int, several: bool) -> object:
    mark = pytest.mark.instance(
        task=instance.task,
        lang=instance.language,
        rep=instance.representation,
        domain=instance.domain,
        condition=instance.condition,
        sample=index,
    )
    return pytest.param(instance, index, id=sample_id(instance, index, several), marks=mark)


def _coordinates(cell: Cell) -> tuple[str, ...]:
    """The cell's value for each name in SELECTION."""
    return cell.task, cell.language, cell.representation, folders()[cell.task].parent.name


def _words(config: pytest.Config, name: str) -> list[str]:
    given: Iterable[str] = getattr(config.option, name)
    return [word.strip() for text in given for word in text.split(",") if word.strip()]


def _known() -> dict[str, list[str]]:
    domains = [name for name in names(FOLDER) if name != "suites"]
    known = [sorted(folders()), sorted(languages()), representations(), domains]
    return dict(zip(SELECTION, known, strict=True))
