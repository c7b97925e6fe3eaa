/// A pair out of `groupby`: a tuple whose elements have the names `grouper` and `list`.
final class Group: Object {
  private static let sharedShape = Shape(name: "group", fields: ["grouper", "list"])

  let key: Value
  let members: [Value]

  init(key: Value, members: [Value]) {
    self.key = key
    self.members = members
  }

  var shape: Shape { Self.sharedShape }
  var elements: [Value] { [key, .list(members)] }

  func field(_ index: Int) -> Value { index == 0 ? key : .list(members) }
}
