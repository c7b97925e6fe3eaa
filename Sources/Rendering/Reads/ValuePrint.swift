import Dates
import Records
import Templating

/// An object that the site's own values stand behind.
protocol EntityObject: Object {
  /// Which entity it is.
  var key: UInt64 { get }

  /// The fingerprint of a field's value where it can be had more cheaply than by making the value; nil for others.
  func print(ofField index: Int) -> UInt64?
}

extension EntityObject {
  func print(ofField index: Int) -> UInt64? { nil }

  /// What a field's value is, in 64 bits; other entities in it count as who they are, not by what their fields hold,
  /// since whoever reads those reads them by themselves.
  func fingerprint(ofField index: Int) -> UInt64 {
    if let print = print(ofField: index) { return print }
    var print = Fingerprinter()
    field(index).add(to: &print)
    return print.value
  }
}

extension Fingerprinter {
  /// The fingerprint of a field whose value is a text, or nothing.
  static func print(ofText text: String?) -> UInt64 {
    var print = Fingerprinter()
    print.combine(text == nil ? 2 as UInt64 : 7)
    if let text { print.combine(text) }
    return print.value
  }

  /// The fingerprint of a field whose value is a number, or nothing.
  static func print(ofNumber number: Int?) -> UInt64 {
    var print = Fingerprinter()
    print.combine(number == nil ? 2 as UInt64 : 5)
    if let number { print.combine(number) }
    return print.value
  }

  /// The fingerprint of a field whose value is a date, or nothing.
  static func print(ofDate date: DateTime?) -> UInt64 {
    var print = Fingerprinter()
    print.combine(date == nil ? 2 as UInt64 : 12)
    if let date {
      print.combine(date.instant)
      print.combine(date.offset)
    }
    return print.value
  }
}

extension Value {
  func add(to print: inout Fingerprinter) {
    switch self {
    case .undefined: print.combine(1 as UInt64)
    case .none: print.combine(2 as UInt64)
    case .bool(let flag): print.combine(flag ? 3 as UInt64 : 4)
    case .int(let number):
      print.combine(5 as UInt64)
      print.combine(number)
    case .double(let number):
      print.combine(6 as UInt64)
      print.combine(number.bitPattern)
    case .string(let text):
      print.combine(7 as UInt64)
      print.combine(text)
    case .markup(let text):
      print.combine(8 as UInt64)
      print.combine(text)
    case .list(let values), .tuple(let values):
      print.combine(9 as UInt64)
      print.combine(values.count)
      for value in values { value.add(to: &print) }
    case .map(let map):
      print.combine(10 as UInt64)
      print.combine(map.count)
      for entry in map.entries {
        entry.key.add(to: &print)
        entry.value.add(to: &print)
      }
    case .date(let date):
      print.combine(12 as UInt64)
      print.combine(date.instant)
      print.combine(date.offset)
    case .object(let object):
      print.combine(13 as UInt64)
      if let entity = object as? any EntityObject {
        print.combine(entity.key)
      } else {
        print.combine(object.shape.name)
        for index in object.shape.fields.indices { object.field(index).add(to: &print) }
      }
    // No field of the site's has one of these.
    case .range, .function, .namespace: print.combine(14 as UInt64)
    }
  }
}
