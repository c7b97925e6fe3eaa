"""`sitegen serve` while it runs, and a site of its own for it."""

import os
import queue
import re
import signal
import subprocess
import threading

from .program import NOW, program
from .waiting import PATIENCE

# A page with what scripts and visitors change of their own accord.
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{{ page.title }}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/site.css">
<script>document.documentElement.dataset.theme = "dark"</script>
<script src="/site.js" defer></script>
</head><body>
<noscript><p>no</p></noscript>
<template id="t"><button>b</button></template>
<main>
<h1>{{ page.title }}</h1>
<p><input id="in" aria-label="in" value="v"></p>
<figure><code>x</code></figure>
{{ page.content }}
</main>
</body></html>
"""
SCRIPT = """window.runs = (window.runs || 0) + 1;
for (const figure of document.querySelectorAll("figure")) {
  figure.append(Object.assign(document.createElement("button"), { textContent: "Copy", className: "copy" }));
}
"""
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="{}" height="9"/></svg>'
LONG = "".join(f"\n\nParagraph {number}" for number in range(100))


def post(title, text=LONG):
    return f"---\ntitle: {title}\n---\n\n{text}\n"


def write_pages(writer):
    """A site whose pages hold what could be lost when they are replaced."""
    writer.file("site.yaml", "title: Preview\nheaders: false\n")
    writer.file("Templates/page.html", PAGE)
    writer.file("Content/site.css", "p { color: rgb(255, 0, 0) }")
    writer.file("Content/site.js", SCRIPT)
    writer.file("Content/pic.svg", PICTURE.format(1))
    writer.file("Content/other.svg", PICTURE.format(1))
    writer.file("Content/a.md", post("A"))
    writer.file("Content/b.md", post("B"))


class Preview:
    """A site in `folder` that is served at `url` until it is closed."""

    def __init__(self, folder, *options, port=0):
        self.folder = folder
        self.options = options
        self.start(port)

    def start(self, port):
        self.process = subprocess.Popen(
            [program(), "serve", str(self.folder), "--port", str(port), "--now", NOW, *self.options],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={"PATH": os.environ.get("PATH", "")},
            # Who runs the tests may have it ignored, which would be kept.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        self.lines = queue.Queue()
        threading.Thread(target=self._read, args=(self.process,), daemon=True).start()
        while not (found := re.match(r"Serving (http://127\.0\.0\.1:(\d+))(/.*)", self.line())):
            pass
        self.url, self.port = found[1], int(found[2])

    def _read(self, process):
        for line in process.stdout:
            self.lines.put(line.rstrip("\n"))

    def line(self):
        """The next line that it says."""
        return self.lines.get(timeout=PATIENCE)

    def save(self, path, text):
        """Puts a file into its place in one step, as editors do, and waits for the build."""
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        unsaved = self.folder / "unsaved"
        unsaved.write_text(text, encoding="utf-8")
        unsaved.rename(target)
        return self.built(path)

    def edit(self, path, before, after):
        text = (self.folder / path).read_text(encoding="utf-8")
        assert before in text
        return self.save(path, text.replace(before, after))

    def remove(self, path):
        (self.folder / path).unlink()
        return self.built(path)

    def built(self, path):
        """Waits for the line of the build that a change led to."""
        while not (line := self.line()).startswith(f"{path}: ") or " in " not in line:
            pass
        return line

    def restart(self):
        """Ends it, and begins it again at the same place."""
        self.close()
        self.start(self.port)

    def close(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        assert self.process.wait(PATIENCE) == 0
