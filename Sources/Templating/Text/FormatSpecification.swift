/// How one value is laid out: Python's format specification `[[fill]align][sign][#][0][width][,][.precision][type]`.
struct FormatSpecification {
  enum Alignment {
    case left, right, center, afterSign
  }

  static let widest = 10_000

  var fill: Unicode.Scalar = " "
  var alignment: Alignment?
  /// Before a number that is not negative: "+", " ", or nothing.
  var plus = ""
  var showsBase = false
  var width = 0
  var separator: Unicode.Scalar?
  var precision: Int?
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
    if let found = alignment(at: 1) {
      fill = scalars[0]
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
      showsBase = true
      index += 1
    }
    if index < scalars.count, scalars[index] == "0" {
      if self.alignment == nil {
        fill = "0"
        self.alignment = .afterSign
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

  /// Fills text up to the width.
  func pad(_ body: String, sign: String = "", default fallback: Alignment) -> String {
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

  /// A whole number in the base of the type.
  func format(_ number: Int) throws(CallError) -> String {
    let sign = number < 0 ? "-" : plus
    var body: String
    switch type {
    case nil, "d", "n": body = grouped(String(number.magnitude))
    case "x", "X":
      body = String(number.magnitude, radix: 16, uppercase: type == "X")
      if showsBase { body = (type == "X" ? "0X" : "0x") + body }
    case "o": body = (showsBase ? "0o" : "") + String(number.magnitude, radix: 8)
    case "b": body = (showsBase ? "0b" : "") + String(number.magnitude, radix: 2)
    case "c":
      guard let value = UInt32(exactly: number), let scalar = Unicode.Scalar(value) else {
        throw CallError("\(number) is no character")
      }
      return pad(String(Character(scalar)), default: .left)
    default: return try format(Double(number))
    }
    return pad(body, sign: sign, default: .right)
  }

  /// A number with a point.
  func format(_ number: Double) throws(CallError) -> String {
    let sign = number.sign == .minus && !number.isNaN ? "-" : plus
    let magnitude = number.magnitude
    var body: String
    switch type {
    case nil:
      guard let precision else {
        body = FloatText.represent(magnitude)
        break
      }
      body = FloatText.fixed(magnitude, max(precision, 1), conversion: "g")
      if !body.contains("."), !body.contains("e"), magnitude.isFinite { body += ".0" }
    case "f", "F": body = FloatText.fixed(magnitude, precision ?? 6)
    case "e", "E": body = FloatText.fixed(magnitude, precision ?? 6, conversion: "e")
    case "g", "G", "n": body = FloatText.fixed(magnitude, precision ?? 6, conversion: "g")
    case "%": body = FloatText.fixed(magnitude * 100, precision ?? 6) + "%"
    default: throw unknownType("a number")
    }
    if type == "E" || type == "G" { body = body.uppercased() }
    if separator != nil {
      let whole = body.prefix { $0.isNumber }
      body = grouped(String(whole)) + body.dropFirst(whole.count)
    }
    return pad(body, sign: sign, default: .right)
  }

  func format(_ text: String) throws(CallError) -> String {
    guard type == nil || type == "s" else { throw unknownType("text") }
    guard let precision, precision < PythonText.length(text) else {
      return pad(text, default: .left)
    }
    return pad(String(text.unicodeScalars.prefix(precision)), default: .left)
  }

  private func unknownType(_ what: String) -> CallError {
    CallError("'\(type.map { String(Character($0)) } ?? "")' is no format for \(what)")
  }

  private func grouped(_ digits: String) -> String {
    guard let separator else { return digits }
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { result.unicodeScalars.append(separator) }
      result.append(digit)
    }
    return result
  }
}
