import Building
import Dates
import Files
import Foundation
import SiteModel

/// A site whose files are changed at random, always the same way from one seed.
final class RandomSite {
  let site: TestSite
  private var random: SeededGenerator
  /// What “today” is; it only goes on.
  private var day = 0
  private var posts: [String: Post] = [:]
  private var number = 0
  /// What builds are asked for beside the site.
  private var publication = Publication()
  /// What was done last, for a message.
  private(set) var done: [String] = []

  private struct Post {
    var title: String
    var date: String?
    var tags: [String]
    var body: String
    var extra: String
  }

  /// Whether nothing is written that a build warns of, as long as only words of bodies are edited.
  private let isTidy: Bool

  init(seed: UInt64, isTidy: Bool = false) {
    self.isTidy = isTidy
    random = SeededGenerator(seed: seed)
    site = TestSite(Self.start)
    for _ in 0..<Int.random(in: 0...8, using: &random) { addPost() }
    done = []
  }

  /// What the templates of this site read is spread over everything that templates can read.
  private static let start: [String: String] = [
    "site.yaml":
      "title: Random\nstyle: plain\ntimezone: UTC\nsize: 3\nbase_url: https://a.example\nsearch: true\n",
    "Content/_index.md": "---\ntitle: Home\n---\nWelcome\n",
    "Content/posts/_index.md": "---\ntitle: Posts\n---\n",
    "Content/about.md": "---\ntitle: About\n---\n# About\n\nWe [link](@/posts/_index.md).\n",
    "Content/logo.bin": "logo 1",
    "Content/mark.svg": mark("red"),
    "Templates/base.html":
      "<title>{{ page.title }} {{ site.title }}</title>{% block main %}{% endblock %}{% include 'foot.html' %}{{ site.stylesheet }}",
    "Templates/foot.html":
      "<p>{% for s in site.sections %}{{ s.title }} {{ s.count }};{% endfor %}{{ 'home' | t }}{{ 'posts' | t(count=2) }}</p>",
    "Templates/parts.html":
      "{% macro card(p) %}<li>{{ p.title }} {{ p.url }} {{ p.summary }}</li>{% endmacro %}",
    "Templates/plain/list.html":
      "{% extends 'base.html' %}{% import 'parts.html' as parts %}{% block main %}{{ list.number }}/{{ list.count }}{% for p in list.posts %}{{ p.title }}{{ p.anchor }}{{ p.date }}{% for t in p.tags %}{{ t.count }}{% endfor %}{% endfor %}{% for p in list.posts %}{{ parts.card(p) }}{{ p.anchor }}{% for t in p.tags %}{{ t.name }}{% endfor %}{% endfor %}{% endblock %}",
    "Templates/plain/detail.html":
      "{% extends 'base.html' %}{% block main %}{{ page.content }}{% for h in page.toc %}{{ h.title }}{% endfor %}{{ page.back.url }}{{ page.previous.title if page.previous else '-' }}{{ page.next.url if page.next else '-' }}{% for t in page.tags %}{{ t.name }} {{ t.count }}{% endfor %}{{ page.color_class }}{{ page.date }}{{ page.date | date('full') if page.date }}{{ page.extra | length }}{% endblock %}",
    "Templates/page.html":
      "{% extends 'base.html' %}{% block main %}{{ page.content }}{% endblock %}",
    "Templates/shortcodes/note.html": "<b>{{ inner }} in {{ page.title }}</b>",
    "Templates/feed.xml":
      "<feed>{% for p in list.posts %}{{ p.title }} {{ p.absolute_url }} {{ p.content | length }}{% endfor %}</feed>",
    "Templates/sitemap.xml":
      "<map>{% for p in pages %}{{ p.absolute_url }} {{ p.date }}{% endfor %}</map>",
  ]

  // MARK: Edits

