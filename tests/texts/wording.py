"""Checks of all words of the house, as functions from sources to lists of problems."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import product
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, visitor
from fluent.syntax import ast as ftl

from castlewright.core import Option
from castlewright.lessons import Guide, Lesson, parse_guide
from castlewright.lessons import parse as parse_lesson
from castlewright.texts import LANGUAGES
from castlewright.texts.rulebook import parse

HOUSE = "house"
SAID_OF = re.compile(r"(event|group|line|option|prompt|refusal|warning|why)(-[a-z0-9_]+)+")
PLURALS = {"ru": {"one", "few", "other"}, "en": {"one", "other"}}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 11, 21, 100)
MESSAGE_ID = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)*")


@dataclass(frozen=True)
class Ftl:
    """One Fluent file. The owner is the house or a game."""

    owner: str
    topic: str
    lang: str
    text: str

    @cached_property
    def entries(self) -> list[ftl.EntryType]:
        return FluentParser(with_spans=False).parse(self.text).body

    @cached_property
    def messages(self) -> dict[str, ftl.Message]:
        return {entry.id.name: entry for entry in self.entries if isinstance(entry, ftl.Message)}

    @cached_property
    def quoted(self) -> set[str]:
        """Messages that other messages here are made of."""
        nodes = [node for message in self.messages.values() for node in _nodes(message)]
        return {node.id.name for node in nodes if isinstance(node, ftl.MessageReference)}

    def __str__(self) -> str:
        return f"{self.owner}/{self.topic}.{self.lang}.ftl"


@dataclass
class Corpus:
    """Everything that is said, and everything that says it."""

    files: list[Ftl] = field(default_factory=list)
    rules: dict[tuple[str, str], str] = field(default_factory=dict)
    """By game and language."""
    python: dict[str, str] = field(default_factory=dict)
    """Path below `castlewright/` → source."""
    web: dict[str, str] = field(default_factory=dict)
    options: dict[str, tuple[Option, ...]] = field(default_factory=dict)
    client_topics: frozenset[str] = frozenset({"house", "client"})
    """The topics of the house that the client reads."""
    folders: dict[str, str] = field(default_factory=dict)
    """Game → its folder below `castlewright/`."""
    lessons: dict[str, str] = field(default_factory=dict)
    """Path below `castlewright/` → source."""
    guides: dict[str, str] = field(default_factory=dict)
    """Path below `castlewright/` → source of a game's figures, signs or coach."""

    def ids(self, *owners: str) -> set[str]:
        return {name for file in self.files if not owners or file.owner in owners for name in file.messages}

    def lessons_of(self, game: str) -> dict[str, Lesson]:
        own = {path: source for path, source in self.lessons.items() if self.owner_of(path) == game}
        return {path: parse_lesson(source, Path(path).stem) for path, source in own.items()}

    def guide_of(self, game: str) -> Guide:
        own = {Path(path).stem: source for path, source in self.guides.items() if self.owner_of(path) == game}
        return parse_guide(**own)

    def taught_by(self, game: str) -> dict[str, tuple[str, ...]]:
        """What a game's lessons and its guide say, by path."""
        taught = {path: lesson.texts() for path, lesson in self.lessons_of(game).items()}
        guide = self.guide_of(game).texts()
        return taught | ({f"the guide of {game}": guide} if guide else {})

    def owner_of(self, path: str) -> str:
        return next((game for game, folder in self.folders.items() if path.startswith(f"{folder}/")), HOUSE)


