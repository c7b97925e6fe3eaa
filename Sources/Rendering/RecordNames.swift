import Templating

/// The records that fields of pages, lists and the site refer to, by their names in `PageKind.records`.
extension ValueType {
  static let page = ValueType.record("page")
  static let section = ValueType.record("section")
  static let term = ValueType.record("term")
  static let heading = ValueType.record("heading")
}