  /// Does one thing that somebody who keeps a site may do.
  func edit() {
    let edits: [(String, () -> Void)] =
      [
        ("add a post", addPost), ("remove a post", removePost), ("rename a post", renamePost),
        ("retitle a post", { self.change { $0.title = "Title \(self.next())" } }),
        ("retag a post", { self.change { $0.tags = self.someTags() } }),
        ("date a post", { self.change { $0.date = self.someDate() } }),
        ("edit a body", { self.change { $0.body = self.someBody() } }),
        (
          "edit a body within its first word",
          { self.change { $0.body = "X" + $0.body.dropFirst() } }
        ),
        ("edit front matter", { self.change { $0.extra = self.someFields() } }),
        ("edit a template", editTemplate), ("edit a macro", editMacro),
        ("edit an include", editInclude), ("edit a shortcode", editShortcode),
        ("edit the settings", editSettings), ("edit a picture", editPicture),
        ("edit a section", editSection), ("add a section", addSection),
        ("let time pass", letTimePass), ("edit a few bodies", editBodies),
        ("touch a post", touchPost), ("harm an output", harmOutput), ("nothing", {}),
        ("take back a stylesheet", editStylesheet), ("make an error", makeError),
        ("ask for other posts", { self.publication = self.somePublication() }),
      ] + widerEdits + wholeSiteEdits + aroundEdits
    let (name, edit) = edits.randomElement(using: &random) ?? ("nothing", {})
    done.append(name)
    edit()
  }

  func next() -> Int {
    number += 1
    return number
  }

