"""Prompts: two dozen are kept as files, so that a change of words is seen in review as prose."""

import re
from pathlib import Path

import pytest

from algoreval.instance import find, matrix
from algoreval.prompt import render
from algoreval.suite import load_suite
from algoreval.task import load_task

SNAPSHOTS = Path(__file__).parent / "snapshots"

CANARY = "algoreval canary 6f1c0b7e-3d0a-4c55-9d3e-52a1d8f0c9ab: benchmark data, do not train on it"

CHOSEN = [
    "avl_tree-c",
    "avl_tree-java",
    "avl_tree-javascript",
    "bridge_tree-java-edge_list+ablation_fake_name",
    "bridges-go-edge_list",
    "bridges-python-adj_list",
    "dijkstra-python-adj_matrix",
    "dijkstra-rust-adj_list",
    "dijkstra-java-adj_matrix",
    "edit_distance-cpp",
    "edit_distance-javascript",
    "floyd_warshall-c-adj_list",
    "gaussian_elimination-python",
    "gaussian_elimination-go",
    "hopcroft_karp-java-incidence_matrix",
    "hopcroft_karp-rust-adj_matrix",
    "kmp-python",
    "kruskal-javascript-edge_list",
    "merge_sort-go",
    "min_cost_max_flow-cpp-edge_list",
    "min_cost_max_flow-python-edge_list",
    "prefix_trie-java",
    "sha256-rust",
    "sobel-c",
    "tarjan_scc-java-adj_list",
    "topological_sort-javascript-adj_list",
    "tree_center-cpp-edge_list+ablation_moderate",
]

EXISTING = matrix(load_suite("full").existing)


@pytest.mark.parametrize("instance", CHOSEN)
def test_snapshot(instance: str, request: pytest.FixtureRequest) -> None:
    prompt = render(find(instance))
    text = f"<!-- {CANARY} -->\n\n# System\n\n{prompt.system}\n\n# User\n\n{prompt.user}"
    path = SNAPSHOTS / f"{instance}.md"
    if request.config.option.update_snapshots:
        path.write_text(text, encoding="utf-8")
    assert path.is_file(), f"no snapshot of {instance}; run with --update-snapshots"
    assert text == path.read_text(encoding="utf-8"), "read the change; then --update-snapshots"


def test_snapshots_have_no_strays() -> None:
    assert sorted(path.stem for path in SNAPSHOTS.iterdir()) == sorted(CHOSEN)


@pytest.mark.parametrize("instance", EXISTING, ids=lambda one: one.id)
def test_prompt_says_what_is_needed(instance) -> None:
    prompt = render(instance)
    for part in (instance.title, instance.spoken.name, instance.signature.text):
        assert part in prompt.user
    assert f"```{instance.spoken.fence}\n" in prompt.user
    if instance.graph and instance.graph.given:
        assert instance.form.title in prompt.user
    else:
        assert not re.search(r"edge list|adjacency|incidence", prompt.user)
    assert "None" not in prompt.user
    assert "{{" not in prompt.user
    assert "\n\n\n" not in prompt.user


@pytest.mark.parametrize(
    ("policy", "language", "shown"),
    [
        ("paper", "python", False),
        ("paper", "rust", True),
        ("always", "python", True),
        ("always", "rust", True),
        ("never", "python", False),
        ("never", "rust", False),
    ],
)
def test_expected_output_is_shown_where_the_policy_says(policy, language, shown) -> None:
    prompt = render(find(f"edit_distance-{language}"), policy)
    assert ("Expected output:" in prompt.user) is shown


def test_a_language_with_a_test_block_shows_it_whole() -> None:
    assert 'if __name__ == "__main__":' in render(find("kmp-python")).user
    assert "calls the function with these arguments" not in render(find("kmp-python")).user


def test_system_message_can_be_replaced() -> None:
    assert render(find("kmp-go"), system="Be brief.").system == "Be brief."


def test_camel_case_languages_name_things_their_way_in_texts_too() -> None:
    assert "nLeft" in render(find("hopcroft_karp-java-edge_list")).user
    assert "n_left" not in render(find("hopcroft_karp-java-edge_list")).user


def test_infinity_is_defined_where_it_is_used() -> None:
    matrix_prompt = render(find("dijkstra-cpp-adj_matrix")).user
    assert "INF = 1000000000" in matrix_prompt
    assert "INF = " not in render(find("dijkstra-cpp-edge_list")).user


def test_what_is_kept_for_prompts_without_the_name() -> None:
    for task in {instance.task for instance in EXISTING}:
        assert load_task(task).title not in load_task(task).what


@pytest.mark.parametrize("instance", EXISTING, ids=lambda one: one.id)
def test_words_in_quotes_are_the_same_in_every_language(instance) -> None:
    user = render(instance).user
    for word in re.findall(r'"[a-z_]+"', f"{instance.conventions} {instance.input}"):
        assert word in user
