import Synchronization

/// The one value that a template can change: `namespace(found=false)`.
package final class Namespace: Sendable {
  private let fields: Mutex<[(key: Value, value: Value)]>

  init(_ fields: [(key: Value, value: Value)]) {
    self.fields = Mutex(OrderedMap(fields).entries)
  }

  subscript(_ name: String) -> Value? {
    fields.withLock { fields in
      fields.first { $0.key.text?.hasSameScalars(as: name) ?? false }?.value
    }
  }

  func set(_ name: String, _ value: Value) {
    fields.withLock { fields in
      if let index = fields.firstIndex(where: { $0.key.text?.hasSameScalars(as: name) ?? false }) {
        fields[index].value = value
      } else {
        fields.append((.string(name), value))
      }
    }
  }

  var entries: [(key: Value, value: Value)] { fields.withLock { $0 } }
}
