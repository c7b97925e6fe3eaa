#!/usr/bin/env python3
"""Our highlighting against Pygments': on how many characters do both say the same?

  compare-pygments.py [--languages swift,python] [--show 20] [--time] [FILE or FOLDER ...]

Compared is the sort of token: comment, string, number, keyword, name, operator or punctuation, literal, generic, text. White
space does not count, nor do characters that Pygments calls an error: it gave up there. Code is read from the files given
(languages by file name; from Markdown files the fenced blocks too), or from the examples in Pygments' source distribution, which is
fetched to the cache folder ($BENCH_DIR, or sitegen-bench in the temporary folder). Whatever the input, the text of our HTML must be
the source. --show prints the commonest differences, --time the speed of both on Swift and Python. Exit status 1 when a language
is below its mark (97 % for the first group of languages, 93 % for the others).
"""
import argparse, collections, fnmatch, glob, hashlib, html, multiprocessing, os, re, subprocess, sys, tarfile, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.join(os.environ.get("BENCH_DIR", os.path.join(tempfile.gettempdir(), "sitegen-bench")), "highlight")
# our name: (Pygments' lexer, folders of Pygments' own examples, file names)
LANGUAGES = {
    "swift": ("swift", "swift", "*.swift"), "python": ("python", "python conftest.py", "*.py"), "c": ("c", "c", "*.c *.h"),
    "cpp": ("cpp", "cpp", "*.cpp *.hpp *.cc *.tcc"), "javascript": ("js", "js javascript", "*.js *.mjs *.cjs"),
    "typescript": ("ts", "ts typescript", "*.ts"), "go": ("go", "go", "*.go"), "rust": ("rust", "rust", "*.rs"),
    "java": ("java", "java", "*.java"), "ruby": ("rb", "rb ruby", "*.rb"), "shell": ("bash", "bash shell", "*.sh *.bash"),
    "json": ("json", "json", "*.json"), "yaml": ("yaml", "yaml", "*.yaml *.yml"), "toml": ("toml", "toml", "*.toml"),
    "html": ("html", "html", "*.html *.htm"), "css": ("css", "css", "*.css"), "sql": ("sql", "sql", "*.sql"),
    # from here on 93 %
    "objective-c": ("objc", "objective-c objectivec", "*.m"), "csharp": ("csharp", "csharp", "*.cs"),
    "kotlin": ("kotlin", "kotlin", "*.kt *.kts"), "scala": ("scala", "scala", "*.scala"), "zig": ("zig", "zig", "*.zig"),
    "jsx": ("jsx", "jsx", "*.jsx"), "tsx": ("tsx", "tsx", "*.tsx"), "php": ("php", "php", "*.php"), "perl": ("perl", "perl", "*.pl *.pm"),
    "lua": ("lua", "lua", "*.lua"), "r": ("r", "splus r", "*.R *.r"), "julia": ("julia", "julia", "*.jl"),
    "haskell": ("haskell", "haskell", "*.hs"), "ocaml": ("ocaml", "ocaml", "*.ml *.mli"), "elixir": ("elixir", "elixir", "*.ex *.exs"),
    "erlang": ("erlang", "erlang", "*.erl *.hrl"), "clojure": ("clojure", "clojure", "*.clj *.cljs"),
    "lisp": ("common-lisp", "common-lisp", "*.lisp *.cl"), "powershell": ("powershell", "powershell", "*.ps1 *.psm1"),
    "fish": ("fish", "fish", "*.fish"), "xml": ("xml", "xml", "*.xml *.svg *.xsd"), "scss": ("scss", "scss", "*.scss"),
    "ini": ("ini", "ini", "*.ini *.cfg"), "markdown": ("markdown", "markdown md", "*.md *.markdown"),
    "diff": ("diff", "diff", "*.diff *.patch"), "dockerfile": ("docker", "docker", "Dockerfile *.dockerfile"),
    "makefile": ("make", "make", "Makefile *.mk GNUmakefile"), "cmake": ("cmake", "cmake", "CMakeLists.txt *.cmake"),
    "nix": ("nixos", "nixos nix", "*.nix"), "hcl": ("terraform", "terraform", "*.tf *.hcl"), "graphql": ("graphql", "graphql", "*.graphql *.gql"),
    "protobuf": ("protobuf", "protobuf", "*.proto"), "latex": ("tex", "tex", "*.tex *.sty"), "vim": ("vim", "vim", "*.vim"),
    "nginx": ("nginx", "nginx", "nginx.conf"), "console": ("console", "console", "*.sh-session"),
    "jinja": ("html+jinja", "jinja html+jinja", "*.jinja *.j2 *.jinja2"),
    "js+jinja": ("js+jinja", "js+jinja", "*.js.jinja *.js.j2 *.js.jinja2"), "css+jinja": ("css+jinja", "css+jinja", "*.css.jinja *.css.j2 *.css.jinja2"),
    "xml+jinja": ("xml+jinja", "xml+jinja", "*.xml.jinja *.xml.j2 *.xml.jinja2"),
    "yaml+jinja": ("yaml+jinja", "yaml+jinja", "*.sls *.yaml.jinja *.yaml.j2 *.yaml.jinja2 *.yml.jinja *.yml.j2 *.yml.jinja2"),
    "sql+jinja": ("sql+jinja", "sql+jinja", "*.sql.jinja *.sql.j2 *.sql.jinja2"),
}
STRICT = list(LANGUAGES)[:17]
# what a fence calls a language that our table calls otherwise
FENCES = {"sh": "shell", "bash": "shell", "js": "javascript", "ts": "typescript", "rs": "rust", "c++": "cpp", "yml": "yaml", "rb": "ruby", "py": "python"}