def read_corpus(root: Path, folders: dict[str, str], options: dict[str, tuple[Option, ...]]) -> Corpus:
    package = root / "src" / "castlewright"
    corpus = Corpus(folders=folders, options=options)
    for owner, folder in {HOUSE: "texts", **{game: f"{folder}/text" for game, folder in folders.items()}}.items():
        for file in sorted((package / folder).glob("*.ftl")):
            topic, lang, _ = file.name.split(".")
            corpus.files.append(Ftl(owner, topic, lang, file.read_text(encoding="utf-8")))
        for file in sorted((package / folder).glob("rules.*.md")):
            corpus.rules[owner, file.name.split(".")[1]] = file.read_text(encoding="utf-8")
    for folder in folders.values():
        for taught, name in ((corpus.lessons, "lessons"), (corpus.guides, "guide")):
            for file in sorted((package / folder / name).glob("*.toml")):
                taught[file.relative_to(package).as_posix()] = file.read_text(encoding="utf-8")
    for file in sorted(package.rglob("*.py")):
        corpus.python[file.relative_to(package).as_posix()] = file.read_text(encoding="utf-8")
    for file in sorted((root / "web" / "src").rglob("*")):
        if file.suffix in (".ts", ".svelte") and "harness" not in file.parts and ".test." not in file.name:
            corpus.web[file.relative_to(root).as_posix()] = file.read_text(encoding="utf-8")
    globs = [
        found for source in corpus.web.values() for found in re.findall(r"\$texts/\{?([\w,]+)\}?\.\*\.ftl", source)
    ]
    if globs:
        corpus.client_topics = frozenset(topic for found in globs for topic in found.split(","))
    return corpus


# -- the files ----------------------------------------------------------------------------------------------


def unreadable(corpus: Corpus) -> list[str]:
    """What Fluent could not read it leaves out without a word."""
    return [
        f"{file}: {entry.content.strip().splitlines()[0]}"
        for file in corpus.files
        for entry in file.entries
        if isinstance(entry, ftl.Junk) and entry.content
    ]


def not_in_both_languages(corpus: Corpus) -> list[str]:
    problems = []
    topics = sorted({(file.owner, file.topic) for file in corpus.files})
    for owner, topic in topics:
        found = {file.lang: file for file in corpus.files if (file.owner, file.topic) == (owner, topic)}
        if set(found) != set(LANGUAGES):
            problems.append(f"{owner}/{topic} is there in {', '.join(sorted(found))} only")
            continue
        one, other = (found[lang] for lang in LANGUAGES)
        problems += [
            f"{owner}/{topic}: {name} is not in both languages" for name in sorted(one.messages.keys() ^ other.messages)
        ]
        for name in sorted(one.messages.keys() & other.messages):
            differing = variables(one.messages[name]) ^ variables(other.messages[name])
            problems += [f"{owner}/{topic}: {name} has ${each} in one language only" for each in sorted(differing)]
    return problems


def said_twice(corpus: Corpus) -> list[str]:
    """A reader of a game hears the house and that game; one id must not mean two things there."""
    problems = []
    for lang in LANGUAGES:
        for owner in {file.owner for file in corpus.files}:
            seen: dict[str, str] = {}
            for file in corpus.files:
                if file.lang != lang or file.owner not in (HOUSE, owner):
                    continue
                names = [entry.id.name for entry in file.entries if isinstance(entry, ftl.Message | ftl.Term)]
                for name in names:
                    if name in seen:
                        problems.append(f"{file}: {name} is already in {seen[name]}")
                    seen[name] = str(file)
    return sorted(set(problems))


def variables(node: ftl.BaseNode) -> set[str]:
    return {each.id.name for each in _nodes(node) if isinstance(each, ftl.VariableReference)}


def _nodes(node: ftl.BaseNode) -> list[ftl.BaseNode]:
    found: list[ftl.BaseNode] = []

    class Collect(visitor.Visitor):
        def generic_visit(self, each: ftl.BaseNode) -> None:
            found.append(each)
            super().generic_visit(each)

    Collect().visit(node)
    return found


# -- plural forms and formatting ----------------------------------------------------------------------------


def missing_plurals(corpus: Corpus) -> list[str]:
    """In Russian two forms do only where no number is shown, or where all numbers but 1 govern alike (с 2 башнями)."""
    problems = []
    for file in corpus.files:
        for name, message in file.messages.items():
            for select in _selects(message):
                keys = _keys(select)
                if not keys & CATEGORIES - {"other"}:
                    continue
                needed = PLURALS[file.lang] - ({"few"} if _governs_alike(select) else set())
                if missing := needed - keys - ({"other"} if "many" in keys else set()):
                    problems.append(f"{file}: {name} has no form for {', '.join(sorted(missing))}")
    return problems


