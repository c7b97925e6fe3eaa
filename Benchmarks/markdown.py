#!/usr/bin/env python3
"""Markdown to HTML by libcmark, by cmark-gfm (PyPI's cmarkgfm) and by sitegen, in turn, on the same files.

  SITEGEN_BENCH=1 swift build -c release --product sitegen-bench-markdown
  markdown.py [FOLDER] [-n 1000] [-k 7] [--bench ../.build/release/sitegen-bench-markdown]

Without a FOLDER the files are the corpus of make_corpus.py. Front matter is taken out first, so that all programs are
given the same Markdown. Each reads all files and then renders them in rounds; what is printed is the processor time a
file, the median of all rounds but the first, and its ratio to libcmark's own parse-and-render time. Needs python3 with
venv, a C compiler and libcmark-dev.
"""
import argparse, os, re, shutil, statistics, subprocess, sys

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.environ.get("BENCH_DIR", os.path.join("/dev/shm", "sitegen-bench"))
CMARKGFM = """
import sys, time, cmarkgfm
from cmarkgfm.cmark import Options
texts = [open(path, encoding="utf-8", errors="replace", newline="").read() for path in sys.argv[2:]]
extensions = ["table", "autolink", "tagfilter", "strikethrough", "tasklist"]
flags = Options.CMARK_OPT_UNSAFE | Options.CMARK_OPT_FOOTNOTES
for _ in range(int(sys.argv[1])):
    start = time.process_time()
    for text in texts:
        cmarkgfm.markdown_to_html_with_extensions(text, options=flags, extensions=extensions)
    print((time.process_time() - start) * 1e6 / len(texts), 0)
"""


def sh(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def bodies(folder):
    """Copies the Markdown files of a folder without their front matter, and returns the copies' paths."""
    copies = os.path.join(WORK, "bodies")
    shutil.rmtree(copies, ignore_errors=True)
    os.makedirs(copies)
    paths = sorted(
        os.path.join(place, name)
        for place, _, names in os.walk(folder) for name in names if name.endswith((".md", ".markdown")))
    written = []
    for number, path in enumerate(paths):
        with open(path, "rb") as file:
            text = re.sub(rb"\A(---|\+\+\+)[ \t]*\r?\n.*?^\1[ \t]*(\r?\n|\Z)", b"", file.read(), count=1, flags=re.S | re.M)
        written.append(os.path.join(copies, f"{number}.md"))
        with open(written[-1], "wb") as file:
            file.write(text)
    return written


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("folder", nargs="?")
    options.add_argument("-n", type=int, default=1000)
    options.add_argument("-k", type=int, default=7)
    options.add_argument("--bench", default=os.path.join(HERE, "../.build/release/sitegen-bench-markdown"))
    arguments = options.parse_args()

    os.makedirs(WORK, exist_ok=True)
    folder = arguments.folder
    if not folder:
        folder = os.path.join(WORK, f"plain-{arguments.n}")
        if not os.path.exists(folder):
            sh(sys.executable, f"{HERE}/make_corpus.py", "-n", str(arguments.n), "--flavour", "plain", "-o", folder)
    files = bodies(folder)
    python = os.path.join(WORK, "venv-gfm", "bin", "python")
    if not os.path.exists(python):
        sh(sys.executable, "-m", "venv", os.path.join(WORK, "venv-gfm"))
        sh(python, "-m", "pip", "-q", "install", "cmarkgfm")
    libcmark = os.path.join(WORK, "libcmark")
    arena = f"{HERE}/../Sources/CArena"
    sh("cc", "-O2", f"-I{arena}/include", f"{HERE}/markdown/libcmark.c", f"{arena}/arena.c", "-o", libcmark, "-lcmark", "-lpthread")

    programs = {
        "libcmark": [libcmark, "malloc", "3"],
        "libcmark, arena": [libcmark, "arena", "3"],
        "cmark-gfm": [python, "-c", CMARKGFM, "3"],
        "sitegen, bare core": [arguments.bench, "3", "commonmark"],
        "sitegen, as GitHub": [arguments.bench, "3", "gfm"],
        "sitegen, as a site": [arguments.bench, "3", "site"],
    }
    times = {name: [] for name in programs}
    for _ in range(arguments.k):
        for name, command in programs.items():
            done = subprocess.run([*command, *files], check=True, stdout=subprocess.PIPE, text=True)
            times[name] += [float(line.split()[0]) for line in done.stdout.splitlines()[1:]]
    size = sum(os.path.getsize(path) for path in files)
    print(f"{len(files)} files of {size / len(files) / 1000:.1f} KB, microseconds a file: median [least-most]")
    floor = statistics.median(times["libcmark"])
    for name, rounds in times.items():
        middle = statistics.median(rounds)
        print(f"{name:20} {middle:7.1f} [{min(rounds):.1f}-{max(rounds):.1f}]  x{middle / floor:.2f}")


if __name__ == "__main__":
    main()
