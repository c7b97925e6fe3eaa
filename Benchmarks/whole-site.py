#!/usr/bin/env python3
"""What a whole site costs beside its pages: 60 tags with a feed for each, related posts and a search.

  whole-site.py [-n 10000] [-k 5] [--sitegen PROGRAM] [--folder DIR] [--site FOLDER]

Builds the posts of make_corpus.py, their tags reduced to 60, in turn without feeds, related posts and search and with them,
from nothing, and prints medians and ratios of one run. `--site site` takes the templates of compare.py, which write far less than
the built-in ones.
"""
import argparse, os, re, shutil, statistics, subprocess, sys, time, zlib
HERE = os.path.dirname(os.path.abspath(__file__))
p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
p.add_argument("-n", type=int, default=10000); p.add_argument("-k", type=int, default=5)
p.add_argument("--sitegen", default=os.path.join(HERE, "..", ".build", "release", "sitegen"))
p.add_argument("--folder", default="/dev/shm/sitegen-whole"); p.add_argument("--site")
a = p.parse_args()
SITEGEN = os.path.abspath(a.sitegen)
site = os.path.join(a.folder, f"site-{a.n}")
KINDS = {
    "without": "feeds: false\n",
    "with": "feeds: { site: [atom], terms: [atom] }\nrelated: 3\nsearch: true\n",
}

def run(*command):
    start = time.monotonic()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0); wall = time.monotonic() - start
    if status: sys.exit(f"failed: {' '.join(command)}")
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024

def sixty(match):
    tags = sorted({f"tag-{zlib.crc32(tag.strip().encode()) % 60}" for tag in match[1].split(",") if tag.strip()})
    return f"tags: [{', '.join(tags)}]"

if not os.path.exists(site):
    posts = f"{site}/Content/posts"
    subprocess.run([sys.executable, f"{HERE}/make_corpus.py", "-n", str(a.n), "--flavour", "plain", "-o", posts],
                   check=True, stdout=subprocess.DEVNULL)
    for name in os.listdir(posts):
        with open(f"{posts}/{name}") as file: text = file.read()
        with open(f"{posts}/{name}", "w") as file: file.write(re.sub(r"^tags: \[(.*)\]$", sixty, text, count=1, flags=re.M))
    with open(f"{posts}/_index.md", "w") as file: file.write("---\ntitle: Posts\n---\n")
    if a.site: shutil.copytree(os.path.join(a.site, "Templates"), f"{site}/Templates")

made = {kind: [] for kind in KINDS}
for turn in range(a.k):
    for kind, settings in KINDS.items():
        with open(os.path.join(site, "site.yaml"), "w") as file:
            file.write(f"title: Bench\nbase_url: https://example.org\n{settings}")
        out = f"{a.folder}/out-{kind}"
        shutil.rmtree(out, ignore_errors=True)
        made[kind].append(run(SITEGEN, "build", site, "--output", out, "--no-cache"))
wall, cpu, peak = ([statistics.median(run[place] for run in made[kind]) for kind in KINDS] for place in range(3))
print(f"{a.n} posts, 60 tags: without {wall[0]:.3f} s wall, {cpu[0]:.3f} s CPU, {peak[0]:.0f} MB; "
      f"with feeds, related posts and search {wall[1]:.3f} s, {cpu[1]:.3f} s, {peak[1]:.0f} MB; "
      f"{wall[1] / wall[0]:.2f} times the time, {cpu[1] / cpu[0]:.2f} times the CPU")
