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
  /// Indices of pages by their files, made for the first link with an anchor.
  private var pages: [String: Int] = [:]
  /// To search a folder for a name that is near costs time, so only the first few broken links get it.
  private var suggestionsLeft = 100

  /// What is wrong with the links of all pages, in the order of the pages.
  static func run(
    _ site: Site, files: [String: URLPath], source: @escaping (String) -> SourceText
  ) -> [Diagnostic] {
    var check = LinkCheck(site: site, files: files, source: source)
    for index in site.pages.indices where site.pages[index].file.facts.linksToFiles {
      let file = site.pages[index].file
      check.check(file.markdown, file.place.path)
    }
    for section in site.sections {
      guard let file = section.file, file.facts.linksToFiles else { continue }
      check.check(file.markdown, file.place.path)
    }
    for file in site.termFiles where file.facts.linksToFiles {
      check.check(file.markdown, file.place.path)
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
    let links = markdown.slots.lazy.map { ($0.kind, $0.range) } + Self.hookedLinks(markdown.regions)
    for (kind, range) in links where left > 0 {
      guard case .link(let target, _) = kind else { continue }
      let file = ContentReference.resolve(target, fromFile: path)
      let address = file.flatMap { site.addresses[$0] }
      if let file, files[file] != nil { continue }
      var missing: (anchor: String, nearest: String?)?
      if case .some(.some) = address {
        missing = file.flatMap { missingAnchor(kind.fragment, in: $0) }
        if missing == nil { continue }
      }
      let source = text ?? source(path)
      text = source
      let problem: Diagnostic
      switch address {
      case .some(.some):
        problem = PlanProblem.brokenAnchor(
          missing?.anchor ?? "", of: target, nearest: missing?.nearest, in: source, range)
      case .some(.none): problem = PlanProblem.linkToLeftOut(target, in: source, range)
      case nil:
        problem = PlanProblem.brokenLink(
          target, nearest: nearest(target, file), in: source, range)
      }
      left -= 1
      diagnostics.append(problem)
    }
  }

  /// The links that templates of the site make.
  private static func hookedLinks(_ regions: [Region]) -> [(Slot.Kind, Range<Int>)] {
    regions.compactMap { region in
      guard case .construct(.link(.slot(let kind), _)) = region.kind else { return nil }
      return (kind, region.range)
    }
  }

  /// The anchor that a link names and that the page of a file does not have, with one that is near.
  private mutating func missingAnchor(
    _ anchor: String?, in file: String
  ) -> (anchor: String, nearest: String?)? {
    guard let anchor, !anchor.isEmpty, let known = anchors(of: file), !known.contains(anchor) else {
      return nil
    }
    guard suggestionsLeft > 0 else { return (anchor, nil) }
    suggestionsLeft -= 1
    return (anchor, nearestName(to: anchor, among: known.sorted()))
  }

  /// The ids on the page of a file; nil when raw HTML, a template or a list may give it others.
  private mutating func anchors(of file: String) -> Set<String>? {
    if pages.isEmpty {
      for (index, page) in site.pages.enumerated() { pages[page.path] = index }
    }
    guard let index = pages[file] else { return nil }
    let markdown = site.pages[index].markdown
    guard !markdown.hasOtherIDs else { return nil }
    return markdown.ids.union(markdown.headings.map(\.id))
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
