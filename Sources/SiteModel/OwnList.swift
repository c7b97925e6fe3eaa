import Dates
import Diagnostics
package import FrontMatter

/// A list of posts of the whole site, or of one section, that `lists:` of the settings asks for.
package struct OwnList: Sendable {
  /// Where it stands.
  package let url: URLPath
  /// The value of its `path` in the settings.
  package let place: Range<Int>
  package let title: String
  package var description: String?
  package var style: Style?
  package var template: Located<String>?
  package var sort = SortKey.date
  /// The name of the field to sort by, in the settings.
  package var sortPlace: Range<Int>?
  package var isReversed = false
  package var size: Int?
  package var pagination = SectionFields.Pagination.newest
  /// In which formats it can be followed, nil for none.
  package var feeds: [FeedFormat]?
  /// An expression that its posts have to fulfil.
  package var filter: Located<String>?
  /// The folder of the section that its posts are of, nil for all.
  package var section: Located<String>?

  static let keys = [
    "path", "title", "description", "style", "template", "sort", "reverse", "size", "pagination",
    "filter", "section", "feeds",
  ]

  /// - Parameter size: posts a page of a list that says no number of its own.
  static func read(_ reader: inout FieldReader, size: Int) -> [OwnList] {
    let whole = reader.keyRange(of: "lists") ?? 0..<0
    let lists = reader.mappings("lists") { inner -> OwnList? in
      let place = inner.mapping.entries.first?.keyRange ?? whole
      let path = inner.located("path")
      inner.require("path", at: place)
      let url = path.flatMap { URLPath(written: $0.value) }
      if let path, url?.isFolder != true || url == .root {
        inner.report(SettingsProblem.listAddress(path, in: inner.source))
      }
      let title = inner.text("title")
      inner.require("title", at: place)
      var list = OwnList(
        url: url ?? .root, place: path?.range ?? place, title: title ?? "")
      list.description = inner.text("description")
      list.style = inner.choice("style", as: Style.self)
      list.template = inner.located("template")
      if let sort = inner.located("sort") {
        list.sort = SortKey(sort.value)
        list.sortPlace = sort.range
      }
      list.isReversed = inner.boolean("reverse") ?? false
      list.size = inner.size("size")
      if let pagination = inner.choice("pagination", as: SectionFields.Pagination.self) {
        list.pagination = pagination
        inner.reportNothingToNumber(pagination, size: list.size ?? size)
      }
      if let formats = inner.feedFormats("feeds") { list.feeds = formats ?? [.atom] }
      list.filter = inner.located("filter")
      list.section = inner.located("section")
      inner.reportUnknown(known: keys)
      return url?.isFolder != true || url == .root || title == nil ? nil : list
    }
    return (lists ?? []).compactMap(\.value)
  }
}