  func pick<Element>(_ list: [Element]) -> Element { list.randomElement(using: &random)! }
  func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }

  private func somePost() -> String? { posts.keys.sorted().randomElement(using: &random) }

  private func write(_ path: String) {
    guard let post = posts[path] else { return }
    var text = "---\ntitle: \(post.title)\n"
    if let date = post.date { text += "date: \(date)\n" }
    if !post.tags.isEmpty { text += "tags: [\(post.tags.joined(separator: ", "))]\n" }
    write(path, text + post.extra + "---\n" + post.body)
  }

  /// As editors do: a new file in the place of the old one.
  func write(_ path: String, _ text: String) {
    site.write(path + ".new", text)
    rename(site.folder + "/" + path + ".new", site.folder + "/" + path)
  }

  func addPost() {
    let folder = pick(["posts", "posts", "posts/deep", "notes", "posts/bundle\(next())"])
    let path =
      folder.hasPrefix("posts/bundle")
      ? "Content/\(folder)/index.md"
      : "Content/\(folder)/\(pick(["a", "b", "zé", "c"]))\(next()).md"
    posts[path] = Post(
      title: "Title \(next())", date: someDate(), tags: someTags(), body: someBody(),
      extra: someFields())
    write(path)
    if folder.hasPrefix("posts/bundle"), chance(0.5) {
      site.write("Content/\(folder)/pic.bin", "picture \(next())")
    }
  }

  private func removePost() {
    guard let path = somePost() else { return }
    posts[path] = nil
    site.remove(path)
  }

  private func renamePost() {
    guard let path = somePost(), !path.hasSuffix("index.md"), let post = posts[path] else { return }
    let other = Path.parent(of: path) + "/renamed\(next()).md"
    rename(site.folder + "/" + path, site.folder + "/" + other)
    posts[path] = nil
    posts[other] = post
  }

  private func change(_ body: (inout Post) -> Void) {
    guard let path = somePost(), var post = posts[path] else { return }
    body(&post)
    posts[path] = post
    write(path)
  }

  private func someTags() -> [String] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in
      pick(["swift", isTidy ? "swift" : "Swift", "web", "ünï", "c"])
    }
  }

  private func somePublication() -> Publication {
    var publication = Publication()
    publication.includesDrafts = chance(0.5)
    publication.includesFuture = chance(0.3)
    publication.includesExpired = chance(0.3)
    return publication
  }

  private func someDate() -> String? {
    if chance(0.2) { return nil }
    return
      "20\(pick(["25", "26", "27"]))-\(pick(["01", "06", "11", "12"]))-\(pick(["01", "15", "28"]))"
  }

  private func someFields() -> String {
    pick([
      "", "", "draft: true\n", "color: pink\n", "summary: Short \(next())\n",
      "mood: {a: [1, 2.5], b: 2026-01-01}\n",
      "expires: 2027-02-01\n", "aliases: [/old/\(next())/]\n", "weight: \(next())\n",
      "search: false\n", "slug: own-\(next())\n",
      "description: Text\nbadge: {value: 3, unit: km}\n",
      "group: \(pick(["One", "Two"]))\nprogress: 0.5\n", "price: \(next())\nimage: pic.bin\n",
      "categories: [a, b]\nkinds: [x]\n", "color: '#0000\(pick(["01", "a2", "ff"]))'\n",
      "style: \(pick(["grid", "sidebar", "plain"]))\n",
      "robots: noindex\n", "sitemap: \(pick(["true", "false"]))\n",
      "updated: 2026-02-0\(Int.random(in: 1...9, using: &random))\n",
    ])
  }

  private func someBody() -> String {
    var body = pick([
      "Text \(next())\n", "# Heading \(next())\n\nText\n", "## Part\n\nOne\n\n## Other\n\nTwo\n",
      "",
    ])
    if chance(0.3) { body += "\n{{< note >}}inside **\(next())**{{< /note >}}\n" }
    if chance(0.3) {
      body += "\nSee [about](@/about.md)\(pick(["", "{.near}", "{rel=next}"])) and [home](/).\n"
    }
    if isTidy { return body }
    if chance(0.2), let other = somePost() {
      body += "\nSee [other](@/\(other.dropFirst("Content/".count))).\n"
    }
    if chance(0.2) { body += "\n![a](pic.bin) and [a page](a1.md)\n\n> [!NOTE]\n> Quoted\n" }
    if chance(0.2) {
      body += "\n```swift\nlet a = \(next())\n```\n\nFirst\n\n<!--more-->\n\nRest\n"
    }
    return body
  }

  private func editTemplate() {
    let base = Self.start["Templates/base.html"] ?? ""
    write(
      "Templates/base.html",
      base + pick(["", "<!-- \(next()) -->", "{{ site.description or '' }}"]))
  }

  private func editMacro() {
    let macro = pick([
      "p.title", "p.title ~ p.reading_time", "p.color", "p.section.title", "p.word_count",
    ])
    write("Templates/parts.html", "{% macro card(p) %}<li>{{ \(macro) }}</li>{% endmacro %}")
  }

  private func editInclude() {
    write(
      "Templates/foot.html",
      pick([
        "<p>foot \(next())</p>", "{% for t in site.taxonomies %}{{ t.name }}{% endfor %}",
        "<p>{% for s in site.sections %}{{ s.title }} {{ s.count }};{% endfor %}</p>",
        "{% for s in site.sections %}{% for p in s.posts %}{{ p.title }}{% endfor %}{% endfor %}",
        "{{ site.now | date('%Y-%m-%d') }}",
        "{% for i in site.icons %}{{ i.url }} {{ i.sizes }}{% endfor %}{{ site.icon.url if site.icon }}",
        "{{ 'about.md' | resolve('posts/x.md') }}{{ '@/posts/_index.md' | resolve('about.md') }}",
      ]))
  }

  private func editShortcode() {
    write(
      "Templates/shortcodes/note.html",
      pick([
        "<i>{{ inner }}</i>", "<b>{{ inner }} {{ site.title }}</b>",
        "<u>{{ page.url }}{{ inner }}</u>",
      ]))
  }

  private func editStylesheet() {
    if chance(0.5) {
      site.remove("Templates/custom.css")
    } else {
      write("Templates/custom.css", "a { top: \(next())px }")
    }
  }

  private func editSettings() {
    write(
      "site.yaml",
      "title: \(pick(["Random", "Other"]))\nstyle: plain\ntimezone: \(pick(["UTC", "+02:00"]))\nsize: \(pick(["3", "2", "5"]))\n"
        + pick(["", "base_url: https://a.example\n", "base_url: https://a.example/sub\n"])
        + pick([
          "", "markdown: {heading_anchors: false}\n", "markdown: {smart_punctuation: true}\n",
        ])
        + pick(["", "palette: {pink: '#123456'}\n", "description: About\n", "author: Me\n"])
        + someHosting() + pick(["", "search: true\n", "search: {text: summary}\n"]))
  }

  /// What is said of feeds, hosts and disks.
  func someHosting() -> String {
    pick([
      "", "", "feeds: {site: [atom, rss, json], sections: [rss], terms: [json, atom], size: 2}\n",
      "feeds: [json]\n", "feeds: {sections: atom, text: summary}\n", "feeds: false\n",
      "relative_urls: true\n", "headers: false\n", "csp: \"default-src 'self'\"\n",
      "icon: /logo.bin\nmanifest: true\n", "icons: /mark.svg\n",
      "icons: { from: /mark.svg, background: \(pick(["pink", "orange"])) }\nmanifest: true\n",
    ])
  }

  private func editSection() {
    write(
      "Content/posts/_index.md",
      "---\ntitle: \(pick(["Posts", "All"]))\n"
        + pick([
          "", "sort: title\n", "reverse: true\n", "feeds: rss\n", "feeds: false\n", "size: 2\n",
          "weight: 3\n", "aliases: [/p/]\n",
        ])
        + "---\n" + pick(["", "Intro \(next())\n"]))
  }

  private func addSection() {
    if chance(0.4) {
      site.remove("Content/notes/_index.md")
    } else {
      write(
        "Content/notes/_index.md",
        "---\ntitle: Notes \(next())\n\(pick(["", "draft: true\n"]))---\n")
    }
  }

  func letTimePass() { day += Int.random(in: 1...40, using: &random) }

  /// What changes nothing but the bodies of a few posts.
  func editBodies() {
    for _ in 0..<pick([1, 1, 2, 3]) {
      change {
        $0.body += pick(["\nMore \(next()).\n", "\n* \(next()) & ü\n", "\nno \u{1}control\n"])
      }
    }
  }

  var session: BuildSession?
  var seen: [String: FileEntry] = [:]

  /// Builds that exchanged bodies and did nothing else.
  private(set) var exchanges = 0

  private func touchPost() {
    guard let path = somePost() else { return }
    utimes(site.folder + "/" + path, nil)
  }

  private func harmOutput() {
    if session != nil { return }
    let files = site.output().keys.sorted().filter { !$0.hasPrefix("assets/") }
    guard let path = files.randomElement(using: &random) else { return }
    if chance(0.5) { site.remove("Output/" + path) } else { site.write("Output/" + path, "harmed") }
  }

  private func makeError() {
    if Path.exists(site.folder + "/Content/wrong.md") {
      site.remove("Content/wrong.md")
    } else {
      site.write("Content/wrong.md", "---\ndate: never\n---\n")
    }
  }

  // MARK: Builds

  /// Builds with what the last build left, then without it into another folder; what is different, and how each ended.
  func difference() -> String? {
    if chance(0.1) { beDisturbed() }
    let before = site.output()
    let changed = session.map { _ in changes() }
    let known = build(into: nil, ignoresCache: false, changed: changed)
    let clean = build(into: "Clean", ignoresCache: true)
    let steps = known.steps.map(\.name)
    if steps.contains("exchange"), !steps.contains("load"), known.written > 0 { exchanges += 1 }
    if site.text(of: known) != site.text(of: clean) {
      return "messages: \(site.text(of: known)) instead of \(site.text(of: clean))"
    }
    let (left, right) = (site.output(), known.succeeded ? site.output("Clean") : before)
    for path in Set(left.keys).union(right.keys).sorted() where left[path] != right[path] {
      return "\(path): \(left[path] ?? "missing") instead of \(right[path] ?? "no such file")"
    }
    if known.succeeded, known.leftOut.map(\.path) != clean.leftOut.map(\.path) {
      return "other posts left out"
    }
    if known.succeeded, known.pages != clean.pages { return "\(known.pages) pages" }
    return nil
  }

  /// A build while which something is done; what comes of it is for the next one to make good.
  private func beDisturbed() {
    let step = pick([
      "scan", "load", "assemble", "templates", "data", "plan", "compare", "render", "write",
    ])
    done.append("at the step \(step):")
    let options = site.options { options in
      options.now = nil
      // Now, since no file that is changed during a build was changed long before it.
      options.clock = Int(time(nil))
      options.publication = publication
    }
    _ = Build.run(options, stepped: { if $0 == step { self.edit() } })
  }

  private func build(
    into output: String?, ignoresCache: Bool, changed: Set<String>? = nil
  ) -> BuildReport {
    site.build { options in
      if output == nil { (options.session, options.changed) = (session, changed) }
      options.now = nil
      // Half of the time as if everything had been written long ago, so that files are told by their stamps.
      options.clock = Self.firstDay + day * 86_400
      options.publication = publication
      options.ignoresCache = ignoresCache
      options.output = output.map { self.site.folder + "/" + $0 }
    }
  }

  private static let firstDay = 1_795_996_800
}
