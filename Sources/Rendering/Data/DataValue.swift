import Dates
import FrontMatter
import Templating

/// The user's own data as templates see it.
enum DataValue {
  /// - Parameter zone: that of dates without one.
  static func make(_ node: Node, zone: TimeZone) -> Value {
    switch node.value {
    case .null: .none
    case .boolean(let flag): .bool(flag)
    case .integer(let number): .int(number)
    case .number(let number): .double(number)
    case .text(let text): .string(text)
    case .date(let date): .date(date.resolved(in: zone))
    case .list(let nodes): .list(nodes.map { make($0, zone: zone) })
    case .mapping(let mapping):
      .map(OrderedMap(mapping.entries.map { ($0.key, make($0.value, zone: zone)) }))
    }
  }
}
