"""A view as text: what it looks like, and that it tells no more than the view."""

import re

import pytest
from blueprints_tables import build, play, turn

from castlewright.core import Chance
from castlewright.games.blueprints import game
from castlewright.games.blueprints.components import ROOM_IDS
from castlewright.games.blueprints.shown.plan import card_plan
from castlewright.games.blueprints.sketch import sketch

A_TURN = """\
turn 1/10  [0* 1]  rooms 36  bonuses 33  decrees 28
step     line 1

R01f2     R12u2~       R85f1~   R96u1
┌─────┐      ╶──╴      ┌──┐     ┌──┐
│ff ff=    (u uu u)    =ff=     =uu│
└==───┘   ╶───==───╴   └──┘     └──┘

discard  R04s2~
favors   sizes 2:15 1:8  types 3:15 1:8  moats 1:15 0:0  walk 2:15 1:8

0*   63  f0  s0  l0  d0  a0  o0  u0  m1/1  ~4  last 0  skip 0  start=outdoor  line x11
         decree double_lines  bonus ×2
1    24  f0  s0  l0  d0  a0  o0  u0  m0  ~1  last 0  skip 0  start  bonus ×2

0*                                   1
     2  3  4  5  6  7  8  9 10 11         2  3  4  5  6  7  8  9 10
    ·· ·· ·· ·· ·· ·· ·· ·· ·· ··        ·· ·· ·· ·· ·· ·· ·· ·· ··
 2 · .  .  .  .  .  .  .  .  .  .·    2 · .  .  .  .  .  .  .  .  .·

 3 · .  .  .  .  .  .  .  .  .  .·    3 · .  .  .  .  .  .  .  .  .·
               ┌==┐
 4 · .  .  .  .│ss│ .  .  .  .  .·    4 · .  .  .  .  .  .  .  .  .·
               ├++┤                                 ┌==┐
 5 · .  .  .  .│ll│ . ~~  .  .  .·    5 · .  .  .  .│ll│ .  .  .  .·
            ┌──┘  └──┐                           ┌──┘  └──┐
 6 · .  .  .=ll ll ll│~~  .  .  .·    6 · .  .  .=ll ll ll= .  .  .·
            └──┐  ┌──┘                           └──┐  ┌──┘
 7 · .  .  .  .│ll│ . ~~  .  .  .·    7 · .  .  .  .│ll│ .  .  .  .·
               └==┘                                 └==┘
 8 · .  .  .  .  .  .  .  .  .  .·    8 · .  .  .  .  .  .  .  .  .·

 9 · .  .  .  .  .  .  .  .  .  .·    9 · .  .  .  .  .  .  .  .  .·

10 · .  .  .  .  .  .  .  .  .  .·   10 · .  .  .  .  .  .  .  .  .·
    ·· ·· ·· ·· ·· ·· ·· ·· ·· ··        ·· ·· ·· ·· ·· ·· ·· ·· ··"""


def test_a_turn_of_two_seen_by_a_spectator() -> None:
    state = turn("double_lines", market="R86 R85 R12 R96 R01", discard="R04")
    state.players[0].swans = (2,) * 4
    build(state, "R86", 6, 4, "NS")
    play(state, "use moat moat", "moat 8,5 8,7", "use start outdoor", "line x11")
    assert str(game.view(state, None)) == A_TURN


def test_the_card_in_hand_is_shown_in_all_its_forms() -> None:
    state = turn(market="R85 R86")
    play(state, "take R85 market")
    lines = str(game.view(state, 0)).splitlines()
    assert lines[1:7] == [
        "step     place",
        "",
        "R85f1~ 0   R85f1~ 1",
        "┌──┐       ┌==┐",
        "=ff=       │ff│",
        "└──┘       └==┘",
    ]


@pytest.mark.parametrize("card", ROOM_IDS)
def test_every_card_has_a_plan_with_its_entrances(card: str) -> None:
    drawn = card_plan(card)
    assert len({*map(len, drawn)} | {1}) > 1
    room = next(one for one in game.components()["rooms"] if one["id"] == card)
    level = sum(side in "NS" for _, _, side in room["forms"][0]["doors"])
    assert "\n".join(drawn).count("=") == len(room["forms"][0]["doors"]) + level


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_hidden_cards_are_left_out(seats: int) -> None:
    chance = Chance.named("sketch", seats)
    state = game.start(seats, {"decrees": "two"}, chance)
    step = 0
    while game.actors(state):
        seat, step = state.actor, step + 1
        legal = game.legal(state, seat)
        if step % 25 == 1:
            for watching in (None, *range(seats)):
                drawn = sketch(game.view(state, watching))
                hands = re.findall(r"bonus ([a-z]|×)", drawn)
                assert hands.count("×") == seats - (watching is not None)
                assert ("hand " in drawn) == (state.phase == "draft" and watching == seat)
                assert drawn.count("secret ") == (2 if watching is not None and state.players[watching].secrets else 0)
        game.advance(state, seat, legal[chance.below("move", len(legal), step=step)], chance)
    drawn = sketch(game.view(state, None))
    assert "×" not in drawn, "in the end all cards lie open"
    assert drawn.startswith("over 10/10")
