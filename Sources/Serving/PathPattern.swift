import Files

/// A path of `_redirects` or `_headers`: `*` stands for anything, `:name` for one part.
struct PathPattern: Sendable {
  enum Problem: Error, Equatable {
    case severalSplats, placeholderAfterSplat
  }

  /// A part between slashes.
  private enum Part: Equatable {
    case text([UInt8])
    case placeholder(String)
  }

  /// The parts before the `*`, or all of them.
  private let parts: [Part]
  /// What stands in the part of the `*` before it and everything after it; nil without one.
  private let splat: (before: [UInt8], after: [UInt8])?

  /// The whole text when nothing in it stands for something else, without a slash at its end.
  let literal: String?

  init(_ text: String) throws(Problem) {
    let bytes = Array(text.utf8)
    let stars = bytes.indices.filter { bytes[$0] == UInt8(ascii: "*") }
    guard stars.count <= 1 else { throw .severalSplats }
    var head = bytes[...]
    if let star = stars.first {
      let start = bytes[..<star].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      let after = bytes[(star + 1)...]
      guard !after.split(separator: UInt8(ascii: "/")).contains(where: { Self.name($0) != nil })
      else { throw .placeholderAfterSplat }
      head = bytes[..<start]
      splat = (Array(bytes[start..<star]), Array(after))
    } else {
      splat = nil
    }
    parts = head.split(separator: UInt8(ascii: "/")).map { part in
      Self.name(part).map { .placeholder($0) } ?? .text(Array(part))
    }
    let isLiteral =
      splat == nil
      && !parts.contains {
        if case .placeholder = $0 { true } else { false }
      }
    literal = isLiteral ? Self.withoutEndingSlash(text) : nil
  }

  /// `year` of `:year`.
  private static func name(_ part: ArraySlice<UInt8>) -> String? {
    guard part.count > 1, part.first == UInt8(ascii: ":"), part.dropFirst().allSatisfy(isWord),
      let first = part.dropFirst().first, !(0x30...0x39).contains(first)
    else { return nil }
    return String(decoding: part.dropFirst(), as: UTF8.self)
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): true
    default: false
    }
  }

  static func withoutEndingSlash(_ path: String) -> String {
    path.utf8.last == UInt8(ascii: "/") ? String(path.dropLast()) : path
  }

  /// What the names stand for in a decoded path, `splat` for the `*`; nil when the path is not meant.
  ///
  /// A slash at the end makes no difference, and `/a/*` means `/a` too.
  func match(_ path: String) -> [String: String]? {
    let bytes = Array(path.utf8)
    var rest = bytes[...]
    var found: [String: String] = [:]
    for part in parts {
      rest = rest.drop { $0 == UInt8(ascii: "/") }
      let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      let value = rest[..<end]
      guard !value.isEmpty else { return nil }
      switch part {
      case .text(let text): guard value.elementsEqual(text) else { return nil }
      case .placeholder(let name): found[name] = String(decoding: value, as: UTF8.self)
      }
      rest = rest[end...]
    }
    guard let splat else {
      return rest.allSatisfy { $0 == UInt8(ascii: "/") } ? found : nil
    }
    if rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
    guard rest.count >= splat.before.count + splat.after.count,
      rest.starts(with: splat.before), rest.suffix(splat.after.count).elementsEqual(splat.after)
    else { return nil }
    found["splat"] = String(
      decoding: rest.dropFirst(splat.before.count).dropLast(splat.after.count), as: UTF8.self)
    return found
  }

  /// A text in which the names are what they stand for, as `value` writes it; other words behind a `:` stay.
  static func fill(
    _ text: String, with values: [String: String], _ value: (String) -> String
  ) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: ":") {
        let name = bytes[(index + 1)...].prefix(while: isWord)
        if let found = values[String(decoding: name, as: UTF8.self)] {
          result += value(found).utf8
          index = name.endIndex
          continue
        }
      }
      result.append(bytes[index])
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}
