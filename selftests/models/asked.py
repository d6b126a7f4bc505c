"""Whole runs of the benchmark, asked of a server on loopback that knows the right answers."""

import json
import os
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from algoreval.instance import Instance, find, matrix
from algoreval.program import reference
from algoreval.prompt import render
from algoreval.record import Record
from algoreval.record_file import each_record
from algoreval.registry import ROOT
from algoreval.suite import load_suite
from selftests.models.server import Server

LANGUAGE = "python"
"""Its programs need no compiler, so that a run of dozens takes seconds."""


@cache
def instances() -> list[Instance]:
    cells = load_suite("full").existing
    return matrix([one for one in cells if one.language == LANGUAGE and not one.representation])


@cache
def prompts() -> dict[str, str]:
    """Whose prompt it is."""
    return {render(one).user: one.id for one in instances()}


def asked_for(request: dict[str, Any]) -> str:
    return prompts()[request["messages"][-1]["content"]]


def times_asked(server: Server) -> Counter[str]:
    return Counter(map(asked_for, server.requests))


def right(name: str) -> str:
    return f"Here it is.\n```{LANGUAGE}\n{reference(find(name))}\n```\n"


class Runs:
    """Runs of one name on some instances, all with the same command."""

    def __init__(self, server: Server, reports: Path, names: list[str], *options: str) -> None:
        self.folder = reports / "r"
        tasks = ",".join(find(name).task for name in names)
        self._command = [
            *(sys.executable, "-m", "pytest", "-n2", "--tb=no", "--suite=full", "--run=r"),
            *("-p", "no:cacheprovider", "-p", "selftests.models.hurried"),
            *("--model=openai:toy", f"--base-url={server.url}", f"--reports={reports}"),
            *(f"--lang={LANGUAGE}", f"--task={tasks}", *options),
        ]
        self._env = {k: v for k, v in os.environ.items() if not k.startswith("OPENAI_")}

    def begin(self) -> "subprocess.Popen[str]":
        out = subprocess.PIPE
        return subprocess.Popen(
            self._command, cwd=ROOT, env=self._env, stdout=out, stderr=subprocess.STDOUT, text=True
        )

    def whole(self) -> tuple[int, str]:
        """The exit status and the output of a run that ends by itself."""
        process = self.begin()
        output, _ = process.communicate()
        return process.returncode, output

    @property
    def info(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((self.folder / "run.json").read_text())
        return found

    @property
    def samples(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in (self.folder / "samples.jsonl").open()]

    @property
    def answered(self) -> list[str]:
        """Whose samples are stored."""
        return [row["instance"] for row in self.samples if "completion" in row]

    def records(self) -> dict[tuple[str, str], Record]:
        """The last record of each instance and test."""
        path = self.folder / "records.jsonl"
        return {(one.instance, one.test): one for one in each_record(path)}
