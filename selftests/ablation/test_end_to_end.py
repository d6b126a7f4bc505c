"""The whole experiment on samples of models whose right tables are known, because we made them."""

import csv
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from algoreval.__main__ import main
from algoreval.ablation import BY_ID, KNOWN
from algoreval.instance import Instance, find
from algoreval.program import complete, reference
from algoreval.registry import ROOT

CORRUPTED = Path(__file__).parent / "corrupted"

LESS_KNOWN = ("tree_center-python-edge_list", "k_core-python-edge_list")
INSTANCES = [
    *(f"{cell}+{condition}" for cell in LESS_KNOWN for condition in BY_ID),
    *(f"sieve-python+{condition}" for condition in KNOWN),
]

CLUELESS = "I do not know what that is."

SAMPLES = 4
"""Of a model that does not always do the same, where it matters."""


def right(instance: Instance) -> str:
    return reference(instance)


def as_told(instance: Instance) -> str:
    path = CORRUPTED / f"{instance.task}.{BY_ID[instance.condition].text}.py"
    return complete(instance, path.read_text(encoding="utf-8"))


def knows_it_anyway(instance: Instance, index: int) -> str:
    """Does what the true algorithm does, whatever it was asked for."""
    return right(instance)


def follows_the_text(instance: Instance, index: int) -> str:
    """Does what it reads, and knows no names."""
    rule = BY_ID[instance.condition]
    if rule.text == "none":
        return CLUELESS
    return as_told(instance) if rule.corrupted else right(instance)


def needs_the_name(instance: Instance, index: int) -> str:
    """Knows the names, and reads nothing else."""
    return right(instance) if BY_ID[instance.condition].name == "correct" else CLUELESS


def wavers(instance: Instance, index: int) -> str:
    """Where the text is wrong: once right, twice as told, once neither."""
    if not BY_ID[instance.condition].corrupted:
        return right(instance)
    return (right(instance), as_told(instance), as_told(instance), "print('?')")[index]


MODELS: tuple[Callable[[Instance, int], str], ...] = (
    knows_it_anyway,
    follows_the_text,
    needs_the_name,
    wavers,
)

RIGHT, OBEYS, NEITHER = ("100", "0", "0"), ("0", "100", "0"), ("0", "0", "100")

TRUTH = {
    "knows_it_anyway": [RIGHT] * 7,
    "follows_the_text": [NEITHER, RIGHT, RIGHT, RIGHT, RIGHT, OBEYS, OBEYS],
    "needs_the_name": [RIGHT, RIGHT, NEITHER, NEITHER, NEITHER, RIGHT, RIGHT],
    "wavers": [RIGHT] * 5 + [("25", "50", "25")] * 2,
}
"""By model and condition: in %, the true algorithm, the wrong text, neither."""

OF_KNOWN = {
    "knows_it_anyway": ("100", "100"),
    "follows_the_text": ("100", "100"),
    "needs_the_name": ("100", "0"),
    "wavers": ("100", "100"),
}
"""With the name, and without."""


def samples(model: Callable[[Instance, int], str]) -> Iterator[str]:
    """The lines of a replay file."""
    for name in INSTANCES:
        instance = find(name)
        several = model is wavers and BY_ID[instance.condition].corrupted
        for index in range(SAMPLES if several else 1):
            program = model(instance, index)
            text = program if program is CLUELESS else f"```python\n{program}\n```"
            yield json.dumps({"instance": name, "completion": text}) + "\n"


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """A run by each of the models."""
    folder = tmp_path_factory.mktemp("ablation")
    for model in MODELS:
        file = folder / f"{model.__name__}.jsonl"
        file.write_text("".join(samples(model)), encoding="utf-8")
        command = [
            *(sys.executable, "-m", "pytest", "-q", "--suite=ablation", f"--model=replay:{file}"),
            *(f"--condition={','.join(BY_ID)}", "--no-edge-cases", f"--run={model.__name__}"),
            f"--reports={folder / 'reports'}",
        ]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        assert done.returncode in (0, 1), done.stdout + done.stderr
    return sorted((folder / "reports").iterdir())


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def name_of(label: str) -> str:
    return label.removeprefix("replay:").removesuffix(".jsonl")


@pytest.mark.slow
@pytest.mark.toolchain
def test_whom_each_model_follows_comes_out(runs: list[Path], tmp_path: Path, capsys) -> None:
    assert main(["ablation", *map(str, runs), "--out", str(tmp_path)]) == 0
    found: dict[str, list[tuple[str, ...]]] = {}
    known: dict[str, tuple[str, ...]] = {}
    for row in rows(tmp_path / "table10.csv"):
        model = name_of(row["model"])
        shares = tuple(row[whom] or "0" for whom in ("true algorithm", "wrong spec", "neither"))
        if row["algorithms"] == "less known":
            found.setdefault(model, []).append(shares)
        else:
            known[model] = (*known.get(model, ()), row["true algorithm"])
    assert found == TRUTH
    assert known == OF_KNOWN
    text = capsys.readouterr().out.partition(str(tmp_path))[0]
    assert "Wrong Spec (severe)" in text
    assert all(len(line) <= 80 for line in text.splitlines())


@pytest.mark.slow
@pytest.mark.toolchain
def test_figure_20_is_drawn_from_the_same_runs(runs: list[Path], tmp_path: Path) -> None:
    command = ["figures", str(tmp_path), *map(str, runs), "--only", "figure20"]
    assert main(command) == 0
    suffixes = {path.suffix for path in tmp_path.iterdir() if path.stem == "figure20a"}
    assert suffixes == {".csv", ".tex", ".svg", ".png"}
    cells = {
        name_of(row["model"]): [row[one.title] for one in BY_ID.values()]
        for row in rows(tmp_path / "figure20b.csv")
        if row["algorithm"] == "Tree Center"
    }
    assert cells == {model: [right for right, _, _ in row] for model, row in TRUTH.items()}
    for row in rows(tmp_path / "figure20_known.csv"):
        assert (row["Name+Spec"], row["Spec Only"]) == OF_KNOWN[name_of(row["model"])]


@pytest.mark.slow
@pytest.mark.toolchain
def test_all_runs_are_whole(runs: list[Path]) -> None:
    for folder in runs:
        info = json.loads((folder / "run.json").read_text(encoding="utf-8"))
        assert info["complete"], info["incomplete_because"]


def test_a_run_without_the_ablation_is_told(tmp_path: Path, capsys) -> None:
    (tmp_path / "records.jsonl").write_text("", encoding="utf-8")
    assert main(["ablation", str(tmp_path)]) == 2
    assert "no run here has a record of a condition ablation_..." in capsys.readouterr().err