def _governs_alike(select: ftl.SelectExpression) -> bool:
    default = next(variant for variant in select.variants if variant.default)
    said = FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("x"), default.value))
    number = select.selector.id.name if isinstance(select.selector, ftl.VariableReference) else ""
    counted = re.findall(rf"\{{ *\${number} *\}}\s+([а-яё]+)", said)
    return all(re.search(r"(ам|ям|ами|ями|ах|ях)$", word) for word in counted)


def does_not_format(corpus: Corpus) -> list[str]:
    """Every message, with every kind of argument its selectors tell apart, says something and makes no error."""
    problems = []
    for lang, owner in product(LANGUAGES, {file.owner for file in corpus.files}):
        bundle = FluentBundle([lang], use_isolating=False)
        heard = [file for file in corpus.files if file.lang == lang and file.owner in (HOUSE, owner)]
        for file in heard:
            bundle.add_resource(FluentResource(file.text))
        quoted = {name for file in heard for name in file.quoted}
        inner = {
            variable: "Anna"
            for file in heard
            for name, message in file.messages.items()
            if name in quoted
            for variable in variables(message)
        }
        for file in heard:
            if file.owner != owner:
                continue
            for name, message in file.messages.items():
                if message.value is None:
                    problems.append(f"{file}: {name} is empty")
                    continue
                for args in samples(message):
                    pattern = bundle.get_message(name).value
                    assert pattern is not None
                    said, errors = bundle.format_pattern(pattern, inner | args)
                    problems += [f"{file}: {name} with {args}: {error}" for error in errors]
                    if not str(said).strip():
                        problems.append(f"{file}: {name} says nothing with {args}")
    return problems


def samples(message: ftl.Message) -> Iterator[dict[str, str | int]]:
    values: dict[str, list[str | int]] = {name: ["Anna"] for name in variables(message)}
    for select in _selects(message):
        if isinstance(select.selector, ftl.VariableReference):
            keys = _keys(select)
            numeric = bool(keys & CATEGORIES - {"other"}) or any(key.lstrip("-").isdigit() for key in keys)
            numbers = [*NUMBERS, *(int(key) for key in keys if key.lstrip("-").isdigit())]
            values[select.selector.id.name] = [*numbers] if numeric else [*sorted(keys), "something else"]
    for each in product(*values.values()):
        yield dict(zip(values, each, strict=True))


def _selects(message: ftl.Message) -> list[ftl.SelectExpression]:
    return [node for node in _nodes(message) if isinstance(node, ftl.SelectExpression)]


def _keys(select: ftl.SelectExpression) -> set[str]:
    return {
        variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
        for variant in select.variants
    }


# -- who says what ------------------------------------------------------------------------------------------


def said_but_missing(corpus: Corpus) -> list[str]:
    """Every id in the code can be said where it is said: the house's by all, a game's by that game.

    The house itself may say of any game what every game has words for.
    """
    problems = []
    in_every_game = set[str]().union(*([set.intersection(*map(corpus.ids, corpus.folders))] if corpus.folders else []))
    for path, source in corpus.python.items():
        owner = corpus.owner_of(path)
        known = corpus.ids(HOUSE, owner) | (in_every_game if owner == HOUSE else set())
        missing = sorted(_ids_in_python(source) - known)
        problems += [f"{path}: {name} is in no text that {owner} may use" for name in missing]
    for game in corpus.folders:
        for path, texts in corpus.taught_by(game).items():
            missing = sorted(set(texts) - corpus.ids(game))
            problems += [f"{path}: {name} is in no text of {game}" for name in missing]
    known = corpus.ids()
    for path, source in corpus.web.items():
        problems += [f"{path}: {name} is in no text" for name in sorted(_ids_in_web(source) - known)]
    return problems


def unheard_by_the_client(corpus: Corpus) -> list[str]:
    """Events and reasons travel as ids, and the client puts them into words: it must have those words."""
    heard = {
        name
        for file in corpus.files
        if file.owner != HOUSE or file.topic in corpus.client_topics
        for name in file.messages
    }
    problems = [
        f"{path}: {name}" for path, source in corpus.web.items() for name in sorted(_ids_in_web(source) - heard)
    ]
    for path, source in corpus.python.items():
        if corpus.owner_of(path) == HOUSE and not path.startswith("cli"):
            sent = {name for name in _strings(source) if re.fullmatch(r"(event|prompt|why)(-[a-z0-9_]+)+", name)}
            problems += [f"{path}: {name}" for name in sorted(sent - heard)]
    return problems


