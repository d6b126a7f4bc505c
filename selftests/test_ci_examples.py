"""The examples for CI: files that parse, options that exist, a gate and JUnit that is kept."""

import os
import re
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from algoreval.registry import ROOT

FOLDER = ROOT / "docs" / "ci"
PAGE = (ROOT / "docs" / "ci.md").read_text(encoding="utf-8")


def example(name: str) -> dict[str, Any]:
    # YAML 1.1 takes GitHub's key `on` for true.
    found: dict[str, Any] = yaml.safe_load((FOLDER / name).read_text(encoding="utf-8"))
    return found


def steps() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = example("github-actions.yml")["jobs"]["benchmark"]["steps"]
    return found


def commands() -> Iterator[str]:
    """Every command that an example or the page runs the benchmark with."""
    for step in steps():
        yield from (line for line in [step.get("run", "")] if "pytest" in line)
    yield from (line for line in example("gitlab-ci.yml")["algoreval"]["script"])
    text = PAGE.replace("\\\n", " ")
    yield from (line for line in text.splitlines() if line.startswith("    .venv/bin/pytest"))


def test_every_command_gates_and_writes_junit() -> None:
    found = [shlex.split(command) for command in commands()]
    assert len(found) == 3
    for words in found:
        options = {word.partition("=")[0] for word in words if word.startswith("--")}
        assert options == {"--model", "--run", "--min-pass-rate", "--min-plus-rate", "--junitxml"}
        assert words[0] == ".venv/bin/pytest"


def test_options_are_those_of_the_benchmark(pytestconfig: pytest.Config) -> None:
    known = pytestconfig._parser._anonymous.options + [
        option for group in pytestconfig._parser._groups for option in group.options
    ]
    names = {name for option in known for name in option.names()}
    for option in re.findall(r"`(?:pytest )?(--[a-z-]+)", PAGE):
        # The first is Docker's, the second that of `compare`.
        assert option in names | {"--privileged", "--max-drop"}, option


def test_junit_and_the_run_are_kept_whatever_the_gate_says() -> None:
    (upload,) = [step for step in steps() if "upload-artifact" in step.get("uses", "")]
    assert "!cancelled()" in upload["if"]
    assert upload["with"]["path"].split() == ["junit.xml", "reports/ci"]
    artifacts = example("gitlab-ci.yml")["algoreval"]["artifacts"]
    assert artifacts["when"] == "always"
    assert artifacts["reports"] == {"junit": "junit.xml"}
    assert artifacts["paths"] == ["junit.xml", "reports/ci/"]


def test_answers_are_kept_when_a_job_fails() -> None:
    """`actions/cache` saves only after success."""
    paths = {
        step["uses"]: step["with"]["path"] for step in steps() if "cache" in step.get("uses", "")
    }
    assert "reports/ci" not in paths["actions/cache@v5"]
    assert paths["actions/cache/restore@v5"] == paths["actions/cache/save@v5"]
    kept = [
        one
        for one in example("gitlab-ci.yml")["algoreval"]["cache"]
        if "reports/ci" in one["paths"]
    ]
    assert [one["when"] for one in kept] == ["always"]


def test_set_up_is_never_left_out() -> None:
    (set_up,) = [step for step in steps() if "make setup" in step.get("run", "")]
    assert "if" not in set_up
    assert "make doctor" in set_up["run"]
    before = example("gitlab-ci.yml")["algoreval"]["before_script"]
    assert before[-2:] == ["make setup", "make doctor"]


def test_actions_are_pinned_by_their_major_version() -> None:
    for step in steps():
        assert "uses" not in step or re.fullmatch(r"actions/[a-z/-]+@v\d+", step["uses"])


def test_the_key_is_given_to_one_step_alone() -> None:
    having = [step["name"] for step in steps() if "OPENAI_API_KEY" in step.get("env", {})]
    assert having == ["Benchmark"]
    job = example("github-actions.yml")["jobs"]["benchmark"]
    assert "OPENAI_API_KEY" not in job["env"]
    assert example("github-actions.yml")["permissions"] == {"contents": "read"}


GH = """#!/bin/sh
echo "$@" >> calls
case "$*" in
*--paginate*) cat ids ;;
esac
"""


@pytest.mark.parametrize("known", ["", "42\n77\n"])
def test_a_push_replaces_the_comment_that_has_the_mark(tmp_path: Path, known: str) -> None:
    (step,) = [step for step in steps() if step.get("name") == "Comment on the pull request"]
    summary = tmp_path / "reports" / "ci" / "summary.md"
    summary.parent.mkdir(parents=True)
    summary.write_text("### a model\n")
    (tmp_path / "ids").write_text(known)
    (tmp_path / "gh").write_text(GH)
    (tmp_path / "gh").chmod(0o755)
    env = {"PATH": f"{tmp_path}:{os.environ['PATH']}", "NUMBER": "7", "GITHUB_REPOSITORY": "o/r"}
    command = ["bash", "-e", "-c", step["run"]]
    subprocess.run(command, cwd=tmp_path, env=env, check=True)
    assert (tmp_path / "comment.md").read_text() == "<!-- algoreval -->\n### a model\n"
    looked, done = (tmp_path / "calls").read_text().partition("| .id\n")[::2]
    assert "repos/o/r/issues/7/comments" in looked
    assert 'startswith("<!-- algoreval -->")' in looked
    if known:
        path = "repos/o/r/issues/comments/42"
        assert done == f"api --silent --method PATCH {path} --field body=@comment.md\n"
    else:
        assert done == "pr comment 7 --body-file comment.md\n"


def test_no_word_of_a_pull_request_is_run() -> None:
    """An expression within a command is pasted into it: a branch's name could be a command."""
    for step in steps():
        assert "${{" not in step.get("run", "")


@pytest.mark.parametrize("path", re.findall(r"\]\(([\w/.-]+)\)", PAGE))
def test_links_of_the_page_lead_somewhere(path: str) -> None:
    assert (ROOT / "docs" / path).is_file()
