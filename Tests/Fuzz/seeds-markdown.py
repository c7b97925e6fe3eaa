#!/usr/bin/env python3
"""Writes documents as inputs of the fuzzer for Markdown: seeds-markdown.py FOLDER

They are the guide's pages, cut at their headings, and the texts in quotation marks that the tests of Markdown render.
"""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent.parent
folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
texts = []
for path in sorted((root / "Content").rglob("*.md")):
    texts += re.split(r"\n(?=## )", path.read_text())
escapes = {"n": "\n", "t": "\t", "r": "\r", "0": "\0"}
for path in sorted((root / "Tests/MarkdownTests").rglob("*.swift")):
    for found in re.findall(r'"""\n(.*?)\n\s*"""|"((?:[^"\\\n]|\\.)+)"', path.read_text(), re.S):
        texts.append(re.sub(r"\\([ntr0\"\\])", lambda match: escapes.get(match[1], match[1]), found[0] or found[1]))
for number, text in enumerate(sorted(set(texts))):
    if 2 < len(text) < 4000:
        (folder / f"text-{number:04}").write_text(text)