def sort_of(css):
    """One letter for the sort of token a class names."""
    css = css.split(" ")[0].split("-")[0]
    if css in ("", "w", "esc", "x"): return "T"
    if css == "err": return "E"
    if css in ("bp", "fm", "py", "vc", "vg", "vi", "vm"): return "N"
    if css in ("dl", "il"): return {"dl": "S", "il": "M"}[css]
    if css[0] in "cskmnlg": return css[0].upper()
    return "P"


def theirs(job):
    """A letter for each character of the text, by Pygments; None when it takes longer than a text is worth."""
    lexer_name, text = job
    path = os.path.join(WORK, "cache", hashlib.sha1((lexer_name + "\0" + text).encode()).hexdigest())
    if os.path.exists(path): return open(path).read()
    from pygments.lexers import get_lexer_by_name
    from pygments.token import STANDARD_TYPES
    letters = []
    for kind, value in get_lexer_by_name(lexer_name, stripnl=False, ensurenl=False).get_tokens(text):
        while kind not in STANDARD_TYPES and kind.parent: kind = kind.parent
        top = kind[0] if len(kind) else ""
        letter = {"Literal": "L", "Generic": "G", "Escape": "T", "Other": "T", "Text": "T"}.get(top) or sort_of(STANDARD_TYPES[kind])
        if kind[:2] == ("Literal", "String"): letter = "S"
        if kind[:2] == ("Literal", "Number"): letter = "M"
        letters.append(letter * len(value))
    letters = "".join(letters)
    with open(path + f".{os.getpid()}", "w") as file: file.write(letters)
    os.replace(path + f".{os.getpid()}", path)
    return letters


def ours(page):
    """The text and a letter for each of its characters, from our HTML."""
    text, letters = [], []
    for css, colored, plain in re.findall(r'<span class="(\w+)">([^<]*)</span>|([^<]+)', page):
        value = html.unescape(colored or plain)
        text.append(value); letters.append(sort_of(css) * len(value))
    return "".join(text), "".join(letters)


