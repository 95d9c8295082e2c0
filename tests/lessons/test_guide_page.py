"""docs/guide.md says what is true: what it shows of the formats can be read, and every key and limit is there."""

import re
from pathlib import Path

from test_guides import LONGEST

from castlewright.lessons import Figure, Label, Sign, Stated, Tip, parse_guide

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "guide.md").read_text(encoding="utf-8")
FIGURES, SIGNS, COACH = re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_the_examples_can_be_read() -> None:
    guide = parse_guide(FIGURES, SIGNS, COACH)
    (figure,) = guide.figures
    assert [stated.numbers for stated in figure.states] == [{6}, {6}, set(), set()]
    assert (guide.signs[0].name, guide.tips[0].look) == ("tower", "hand")


def test_every_key_and_every_limit_is_on_the_page() -> None:
    for kind in (Figure, Label, Sign, Stated, Tip):
        for key in kind.__struct_fields__:
            assert re.search(rf"\b{key}\b", PAGE), f"{kind.__name__}.{key}"
    for limit in LONGEST.values():
        assert re.search(rf"\b{limit}\b", PAGE)
