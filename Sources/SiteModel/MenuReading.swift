import Diagnostics
import FrontMatter

extension Menu {
  /// The menus of `menus:`, and `menu:` as the main one, nil when there is neither.
  static func read(_ reader: inout FieldReader) -> [Menu]? {
    var menus: [Menu] = []
    if let items = items("menu", of: &reader) { menus.append(Menu(name: main, items: items)) }
    let names = reader.mapping["menus"]?.value.mapping?.entries.map(\.key) ?? []
    let named: Void? = reader.mapping("menus") { inner in
      for name in names {
        guard let items = items(name, of: &inner) else { continue }
        menus.removeAll { $0.name == name }
        menus.append(Menu(name: name, items: items))
      }
    }
    return named == nil && menus.isEmpty ? nil : menus
  }

  private static func items(_ key: String, of reader: inout FieldReader) -> [Item]? {
    if reader.isOff(key) { return [] }
    let place = reader.keyRange(of: key) ?? 0..<0
    return reader.mappings(key) { inner -> Item? in
      readItem(&inner, at: place, mayHaveChildren: true)
    }
    .map { $0.compactMap(\.value) }
  }

  /// - Parameter place: the key that it stands under, for one in which nothing is.
  private static func readItem(
    _ reader: inout FieldReader, at place: Range<Int>, mayHaveChildren: Bool
  ) -> Item? {
    let (title, url) = (reader.text("title"), reader.text("url"))
    let place = reader.mapping.entries.first?.keyRange ?? place
    reader.require("title", at: place)
    reader.require("url", at: place)
    let weight = reader.integer("weight")
    var children: [Item] = []
    if mayHaveChildren {
      let below = reader.keyRange(of: "children") ?? place
      let found = reader.mappings("children") { inner -> Item? in
        readItem(&inner, at: below, mayHaveChildren: false)
      }
      children = (found ?? []).compactMap(\.value)
    }
    reader.reportUnknown(
      known: ["title", "url", "weight"] + (mayHaveChildren ? ["children"] : []))
    guard let title, let url else { return nil }
    guard
      url.beginsWithSlash
        || ["https:", "http:", "mailto:", "tel:", "#"].contains(where: url.hasPrefix)
    else {
      reader.report(
        SettingsProblem.menuAddress(
          url, in: reader.source, reader.range(of: "url") ?? place))
      return nil
    }
    var item = Item(title: title, url: url)
    item.weight = weight
    item.children = children
    return item
  }
}

extension Menu.Entry {
  /// The menus that a post's `menus:` names: one, a list of them, or a mapping with `title` and `weight` for each.
  static func read(_ reader: inout FieldReader) -> [Menu.Entry] {
    guard let node = reader.node("menus") else { return [] }
    guard node.mapping != nil else {
      return (reader.texts("menus") ?? []).map { Menu.Entry(menu: $0.value) }
    }
    var entries: [Menu.Entry] = []
    let names = node.mapping?.entries.map(\.key) ?? []
    reader.mapping("menus") { inner in
      for name in names {
        var entry = Menu.Entry(menu: name)
        if inner.mapping[name]?.value.isNull == false {
          inner.mapping(name) { details in
            entry.title = details.text("title")
            entry.weight = details.integer("weight")
            details.reportUnknown(known: ["title", "weight"])
          }
        }
        entries.append(entry)
      }
    }
    return entries
  }
}
