#!/usr/bin/env python3
"""Compares the document trees that sitegen and cmark-gfm (PyPI's cmarkgfm) make of every Markdown file in a folder.

  compare-gfm.py FOLDER --sitegen ../.build/release/sitegen [--show 5]

Front matter and the tags of other generators (Liquid, shortcodes) are taken out of the text first. Both make HTML of
what is left: `sitegen markdown --gfm`, and cmark-gfm with all of GitHub's extensions; the HTML is read back as a
tree. Set aside are the attributes of headings, what is inside code that has a language, and strong emphasis straight
inside strong emphasis, which cmark-gfm writes once. Exit status 1 when any file differs. Needs python3 with venv.
"""
import argparse, os, re, subprocess, sys
from html.parser import HTMLParser

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.environ.get("BENCH_DIR", os.path.join("/dev/shm", "sitegen-bench"))
EXTENSIONS = ["table", "autolink", "tagfilter", "strikethrough", "tasklist"]
EMPTY = {"br", "hr", "img", "input", "col", "wbr", "link", "meta", "source"}


def in_venv():
    """Runs this script again with an interpreter that has cmarkgfm."""
    python = os.path.join(WORK, "venv-gfm", "bin", "python")
    if not os.path.exists(python):
        os.makedirs(WORK, exist_ok=True)
        subprocess.run([sys.executable, "-m", "venv", os.path.join(WORK, "venv-gfm")], check=True)
        subprocess.run([python, "-m", "pip", "-q", "install", "cmarkgfm"], check=True)
    if os.environ.get("COMPARE_GFM") != "1":
        os.execve(python, [python, *sys.argv], {**os.environ, "COMPARE_GFM": "1"})


class Tree(HTMLParser):
    """The tags and texts of some HTML, one a line, indented by depth."""

    def __init__(self, html):
        super().__init__(convert_charrefs=True)
        self.lines, self.depth, self.text, self.code = [], 0, "", None
        self.strong = []
        self.feed(html)
        self.close()
        self.end_text()

    def end_text(self):
        text = re.sub(r"\s+", " ", self.text).strip()
        if text and self.code is None:
            self.lines.append("  " * self.depth + repr(text))
        self.text = ""

    def handle_starttag(self, tag, attributes):
        self.end_text()
        if tag == "strong":
            nested = bool(self.lines) and self.lines[-1] == "  " * (self.depth - 1) + "<strong>"
            self.strong.append(nested)
            if nested:
                return
        shown = sorted(attributes) if not re.fullmatch("h[1-6]", tag) else []
        written = "".join(f" {name}={value!r}" for name, value in shown)
        self.lines.append("  " * self.depth + f"<{tag}{written}>")
        if tag not in EMPTY:
            self.depth += 1
        if tag == "code" and any(name == "class" for name, _ in attributes):
            self.code = self.depth

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in EMPTY:
            self.handle_endtag(tag)

    def handle_endtag(self, tag):
        self.end_text()
        if tag == "strong" and self.strong and self.strong.pop():
            return
        if tag not in EMPTY:
            self.depth -= 1
        if tag == "code":
            self.code = None

    def handle_data(self, data):
        self.text += data

    def handle_comment(self, data):
        self.end_text()
        self.lines.append("  " * self.depth + f"<!--{data}-->")


def body(text):
    """The Markdown of a file, without what other generators would have replaced."""
    text = re.sub(r"\A\ufeff?(---|\+\+\+)[ \t]*\r?\n.*?^\1[ \t]*(\r?\n|\Z)", "", text, count=1, flags=re.S | re.M)
    text = re.sub(r"\{%.*?%\}", "", text, flags=re.S)
    return re.sub(r"\{\{.*?\}\}", "", text, flags=re.S)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("folder")
    options.add_argument("--sitegen", required=True)
    options.add_argument("--show", type=int, default=5, help="so many differences are shown")
    arguments = options.parse_args()
    import cmarkgfm, difflib
    from cmarkgfm.cmark import Options

    flags = Options.CMARK_OPT_UNSAFE | Options.CMARK_OPT_FOOTNOTES
    compared, different = 0, 0
    for folder, _, files in sorted(os.walk(arguments.folder)):
        for name in sorted(files):
            if not name.endswith((".md", ".markdown")):
                continue
            path = os.path.join(folder, name)
            text = body(open(path, encoding="utf-8", errors="replace", newline="").read())
            theirs = cmarkgfm.markdown_to_html_with_extensions(text, options=flags, extensions=EXTENSIONS)
            command = [arguments.sitegen, "markdown", "--gfm"]
            done = subprocess.run(command, input=text.encode(), stdout=subprocess.PIPE, check=True)
            ours = done.stdout.decode()
            compared += 1
            trees = Tree(theirs).lines, Tree(ours).lines
            if trees[0] == trees[1]:
                continue
            different += 1
            if different <= arguments.show:
                print(f"--- {os.path.relpath(path, arguments.folder)}")
                changes = list(difflib.unified_diff(*trees, "cmark-gfm", "sitegen", n=2, lineterm=""))
                print("\n".join(changes[:40]))
    print(f"{compared} files, {different} with a different tree")
    return 1 if different else 0


if __name__ == "__main__":
    in_venv()
    sys.exit(main())