def examples():
    """(language, text) of the examples that Pygments' source distribution carries."""
    found = glob.glob(f"{WORK}/pygments-*/tests")
    if not found:
        subprocess.run([f"{WORK}/venv/bin/pip", "-q", "download", "--no-binary", ":all:", "--no-deps", "-d", WORK, "pygments"], check=True)
        with tarfile.open(glob.glob(f"{WORK}/pygments-*.tar.gz")[0]) as archive: archive.extractall(WORK, filter="data")
        found = glob.glob(f"{WORK}/pygments-*/tests")
    for language, (_, folders, _) in LANGUAGES.items():
        for folder in folders.split():
            for path in sorted(glob.glob(f"{found[0]}/examplefiles/{folder}/*")):
                if not path.endswith(".output") and os.path.isfile(path): yield language, read(path)
            for path in sorted(glob.glob(f"{found[0]}/snippets/{folder}/*.txt")):
                match = re.search(r"---input---\n(.*?)\n---tokens---", read(path), re.S)
                if match: yield language, match.group(1) + "\n"


def read(path):
    with open(path, encoding="utf-8", errors="replace", newline="") as file: return file.read()


def blocks(text):
    """(language, code) of the fenced blocks in a Markdown text, those in lists too, and of Jekyll's `{% highlight %}`."""
    for indent, _, word, block in re.findall(r"^([ ]*)(`{3,}|~{3,})[ ]*([\w+#-]+)[^\n`]*\n(.*?)^\1\2[`~]*[ ]*$", text, re.S | re.M):
        yield word, re.sub("^" + indent, "", block, flags=re.M)
    yield from re.findall(r"^{% highlight ([\w+#-]+)[^\n]*%}\n(.*?)^{% endhighlight %}", text, re.S | re.M)


