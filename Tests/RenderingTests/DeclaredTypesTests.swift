import Rendering
import SiteModel
import Templating
import Testing

/// Every field of every object is what templates are told it is, on a site that has some of everything.
///
/// For each kind of page a template is made out of the types that it is checked against; it asks of each
/// field down to some depth whether it is there and of its type, and writes the path of one that is not.
@Suite struct DeclaredTypesTests {
  private static let files = [
    "_index.md": "---\ntitle: Home\nmine: 1\n---\nHome\n", "about.md": "# About\n",
    "s/_index.md":
      "---\ntitle: S\nweight: 1\nimage: /a.png\ndescription: D\nheader: {icon: star, text: T, link: /}\nfields: {price: number, shots: list of image, size: {type: one of a, default: a}}\n---\n",
    "s/a.md":
      "---\ntitle: A\ndate: 2026-01-01\nupdated: 2026-01-02\nexpires: 2030-01-01\ntags: [x, y]\ncategories: c\nauthor: Ann\nimage: a.png\nimage_alt: i\nprogress: 0.5\nrating: 3\nratings: 4\nbadge: {value: 1, unit: km}\nsubtitle: s\nlocation: l\nphone: '+1 2'\ngroup: g\nweight: 1\naliases: [/old/]\nsummary: s\ndescription: d\nprice: 2\n---\nText\n",
    "s/b.md": "---\ntitle: B\ndate: 2026-01-03\nshots: [a.png]\n---\n",
    "s/t/_index.md": "---\ntitle: T\n---\n", "s/t/c.md": "---\ndate: 2026-01-04\n---\n",
  ]
  private static let settings =
    "title: T\nbase_url: https://example.org/sub\nauthor: A\nlogo: https://a.example/l.svg\ndescription: D\nmenu: [{title: M, url: /}]\nstyle: plain\nfeeds: rss\nicon: https://a.example/i.png\nmanifest: true\ntheme: {accent: pink}\n"
  private static let names = [
    "plain/list.html", "plain/detail.html", "page.html", "terms.html", "redirect.html", "404.html",
    "feed.xml", "rss.xml", "feed.json", "sitemap.xml", "robots.txt", "headers.txt", "redirects.txt",
    "manifest.webmanifest",
  ]

  @Test func everyFieldIsWhatItIsSaidToBe() {
    let plain = SampleSite(Self.files, settings: Self.settings)
    #expect(plain.messages == "")
    let uses = SiteRenderer.uses(plain.site, plan: plain.plan, store: plain.store)
    #expect(Set(uses.map(\.template)).isSubset(of: Self.names))
    #expect(
      Set(uses.map(\.kind.name)) == [
        "home", "section", "term", "terms", "page", "redirect", "404", "feed", "sitemap", "robots",
        "hosting", "manifest",
      ])
    var templates: [String: String] = [:]
    for use in uses {
      templates[use.template, default: ""] +=
        "{% if kind == '\(use.kind.name)' %}\(Probe(use.kind).text){% endif %}"
    }
    let probed = SampleSite(Self.files, templates: templates, settings: Self.settings)
    #expect(probed.messages == "")
    var count = 0
    for output in probed.plan.outputs where output.path != "" {
      switch output.content {
      case .copy, .stylesheet: continue
      default: break
      }
      count += 1
      #expect(probed.text(output) == "", "\(output.path)")
    }
    #expect(count >= 14)
  }

  /// The text of a template that writes the paths of fields that are not what they should be.
  private struct Probe {
    private let kind: PageKind
    private(set) var text = ""

    init(_ kind: PageKind) {
      self.kind = kind
      for name in SiteRenderer.globalNames {
        if let type = kind.globals[name] {
          probe(name, type, depth: 0)
        } else {
          text += "{% if \(name) is defined %}\(name) is there;{% endif %}"
        }
      }
    }

    private mutating func probe(_ path: String, _ type: ValueType, depth: Int) {
      text += "{% if \(path) is not defined %}\(path) is missing;{% endif %}"
      text += "{% if \(path) is not none %}"
      let fault = "\(path) is not \(type);"
      func expect(_ test: String) { text += "{% if not (\(test)) %}\(fault){% endif %}" }
      switch type {
      case .unknown, .nothing, .flag, .group, .tuple: break
      case .word(let word): expect("\(path) == '\(word)'")
      case .text: expect("\(path) is string")
      case .number: expect("\(path) is number")
      case .boolean: expect("\(path) is boolean")
      case .date: expect("\(path).year is number and \(path) is not mapping")
      case .list(let element):
        expect("\(path) is iterable and \(path) is not string and \(path) is not mapping")
        let name = "e\(depth)"
        text += "{% for \(name) in \(path) %}"
        if depth < 4 { probe(name, element, depth: depth + 1) }
        text += "{% endfor %}"
      case .map(let fields):
        expect("\(path) is mapping")
        let known = fields.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
        text +=
          "{% for k in \(path) %}{% if k not in [\(known)] %}\(path).{{ k }};{% endif %}{% endfor %}"
        for (name, field) in fields.sorted(by: { $0.key < $1.key }) {
          text += "{% if '\(name)' in \(path) %}"
          probe("\(path)['\(name)']", field, depth: depth + 1)
          text += "{% endif %}"
        }
      case .record(let record):
        guard depth < 4, let record = kind.records[record] else { break }
        for name in record.names {
          // The neighbours of neighbours are pages as well, and there is no end of them.
          if depth > 1, ["previous", "next", "section", "posts"].contains(name) { continue }
          probe("\(path).\(name)", record.fields[name] ?? .unknown, depth: depth + 1)
        }
      }
      text += "{% endif %}"
    }
  }

  @Test func declaredFieldsAreFilledIn() {
    let template =
      "{{ page.extra.price }}|{{ page.extra.shots | join(',') }}|{{ page.extra.size }}|{{ page.extra.price is none }}"
    let sample = SampleSite(
      Self.files, templates: ["plain/detail.html": template],
      settings: "style: plain\n")
    #expect(sample.messages == "")
    #expect(sample.text(at: "s/a/index.html") == "2||a|False")
    #expect(sample.text(at: "s/b/index.html") == "None|/s/a.png|a|True")
  }
}
