/// How one value is laid out: Python's format specification `[[fill]align][sign][#][0][width][,][.precision][type]`.
struct FormatSpecification {
  enum Alignment {
    case left, right, center, afterSign
  }

  static let widest = 10_000

  var fill: Unicode.Scalar = " "
  var alignment: Alignment?
  /// Whether `0` before the width settled the alignment.
  var isZeroPadded = false
  /// Before a number that is not negative: "+", " ", or nothing.
  var plus = ""
  /// `#`: whole numbers show their base, others keep their point.
  var isAlternate = false
  var width = 0
  var separator: Unicode.Scalar?
  var precision: Int?
  /// Digits that a whole number has at least (`%.3d`).
  var fewestDigits = 0
  var type: Unicode.Scalar?

  init() {}

  /// Reads one as `str.format` takes it.
  init(_ text: String) throws(CallError) {
    let wrong = CallError("'\(text)' is not a format", hint: "write one such as '.2f' or '>8'")
    let scalars = Array(text.unicodeScalars)
    var index = 0
    func alignment(at index: Int) -> Alignment? {
      guard index < scalars.count else { return nil }
      switch scalars[index] {
      case "<": return .left
      case ">": return .right
      case "^": return .center
      case "=": return .afterSign
      default: return nil
      }
    }
    func number() -> Int? {
      let start = index
      var value = 0
      while index < scalars.count, ("0"..."9").contains(scalars[index]) {
        value = min(value * 10 + Int(scalars[index].value - 0x30), 1_000_000)
        index += 1
      }
      return index > start ? value : nil
    }
    var hasFill = false
    if let found = alignment(at: 1) {
      fill = scalars[0]
      hasFill = true
      self.alignment = found
      index = 2
    } else if let found = alignment(at: 0) {
      self.alignment = found
      index = 1
    }
    if index < scalars.count,
      scalars[index] == "+" || scalars[index] == "-" || scalars[index] == " "
    {
      plus = scalars[index] == "-" ? "" : String(Character(scalars[index]))
      index += 1
    }
    if index < scalars.count, scalars[index] == "#" {
      isAlternate = true
      index += 1
    }
    if index < scalars.count, scalars[index] == "0" {
      if !hasFill { fill = "0" }
      if self.alignment == nil {
        self.alignment = .afterSign
        isZeroPadded = true
      }
      index += 1
    }
    width = number() ?? 0
    if index < scalars.count, scalars[index] == "," || scalars[index] == "_" {
      separator = scalars[index]
      index += 1
    }
    if index < scalars.count, scalars[index] == "." {
      index += 1
      guard let digits = number() else { throw wrong }
      precision = digits
    }
    if index < scalars.count {
      type = scalars[index]
      index += 1
    }
    guard index == scalars.count, width <= Self.widest, (precision ?? 0) <= Self.widest else {
      throw wrong
    }
  }

  // MARK: Kinds of values

  /// A whole number in the base of the type.
  func format(_ number: Int) throws(CallError) -> String {
    switch type {
    case nil, "d", "n": return try format(decimal: String(number.magnitude), number < 0)
    case "x": return try whole(number, radix: 16, base: "0x")
    case "X": return try whole(number, radix: 16, base: "0X")
    case "o": return try whole(number, radix: 8, base: "0o")
    case "b": return try whole(number, radix: 2, base: "0b")
    case "c":
      guard let value = UInt32(exactly: number), let scalar = Unicode.Scalar(value) else {
        throw CallError("\(number) is no character")
      }
      return pad(String(Character(scalar)), default: .left)
    default: return try format(Double(number))
    }
  }

  /// A whole number that is written in decimal already.
  func format(decimal digits: String, _ isNegative: Bool) throws(CallError) -> String {
    try refusePrecision()
    let zeros = String(repeating: "0", count: max(0, fewestDigits - digits.utf8.count))
    return grouped(zeros + digits, sign: isNegative ? "-" : plus, size: 3)
  }

