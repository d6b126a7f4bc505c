"""Reference programs draw no warning at their language's usual strict level."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from algoreval.instance import Instance, matrix
from algoreval.language import languages
from algoreval.program import core_path, reference
from algoreval.state import state_folder
from algoreval.suite import load_suite
from algoreval.task import load_task
from algoreval.toolchain import Toolchain, find

STRICT = {
    "c": "{tool} -std=gnu11 -Wall -Wextra -Werror -fsyntax-only {source}",
    "cpp": "{tool} -std=gnu++17 -Wall -Wextra -Werror -fsyntax-only {source}",
    "go": "{tool} vet {sources}",
    "java": "{root}/bin/javac -Xlint:all -Werror -d . {sources}",
    "javascript": "{tool} --check {source}",
    "python": "{tool} -W error -m py_compile {source}",
    "rust": "{tool} --edition=2021 --deny=warnings --emit=metadata {source}",
}
"""What a strict person runs; {tool} and {root} are the toolchain's. To start a compiler takes most
of its time, so those that know packages get all programs at once."""

PACKAGE = {"go": "", "java": "package {package}; "}
"""What a program begins with so that it is a package beside others."""

LINTERS = {
    "rust": "{root}/bin/clippy-driver --edition=2021 --deny=warnings --emit=metadata {source}"
}
"""What runs in its place where it is installed: it finds all that the other does, and more."""

EVERY_FORM = {"dijkstra", "hopcroft_karp", "topological_sort"}
"""Tasks whose programs are tried in every representation: the adapters are the same for all."""


def chosen(language: str) -> list[Instance]:
    cells = [cell for cell in load_suite("full").existing if cell.language == language]
    return [
        instance
        for instance in matrix(cells)
        if core_path(instance.task, instance.spoken).is_file()
        and (
            instance.task in EVERY_FORM
            or instance.representation in ("", load_task(instance.task).home)
        )
    ]


def environment(tmp_path: Path) -> dict[str, str]:
    """A home of its own, and one place for all runs where Go keeps what it has compiled."""
    cache = state_folder() / "go-vet"
    settings = {"GOTOOLCHAIN": "local", "GOFLAGS": "", "GOPROXY": "off", "CGO_ENABLED": "0"}
    return {**os.environ, **settings, "HOME": str(tmp_path), "GOCACHE": str(cache)}


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.parametrize("language", sorted(languages()))
def test_no_reference_draws_a_warning(language: str, tmp_path: Path) -> None:
    if language not in STRICT:
        pytest.skip(f"nobody has said what strict means for {language}; add it to STRICT")
    tool = find(languages()[language], state_folder())
    if not isinstance(tool, Toolchain):
        pytest.skip(tool.reason)
    instances = chosen(language)
    assert instances
    written = {one.id: write(one, tmp_path) for one in instances}
    if language in PACKAGE:
        check(language, tool, tmp_path, list(written.values()))
    else:
        for file in written.values():
            check(language, tool, tmp_path, [file])


def write(instance: Instance, folder: Path) -> Path:
    """The reference of an instance in a folder of its own, whose name compilers tell."""
    package = re.sub(r"\W", "_", instance.id)
    file = folder / package / instance.spoken.source
    file.parent.mkdir()
    head = PACKAGE.get(instance.language, "").format(package=package)
    file.write_text(head + reference(instance), encoding="utf-8")
    return file.relative_to(folder)


def check(language: str, tool: Toolchain, folder: Path, files: list[Path]) -> None:
    """Fails with what a strict compiler says of these programs, if it says anything."""
    command = STRICT[language]
    linter = LINTERS.get(language)
    if linter and Path(linter.split()[0].format(root=tool.root)).is_file():
        command = linter
    env = environment(folder)
    if language == "go":
        init = [tool.program, "mod", "init", "strict"]
        subprocess.run(init, cwd=folder, env=env, check=True, capture_output=True)
        files = [Path(".", file.parent) for file in files]
    words = {"tool": tool.program, "root": tool.root, "source": files[0]}
    words["sources"] = " ".join(f"./{file}" for file in files)
    done = subprocess.run(
        command.format(**words).split(), cwd=folder, env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{files[0]} ...\n{done.stdout}{done.stderr}"
