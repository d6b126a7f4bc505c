"""Conditions: an instance under a probe is named, found and prompted as such."""

from dataclasses import replace

import pytest

from algoreval.errors import ConfigError
from algoreval.instance import BASE, find, named, probe_of, under
from algoreval.prompt import render
from algoreval.registry import load_plugin, plugin_names

PROBES = plugin_names("probes")


def test_a_base_instance_is_itself() -> None:
    kmp = named("kmp", "c")
    assert under(kmp, BASE) is kmp


@pytest.mark.parametrize("condition", ["hnt", "hint_", "nothing_of_ours", ""])
def test_an_unknown_condition_is_named(condition: str) -> None:
    with pytest.raises(ConfigError, match=f"unknown condition {condition!r}"):
        probe_of(condition)


@pytest.mark.parametrize("probe", PROBES)
def test_every_condition_leads_to_its_probe_and_back(probe: str) -> None:
    module = load_plugin("probes", probe)
    assert module.CONDITIONS
    for condition in module.CONDITIONS:
        assert probe_of(condition) is module


def test_a_prompt_can_explain_what_it_names() -> None:
    kmp = named("kmp", "c")
    told = render(replace(kmp, explained=True)).user
    assert kmp.title in told
    assert kmp.what in told
    assert kmp.what not in render(kmp).user


def test_an_aid_stands_right_before_the_last_paragraph() -> None:
    kmp = named("kmp", "c")
    bare, aided = render(kmp).user, render(replace(kmp, aid="Some help.")).user
    assert aided.replace("Some help.\n\n", "") == bare
    assert aided.split("\n\n")[-2:] == ["Some help.", bare.split("\n\n")[-1]]


def test_texts_that_are_withheld_leave_no_gap() -> None:
    kmp = replace(named("kmp", "c"), input="", conventions="")
    text = render(kmp).user
    assert "Input:" not in text
    assert "\n\n\n" not in text


def test_an_id_names_its_condition() -> None:
    kmp = replace(named("kmp", "c"), condition="hint")
    assert kmp.id == "kmp-c+hint"
    with pytest.raises(ConfigError, match="unknown condition"):
        find("kmp-c+nothing")


def test_conditions_that_can_be_given_are_listed() -> None:
    with pytest.raises(ConfigError) as caught:
        probe_of("foo")
    _, _, listed = str(caught.value).partition("known: ")
    every = [name for probe in PROBES for name in load_plugin("probes", probe).CONDITIONS]
    assert listed.split(", ") == sorted([BASE, *every])
