#!/usr/bin/env python3
"""Times `sitegen markdown` on documents made to be slow, at one size and at twice that size.

  hostile.py --sitegen ../.build/release/sitegen [--option --gfm] [--bytes 1000000] [--libcmark]

Prints seconds of processor time and their ratio; exit status 1 when one takes more than 5 times as long at twice the size or passes
2 s at the first size. --libcmark adds the time that the `cmark` program (Debian package cmark) needs, where it is
installed, stopped after 10 s.
"""
import argparse, os, shutil, subprocess, sys, tempfile, threading


def repeat(text, size):
    return (text * (size // len(text) + 1))[:size]


def numbered(pattern, size):
    return "".join(pattern.format(i) for i in range(size // 10))


CASES = {
    "[": lambda n: repeat("[", n),
    "*": lambda n: repeat("*", n),
    "_": lambda n: repeat("_", n),
    "`": lambda n: repeat("`", n),
    "|": lambda n: repeat("|", n),
    "<": lambda n: repeat("<", n),
    "![": lambda n: repeat("![", n),
    "> > >": lambda n: repeat("> ", n),
    "quotations, then lines": lambda n: repeat("> ", n // 2) + "a\n" + repeat("b\n", n // 2),
    "nested list in one line": lambda n: repeat("- ", n),
    "nested list in one line, then blank lines": lambda n: repeat("- ", n // 2) + "a\n" + repeat("\n", n // 2),
    "ordered list in one line, then blank lines": lambda n: repeat("1. ", n // 2) + "a\n" + repeat("\n", n // 2),
    "nested list over lines": lambda n: "".join("  " * i + "- a\n" for i in range(int(n ** 0.5))),
    "one line of words": lambda n: repeat("word ", n * 10),
    "footnotes": lambda n: numbered("[^{0}]\n\n[^{0}]: n\n\n", n),
    "definitions": lambda n: numbered("[l{0}]: /u\n[l{0}]\n", n),
    "footnotes in footnotes": lambda n: repeat("[^a]: ", n),
    "one footnote, many references": lambda n: "[^a]: x\n\n" + repeat("[^a] ", n),
    "![[]()": lambda n: repeat("![[]()", n),
    "[a](": lambda n: repeat("[a](", n),
    "[a](<b": lambda n: repeat("[a](<b", n),
    "[a](b": lambda n: repeat("[a](b ", n),
    "[^a": lambda n: repeat("[^a", n),
    "[^[^": lambda n: repeat("[^", n // 2) + repeat("]", n // 2),
    "brackets, closed": lambda n: repeat("[", n // 2) + repeat("]", n // 2),
    "images, closed": lambda n: repeat("![", n // 2) + repeat("](u)", n // 2),
    "*a _b": lambda n: repeat("*a _b ", n),
    "**x [a*b**c*](d)": lambda n: repeat("**x [a*b**c*](d) ", n),
    "~a~~b": lambda n: repeat("~a ~~b ", n),
    "a~ a~~": lambda n: repeat("a~ a~~ ", n),
    "~": lambda n: repeat("~", n),
    "~ *": lambda n: repeat("~a *b ", n // 2) + repeat("c~ d* ", n // 2),
    "emphasis inside emphasis, with links": lambda n: repeat("*a ", n // 2) + repeat("www.a.b ", n // 4) + repeat("b* ", n // 4),
    "`a``b```": lambda n: "".join("`" * i + "a" for i in range(int((2 * n) ** 0.5))),
    "<!--": lambda n: repeat("<!-- a ", n),
    "<![CDATA[": lambda n: repeat("<![CDATA[ a ", n),
    "<?": lambda n: repeat("<? a ", n),
    "<!A": lambda n: repeat("<!A b ", n),
    "<a href=": lambda n: repeat("<a href=\"", n),
    "<a b": lambda n: repeat("<a b ", n),
    "<http:": lambda n: repeat("<http:a", n),
    "http://": lambda n: repeat("http://", n),
    "http://a": lambda n: repeat("http://a ", n),
    "www.": lambda n: repeat("www.", n),
    "www.a_": lambda n: repeat("www.a_", n),
    "www.a(": lambda n: repeat("www.a(", n // 2) + repeat(")", n // 2),
    "www.a;": lambda n: "www.a" + repeat("&a;", n),
    "a@": lambda n: repeat("a@", n),
    "a.b@": lambda n: repeat("a.", n // 2) + repeat("@a.", n // 2),
    "mailto:": lambda n: repeat("mailto:", n) + "@a.b",
    "a|b rows": lambda n: "a|b\n-|-\n" + repeat("a|b\n", n),
    "short rows of a wide table": lambda n: repeat("a|", n // 4) + "\n" + repeat("-|", n // 4) + "\n" + repeat("a\n", n // 2),
    "rows of dashes": lambda n: repeat("a|b\n-|\n", n),
    "rows of dashes after a long paragraph": lambda n: repeat("a\n", n // 2) + repeat("-|-\n", n // 2),
    "tables": lambda n: repeat("a|b\n-|-\n\n", n),
    "\\|": lambda n: "|a|\n|-|\n|" + repeat("\\|", n),
    "- [ ]": lambda n: repeat("- [ ] a\n", n),
    "fences": lambda n: repeat("```\n", n),
    "entities": lambda n: repeat("&amp;", n),
    "tabs": lambda n: repeat("\t", n),
    "[^a]: and tabs": lambda n: repeat("[^a]: b\n\n\t\tc\n", n),
}


def seconds(command, text, limit):
    """Processor time, which other programs hardly change; endless when `limit` seconds have passed."""
    with tempfile.TemporaryFile() as source:
        source.write(text.encode())
        source.seek(0)
        child = subprocess.Popen(command, stdin=source, stdout=subprocess.DEVNULL)
        timer = threading.Timer(limit, child.kill)
        timer.start()
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = status
        if not timer.is_alive():
            return float("inf")
        timer.cancel()
    if status:
        sys.exit(f"{command} ends with {status}")
    return usage.ru_utime + usage.ru_stime


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--sitegen", required=True)
    options.add_argument("--option", action="append", default=[])
    options.add_argument("--bytes", type=int, default=1_000_000)
    options.add_argument("--only")
    options.add_argument("--libcmark", action="store_true")
    arguments = options.parse_args()
    command = [arguments.sitegen, "markdown", *arguments.option]
    failed = False
    for name, make in CASES.items():
        if arguments.only and arguments.only != name:
            continue
        once = seconds(command, make(arguments.bytes), 30)
        twice = seconds(command, make(2 * arguments.bytes), 60)
        # Below a hundredth of a second a ratio says more about the machine.
        bad = once > 2 or twice > 5 * max(once, 0.01)
        failed |= bad
        other = ""
        if arguments.libcmark and shutil.which("cmark"):
            other = f"  cmark {seconds(['cmark', '--unsafe'], make(arguments.bytes), 10):6.2f}"
        print(f"{name:45} {once:6.2f} {twice:6.2f}  x{twice / once:4.1f}{other}{'  TOO SLOW' if bad else ''}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
