import Building
import Dates
import Diagnostics
import Files
import Foundation
import Testing

/// A small site in a temporary folder of its own, with templates whose output is short enough to write down.
final class TestSite {
  let folder: String

  /// - Parameter files: what lies in the site, by path; a text each.
  init(_ files: [String: String] = [:], templates: Bool = true) {
    folder = NSTemporaryDirectory() + "sitegen-test-" + UUID().uuidString
    mkdir(folder, 0o755)
    write("site.yaml", "title: Test\nstyle: plain\ntimezone: UTC\n")
    if templates { for (name, text) in Self.templates { write("Templates/" + name, text) } }
    for (path, text) in files { write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  static let templates = [
    "plain/list.html":
      "{{ page.title }}|{{ list.number }}/{{ list.count }}|{% for p in list.posts %}{{ p.title }}={{ p.url }}#{{ p.anchor }};{% endfor %}",
    "plain/detail.html":
      "{{ page.title }}|{{ page.content }}|{{ page.back.url }}|{{ page.previous.url if page.previous else '' }}|{{ page.next.url if page.next else '' }}",
    "page.html": "{{ page.title }}|{{ page.content }}|{{ page.back.url }}",
    "terms.html": "{% for t in list.terms %}{{ t.name }}={{ t.url }}({{ t.count }});{% endfor %}",
    "redirect.html": "to {{ page.url }}",
    "404.html": "404",
    "robots.txt": "robots",
    "headers.txt": "headers",
    "redirects.txt": "redirects",
    "base.css": "",
    "site.js": "",
    "plain/style.css": "",
  ]

  /// What every build writes beside the pages, with the stylesheet's fingerprint left out of its name.
  static let frame = ["404.html": "404", "robots.txt": "robots", "_headers": "headers"]

  func write(_ path: String, _ text: String) { write(path, bytes: Array(text.utf8)) }

  func write(_ path: String, bytes: [UInt8]) {
    let full = folder + "/" + path
    try? FileManager.default.createDirectory(
      atPath: Path.parent(of: full), withIntermediateDirectories: true)
    // Written in place, so that a test's own writing never looks like the program's renaming.
    _ = FileManager.default.createFile(atPath: full, contents: Data(bytes))
  }

  func remove(_ path: String) { try? FileManager.default.removeItem(atPath: folder + "/" + path) }

  func read(_ path: String) -> String? {
    (try? File.read(folder + "/" + path)).map { String(decoding: $0, as: UTF8.self) }
  }

  func options(_ change: (inout BuildOptions) -> Void = { _ in }) -> BuildOptions {
    var options = BuildOptions()
    options.folder = folder
    options.jobs = 2
    options.now = WrittenDate("2026-11-30T12:00:00Z")
    change(&options)
    return options
  }

  @discardableResult
  func build(_ change: (inout BuildOptions) -> Void = { _ in }) -> BuildReport {
    Build.run(options(change))
  }

  /// All messages of a build, as a user reads them, with the site's folder left out.
  func messages(_ change: (inout BuildOptions) -> Void = { _ in }) -> String {
    text(of: build(change))
  }

  func text(of report: BuildReport) -> String {
    report.diagnostics.map { DiagnosticText().format($0) }.joined()
      .replacingOccurrences(of: folder + "/", with: "")
  }

  /// Every file of the output by its path, the stylesheet as `assets/site.css`, the script as `assets/site.js`.
  func output(_ name: String = "Output") -> [String: String] {
    var tree: [String: String] = [:]
    guard let listing = try? FolderListing.of(folder + "/" + name) else { return [:] }
    for entry in listing.entries where entry.kind != .folder {
      var path = entry.path
      for ending in ["css", "js"]
      where path.hasPrefix("assets/site.") && path.hasSuffix(".\(ending)") {
        path = "assets/site.\(ending)"
      }
      tree[path] = read(name + "/" + entry.path) ?? "?"
    }
    return tree
  }

  /// The output's pages: everything but what every build writes.
  func pages(_ name: String = "Output") -> [String: String] {
    output(name).filter {
      $0.key != "assets/site.css" && Self.frame[$0.key] != $0.value
        && ($0.key, $0.value) != ("_redirects", "redirects")
    }
  }
}

/// Fails on a file that is missing, one too many, or one with other bytes, and names it.
func expectTree(
  _ tree: [String: String], _ expected: [String: String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for path in Set(tree.keys).union(expected.keys).sorted() where tree[path] != expected[path] {
    Issue.record(
      "\(path): \(tree[path] ?? "missing") instead of \(expected[path] ?? "no such file")",
      sourceLocation: sourceLocation)
  }
}
