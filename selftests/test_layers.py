"""Who may import whom: the design's table of layers as data, checked on the syntax trees."""

import ast
import sys
from pathlib import Path

import pytest

from algoreval.registry import ROOT

CORE_ORDER = [
    "graphs",
    "errors",
    "registry",
    "yaml_text",
    "spec",
    "safe",
    "template",
    "types",
    "role",
    "signature",
    "verdict",
    "representation",
    "task",
    "ablation",
    "language",
    "suite",
    "instance",
    "program",
    "model",
    "card",
    "estimate",
    "logprobs",
    "chat",
    "http_error",
    "sample_row",
    "store",
    "agenda",
    "clock",
    "quota",
    "throttle",
    "patience",
    "request_log",
    "pace",
    "generate",
    "foreign",
    "prompt",
    "fingerprint",
]
"""The core's descriptive modules in import order: each may import only earlier ones."""

THIRD_PARTY = {
    "jinja2": {"algoreval/template.py"},
    "markupsafe": {"algoreval/template.py"},
    "subprocess": {"algoreval/sandbox", "algoreval/build.py", "algoreval/trusted.py"},
    "subprocess_tee": {"algoreval/trusted.py"},
    "hypothesis": {f"algoreval/{part}.py" for part in ("graphs", "shrink", "explore", "draw")},
    "networkx": {"algoreval/graphs.py"},
    "numpy": {"algoreval/resample.py"},
    "yaml": {"algoreval"},
    "pydantic": {"algoreval"},
    "markdown_it": {"algoreval/extract"},
    "tree_sitter": {"algoreval/grammar.py", "algoreval/normal_form.py"},
    "scipy": {"algoreval/scaling/fit.py"},  # Student's t, for the interval of a slope
}
"""Which part of the core may import a library; what is not listed, none may."""

PYTEST = {"pytest", "_pytest", "xdist", "execnet"}

SIBLINGS: dict[tuple[str, str], str] = {
    ("plugins/models/local.py", "plugins/models/openai.py"): (
        "a model that runs here is served and asked like every other"
    ),
    ("plugins/commands/figures.py", "plugins/figures/_drawing.py"): (
        "it asks for files, and how a table becomes one is known there"
    ),
    ("plugins/commands/ablation.py", "plugins/figures/_drawing.py"): (
        "it can write its tables as files, like those of figures"
    ),
    ("plugins/commands/fidelity.py", "plugins/figures/_fidelity.py"): (
        "it writes its tables as files, like those of figures"
    ),
    ("plugins/commands/diversity.py", "plugins/figures/_drawing.py"): (
        "it can write its tables as files, like those of figures"
    ),
    ("plugins/commands/scaling.py", "plugins/figures/_drawing.py"): (
        "it draws what it measured, which no record holds"
    ),
    ("plugins/commands/scaling.py", "plugins/figures/_scaling.py"): (
        "figures 18 and 19 are of its points alone"
    ),
}
"""Plugins of one kind that import a sibling: (importer, imported) -> the reason."""

ORACLE = {"networkx", "hypothesis", "numpy", "scipy", "algoreval.graphs", "algoreval.types"}


def imports(path: Path) -> set[str]:
    """Every module that a file imports, by its full name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import; write the module's full name"
            found.add(node.module or "")
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def files(*patterns: str) -> list[Path]:
    return sorted(path for pattern in patterns for path in ROOT.glob(pattern))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def top(module: str) -> str:
    return module.partition(".")[0]


def is_library(module: str) -> bool:
    return top(module) not in sys.stdlib_module_names or top(module) == "subprocess"


@pytest.mark.parametrize("path", files("algoreval/**/*.py"), ids=name)
def test_the_core_knows_neither_pytest_nor_a_provider(path: Path) -> None:
    for module in imports(path):
        if not is_library(module) or top(module) == "algoreval":
            continue
        allowed = THIRD_PARTY.get(top(module), set())
        assert any(name(path) == part or name(path).startswith(f"{part}/") for part in allowed), (
            f"{name(path)} imports {module}; THIRD_PARTY does not allow it"
        )


@pytest.mark.parametrize("module", CORE_ORDER)
def test_the_core_imports_in_one_direction(module: str) -> None:
    later = set(CORE_ORDER[CORE_ORDER.index(module) :])
    found = {
        one.split(".")[1] for one in imports(ROOT / "algoreval" / f"{module}.py")
        if one.startswith("algoreval.")
    }  # fmt: skip
    assert not found & later, f"{module} imports {found & later}, which come after it"


@pytest.mark.parametrize("path", files("plugins/*.py"), ids=name)
def test_pytest_plugins_import_pytest_and_the_core(path: Path) -> None:
    for module in imports(path):
        if is_library(module):
            assert top(module) in PYTEST | {"algoreval", "plugins"}, f"{name(path)}: {module}"
        if top(module) == "plugins" and module.count(".") > 1:
            folder = ROOT.joinpath(*module.split(".")[:2])
            assert not folder.is_dir(), f"{name(path)} names the entry {module}"


@pytest.mark.parametrize("path", files("plugins/*/*.py"), ids=name)
def test_entries_import_no_pytest_and_no_sibling(path: Path) -> None:
    for module in imports(path):
        assert top(module) not in PYTEST, f"{name(path)} imports {module}"
        if top(module) == "plugins" and len(module.split(".")) > 2:
            pair = (name(path), "/".join(module.split(".")[:3]) + ".py")
            # What begins with "_" is no entry, but what the entries of its kind share.
            if Path(pair[1]).name.startswith("_") and Path(pair[1]).parent == Path(pair[0]).parent:
                continue
            assert pair in SIBLINGS, f"{pair}: name the pair in SIBLINGS with its reason"


@pytest.mark.parametrize("path", files("algoreval/**/*.py", "plugins/**/*.py"), ids=name)
def test_only_figures_are_drawn(path: Path) -> None:
    draws = "matplotlib" in {top(module) for module in imports(path)}
    assert not draws or name(path).startswith("plugins/figures/")


def test_oracles_stand_alone() -> None:
    for path in files("tasks/*/*/oracle.py"):
        for module in filter(is_library, imports(path)):
            assert any(module == one or module.startswith(f"{one}.") for one in ORACLE), (
                f"{name(path)} imports {module}"
            )


EXEMPT = {
    ("algoreval/run_info.py", "python"): "the version of the interpreter that runs the benchmark",
    ("algoreval/facts.py", "sha256"): "the hash of a file",
    ("algoreval/weights.py", "sha256"): "the hash of a file",
    ("algoreval/model.py", "sha256"): "the hash of weights",
}

NAMES = {path.name for path in files("langs/*") if path.is_dir()} | {
    path.name for path in files("tasks/[a-z]*/*") if path.is_dir()
}


@pytest.mark.parametrize("path", files("algoreval/**/*.py", "plugins/*.py"), ids=name)
def test_no_code_knows_a_language_or_a_task(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    prose = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)
    }  # docstrings may give examples
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in prose and node.value in NAMES:
            if (name(path), node.value) in EXEMPT:
                continue
            raise AssertionError(f"{name(path)}:{node.lineno} names {node.value!r}")
