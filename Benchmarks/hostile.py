#!/usr/bin/env python3
"""Times `sitegen markdown` on documents made to be slow, at one size and at twice that size.

  hostile.py --sitegen ../.build/release/sitegen [--bench ../.build/release/sitegen-bench-markdown] [--option --gfm]
    [--bytes 1000000] [--only NAME] [--libcmark]

Prints seconds of processor time and their ratio; exit status 1 when one takes more than 5 times as long at twice the size or passes
2 s at the first size. --bench adds shortcodes, which the command leaves alone. --libcmark adds the time that the `cmark` program (Debian package cmark) needs, where it is
installed, stopped after 10 s.
"""
import argparse, os, shutil, subprocess, sys, tempfile, threading


def repeat(text, size):
    return (text * (size // len(text) + 1))[:size]


def numbered(pattern, size):
    return "".join(pattern.format(i) for i in range(size // 10))


def wide_table(size, row):
    head = "a|" * 10_000 + "\n" + "-|" * 10_000 + "\n"
    return head + repeat(row + "\n", max(0, size - len(head)))


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
    "[^a], defined": lambda n: repeat("[^a]", n) + "\n\n[^a]: b\n",
    "[^1] leads to [^2]": lambda n: "[^0]\n\n" + "".join(f"[^{i}]: b [^{i + 1}]\n\n" for i in range(n // 20)),
    "footnotes of blocks": lambda n: numbered("[^{0}]\n\n[^{0}]: n\n\n    - a\n\n      b\n\n", n),
    "a table of 10,000 columns": lambda n: wide_table(n, "a|" * 10_000),
    "a table of 10,000 columns, short rows": lambda n: wide_table(n, "a"),
    "a table of as many columns as rows": lambda n: "\n".join(["a|" * int((n / 2) ** 0.5), "-|" * int((n / 2) ** 0.5)] + ["a|" * int((n / 2) ** 0.5)] * int((n / 2) ** 0.5)),
    "links and footnotes in cells": lambda n: "|a|b|\n|-|-|\n" + repeat("|[a][b]|[^c]|\n", n) + "\n[b]: /u\n\n[^c]: d\n",
    "10,000 brackets about a link": lambda n: "[" * 10_000 + "a" + "]" * 10_000 + "(u)" + repeat("[", n),
    "labels that begin alike": lambda n: "".join("[" + "a" * i + "]: /u\n" for i in range(1, int((2 * n) ** 0.5))) + "\n[a]\n",
    "one address for many links": lambda n: "[a]: /" + "u" * (n // 2) + "\n\n" + repeat("[a]", n // 2),
    "a list of 99 levels, then blank lines": lambda n: "- " * 99 + "a\n" + repeat("\n", n // 2),
    "a list of 99 levels in each line": lambda n: repeat("- " * 99 + "a\n", n),
    "a line of = below many lines": lambda n: repeat("a\n", n) + "===\n",
    "a@b_": lambda n: repeat("a@b_", n),
    "http://a;;;": lambda n: "http://a.b" + repeat(";", n),
    "&": lambda n: repeat("&", n),
    "\\\\": lambda n: repeat("\\\\", n),
    "a_": lambda n: repeat("a_", n),
    "what stands behind a fence": lambda n: "```" + repeat("a ", n) + "\nb\n```\n",
    # From here on what only sites have.
    "{": lambda n: repeat("{", n),
    "{.a}": lambda n: repeat("{.a}", n),
    "a{.b}": lambda n: repeat("a {.b}\n", n),
    "{.a} on lines": lambda n: repeat("{.a}\n", n),
    "{.a} over blocks": lambda n: repeat("{.a}\nb\n\n", n),
    "{.a .a .a": lambda n: "a {" + ".a " * (n // 3) + "}",
    "{a1 a2 a3": lambda n: "a {" + numbered("a{0} ", n) + "}",
    "{a=\"": lambda n: repeat("[a]{a=\"", n),
    "{ in braces": lambda n: repeat("*a*{", n // 2) + repeat("}", n // 2),
    "[a]{.b}": lambda n: repeat("[a]{.b} ", n),
    "[a]{.b}, nested": lambda n: repeat("[", n // 5) + "a" + repeat("]{.b}", n * 4 // 5),
    "`a`{.b}": lambda n: repeat("`a`{.b}", n),
    "# h {#a}": lambda n: numbered("# h {{#a{0}}}\n", n),
    "# h": lambda n: repeat("# h\n", n),
    "# h-1, # h": lambda n: numbered("# h-{0}\n\n# h\n", n // 2),
    "# h, one {#id}": lambda n: repeat("# h {#a}\n", n),
    "links to headings": lambda n: numbered("# h{0}\n\n[a](#h{0})\n\n", n),
    "links to no heading": lambda n: repeat("[a](#b) ", n),
    "# of many words": lambda n: "# " + repeat("word *a* ", n),
    ": definitions": lambda n: "a\n" + repeat(": b\n", n),
    "terms and definitions": lambda n: repeat("a\n: b\n\n", n),
    ": : :": lambda n: "a\n" + repeat(": ", n),
    "terms": lambda n: repeat("a\n", n) + ": b",
    "definitions, nested": lambda n: "".join("  " * i + "a\n" + "  " * i + ": " for i in range(int(n ** 0.5))),
    ":tada:": lambda n: repeat(":tada:", n),
    ":a:": lambda n: repeat(":a", n),
    "::": lambda n: repeat(":", n),
    ":aaaa": lambda n: ":" + repeat("a", n),
    "> [!NOTE]": lambda n: repeat("> [!NOTE]\n> a\n\n", n),
    "> [!NOTE], nested": lambda n: "".join("> " * (i + 1) + "[!NOTE]\n" + "> " * (i + 1) + "\n" for i in range(int((n / 2) ** 0.5))),
    "$": lambda n: repeat("$", n),
    "$a": lambda n: repeat("$a ", n),
    "$a$": lambda n: repeat("$a$ ", n),
    "a$b": lambda n: repeat("a$b", n),
    "$$ lines": lambda n: repeat("$$\n", n),
    "$$ lines with text": lambda n: repeat("$$\na\n", n),
    "$$ never closed": lambda n: repeat("$$\na\n\n", n),
    "$`": lambda n: repeat("$`", n),
    "$`a`$": lambda n: repeat("$`a`$ ", n),
    "$[a](": lambda n: repeat("$[a](", n),
    "${": lambda n: "$" + repeat("{", n) + "$",
    "$x_x_x": lambda n: "$" + repeat("{x}_", n) + "$",
    "$a+a+a": lambda n: "$" + repeat("a+", n) + "a$",
    "$\\frac": lambda n: "$" + repeat("\\frac", n) + "$",
    "$\\left(": lambda n: "$" + repeat("\\left(", n) + "$",
    "$ of a matrix": lambda n: "$$\n\\begin{matrix}" + repeat("a&b\\\\", n) + "\\end{matrix}\n$$",
    "$ of one long word": lambda n: "$" + repeat("a", n) + "$",
    "$\\text{$": lambda n: "$" + repeat("\\text{$", n) + "$",
    "\\(, then \\)": lambda n: repeat("\\(", n // 2) + repeat("\\)", n // 2),
    "\\[ \\] on lines": lambda n: repeat("\\[\na\n\\]\n", n),
    "$ unknown": lambda n: repeat("$\\a$ ", n),
    "![a](b \"c\")": lambda n: repeat("![a](b \"c\")\n\n", n),
    "<!--more-->": lambda n: repeat("<!--more-->\n\na\n\n", n),
    "one line of everything": lambda n: repeat("*a* `b` [c](d){.e} :tada: $f$ www.g.h {i} [^j] <k> ~l~ ", n * 10),
    "{.a in lines": lambda n: repeat("{.a\n", n),
    "*a*{.b}{.b}{.b}": lambda n: "*a*" + repeat("{.b}", n),
    "alerts of one quotation": lambda n: repeat("> [!NOTE]\n", n),
    "alerts in alerts": lambda n: repeat("> " * 50 + "[!NOTE]\n", n),
    "options of a block": lambda n: "```js {hl_lines=\"" + repeat("1-3 ", n) + "\"}\n" + repeat("b\n", n) + "```\n",
    "{1,1,1": lambda n: "```js {" + repeat("1-9999999,", n) + "}\nb\n```\n",
    "unknown languages": lambda n: repeat("```nolang\na\n```\n", n),
}

# Parts that templates make; the command `markdown` knows of no templates.
SHORTCODES = {
    "{{< a >}}": lambda n: repeat("{{< a >}}\n\n", n),
    "{{< a >}} in a paragraph": lambda n: repeat("{{< a >}} ", n),
    "{{< a >}} after a line": lambda n: repeat("{{< a >}}\nb\n", n),
    "{{<": lambda n: repeat("{{<", n),
    "{{< a": lambda n: repeat("{{< a ", n),
    "{{< a b=\"": lambda n: repeat("{{< a b=\"", n),
    "{{< a and an argument of another kind": lambda n: repeat("{{< a ", n) + "b=1 >}}",
    "{{</* a": lambda n: repeat("{{</* a ", n),
    "{{< a 1 1 1": lambda n: "{{< a " + repeat("1 ", n) + ">}}",
    "{{< a b=c": lambda n: "{{< a " + numbered("b{0}=c ", n) + ">}}",
    "{{< a >}}, nested": lambda n: repeat("{{< a >}}\n\n", n // 2) + repeat("{{< /a >}}\n\n", n // 2),
    "{{< a >}}, nested in a line": lambda n: repeat("{{< a >}}", n // 2) + repeat("{{< /a >}}", n // 2),
    "{{< a >}}, pairs": lambda n: repeat("{{< a >}}b{{< /a >}}\n\n", n),
    "{{< /a >}}": lambda n: repeat("{{< /a >}}\n\n", n),
    "{{% a %}}": lambda n: repeat("{{% a %}}\n\n", n),
    "{{< a >}}, nested by fifties": lambda n: repeat("{{< a >}}" * 50 + "{{< /a >}}" * 50 + "\n\n", n),
    "pairs that never fit": lambda n: repeat("{{< a >}}{{< /b >}}", n),
    "a long argument": lambda n: "{{< a \"" + repeat("\\\"", n) + "\" >}}",
    "shortcodes in cells": lambda n: "|a|\n|-|\n" + repeat("|{{< a >}}|\n", n),
    "shortcodes in headings": lambda n: repeat("# {{< a >}}\n", n),
    "shortcodes in quotations": lambda n: repeat("> {{< a >}}\n\n", n),
    "shortcodes in lists": lambda n: repeat("- {{< a >}}\n", n),
    "shortcodes that cross": lambda n: repeat("*{{< a >}}* ", n // 2) + repeat("**{{< /a >}}** ", n // 2),
}

# Code of one piece, repeated, in some of the languages that are highlighted.
CODE = {
    "swift": "let a = \"b\\(c)\" // d\n", "python": "def f(a): return f'{a!r}' # b\n", "html": "<a b=\"c\"><script>d()</script>\n",
    "bash": "echo \"$a\" $(b) <<C\nC\n", "javascript": "let a = `b ${c}` / d /e/\n", "yaml": "a: |\n  b\nc: \"d\"\n",
    "c": "#if 0\nint a = 'b';\n#endif\n", "markdown": "# a\n```js\nb\n```\n*c* `d`\n", "php": "<?php $a = \"b{$c}\"; ?> d\n",
    "ruby": "a = %w[b] + \"#{c}\" # d\n", "rust": "let a = r#\"b\"#; /* c /* d */ */\n", "sql": "SELECT 'a' FROM b -- c\n",
    "css": "a:hover { b: c } /* d */\n", "jinja": "{% if a %}<script>{{ b|c }}</script>{# d #}\n", "diff": "+a\n-b\n@@ c\n",
    "swift linenos=true hl_lines=\"1-9999999\"": "let a = 1\n",
}
HOSTILE_CODE = ["{{", "{{ a }}", "{% a %}<script>", "\"", "\"\\(", "\"${", "`${", "$(", "/*", "(", "{", "<a ", "<", "<<A\n", "'", "f\"{", "r#\"", "/", "a.b", "#", "\n", "\\", "&", "aaaaaaaaaa", "1"]


def fenced(info, piece):
    return lambda n: f"```{info}\n{repeat(piece, n)}\n```\n"


CASES |= {f"code: {info}": fenced(info, piece) for info, piece in CODE.items()}
CASES |= {f"{info} of {piece!r}": fenced(info, piece)
          for info in ["swift", "python", "html", "bash", "javascript", "markdown", "cpp", "php", "jinja"] for piece in HOSTILE_CODE}


def seconds(command, text, limit):
    """Processor time, which other programs hardly change; endless when `limit` seconds have passed."""
    with tempfile.NamedTemporaryFile() as source:
        source.write(text.encode())
        source.seek(0)
        command = [source.name if word == "FILE" else word for word in command]
        child = subprocess.Popen(command, stdin=source, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
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
    options.add_argument("--bench")
    options.add_argument("--option", action="append", default=[])
    options.add_argument("--bytes", type=int, default=1_000_000)
    options.add_argument("--only")
    options.add_argument("--libcmark", action="store_true")
    arguments = options.parse_args()
    command = [arguments.sitegen, "markdown", *arguments.option]
    cases = [(name, make, command) for name, make in CASES.items()]
    if arguments.bench:
        cases += [(name, make, [arguments.bench, "1", "site", "FILE"]) for name, make in SHORTCODES.items()]
    failed = False
    for name, make, command in cases:
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
