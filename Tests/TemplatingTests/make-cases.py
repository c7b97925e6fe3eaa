#!/usr/bin/env python3
"""Writes Cases/cases.json: templates with the output that Jinja2 gives them.

Needs Jinja2 3.1 (`pip install 'jinja2>=3.1,<3.2'`). Run it again after adding a case to the files of Cases/:

    python3 make-cases.py
"""
import json
import pathlib
import re

import jinja2
from markupsafe import Markup

CASES = []


def case(name, template, data=None, trim=False, lstrip=False, **others):
    """One case; other templates are named with `__` for `.`: `base__html="…"`."""
    templates = {"main": template}
    for key, text in others.items():
        templates[key.replace("__", ".")] = text
    CASES.append((name, templates, data or {}, trim, lstrip))


def revive(value):
    if isinstance(value, dict):
        if set(value) == {"$markup"}:
            return Markup(value["$markup"])
        return {key: revive(item) for key, item in value.items()}
    if isinstance(value, list):
        return [revive(item) for item in value]
    return value


def expected(templates, data, trim, lstrip):
    environment = jinja2.Environment(
        loader=jinja2.DictLoader(templates),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        keep_trailing_newline=True,
        trim_blocks=trim,
        lstrip_blocks=lstrip,
        extensions=["jinja2.ext.do", "jinja2.ext.loopcontrols"],
    )
    return environment.get_template("main").render(revive(data))


def mentioned(data, templates):
    """The data whose names stand in the templates."""
    words = set(re.findall(r"\w+", " ".join(templates.values())))
    return {name: value for name, value in data.items() if name in words}


def main():
    here = pathlib.Path(__file__).parent
    namespace = {"case": case}
    for file in sorted((here / "Cases").glob("*.py")):
        exec(compile(file.read_text(), str(file), "exec"), namespace)
    names = [item[0] for item in CASES]
    twice = {name for name in names if names.count(name) > 1}
    assert not twice, twice
    items = []
    refused = []
    for name, templates, data, trim, lstrip in CASES:
        data = mentioned(data, templates)
        try:
            text = expected(templates, data, trim, lstrip)
        except Exception as error:
            refused.append(f"{name}: {type(error).__name__}: {error}\n{templates['main']}")
            continue
        item = {"name": name, "templates": templates, "data": data, "expected": text}
        if trim:
            item["trim_blocks"] = True
        if lstrip:
            item["lstrip_blocks"] = True
        items.append(item)
    if refused:
        raise SystemExit("\n".join(refused))
    lines = ",\n".join(json.dumps(item, ensure_ascii=False) for item in items)
    (here / "Cases" / "cases.json").write_text(f"[\n{lines}\n]\n")
    print(len(items), "cases")


main()
