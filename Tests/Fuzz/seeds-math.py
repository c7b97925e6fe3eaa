#!/usr/bin/env python3
"""Writes the formulas of the tests as inputs of the fuzzer for math: seeds-math.py FOLDER"""
import pathlib
import sys

tests = pathlib.Path(__file__).resolve().parent.parent
folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
lines = (tests / "MathTests/Cases/formulas.txt").read_text().splitlines()
for number, line in enumerate(line for line in lines if line.startswith("$ ")):
    (folder / f"formula-{number:03}").write_text(line[2:])
