import Diagnostics
import Markdown
import SiteModel

/// Links to other Markdown files that lead nowhere.
enum LinkCheck {
  static func run(_ site: Site, source: (String) -> SourceText) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for page in site.pages {
      check(page.markdown, page.path, site, source, &diagnostics)
    }
    for section in site.sections {
      guard let markdown = section.markdown, let path = section.path else { continue }
      check(markdown, path, site, source, &diagnostics)
    }
    return diagnostics
  }

  private static func check(
    _ markdown: RenderedMarkdown, _ path: String, _ site: Site, _ source: (String) -> SourceText,
    _ diagnostics: inout [Diagnostic]
  ) {
    for slot in markdown.slots {
      guard case .link(let target, _) = slot.kind else { continue }
      let file = ContentReference.resolve(target, fromFile: path)
      switch file.flatMap({ site.addresses[$0] }) {
      case .some(.some): continue
      case .some(.none):
        diagnostics.append(PlanProblem.linkToLeftOut(target, in: source(path), slot.range))
      case .none:
        diagnostics.append(
          PlanProblem.brokenLink(
            target, nearest: nearest(target, file, site), in: source(path), slot.range))
      }
    }
  }

  /// The link with its file name mended to one that lies in the folder it names.
  private static func nearest(_ target: String, _ file: String?, _ site: Site) -> String? {
    guard let file else { return nil }
    func split(_ path: String) -> (folder: Substring, name: Substring) {
      guard let slash = path.lastIndex(of: "/") else { return ("", Substring(path)) }
      return (path[..<slash], path[path.index(after: slash)...])
    }
    let wanted = split(file)
    let names = site.addresses.keys.map(split).filter { $0.folder == wanted.folder }
      .map { String($0.name) }
    guard let name = nearestName(to: String(wanted.name), among: names) else { return nil }
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    return folder + name
  }
}