def given(paths):
    """(language, text) of files, and of the fenced blocks in Markdown files."""
    files = []
    for path in paths:
        if os.path.isdir(path): files += [os.path.join(folder, name) for folder, _, names in sorted(os.walk(path)) for name in sorted(names)]
        else: files.append(path)
    for path in files:
        fitting = [language for language, (_, _, names) in LANGUAGES.items()
                   if any(fnmatch.fnmatch(os.path.basename(path), name) for name in names.split()) and os.path.isfile(path)]
        # A template of something else than HTML says so in its name, to Pygments too.
        if len(fitting) > 1 and "jinja" in fitting: fitting.remove("jinja")
        for language in fitting:
            text = read(path)
            yield language, text
            if language != "markdown": continue
            for word, block in blocks(text):
                word = word.lower(); word = FENCES.get(word, word)
                if word in LANGUAGES: yield word, block


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("paths", nargs="*"); p.add_argument("--languages"); p.add_argument("--show", type=int, default=0)
    p.add_argument("--time", action="store_true"); p.add_argument("--limit", type=int, default=400_000, help="characters a language")
    p.add_argument("--program", help="a highlight-bench built before")
    a = p.parse_args()
    os.makedirs(os.path.join(WORK, "cache"), exist_ok=True)
    program = a.program
    if not program:
        subprocess.run(["swift", "build", "-c", "release", "--product", "highlight-bench"], cwd=os.path.dirname(HERE), check=True,
                       env=dict(os.environ, SITEGEN_BENCH="1"), stdout=subprocess.DEVNULL)
        program = os.path.join(os.path.dirname(HERE), ".build", "release", "highlight-bench")
    wanted = a.languages.split(",") if a.languages else list(LANGUAGES)
    texts, size = [], collections.Counter()
    for language, text in (given(a.paths) if a.paths else examples()):
        text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "").removeprefix("\ufeff")
        if language in wanted and text.strip() and size[language] + len(text) <= a.limit:
            texts.append((language, text)); size[language] += len(text)
    with tempfile.TemporaryDirectory() as folder:
        lines = []
        for index, (language, text) in enumerate(texts):
            with open(f"{folder}/{index}", "w", encoding="utf-8", newline="") as file: file.write(text)
            lines.append(f"{language}\t{folder}/{index}\n")
        pages = subprocess.run([program], input="".join(lines).encode(), stdout=subprocess.PIPE, check=True).stdout
        if a.time: speed(program, texts, lines)
    jobs = [(LANGUAGES[language][0], text) for language, text in texts]
    with multiprocessing.Pool(2) as pool: answers = pool.map(theirs, jobs, chunksize=4)
    same, total, skipped, differences = collections.Counter(), collections.Counter(), collections.Counter(), collections.defaultdict(collections.Counter)
    at = 0
    for (language, text), letters in zip(texts, answers):
        head = pages.index(b"\n", at); length = int(pages[at:head]); page = pages[head + 1:head + 1 + length].decode(); at = head + 1 + length
        mine, kinds = ours(page)
        if mine != text: sys.exit(f"{language}: the text was changed: {mine[:200]!r}")
        if len(letters) != len(text): skipped[language] += 1; continue
        start = 0
        for index, char in enumerate(text):
            if char.isspace() or letters[index] == "E": continue
            total[language] += 1
            if kinds[index] == letters[index]: same[language] += 1
            elif a.show:
                if index and start and start == index and text[index - 1].isspace() is False: start = index + 1; differences[language][key] += 1; continue
                start = index + 1
                stop = index
                while stop < min(len(text), index + 24) and kinds[stop] == kinds[index] and letters[stop] == letters[index] and not text[stop].isspace(): stop += 1
                key = (kinds[index], letters[index], text[index:stop]); differences[language][key] += 1
                samples[(language, key)] = text[max(0, text.rfind("\n", 0, index) + 1, index - 50):index + 40].replace("\n", "⏎")
    failed = False
    for language in LANGUAGES:
        if not total[language]: continue
        share, mark = 100 * same[language] / total[language], 97 if language in STRICT else 93
        failed |= share < mark
        print(f"{language:12} {share:6.2f} %  of {total[language]:7} characters" + (f"  below {mark} %" if share < mark else ""))
        for key, count in differences[language].most_common(a.show):
            print(f"    {count:6} ours {key[0]} theirs {key[1]}  {key[2]!r:28} in {samples[(language, key)]!r}")
    return failed


samples = {}


def speed(program, texts, lines):
    """MB/s a core, HTML included, of both."""
    from pygments import highlight
    from pygments.formatters import HtmlFormatter
    from pygments.lexers import get_lexer_by_name
    chosen = [(text, line) for text, line in zip(texts, lines) if text[0] in ("swift", "python")]
    result = subprocess.run([program, "time", "15"], input="".join(line for _, line in chosen).encode(), stdout=subprocess.PIPE, check=True).stdout
    for line in result.decode().splitlines():
        language, size, seconds = line.split("\t")
        own = "\n".join(text for (name, text), _ in chosen if name == language)[:200_000]
        start = time.process_time()
        highlight(own, get_lexer_by_name(LANGUAGES[language][0]), HtmlFormatter())
        other = len(own.encode()) / (time.process_time() - start) / 1e6
        print(f"{language:12} {int(size) / float(seconds) / 1e6:7.1f} MB/s of {int(size)} bytes; Pygments {other:.2f} MB/s")


if __name__ == "__main__":
    venv = os.path.join(WORK, "venv")
    if not os.path.exists(venv + "/bin/pip"): subprocess.run([sys.executable, "-m", "venv", venv], check=True)
    if not glob.glob(venv + "/lib/python3*/site-packages/pygments"): subprocess.run([venv + "/bin/pip", "-q", "install", "pygments"], check=True)
    if os.path.realpath(sys.prefix) != os.path.realpath(venv): os.execv(venv + "/bin/python", [venv + "/bin/python", *sys.argv])
    sys.exit(main())
