#!/usr/bin/env python3
"""What a search over many posts costs: the size of its index, the time of builds, and what a visitor fetches.

  search.py [-n 10000] [-k 5] [--sitegen PROGRAM] [--folder DIR] [--site FOLDER] [--no-browser]

Builds the posts of make_corpus.py in turn without and with a search, cold and after one body was edited, and prints medians
and ratios of one run. Then a browser searches the site: bytes and milliseconds to the first result of a first search, and
bytes of a session of searches typed letter by letter. `--site ../Benchmarks/site` takes the templates of compare.py, which write
far less than the built-in ones. The browser is that of the tests: run it with the Python that Tests/Browser/prepare prints.
"""
import argparse, os, shutil, statistics, subprocess, sys, time
HERE = os.path.dirname(os.path.abspath(__file__))
p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
p.add_argument("-n", type=int, default=10000); p.add_argument("-k", type=int, default=5)
p.add_argument("--sitegen", default=os.path.join(HERE, "..", ".build", "release", "sitegen"))
p.add_argument("--folder", default="/dev/shm/sitegen-search"); p.add_argument("--site")
p.add_argument("--no-browser", action="store_true")
a = p.parse_args()
SITEGEN = os.path.abspath(a.sitegen)
site = os.path.join(a.folder, f"site-{a.n}")

def run(*command):
    start = time.monotonic()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0); wall = time.monotonic() - start
    if status: sys.exit(f"failed: {' '.join(command)}")
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024

def settings(search):
    with open(os.path.join(site, "site.yaml"), "w") as file:
        file.write(f"title: Bench\nbase_url: https://example.org\nsearch: {search}\n")

if not os.path.exists(site):
    subprocess.run([sys.executable, f"{HERE}/make_corpus.py", "-n", str(a.n), "--flavour", "plain", "-o",
                    f"{site}/Content/posts"], check=True, stdout=subprocess.DEVNULL)
    with open(f"{site}/Content/posts/_index.md", "w") as file: file.write("---\ntitle: Posts\n---\n")
    if a.site: shutil.copytree(os.path.join(a.site, "Templates"), f"{site}/Templates")
posts = sorted(name for name in os.listdir(f"{site}/Content/posts") if name != "_index.md")
text = sum(os.path.getsize(f"{site}/Content/posts/{name}") for name in posts)

made = {}
for kind in ("cold", "edited"):
    for turn in range(a.k):
        for search in ("false", "true"):
            settings(search)
            out = f"{a.folder}/out-{search}-{turn if kind == 'cold' else a.k - 1}"
            if kind == "cold":
                shutil.rmtree(out, ignore_errors=True)
                made.setdefault((kind, search), []).append(run(SITEGEN, "build", site, "--output", out, "--no-cache"))
                continue
            # The settings changed since the last build there, which the next one must not pay for.
            run(SITEGEN, "build", site, "--output", out)
            with open(f"{site}/Content/posts/{posts[turn * 7]}", "a") as file: file.write(f"\nOne word more: edited{turn}.\n")
            made.setdefault((kind, search), []).append(run(SITEGEN, "build", site, "--output", out))
for kind in ("cold", "edited"):
    wall, cpu, peak = (
        [statistics.median(run[place] for run in made[kind, search]) for search in ("false", "true")] for place in range(3))
    print(f"{kind}: without {wall[0]:.3f} s wall, {cpu[0]:.3f} s CPU, {peak[0]:.0f} MB; with {wall[1]:.3f} s, {cpu[1]:.3f} s, "
          f"{peak[1]:.0f} MB; {wall[1] / wall[0]:.2f} times the time, {cpu[1] / cpu[0]:.2f} times the CPU")
out = f"{a.folder}/out-true-{a.k - 1}"
names = os.listdir(f"{out}/search/en")
size = sum(os.path.getsize(f"{out}/search/en/{name}") for name in names)
print(f"index: {len(names)} files, {size:,} bytes, {100 * size / text:.1f} % of {text:,} bytes of Markdown; index.bin "
      f"{os.path.getsize(out + '/search/en/index.bin'):,}, the largest other "
      f"{max(os.path.getsize(f'{out}/search/en/{name}') for name in names if name != 'index.bin'):,}")
if a.no_browser: sys.exit()

sys.path.insert(0, os.path.join(HERE, "..", "Tests", "Browser"))
from playwright.sync_api import sync_playwright
from support.browsing import start
from support.server import Server
FIRST = "document.querySelector('dialog.search [role=option]') !== null"
server = Server(out)
with sync_playwright() as playwright:
    browser = start(playwright)
    for typed in ("bridge", "lantern harbour", "brigde", "a", "vel"):
        page = browser.new_context(base_url=server.url).new_page()
        sizes = []
        page.goto("/posts/"); page.wait_for_timeout(700)
        page.on("response", lambda answer: sizes.append(int(answer.headers.get("content-length", 0))))
        page.keyboard.press("/"); page.wait_for_selector("dialog.search[open]")
        took = page.evaluate("""typed => new Promise(done => {
          const field = document.querySelector("dialog.search input"), start = performance.now();
          new MutationObserver(() => { if (document.querySelector("dialog.search [role=option]")) done(performance.now() - start); })
            .observe(document.querySelector("dialog.search [role=listbox]"), { childList: true });
          field.value = typed;
          field.dispatchEvent(new Event("input", { bubbles: true }));
        })""", typed)
        first = sum(sizes)
        page.wait_for_timeout(600)
        print(f"'{typed}' at once: first result after {took:.0f} ms and {first:,} bytes; all of it {sum(sizes):,} bytes")
        page.context.close()
    page = browser.new_context(base_url=server.url).new_page()
    sizes = []
    page.goto("/posts/"); page.wait_for_timeout(700)
    page.on("response", lambda answer: sizes.append(int(answer.headers.get("content-length", 0))))
    page.keyboard.press("/"); page.wait_for_selector("dialog.search[open]")
    for typed in ("swift", "garden bridge", "harbuor", "lantern", "machine velvet", "networking", "edited"):
        page.locator("dialog.search input").fill("")
        page.keyboard.type(typed, delay=80)
        page.wait_for_timeout(700)
        print(f"'{typed}' typed: {sum(sizes):,} bytes so far; {page.locator('dialog.search [role=status]').text_content()}")
    browser.close()
os._exit(0)
