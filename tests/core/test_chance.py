"""Chance: pinned forever, fair, and deaf to the order of draws."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from castlewright.core import Chance, commitment

SEED = bytes(range(32))


def test_known_draws_never_change() -> None:
    """Old games fold only as long as these numbers stand."""
    chance = Chance(SEED)
    assert [chance.roll("blue", throw=n) for n in range(1, 9)] == [3, 4, 6, 5, 3, 5, 6, 2]
    assert chance.shuffle("deck", "abcdefghij") == list("fcbgijhdae")
    assert chance.below("wide", 2**32) == 4_074_638_619
    assert chance.choice("choice", ["ash", "birch", "cedar"]) == "birch"


def test_a_draw_can_be_checked_by_hand_from_the_published_recipe() -> None:
    first_word = sha256(SEED + b"\0" + b"blue/seat=1/throw=3" + b"\0" + bytes(4)).digest()[:4]
    assert Chance(SEED).below("blue", 1000, throw=3, seat=1) == int.from_bytes(first_word, "big") % 1000


def test_long_draws_run_over_into_the_next_block() -> None:
    words = [
        int.from_bytes(sha256(SEED + b"\0deck\0" + block.to_bytes(4, "big")).digest()[start : start + 4], "big")
        for block in range(2)
        for start in range(0, 32, 4)
    ]
    order = list(range(12))
    for last, word in zip(range(11, 0, -1), words, strict=False):
        other = word % (last + 1)
        order[last], order[other] = order[other], order[last]
    assert Chance(SEED).shuffle("deck", range(12)) == order


def test_words_that_would_be_unfair_are_skipped() -> None:
    """With a bound just above 2**31 about half of all words must go; taking them would favour low numbers."""
    bound = 2**31 + 1
    skipped = 0
    for n in range(200):
        prefix = SEED + f"\0n/n={n}\0".encode()
        stream = sha256(prefix + bytes(4)).digest() + sha256(prefix + b"\0\0\0\1").digest()
        words = [int.from_bytes(stream[start : start + 4], "big") for start in range(0, 64, 4)]
        fair = next(word for word in words if word < bound)
        skipped += fair != words[0]
        assert Chance(SEED).below("n", bound, n=n) == fair
    assert 60 < skipped < 140


class Given(Chance):
    """Chance whose words are given."""

    __slots__ = ("words",)

    def __init__(self, *words: int) -> None:
        super().__init__(SEED)
        self.words = words

    def _words(self, name: str, which: dict[str, int]) -> Iterator[int]:
        return iter(self.words)


def test_a_shuffle_skips_exactly_the_unfair_words() -> None:
    """2**32 leaves 1 over 5, 0 over 4 and 1 over 3: the very last word is unfair for five and for three items."""
    last = 2**32 - 1
    assert Given(last, 4, last, last, 2, 1).shuffle("deck", "abcde") == Given(4, last, 2, 1).shuffle("deck", "abcde")
    assert Given(last - 1, last, 2, 1).shuffle("deck", "abcde") == Given(4, last, 2, 1).shuffle("deck", "abcde")


@given(st.binary(max_size=40), st.permutations([("a", 6), ("b", 20), ("a", 7), ("c", 2**32)]))
def test_the_order_of_draws_does_not_matter(seed: bytes, order: list[tuple[str, int]]) -> None:
    chance = Chance(seed)
    drawn = {key: chance.below(key[0], key[1], n=key[1]) for key in order}
    assert drawn == {key: Chance(seed).below(key[0], key[1], n=key[1]) for key in drawn}


def test_names_and_numbers_tell_draws_apart() -> None:
    chance = Chance(SEED)
    draws = [chance.below(name, 2**32, **which) for name in ("a", "b") for which in ({}, {"n": 1}, {"n": 2}, {"m": 1})]
    assert len(set(draws)) == len(draws)
    assert chance.below("a", 2**32, x=1, y=2) == chance.below("a", 2**32, y=2, x=1)
    assert Chance(SEED[:-1]).below("a", 2**32) != chance.below("a", 2**32)


def test_dice_are_fair() -> None:
    chance = Chance.named("fair")
    counts = Counter(chance.roll("die", n=n) for n in range(12_000))
    assert set(counts) == set(range(1, 7))
    assert chi_square(counts, 12_000 / 6) < 20.5  # 0.1 % of fair dice would be above, with 5 degrees of freedom


def test_shuffles_are_fair() -> None:
    chance = Chance.named("fair")
    counts = Counter("".join(chance.shuffle("order", "abcd", n=n)) for n in range(12_000))
    assert set(counts) == {"".join(order) for order in permutations("abcd")}
    assert chi_square(counts, 12_000 / 24) < 49.7  # the same, with 23


def chi_square(counts: Counter[object] | Counter[int] | Counter[str], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts.values())


def test_a_shuffle_leaves_its_items_alone() -> None:
    items = [3, 1, 2]
    assert sorted(Chance(SEED).shuffle("x", items)) == [1, 2, 3]
    assert items == [3, 1, 2]
    assert Chance(SEED).shuffle("x", []) == []


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1])
def test_impossible_bounds_are_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="from 1 to 2"):
        Chance(SEED).below("x", bound)


def test_a_choice_from_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="not 0"):
        Chance(SEED).choice("x", [])


def test_named_seeds_differ_by_every_word() -> None:
    seeds = {Chance.named(*words).seed for words in [("a", 1), ("a", 2), ("b", 1), ("a",)]}
    assert len(seeds) == 4
    assert Chance.named("simulate", 1, 17).seed == sha256(b"simulate/1/17").digest()


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert commitment(SEED) == sha256(SEED).hexdigest() != commitment(SEED[::-1])