  private func whole(_ number: Int, radix: Int, base: String) throws(CallError) -> String {
    try refusePrecision()
    guard separator != "," else { throw CallError("',' in a format needs a decimal number") }
    let digits = String(number.magnitude, radix: radix, uppercase: base == "0X")
    let zeros = String(repeating: "0", count: max(0, fewestDigits - digits.utf8.count))
    return grouped(
      zeros + digits, sign: (number < 0 ? "-" : plus) + (isAlternate ? base : ""), size: 4)
  }

  private func refusePrecision() throws(CallError) {
    guard precision == nil else { throw CallError("a whole number takes no '.' in its format") }
  }

  /// A number with a point.
  func format(_ number: Double) throws(CallError) -> String {
    let magnitude = number.magnitude
    func fixed(_ number: Double, _ conversion: Character) -> String {
      FloatText.fixed(
        number, precision ?? 6, conversion: conversion, keepsPoint: isAlternate)
    }
    var body: String
    switch type {
    case nil:
      guard let precision else {
        body = FloatText.represent(magnitude)
        break
      }
      body = FloatText.fixed(magnitude, max(precision, 1), conversion: "g")
      if !body.contains("."), !body.contains("e"), magnitude.isFinite { body += ".0" }
    case "f", "F": body = fixed(magnitude, "f")
    case "e", "E": body = fixed(magnitude, "e")
    case "g", "G", "n": body = fixed(magnitude, "g")
    case "%": body = fixed(magnitude * 100, "f") + "%"
    default: throw unknownType("a number")
    }
    if type == "E" || type == "G" || type == "F" { body = body.uppercased() }
    let sign = number.sign == .minus && !number.isNaN ? "-" : plus
    if separator == nil, width == 0 { return sign + body }
    let whole = String(body.prefix { $0.isNumber })
    return grouped(
      whole, sign: sign, size: 3,
      rest: String(body.dropFirst(whole.count)))
  }

  func format(_ text: String) throws(CallError) -> String {
    guard type == nil || type == "s" else { throw unknownType("text") }
    guard alignment != .afterSign || isZeroPadded, plus.isEmpty, !isAlternate, separator == nil
    else { throw CallError("text takes no sign, '=', '#' or ',' in its format") }
    var specification = self
    if isZeroPadded { specification.alignment = .left }
    guard let precision, precision < PythonText.length(text) else {
      return specification.pad(text, default: .left)
    }
    return specification.pad(TextOperations.prefix(text, precision), default: .left)
  }

  private func unknownType(_ what: String) -> CallError {
    CallError("'\(type.map { String(Character($0)) } ?? "")' is no format for \(what)")
  }

  // MARK: Parts

  /// Fills up to the width.
  private func pad(_ body: String, sign: String = "", default fallback: Alignment) -> String {
    let missing = width - PythonText.length(body) - PythonText.length(sign)
    guard missing > 0 else { return sign + body }
    func filling(_ count: Int) -> String {
      String(repeating: String(Character(fill)), count: count)
    }
    switch alignment ?? fallback {
    case .left: return sign + body + filling(missing)
    case .right: return filling(missing) + sign + body
    case .center: return filling(missing / 2) + sign + body + filling(missing - missing / 2)
    case .afterSign: return sign + filling(missing) + body
    }
  }

  /// A number with its separators, which go through the zeros before it too.
  private func grouped(_ digits: String, sign: String, size: Int, rest: String = "") -> String {
    guard let separator, !digits.isEmpty else {
      return pad(digits + rest, sign: sign, default: .right)
    }
    var count = digits.utf8.count
    if alignment == .afterSign, fill == "0" {
      let room = width - sign.utf8.count - rest.utf8.count
      while count + (count - 1) / size < room { count += 1 }
    }
    let zeros = String(repeating: "0", count: count - digits.utf8.count)
    var result = ""
    for (index, digit) in (zeros + digits).unicodeScalars.enumerated() {
      if index > 0, (count - index) % size == 0 { result.unicodeScalars.append(separator) }
      result.unicodeScalars.append(digit)
    }
    return pad(result + rest, sign: sign, default: .right)
  }
}
