import Diagnostics
import FrontMatter
import SiteModel
import Templating

extension SiteContext {
  /// `page.extra` of a post: what its front matter says, and what its section declares beside that.
  func extra(of page: Page) -> Value {
    let zone = site.settings.zone
    let written = page.fields.extra
    let declared = site.sections[page.section].fields.declared
    guard !declared.isEmpty else {
      return .map(OrderedMap(written.map { ($0.key, DataValue.make($0.value, zone: zone)) }))
    }
    let mapping = Mapping(written)
    let nowhere = SourceText(path: "", bytes: [])
    var fields: [(String, Value)] = []
    let names = Set(declared.map(\.name))
    for entry in written where !names.contains(entry.key) {
      fields.append((entry.key, DataValue.make(entry.value, zone: zone)))
    }
    for field in declared {
      var node = mapping[field.name]?.value
      if node?.isNull != false { node = field.fallback }
      let value = node.flatMap { field.value(of: $0, in: nowhere).0 }
      fields.append(
        (
          field.name,
          value.map { own($0, as: field.kind, of: page.place) } ?? Self.nothing(field.kind)
        ))
    }
    return .map(OrderedMap(fields))
  }

  private func own(_ node: Node, as kind: DeclaredField.Kind, of place: ContentPath) -> Value {
    switch kind {
    case .image: image(node.text, of: place)
    case .list(let item): .list((node.list ?? []).map { own($0, as: item, of: place) })
    default: DataValue.make(node, zone: site.settings.zone)
    }
  }

  /// What a declared field is that a post leaves out.
  private static func nothing(_ kind: DeclaredField.Kind) -> Value {
    if case .list = kind { .list([]) } else { .none }
  }
}

extension DeclaredField.Kind {
  /// What templates are told of such a field.
  var type: ValueType {
    switch self {
    case .text, .image, .url, .choice: .text
    case .number: .number
    case .boolean: .boolean
    case .date: .date
    case .list(let item): .list(item.type)
    }
  }
}
