"""The numbered rules of a game, read from `text/rules.<language>.md`.

A heading opens a section; a paragraph begins with its number in bold, `**CA-3.2** ...`, and lasts until the next
number or heading. What stands before the first number of a section is its introduction.
"""

import re
from functools import lru_cache

from msgspec import Struct

from .files import Which, rules_file
from .languages import LANGUAGES, Language

_HEADING = re.compile(r"(#+)\s+(.+)")
_NUMBERED = re.compile(r"\*\*([A-Z]+-\d+(?:\.\d+)*[a-z]?)\.?\*\*\s*(.*)")
_KEEPS_ITS_LINE = re.compile(r"([-*|>]|\d+\.)\s?")


class Paragraph(Struct, frozen=True):
    id: str
    text: str


class Section(Struct, frozen=True):
    heading: str
    level: int
    introduction: str
    paragraphs: tuple[Paragraph, ...]


class Rules(Struct, frozen=True):
    """A rulebook in one language."""

    sections: tuple[Section, ...]
    paragraphs: dict[str, str]
    """All numbered paragraphs by their id, in order."""

    @property
    def title(self) -> str:
        return self.sections[0].heading


@lru_cache(maxsize=64)
def rules(game: Which, lang: Language) -> Rules:
    if lang not in LANGUAGES:
        raise LookupError(f"there are no rules in {lang!r}; there are: {', '.join(LANGUAGES)}")
    return parse(rules_file(game, lang))


def parse(markdown: str) -> Rules:
    """ValueError where the text does not have the shape of rules."""
    sections: list[Section] = []
    seen: set[str] = set()
    heading, level = "", 0
    blocks: list[tuple[str, list[str]]] = []

    def close() -> None:
        if heading:
            introduction, *numbered = [(number, _joined(lines)) for number, lines in blocks]
            sections.append(Section(heading, level, introduction[1], tuple(Paragraph(*each) for each in numbered)))

    for line in markdown.splitlines():
        if found := _HEADING.match(line):
            close()
            heading, level = found[2].strip(), len(found[1])
            blocks = [("", [])]
        elif not heading:
            if line.strip():
                raise ValueError(f"rules begin with a heading, not with {line!r}")
        elif found := _NUMBERED.match(line):
            if found[1] in seen:
                raise ValueError(f"the paragraph {found[1]} is there twice")
            seen.add(found[1])
            blocks.append((found[1], [found[2]]))
        else:
            blocks[-1][1].append(line.rstrip())
    close()
    paragraphs = {paragraph.id: paragraph.text for section in sections for paragraph in section.paragraphs}
    if not paragraphs:
        raise ValueError("rules without a numbered paragraph")
    for number, text in paragraphs.items():
        if not text:
            raise ValueError(f"the paragraph {number} is empty")
    return Rules(tuple(sections), paragraphs)


def _joined(lines: list[str]) -> str:
    """Wrapped lines become one; blank lines, lists and tables stay."""
    text = ""
    for line in lines:
        stands_alone = not line or not text or text.endswith("\n") or _KEEPS_ITS_LINE.match(line.lstrip())
        text = f"{text}{line}\n" if not line else f"{text}\n{line}" if stands_alone else f"{text} {line.lstrip()}"
    return re.sub(r"\n{3,}", "\n\n", text).strip()
