"""GitHub is asked as it wants to be: by whom it knows, not too fast, and nothing twice."""

from pathlib import Path

import pytest

from algoreval.errors import ConfigError, JudgeError
from algoreval.github import TRIES, GitHub, Unanswered
from algoreval.github_limits import LONGEST
from algoreval.shelf import Shelf
from selftests.augmentation.forge import SEARCHES, TOKEN, Forge, Reply, Time, said

SEARCH = "/search/code"


@pytest.fixture
def github(forge: Forge, time: Time, state: Path) -> GitHub:
    said: list[str] = []
    github = GitHub(TOKEN, Shelf(state), forge.url, time, said.append)
    github.told = said
    return github


def search(github: GitHub, word: str) -> bytes:
    query = {"q": f"{word} language:Python extension:py", "per_page": "10"}
    return github.get(SEARCH, "application/vnd.github+json", query)


def once(reply: Reply, times: int = 1):
    """Trouble with the first requests only."""
    left = [reply] * times
    return lambda path: left.pop() if left else None


def test_what_was_answered_is_not_asked_again(github, forge, time, state) -> None:
    first = search(github, "kmp")
    assert search(github, "kmp") == first
    assert search(GitHub(TOKEN, Shelf(state), forge.url, time), "kmp") == first
    assert len(forge.requests) == 1


def test_the_limit_is_waited_out_and_never_met(github, forge, time) -> None:
    began = time.now()
    for number in range(3 * SEARCHES):
        search(github, f"word{number}")
    assert forge.too_early == 0
    assert len(time.slept) == 2
    assert 120 <= time.now() - began < 125
    assert github.told[0].startswith("GitHub's limit is used up; going on in 6")


def test_searches_of_others_use_up_the_limit_too(github, forge, time) -> None:
    forge._left, forge._reset = 0, time.now() + 17
    search(github, "kmp")
    assert forge.too_early == 1
    assert time.slept == [pytest.approx(18, abs=1)]


@pytest.mark.parametrize("status", [403, 429])
def test_a_secondary_limit_silences_everything_for_as_long_as_it_says(
    github, forge, time, status: int
) -> None:
    refusal = said(status, "You have exceeded a secondary rate limit", ("Retry-After", "33"))
    forge.trouble = once(refusal)
    search(github, "kmp")
    assert time.slept == [pytest.approx(34)]


def test_without_a_time_the_silence_lasts_a_minute_and_then_doubles(github, forge, time) -> None:
    forge.trouble = once(said(403, "You have exceeded a secondary rate limit"), times=3)
    search(github, "kmp")
    assert time.slept == [60, 120, 240]


def test_a_wait_longer_than_any_limit_ends_the_search(github, forge, time) -> None:
    forge.trouble = once(said(429, "no", ("Retry-After", str(int(LONGEST) + 1))))
    with pytest.raises(JudgeError, match="wants to be left alone for 39"):
        search(github, "kmp")
    assert time.slept == []


def test_who_is_refused_again_and_again_gives_up(github, forge) -> None:
    forge.trouble = lambda path: said(429, "slow down", ("Retry-After", "1"))
    with pytest.raises(JudgeError, match="does not answer: 429 slow down"):
        search(github, "kmp")
    assert len(forge.requests) == TRIES


def test_a_server_in_trouble_is_asked_again(github, forge) -> None:
    forge.trouble = once(said(502, "bad gateway"), times=2)
    search(github, "kmp")
    assert len(forge.requests) == 3


def test_a_server_that_is_away_is_one_line(github, forge, time) -> None:
    forge.stop()
    with pytest.raises(JudgeError, match=r"GitHub does not answer: .*refused"):
        search(github, "kmp")
    assert time.slept == [1, 2, 4, 8, 16]


def test_a_refusal_of_the_request_is_told_apart_from_a_limit(github, forge, time) -> None:
    forge.trouble = lambda path: said(422, "Validation Failed")
    with pytest.raises(Unanswered, match="422 Validation Failed"):
        search(github, "kmp")
    forge.trouble = lambda path: said(403, "Resource not accessible")
    with pytest.raises(Unanswered, match="403 Resource not accessible"):
        search(github, "kmp")
    assert time.slept == []


def test_a_refused_token_is_not_shown(forge, time, state) -> None:
    with pytest.raises(ConfigError, match=r"refuses the token in GITHUB_TOKEN: 401") as caught:
        search(GitHub("ghp_wrong", Shelf(state), forge.url, time), "kmp")
    assert "ghp_wrong" not in str(caught.value)
    assert "***" in str(caught.value)


def test_the_token_is_kept_nowhere(github, state) -> None:
    search(github, "kmp")
    kept = [path.read_bytes() for path in state.rglob("*") if path.is_file()]
    assert any(b"search/code" in content for content in kept)
    assert not any(TOKEN.encode() in content for content in kept)


def test_a_redirect_to_another_server_is_not_followed(github, forge, time) -> None:
    other = Forge(time)
    try:
        forge.trouble = lambda path: Reply(302, b"", (("Location", f"{other.url}/elsewhere"),))
        with pytest.raises(Unanswered, match="302"):
            search(github, "kmp")
        assert other.requests == [], "the token would have gone there"
    finally:
        other.stop()


def test_a_redirect_at_the_same_server_is_followed(github, forge) -> None:
    query = "?q=kmp+language:Python+extension:py&per_page=10"
    forge.trouble = once(Reply(301, b"", (("Location", f"{SEARCH}{query}"),)))
    assert b"items" in search(github, "kmp")


def test_github_itself_is_not_asked_without_a_token(state) -> None:
    with pytest.raises(ConfigError, match="GITHUB_TOKEN is not set"):
        GitHub("", Shelf(state))


@pytest.mark.parametrize("token", ["to\nken", "t\xf6ken"])
def test_what_is_no_token_is_not_sent(token: str, state) -> None:
    with pytest.raises(ConfigError, match="characters that no token has"):
        GitHub(token, Shelf(state))


@pytest.mark.parametrize("url", ["localhost:1", "ftp://x/", "https://", "http://x:port/"])
def test_a_malformed_address_is_named(url: str, state) -> None:
    with pytest.raises(ConfigError, match="--github-url"):
        GitHub(TOKEN, Shelf(state), url)