def _ids_in_python(source: str) -> set[str]:
    found = {text for text in _strings(source) if SAID_OF.fullmatch(text)}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and node.args and isinstance(node.func, ast.Attribute):
            first = node.args[0]
            if node.func.attr == "say" and isinstance(first, ast.Constant) and isinstance(first.value, str):
                found.add(first.value)
    return found


def _ids_in_web(source: str) -> set[str]:
    return set(re.findall(r"""(?<![\w$])t\(\s*['"`]([a-z][a-z0-9_-]*)['"`]""", source))


def never_said(corpus: Corpus) -> list[str]:
    """Every id in the files is said somewhere: by its own name, by a pattern, or inside another message."""
    problems = []
    for file in corpus.files:
        folder = corpus.folders.get(file.owner)
        python = [
            source
            for path, source in corpus.python.items()
            if not folder or not path.startswith("games/") or path.startswith(folder)
        ]
        strings = {text for source in python for text in _strings(source)}
        web = {text for source in corpus.web.values() for text in re.findall(r"['\"`]([a-z][\w-]*)['\"`]", source)}
        patterns = [
            *(pattern for source in python for pattern in _patterns_in_python(source)),
            *(pattern for source in corpus.web.values() for pattern in _patterns_in_web(source)),
        ]
        by_header = {
            name
            for option in corpus.options.get(file.owner, ())
            for name in (f"option-{option.key}", *(f"option-{option.key}-{choice}" for choice in option.choices))
        }
        quoted = {name for other in corpus.files if other.owner in (HOUSE, file.owner) for name in other.quoted}
        taught = {name for texts in corpus.taught_by(file.owner).values() for name in texts}
        said = strings | web | by_header | quoted | taught
        for name in file.messages:
            group = name.removeprefix("group-")
            # What is said to one seat has words for the others too (`Texts.event`).
            used = (
                name.removesuffix("-aloud") in said
                or (group != name and group in strings)
                or any(pattern.fullmatch(name) for pattern in patterns)
            )
            if not used:
                problems.append(f"{file}: {name} is never said")
    return problems


@cache
def _strings(source: str) -> frozenset[str]:
    return frozenset(
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


GENERAL = ("option-", "group-", "lesson-", "figure-", "sign-", "coach-", "brief-")
"""Patterns that hold for every game are judged by its header, its score, its lessons and its guide, not by their
prefix."""


@cache
def _patterns_in_python(source: str) -> list[re.Pattern[str]]:
    written = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.JoinedStr)]
    parts = [[str(part.value) if isinstance(part, ast.Constant) else None for part in node.values] for node in written]
    return [pattern for each in parts for pattern in _pattern(each)]


def _patterns_in_web(source: str) -> Iterator[re.Pattern[str]]:
    for literal in re.findall(r"`([a-z][a-z0-9_-]*\$\{[^`]*)`", source):
        yield from _pattern([None if part.startswith("${") else part for part in re.split(r"(\$\{[^}]*\})", literal)])


def _pattern(parts: Iterable[str | None]) -> Iterator[re.Pattern[str]]:
    """Only what begins like an id and leaves the end or a middle open: `cli-bot-{name}`."""
    written = list(parts)
    start = written[0] if written else None
    plausible = start is not None and re.fullmatch(r"[a-z][a-z0-9_]*-[a-z0-9_-]*", start)
    if (
        plausible
        and start not in GENERAL
        and all(part is None or re.fullmatch(r"[a-z0-9_-]*", part) for part in written)
    ):
        yield re.compile("".join("[a-z0-9_-]+" if part is None else re.escape(part) for part in written))


# -- the rules ----------------------------------------------------------------------------------------------


