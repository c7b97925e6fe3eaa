import Diagnostics
import Markdown
import SiteModel

/// Links to other Markdown files that lead nowhere.
struct LinkCheck {
  /// More broken links in one file would say nothing new.
  private static let mostInOneFile = 100

  private let site: Site
  /// Files that are published as they are, by path.
  private let files: [String: URLPath]
  private let source: (String) -> SourceText
  private var diagnostics: [Diagnostic] = []
  /// File names by folder, made for the first link that leads nowhere.
  private var names: [String: [String]] = [:]
  /// To search a folder for a name that is near costs time, so only the first few broken links get it.
  private var suggestionsLeft = 100

  /// What is wrong with the links of all pages, in the order of the pages.
  static func run(
    _ site: Site, files: [String: URLPath], source: @escaping (String) -> SourceText
  ) -> [Diagnostic] {
    var check = LinkCheck(site: site, files: files, source: source)
    for page in site.pages { check.check(page.markdown, page.path) }
    for section in site.sections {
      if let markdown = section.markdown, let path = section.path { check.check(markdown, path) }
    }
    return check.diagnostics
  }

  private init(
    site: Site, files: [String: URLPath], source: @escaping (String) -> SourceText
  ) {
    self.site = site
    self.files = files
    self.source = source
  }

  private mutating func check(_ markdown: borrowing RenderedMarkdown, _ path: String) {
    var text: SourceText?
    var left = Self.mostInOneFile
    for slot in markdown.slots where left > 0 {
      guard case .link(let target, _) = slot.kind else { continue }
      let file = ContentReference.resolve(target, fromFile: path)
      let address = file.flatMap { site.addresses[$0] }
      if case .some(.some) = address { continue }
      if let file, files[file] != nil { continue }
      left -= 1
      let source = text ?? source(path)
      text = source
      if case .some(.none) = address {
        diagnostics.append(PlanProblem.linkToLeftOut(target, in: source, slot.range))
      } else {
        diagnostics.append(
          PlanProblem.brokenLink(target, nearest: nearest(target, file), in: source, slot.range))
      }
    }
  }

  /// The link with its file name mended to one that lies in the folder it names.
  private mutating func nearest(_ target: String, _ file: String?) -> String? {
    guard let file, suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    if names.isEmpty {
      for path in site.addresses.keys {
        let parts = Self.split(path)
        names[parts.folder, default: []].append(parts.name)
      }
    }
    let wanted = Self.split(file)
    guard let name = nearestName(to: wanted.name, among: names[wanted.folder] ?? []) else {
      return nil
    }
    let folder = target.pathFolder
    return folder.isEmpty ? name : folder + "/" + name
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    (path.pathFolder, path.pathName)
  }
}
