"""The ground the house stands on: locks, pure rules, nothing personal in the tree."""

import ast
import json
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted(ROOT.glob("requirements*.txt"))
PINNED = re.compile(r"^[a-z0-9][a-z0-9._-]*(\[[a-z0-9,._-]+\])?==\S+( ; .+)? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}( \\)?$")


def unpinned(lock: str) -> list[str]:
    """The lines that are neither an exact version, followed by a hash, nor a hash."""
    lines = lock.splitlines()
    bad = [line for line in lines if not (PINNED.match(line) or HASH.match(line))]
    pairs = zip(lines, [*lines[1:], ""], strict=True)
    return bad + [line for line, after in pairs if PINNED.match(line) and not HASH.match(after)]


def tracked_files() -> list[Path]:
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if listing.returncode != 0:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in listing.stdout.split("\0") if name]


def test_there_are_locks() -> None:
    assert {lock.name for lock in LOCKS} >= {
        "requirements.txt",
        "requirements-dev.txt",
        "requirements-bench.txt",
    }


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_requirement_is_pinned_and_hashed_and_names_no_host(lock: Path) -> None:
    text = lock.read_text()
    assert text
    assert unpinned(text) == []
    assert "://" not in text


def test_an_unhashed_or_foreign_line_is_noticed() -> None:
    fine = f"msgspec==1.0 \\\n    --hash=sha256:{'0' * 64}\n"
    assert unpinned(fine) == []
    assert unpinned("msgspec==1.0\n")
    assert unpinned("msgspec==1.0 \\\nrich==1.0 \\\n" + fine.splitlines()[1])
    assert unpinned("--index-url somewhere\n" + fine)


def test_the_npm_lock_names_no_host_and_checks_every_package() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert packages
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [name for name, entry in packages.items() if "integrity" not in entry] == []


def test_no_tracked_file_knows_where_it_was_written() -> None:
    personal = re.compile(rb"(?<![\w.~/])/(?:home/\w|root/|Users/\w|work/\w)")
    binary = {".png", ".woff", ".woff2", ".ico", ".jpg", ".webp"}
    telling = [
        f"{file.relative_to(ROOT)}: {found[0].decode()}"
        for file in tracked_files()
        if file.is_file() and file.suffix not in binary and file != Path(__file__).resolve()
        if (found := personal.search(file.read_bytes()))
    ]
    assert telling == []


def test_the_change_log_speaks_of_this_version() -> None:
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert {"Unreleased", version("castlewright")} & set(headings)


def test_rules_import_nothing_from_outside_but_msgspec() -> None:
    """The import contract lists what is forbidden; this lists what is allowed, so nothing new slips in."""
    allowed = sys.stdlib_module_names | {"castlewright", "msgspec"}
    strangers = []
    for floor in ("core", "games"):
        for file in sorted((ROOT / "src" / "castlewright" / floor).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                names: list[str] = []
                if isinstance(node, ast.Import):
                    names = [alias.name for alias in node.names]
                elif isinstance(node, ast.ImportFrom) and node.level == 0:
                    names = [node.module or ""]
                strangers += [f"{file.name}: {name}" for name in names if name.split(".")[0] not in allowed]
    assert strangers == []