def rules_differ(corpus: Corpus) -> list[str]:
    """The same paragraphs, in the same sections, in both languages."""
    problems = []
    for game in sorted({game for game, _ in corpus.rules}):
        if any((game, lang) not in corpus.rules for lang in LANGUAGES):
            problems.append(f"the rules of {game} are there in one language only")
            continue
        shapes = []
        for lang in LANGUAGES:
            try:
                sections = parse(corpus.rules[game, lang]).sections
            except ValueError as error:
                problems.append(f"the {lang} rules of {game}: {error}")
                continue
            shapes.append([(section.level, [each.id for each in section.paragraphs]) for section in sections])
        if len(shapes) == len(LANGUAGES) and shapes[0] != shapes[1]:
            pairs = zip(*shapes, strict=False)
            where = next((f"{one} / {other}" for one, other in pairs if one != other), "a whole section")
            problems.append(f"the rules of {game} differ between the languages: {where}")
    return problems


def unwritten_rules(corpus: Corpus) -> list[str]:
    """Every paragraph that a game's code, messages or rules speak of is written."""
    problems = []
    for game in sorted({game for game, _ in corpus.rules}):
        text = corpus.rules[game, LANGUAGES[0]]
        written = set(parse(text).paragraphs)
        prefix = next(iter(sorted(written))).split("-")[0]
        told = {
            **{path: source for path, source in corpus.python.items() if corpus.owner_of(path) == game},
            **{path: source for path, source in corpus.lessons.items() if corpus.owner_of(path) == game},
            **{path: source for path, source in corpus.guides.items() if corpus.owner_of(path) == game},
            **{str(file): file.text for file in corpus.files if file.owner == game},
            **{f"{game}/rules.{lang}.md": source for (owner, lang), source in corpus.rules.items() if owner == game},
        }
        sections = {number.split(".")[0] for number in written}
        for path, source in told.items():
            spoken = set(re.findall(rf"\b{prefix}-\d+(?:\.\d+)*[a-z]?", source))
            problems += [f"{path}: {number} is not written" for number in sorted(spoken - written - sections)]
    return problems


# -- words in the wrong place -------------------------------------------------------------------------------

LETTERS = re.compile(r"[A-Za-zА-Яа-яЁё]{2,}")
CYRILLIC = re.compile(r"[А-Яа-яЁё]")
OWN_NAME = re.compile(r"\bru: '")
"""A language is called by its own name in every language."""


def raw_words(corpus: Corpus) -> list[str]:
    """Words for people outside the text files: Cyrillic in code, letters in the markup of a component."""
    problems = []
    for path, source in corpus.python.items():
        problems += [f"{path}: {text}" for text in sorted(_spoken_strings(source)) if CYRILLIC.search(text)]
    for path, source in corpus.web.items():
        lines = source.splitlines()
        problems += [f"{path}: {line.strip()}" for line in lines if CYRILLIC.search(line) and not OWN_NAME.search(line)]
        if path.endswith(".svelte"):
            problems += [f"{path}: {word}" for word in LETTERS.findall(_markup_text(source))]
    return problems


def _spoken_strings(source: str) -> set[str]:
    """Without docstrings, which people who play never see, without the titles of a game's header, without words that
    are heard from people and never said to them: the constant `HEARD`."""
    tree = ast.parse(source)
    silent = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg == "titles":
            silent |= {id(each) for each in ast.walk(node.value)}
        if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["HEARD"]:
            silent |= {id(each) for each in ast.walk(node.value)}
    strings = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {str(node.value) for node in strings if id(node) not in silent}


def _markup_text(source: str) -> str:
    """What a component says by itself: no script, no style, no comments, no tags, no expressions."""
    source = re.sub(r"<(script|style)\b.*?</\1>", "", source, flags=re.DOTALL)
    source = re.sub(r"<!--.*?-->", "", source, flags=re.DOTALL)
    text, depth, tag, quote = "", 0, False, ""
    for letter in source:
        if depth:
            depth += {"{": 1, "}": -1}.get(letter, 0)
        elif letter == "{":
            depth = 1
        elif tag:
            if quote:
                quote = "" if letter == quote else quote
            elif letter in "\"'":
                quote = letter
            tag = letter != ">" or bool(quote)
        elif letter == "<":
            tag = True
        else:
            text += letter
    return text
