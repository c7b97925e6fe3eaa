#!/usr/bin/env python3
"""Writes Sources/Markdown/Emoji/EmojiNames.swift: GitHub's names of emoji, as the package
pymdown-extensions on PyPI lists them (gemoji). Needs `pip install pymdown-extensions`."""

import pathlib

from pymdownx import gemoji_db

WIDTH = 96


def emoji(entry: dict) -> str:
    # The longer spelling asks for the colourful picture where the character also has a plain one.
    codes = entry.get("unicode_alt") or entry["unicode"]
    return "".join(chr(int(code, 16)) for code in codes.split("-"))


names = {name.strip(":"): emoji(entry) for name, entry in gemoji_db.emoji.items()}
names |= {alias.strip(":"): names[of.strip(":")] for alias, of in gemoji_db.aliases.items()}

lines = [""]
for name, picture in sorted(names.items(), key=lambda item: item[0].encode()):
    part = f"{name} {picture}"
    if lines[-1] and len(lines[-1]) + 2 + len(part) > WIDTH:
        lines.append("")
    lines[-1] += ("  " if lines[-1] else "") + part

target = pathlib.Path(__file__).parents[2] / "Sources/Markdown/Emoji/EmojiNames.swift"
target.write_text(
    "// Written by Tests/MarkdownTests/make-emoji-names.py; do not edit.\n\n"
    "/// Each name with a space and its emoji, two spaces between them or a line end, sorted by bytes\n"
    f"/// (GitHub's list, gemoji {gemoji_db.version}).\n"
    'let emojiNames: StaticString = """\n'
    + "".join(f"  {line}\n" for line in lines)
    + '  """\n'
)
print(len(names), "names")
