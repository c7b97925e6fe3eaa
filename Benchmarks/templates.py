#!/usr/bin/env python3
"""The same templates rendered by sitegen, Jinja2 and minijinja, in turn, from the same data; medians and ratios.

  templates.py [-k 30] [--only list] [--no-rust] [--sitegen PROGRAM] [--data FOLDER]

Templates stand in templates/NAME/ beside this file, data is made here. Jinja2 and minijinja come from PyPI into a virtual
environment; with `cargo` the crate in minijinja's source package on PyPI is measured too, without Python around it. PROGRAM is
built when it is not given. Every side loads once and renders many times; a side's turn takes about 50 ms
of processor time, which is what is told.
"""
import argparse, glob, html, json, os, random, shutil, statistics, subprocess, sys, time
HERE = os.path.dirname(os.path.abspath(__file__)); ROOT = os.path.dirname(HERE)
WORK = os.environ.get("BENCH_DIR", os.path.join("/dev/shm", "sitegen-bench"))
p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
p.add_argument("-k", type=int, default=30); p.add_argument("--only"); p.add_argument("--sitegen")
p.add_argument("--no-rust", action="store_true"); p.add_argument("--data", help="only write the data there")
a = p.parse_args()

WORDS = "amber bridge candle delta ember forest garden harbour island juniper kettle lantern meadow north orchard paper quiet river salt tower umbrella valley winter yarrow zenith".split()

def words(r, count): return " ".join(r.choice(WORDS) for _ in range(count))

def site(): return {
    "title": "Notes & Queries", "description": "What was seen & heard along the way", "language": "en", "author": "Åsa Öberg",
    "home": "/", "stylesheet": "/assets/site.3f2a9c1b.css",
    "menu": [{"title": t, "url": f"/{t.lower()}/"} for t in ("Posts", "Trips", "Recipes", "About")]}

def list_data():
    r = random.Random(1); posts = []
    for i in range(20):
        title = words(r, 5).title() + (" <new>" if i % 4 == 0 else " & more" if i % 4 == 1 else "")
        slug = f"{i}-{words(r, 3).replace(' ', '-')}"
        posts.append({
            "title": title, "url": f"/posts/{slug}/", "anchor": f"post-{i}", "color_class": f"c-{r.randrange(1 << 24):06x}",
            "image": f"/posts/{slug}/cover.webp" if i % 3 else None, "image_alt": words(r, 4), "date": f"2026-11-{28 - i:02}",
            "date_text": f"{28 - i} Nov 2026", "author": {"name": "Åsa Öberg", "url": "/about/"}, "reading_time": r.randrange(1, 12),
            "summary": words(r, 28) + (", it's said." if i % 2 else " > before."), "rating": r.choice([None, 3, 4, 5]),
            "tags": [{"name": w, "url": f"/tags/{w}/"} for w in r.sample(WORDS, 3)]})
    return {"site": site(), "list": {
        "title": "Posts", "url": "/posts/", "posts": posts, "total": 187, "number": 3, "count": 10,
        "previous": "/posts/page/2/", "next": "/posts/page/4/"}}

def table_data():
    r = random.Random(2)
    return {"caption": "Bills & receipts", "columns": ["No.", "Name", "City", "Note", "Tags", "Amount", "State"], "rows": [{
        "name": words(r, 2), "city": r.choice(["Århus", "Köln", "Wien", "", "São Paulo"]), "note": f"{words(r, 4)} <{words(r, 1)}> & {words(r, 2)}",
        "tags": r.sample(WORDS, 3), "amount": r.randrange(10, 100000), "is_paid": r.random() < 0.7} for _ in range(1000)]}

def deep_data():
    r = random.Random(3)
    return {"site": site(), "page": {
        "title": "Plum & Apple Crumble", "url": "/recipes/crumble/", "section": {"title": "Recipes"}, "summary": words(r, 30),
        "tags": [{"name": w, "url": f"/tags/{w}/"} for w in r.sample(WORDS, 5)],
        "facts": [{"name": w.title(), "value": words(r, 2)} for w in r.sample(WORDS, 6)],
        "steps": [words(r, 12) + " < 5 min" for _ in range(8)],
        "related": [{"title": words(r, 3).title(), "url": f"/recipes/{w}/"} for w in r.sample(WORDS, 4)]}}

DATA = {"list": list_data, "table": table_data, "deep": deep_data}
names = [a.only] if a.only else list(DATA)
data_folder = a.data or os.path.join(WORK, "templates")
os.makedirs(data_folder, exist_ok=True)
data_files = {name: os.path.join(data_folder, f"{name}.json") for name in names}
for name, path in data_files.items():
    with open(path, "w", encoding="utf-8") as file: json.dump(DATA[name](), file, ensure_ascii=False, indent=1)
if a.data: sys.exit()

venv = os.path.join(WORK, "venv-templates"); python = f"{venv}/bin/python"
if sys.prefix != venv:
    if not os.path.exists(python):
        subprocess.run([sys.executable, "-m", "venv", venv], check=True)
        subprocess.run([python, "-m", "pip", "-q", "install", "jinja2", "minijinja"], check=True)
    os.execv(python, [python, *sys.argv])

