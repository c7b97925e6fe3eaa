import Diagnostics

extension Assembly {
  /// One warning for each finding that many files share, at the first of them.
  mutating func collectRemarks(_ files: [LoadedFile]) {
    var found: [Remark.Kind: (path: String, range: Range<Int>, count: Int)] = [:]
    var order: [Remark.Kind] = []
    func note(_ kind: Remark.Kind, _ path: String, _ range: Range<Int>) {
      if found[kind] == nil { order.append(kind) }
      found[kind, default: (path, range, 0)].count += 1
    }
    for file in files {
      let path = file.place.path
      if let folder = file.place.jekyllFolder { note(.jekyllPosts(folder), path, 0..<0) }
      for remark in file.page.remarks { note(remark.kind, path, remark.range) }
    }
    for kind in order {
      guard let (path, range, count) = found[kind] else { continue }
      let text = source(path)
      let more =
        count == 1 ? "" : " (and in \(count - 1) more \(count == 2 ? "file" : "files"))"
      diagnostics.append(
        .warning(
          kind.identifier, kind.summary + more, in: text, range, hint: kind.hint))
    }
  }
}

extension Remark.Kind {
  var identifier: String {
    switch self {
    case .notActedOn: "front-matter.not-acted-on"
    case .zolaPath: "front-matter.zola-path"
    case .jekyllPosts: "site.jekyll-posts"
    }
  }

  var summary: String {
    switch self {
    case .notActedOn(let key): "this version does not act on '\(key)'"
    case .zolaPath: "'path' is Zola's name for 'url' and is read as it"
    case .jekyllPosts(let folder): "'\(folder)' is a folder of Jekyll's; its posts are published"
    }
  }

  var hint: String? {
    switch self {
    case .notActedOn: nil
    case .zolaPath: "write 'url'"
    case .jekyllPosts: "move them out of '_posts', since other names that begin with '_' are not"
    }
  }
}
