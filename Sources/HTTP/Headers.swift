/// The header lines of a request or a response, in their order; names are compared without regard to case.
package struct Headers: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  package struct Line: Sendable, Equatable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package private(set) var lines: [Line] = []

  package init() {}

  package init(dictionaryLiteral lines: (String, String)...) {
    self.lines = lines.map { Line($0.0, $0.1) }
  }

  /// The value of the first line with that name; setting it replaces all of them, by none for nil.
  package subscript(name: String) -> String? {
    get { lines.first { Self.isSame($0.name, name) }?.value }
    set {
      lines.removeAll { Self.isSame($0.name, name) }
      if let newValue { append(name, newValue) }
    }
  }

  /// The values of all lines with that name, in order.
  package func values(of name: String) -> [String] {
    lines.lazy.filter { Self.isSame($0.name, name) }.map(\.value)
  }

  /// Adds a line; those that are there with the same name stay.
  package mutating func append(_ name: String, _ value: String) {
    lines.append(Line(name, value))
  }

  /// Whether two names differ in the case of their ASCII letters at most.
  package static func isSame(_ left: String, _ right: String) -> Bool {
    let (left, right) = (left.utf8, right.utf8)
    return left.count == right.count
      && zip(left, right).allSatisfy { $0 == $1 || lowercased($0) == lowercased($1) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A") <= byte && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