if not a.sitegen:
    subprocess.run(["swift", "build", "-c", "release", "--product", "sitegen-bench-templates"], cwd=ROOT, check=True, env={**os.environ, "SITEGEN_BENCH": "1"}, stdout=sys.stderr)
    a.sitegen = os.path.join(ROOT, ".build", "release", "sitegen-bench-templates")

def native_minijinja():
    """The crate in minijinja's source package as a program, None when it cannot be had."""
    program = os.path.join(WORK, "minijinja-rounds", "target", "release", "minijinja-rounds")
    if os.path.exists(program): return program
    if not shutil.which("cargo"): return None
    folder = os.path.join(WORK, "minijinja-rounds"); shutil.copytree(f"{HERE}/templates/rust", folder, dirs_exist_ok=True)
    # pip cannot build the Python package without more crates, but leaves the source that it fetched; the crate itself needs no other.
    fetched = os.path.join(folder, "fetched"); os.makedirs(fetched, exist_ok=True)
    subprocess.run([python, "-m", "pip", "download", "--no-clean", "--no-deps", "--no-binary", ":all:", "--no-build-isolation", "-d", fetched, "minijinja"],
                   env={**os.environ, "TMPDIR": fetched}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    crate = next((os.path.dirname(f) for f in glob.glob(f"{fetched}/*/*/minijinja/Cargo.toml")), None)
    if not crate: return None
    shutil.copytree(crate, f"{folder}/minijinja", dirs_exist_ok=True)
    # Its default features use no other crate, but cargo would look for those that the rest could use.
    features = ("builtins", "debug", "macros", "multi_template", "adjacent_loop_items", "std_collections", "internal_safe_search")
    with open(f"{folder}/minijinja/Cargo.toml", "w", encoding="utf-8") as manifest:
        manifest.write('[package]\nname = "minijinja"\nversion = "0.0.0"\nedition = "2021"\n[features]\n')
        for feature in features: manifest.write(f"{feature} = []\n")
    done = subprocess.run(["cargo", "build", "--release", "--offline", "--quiet"], cwd=folder, env={**os.environ, "RUSTFLAGS": "--cap-lints allow"})
    return program if done.returncode == 0 else None

class Program:
    """A program that renders as often as it is told, and tells how long that took."""
    def __init__(self, program, name):
        self.child = subprocess.Popen([program, f"{HERE}/templates/{name}", data_files[name]], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        first = self.child.stdout.readline()
        if not first.strip().isdigit(): sys.exit(f"{program}: {first.decode()}{self.child.stdout.read().decode()}")
        self.page = self.child.stdout.read(int(first))
    def __call__(self, rounds):
        self.child.stdin.write(b"%d\n" % rounds); self.child.stdin.flush()
        return int(self.child.stdout.readline()) / 1e9

class InPython:
    def __init__(self, render, data):
        self.render, self.data, self.page = render, data, render(**data).encode()
    def __call__(self, rounds):
        render, data, start = self.render, self.data, time.process_time()
        for _ in range(rounds): render(**data)
        return time.process_time() - start

def jinja2_side(name):
    import jinja2
    environment = jinja2.Environment(loader=jinja2.FileSystemLoader(f"{HERE}/templates/{name}"), autoescape=True, keep_trailing_newline=True, auto_reload=False)
    return InPython(environment.get_template("main.html").render, json.load(open(data_files[name], encoding="utf-8")))

def minijinja_side(name):
    import minijinja
    folder = f"{HERE}/templates/{name}"
    environment = minijinja.Environment(loader=lambda file: open(f"{folder}/{file}", encoding="utf-8").read(), keep_trailing_newline=True)
    return InPython(lambda **data: environment.render_template("main.html", **data), json.load(open(data_files[name], encoding="utf-8")))

def plain(page):
    """minijinja has other references for the same characters, and one for '/'."""
    for theirs, ours in ((b"&#x27;", b"&#39;"), (b"&quot;", b"&#34;"), (b"&#x2f;", b"/")): page = page.replace(theirs, ours)
    return page

native = None if a.no_rust else native_minijinja()
print(f"{a.k} turns each, in turn: median µs a page [min-max]; ×: how many times sitegen's")
wrong = False
for name in names:
    sides = {"sitegen": Program(a.sitegen, name), "jinja2": jinja2_side(name), "minijinja": minijinja_side(name)}
    if native: sides["minijinja in Rust"] = Program(native, name)
    pages = {side: plain(render.page) for side, render in sides.items()}
    for side, page in pages.items():
        if page != pages["jinja2"]:
            wrong = True; open(os.path.join(WORK, f"{name}-{side}.html"), "wb").write(page); open(os.path.join(WORK, f"{name}-jinja2.html"), "wb").write(pages["jinja2"])
            print(f"{name}: {side} gives another page than jinja2: diff {WORK}/{name}-jinja2.html {WORK}/{name}-{side}.html")
    rounds = {side: max(1, int(0.05 / (min(render(5), render(5)) / 5))) for side, render in sides.items()}
    times = {side: [] for side in sides}
    for _ in range(a.k):
        for side, render in sides.items(): times[side].append(render(rounds[side]) / rounds[side] * 1e6)
    medians = {side: statistics.median(t) for side, t in times.items()}
    for side, t in times.items():
        print(f"{name:6} {side:18} {medians[side]:10.1f} [{min(t):.1f}-{max(t):.1f}]  × {medians[side] / medians['sitegen']:.2f}  {len(sides[side].page)} bytes")
sys.exit(wrong)
