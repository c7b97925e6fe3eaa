import Templating

/// Reads the JSON of the case files into template values; unlike Foundation's it keeps the order of keys.
///
/// `{"$markup": "…"}` is markup. The files are written by `make-cases.py`, so mistakes in them trap.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0

  static func read(_ text: [UInt8]) -> Value {
    var reader = JSONReader(bytes: text)
    return reader.value()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private mutating func skip(_ character: Character) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == character.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func value() -> Value {
    skipSpace()
    switch Character(Unicode.Scalar(bytes[index])) {
    case "{": return map()
    case "[":
      index += 1
      var elements: [Value] = []
      while !skip("]") {
        elements.append(value())
        _ = skip(",")
      }
      return .list(elements)
    case "\"": return .string(string())
    case "t":
      index += 4
      return true
    case "f":
      index += 5
      return false
    case "n":
      index += 4
      return .none
    default: return number()
    }
  }

  private mutating func map() -> Value {
    index += 1
    var pairs: [(String, Value)] = []
    while !skip("}") {
      skipSpace()
      let key = string()
      _ = skip(":")
      pairs.append((key, value()))
      _ = skip(",")
    }
    if pairs.count == 1, pairs[0].0 == "$markup", case .string(let text) = pairs[0].1 {
      return .markup(text)
    }
    return .map(OrderedMap(pairs))
  }

  private mutating func number() -> Value {
    let start = index
    while index < bytes.count, "+-.eE0123456789".utf8.contains(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let whole = Int(text) { return .int(whole) }
    return .double(Double(text)!)
  }

  private mutating func string() -> String {
    index += 1
    var units: [UInt16] = []
    var result = ""
    func flush() {
      result += String(decoding: units, as: UTF16.self)
      units = []
    }
    var run: [UInt8] = []
    while bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] != UInt8(ascii: "\\") {
        flush()
        while bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\\") {
          run.append(bytes[index])
          index += 1
        }
        result += String(decoding: run, as: UTF8.self)
        run = []
        continue
      }
      index += 2
      switch Character(Unicode.Scalar(bytes[index - 1])) {
      case "n": units.append(0x0A)
      case "t": units.append(0x09)
      case "r": units.append(0x0D)
      case "b": units.append(0x08)
      case "f": units.append(0x0C)
      case "u":
        units.append(
          UInt16(String(decoding: bytes[index..<(index + 4)], as: UTF8.self), radix: 16)!)
        index += 4
      default: units.append(UInt16(bytes[index - 1]))
      }
    }
    flush()
    index += 1
    return result
  }
}
