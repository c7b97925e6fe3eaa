import FrontMatter

/// The posts by the year, or the month, that they were written in.
package struct Archive: Sendable {
  /// How finely posts are sorted.
  package enum Period: String, Sendable, CaseIterable {
    case year, month
  }

  /// Where the page of all years stands.
  package var url = URLPath(folder: ["archive"])
  package var period = Period.year
  /// The value in the settings that asks for it, or that says where it stands.
  package var place: Range<Int>?

  /// `archive: true`, `archive: month`, or `archive: { path: /blog/archive/, by: month }`.
  static func read(_ reader: inout FieldReader) -> Archive? {
    guard let node = reader.node("archive") else { return nil }
    var archive = Archive()
    archive.place = node.mapping == nil ? node.range : reader.keyRange(of: "archive")
    if node.mapping != nil {
      reader.mapping("archive") { inner in
        if let path = inner.located("path") {
          if let url = URLPath(written: path.value), url.isFolder, url != .root {
            archive.url = url
            archive.place = path.range
          } else {
            inner.report(SettingsProblem.listAddress(path, in: inner.source))
          }
        }
        if let period = inner.choice("by", as: Period.self) { archive.period = period }
        inner.reportUnknown(known: ["path", "by"])
      }
      return archive
    }
    if let period = node.text.flatMap(Period.init(rawValue:)) {
      archive.period = period
      return archive
    }
    guard case .boolean(let isOn) = node.value else {
      reader.report(SettingsProblem.archive(node, in: reader.source))
      return nil
    }
    return isOn ? archive : nil
  }
}
