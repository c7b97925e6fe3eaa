"""The program under test, and what it builds."""

import os
import subprocess
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[3]

# What today is for every build here, so that no post ever turns old or new.
NOW = "2026-12-01T12:00:00Z"


def program():
    """The release program, or that of a debug build; `SITEGEN` names another."""
    places = [
        os.environ.get("SITEGEN"),
        REPOSITORY / ".build/release/sitegen",
        REPOSITORY / ".build/debug/sitegen",
    ]
    for place in filter(None, places):
        if Path(place).is_file():
            return str(place)
    raise SystemExit("There is no sitegen to test; '.ci/build' makes one.")


def build(folder):
    """Builds the site in `folder`, without a warning, and gives the folder of its output."""
    done = subprocess.run(
        [program(), "build", str(folder), "--strict", "--now", NOW],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise AssertionError(f"the site does not build:\n{done.stdout}{done.stderr}")
    return Path(folder, "Output")
