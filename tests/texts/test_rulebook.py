"""Numbered rules."""

import pytest

from castlewright.testing.toy import Toy
from castlewright.texts import Paragraph, Section, rules
from castlewright.texts.rulebook import parse

BOOK = """\
# Pie

A game about
pies.

## 1. Baking

**PY-1.1** Take a pie.
It is round,
and warm:

- apples
- pears
  and plums

**PY-1.2** Eat it.

## 2. The end

### Ties

**PY-2.1.1** Share.
"""


def test_headings_introductions_and_numbered_paragraphs() -> None:
    book = parse(BOOK)
    assert book.title == "Pie"
    assert book.sections == (
        Section("Pie", 1, "A game about pies.", ()),
        Section(
            "1. Baking",
            2,
            "",
            (
                Paragraph("PY-1.1", "Take a pie. It is round, and warm:\n\n- apples\n- pears and plums"),
                Paragraph("PY-1.2", "Eat it."),
            ),
        ),
        Section("2. The end", 2, "", ()),
        Section("Ties", 3, "", (Paragraph("PY-2.1.1", "Share."),)),
    )
    assert list(book.paragraphs) == ["PY-1.1", "PY-1.2", "PY-2.1.1"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("**PY-1.1** Pie.", "begin with a heading"),
        ("# Pie\n\n**PY-1.1** Pie.\n\n**PY-1.1** Pie.", "PY-1.1 is there twice"),
        ("# Pie\n\nJust a pie.", "without a numbered paragraph"),
        ("# Pie\n\n**PY-1.1**\n\n**PY-1.2** Pie.", "PY-1.1 is empty"),
        ("", "without a numbered paragraph"),
    ],
)
def test_what_is_not_a_rulebook_is_refused(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        parse(text)


def test_the_rules_of_a_game_are_found() -> None:
    assert rules(Toy(), "en").paragraphs["TY-4.3"] == "A flag is worth two points."
    assert rules(Toy(), "ru").title == "Колокола"
    with pytest.raises(LookupError, match="no rules in 'de'"):
        rules(Toy(), "de")
