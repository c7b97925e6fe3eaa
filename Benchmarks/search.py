#!/usr/bin/env python3
"""What a search over many posts costs: the size of its index, the time of builds, and what a visitor fetches.

  search.py [-n 10000] [-k 5] [--sitegen PROGRAM] [--folder DIR] [--site FOLDER] [--seeds 7,8,9] [--no-browser]

Builds the posts of make_corpus.py in turn without and with a search, cold and after one body was edited, and prints medians
and ratios of one run. Then a browser searches the site: bytes and milliseconds to the first result of a first search, the
worst of some hundred such searches a seed, the slowest of them again as the median of three quiet ones, and bytes of a session
of searches typed letter by letter. The site is served by a process of its own. `--site ../Benchmarks/site` takes the templates
of compare.py, which write far less than the built-in ones. The browser is that of the tests: run it with the Python that Tests/Browser/prepare prints.
"""
import argparse, os, random, re, shutil, statistics, string, subprocess, sys, time
HERE = os.path.dirname(os.path.abspath(__file__))
p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
p.add_argument("-n", type=int, default=10000); p.add_argument("-k", type=int, default=5)
p.add_argument("--sitegen", default=os.path.join(HERE, "..", ".build", "release", "sitegen"))
p.add_argument("--folder", default="/dev/shm/sitegen-search"); p.add_argument("--site")
p.add_argument("--queries", type=int, default=150, help="how many searches of a seed to take the worst of")
p.add_argument("--seeds", default="7", help="what the searches are drawn by, one number or some with commas")
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
out = os.path.abspath(f"{a.folder}/out-true-{a.k - 1}")
names = os.listdir(f"{out}/search/en")
size = sum(os.path.getsize(f"{out}/search/en/{name}") for name in names)
print(f"index: {len(names)} files, {size:,} bytes, {100 * size / text:.1f} % of {text:,} bytes of Markdown; index.bin "
      f"{os.path.getsize(out + '/search/en/index.bin'):,}, the largest other "
      f"{max(os.path.getsize(f'{out}/search/en/{name}') for name in names if name != 'index.bin'):,}")
if a.no_browser: sys.exit()

sys.path.insert(0, os.path.join(HERE, "..", "Tests", "Browser"))
from playwright.sync_api import sync_playwright
from support.browsing import start
# Not a thread of this process, which has the browser's events to read meanwhile.
SERVE = "import sys; from support.server import Server; print(Server(sys.argv[1]).url, flush=True); sys.stdin.read()"
server = subprocess.Popen([sys.executable, "-c", SERVE, out], text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          cwd=os.path.join(HERE, "..", "Tests", "Browser"))
address = server.stdout.readline().strip()
LETTERS = string.ascii_lowercase

def queries(count, seed):
    """Letters, beginnings, words, words with a letter wrong, and many words at once; the same ones for the same posts."""
    draw = random.Random(seed)
    def words():
        with open(f"{site}/Content/posts/{draw.choice(posts)}") as file: return re.findall("[a-z]{4,}", file.read().lower())
    def wrong(word):
        place = draw.randrange(len(word) - 1)
        return draw.choice((word[:place] + word[place + 1] + word[place] + word[place + 2:], word[:place] + word[place + 1:],
                            word[:place] + draw.choice(LETTERS) + word[place:]))
    made = list(LETTERS) + [draw.choice(LETTERS) + draw.choice(LETTERS) for _ in range(count // 8)]
    made += [draw.choice(words())[:3] for _ in range(count // 8)]
    while len(made) < count:
        post = words()
        some = draw.sample(post, min(len(post), draw.choice((1, 1, 2, 3, 4, 6, 9, 15))))
        made.append(" ".join(wrong(word) if draw.random() < .3 else word for word in some))
    # All words wrong, the most that are looked for, letters of other scripts, digits, and words that are nowhere.
    for amount in (1, 2, 3, 5, 12): made.append(" ".join(wrong(word) for word in draw.sample(words(), amount)))
    made += [" ".join(draw.sample(words(), 12)), "東京", "天", "web2", "2024", "qzxvwk", "qzxvwk jjqwzx", f"{draw.choice(words())} qzxvwk"]
    return made

def first(browser, typed, settle):
    """Whether a first search finds something, the milliseconds and bytes to know that, and all its bytes."""
    page = browser.new_context(base_url=address).new_page()
    sizes = []
    page.goto("/posts/"); page.wait_for_timeout(settle)
    page.on("response", lambda answer: sizes.append(int(answer.headers.get("content-length", 0))))
    page.keyboard.press("/"); page.wait_for_selector("dialog.search[open]")
    found, took, bytes = page.evaluate("""typed => new Promise(done => {
      const dialog = document.querySelector("dialog.search"), field = dialog.querySelector("input"), start = performance.now();
      const bytes = () => performance.getEntriesByType("resource").filter(entry => entry.name.includes("/search/"))
        .reduce((sum, entry) => sum + entry.encodedBodySize, 0);
      new MutationObserver(() => {
        if (dialog.querySelector("[role=option]")) done([true, performance.now() - start, bytes()]);
        else if (dialog.querySelector("[role=status]").textContent) done([false, performance.now() - start, bytes()]);
      }).observe(dialog, { childList: true, subtree: true });
      field.value = typed;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    })""", typed)
    page.wait_for_timeout(settle)
    page.context.close()
    return found, took, bytes, sum(sizes)

with sync_playwright() as playwright:
    browser = start(playwright)
    for typed in ("bridge", "lantern harbour", "brigde", "a", "vel"):
        _, took, bytes, all_of_it = first(browser, typed, 600)
        print(f"'{typed}' at once: first result after {took:.0f} ms and {bytes:,} bytes; all of it {all_of_it:,} bytes")
    drawn = dict.fromkeys(typed for seed in a.seeds.split(",") for typed in queries(a.queries, int(seed)))
    crowd = [(typed, *first(browser, typed, 150)) for typed in drawn]
    results, nothing = [one for one in crowd if one[1]], [one for one in crowd if not one[1]]
    print(f"{len(crowd)} searches, {len(results)} with a result:")
    for typed, _, _, bytes, _ in sorted(results, key=lambda one: -one[3])[:3]: print(f"  {bytes:,} bytes to the first result of '{typed}'")
    print(f"  {statistics.median(one[3] for one in results):,.0f} bytes and {statistics.median(one[2] for one in results):.0f} ms in the median")
    slow = [one[0] for one in sorted(crowd, key=lambda one: -one[2])[:max(5, len(crowd) // 15)]]
    again = {typed: statistics.median(first(browser, typed, 500)[1] for _ in range(3)) for typed in slow}
    print(f"  of the {len(slow)} slowest, the median of three more: at most {max(again.values()):.0f} ms, "
          f"{sum(took > 100 for took in again.values())} above 100")
    for typed in sorted(slow, key=lambda typed: -again[typed])[:5]: print(f"  {again[typed]:.0f} ms to the first result of '{typed}'")
    if nothing:
        print(f"  {max(one[3] for one in nothing):,} bytes, and {statistics.median(one[2] for one in nothing):.0f} ms in the median, "
              "to know that there is none")
    page = browser.new_context(base_url=address).new_page()
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
server.stdin.close()
server.wait()
