"""Lines, sheets, places and what decides them."""

from msgspec import json

from castlewright.core import Line, Outcome, Reason, Sheet, Standing, rank


def line(points: int, group: str) -> Line:
    return Line(points=points, group=group, rule="TY-1.1", name="line-x")


def keeps(count: int) -> Reason:
    return Reason("TY-4.4", "why-keeps", {"count": count})


def cards(count: int) -> Reason:
    return Reason("TY-4.5", "why-cards", {"count": count})


def shared() -> Reason:
    return Reason("TY-4.6", "why-shared")


def test_a_total_is_the_sum_of_its_lines_whatever_was_passed() -> None:
    sheet = Sheet(0, (line(3, "a"), line(-1, "b"), line(2, "a")), total=99)
    assert sheet.total == 4
    assert sheet.groups() == {"a": 5, "b": -1}
    assert json.decode(json.encode(sheet), type=Sheet) == sheet
    assert json.decode(b'{"owner": 0, "lines": [], "total": 7}', type=Sheet).total == 0


def test_scores_alone_need_no_words() -> None:
    assert rank({0: 5, 1: 9, 2: 7}, [(lambda _: 0, keeps)], shared) == (
        Standing(1, 1, 9),
        Standing(2, 2, 7),
        Standing(3, 0, 5),
    )


def test_a_tie_is_decided_by_the_first_measure_that_differs() -> None:
    standings = rank({0: 5, 1: 5, 2: 9}, [(lambda owner: {0: 1, 1: 3, 2: 0}[int(owner)], keeps)], shared)
    assert standings == (Standing(1, 2, 9), Standing(2, 1, 5, keeps(3)), Standing(3, 0, 5, keeps(1)))


def test_a_later_measure_decides_only_where_the_first_does_not() -> None:
    first, second = {0: 1, 1: 1, 2: 4}, {0: 2, 1: 6, 2: 0}
    ties = [(lambda owner: first[owner], keeps), (lambda owner: second[owner], cards)]
    assert rank({0: 5, 1: 5, 2: 5}, ties, shared) == (
        Standing(1, 2, 5, keeps(4)),
        Standing(2, 1, 5, cards(6)),
        Standing(3, 0, 5, cards(2)),
    )


def test_what_is_equal_to_the_end_shares_its_place_and_the_next_is_skipped() -> None:
    standings = rank({0: 5, 1: 5, 2: 3, 3: 9}, [(lambda _: 1, keeps)], shared)
    assert [(each.place, each.owner) for each in standings] == [(1, 3), (2, 0), (2, 1), (4, 2)]
    assert [each.why for each in standings] == [None, shared(), shared(), None]


def test_a_shared_place_says_what_parted_it_from_the_others_of_the_same_score() -> None:
    measure = {0: 2, 1: 1, 2: 2, 3: 1}
    standings = rank(dict.fromkeys(range(4), 5), [(lambda owner: measure[int(owner)], keeps)], shared)
    assert standings == (
        Standing(1, 0, 5, keeps(2)),
        Standing(1, 2, 5, keeps(2)),
        Standing(3, 1, 5, keeps(1)),
        Standing(3, 3, 5, keeps(1)),
    )


def test_without_words_a_shared_place_has_none() -> None:
    assert [each.why for each in rank({"west": 1, "east": 1})] == [None, None]


def test_winners_are_all_in_the_first_place() -> None:
    assert Outcome(rank({0: 2, 1: 2, 2: 1})).winners() == (0, 1)
