#!/usr/bin/env python3
"""Writes the cases from Jinja2 as inputs of the fuzzer for templates: seeds-templates.py FOLDER"""
import json
import pathlib
import sys

tests = pathlib.Path(__file__).resolve().parent.parent
folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
for number, case in enumerate(json.loads((tests / "TemplatingTests/Cases/cases.json").read_text())):
    text = case["templates"]["main"]
    for name, other in case["templates"].items():
        if name != "main":
            text += f"\n--- {name}\n{other}"
    (folder / f"case-{number:03}").write_text(text)
