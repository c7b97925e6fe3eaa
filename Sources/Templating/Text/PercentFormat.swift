/// Python's `text % values`.
enum PercentFormat {
  /// Fills in values: a tuple one after the other, a map by the names in parentheses, anything else as the only one.
  static func format(_ text: String, isMarkup: Bool, _ values: Value) throws(CallError) -> Value {
    var filler = Filler(scalars: Array(text.unicodeScalars), values: values, isMarkup: isMarkup)
    let result = try filler.run()
    return isMarkup ? .markup(result) : .string(result)
  }

  private struct Filler {
    let scalars: [Unicode.Scalar]
    let values: Value
    let isMarkup: Bool
    var index = 0
    var used = 0
    var result = ""

    mutating func run() throws(CallError) -> String {
      while index < scalars.count {
        let scalar = scalars[index]
        index += 1
        if scalar != "%" {
          result.unicodeScalars.append(scalar)
        } else {
          try fill()
          try Limits.checkText(result.utf8.count)
        }
      }
      let isComplete =
        switch values {
        case .tuple(let elements): used >= elements.count
        case .map, .list, .range: true
        default: used > 0
        }
      guard isComplete else { throw CallError("there are more values than places in the format") }
      return result
    }

    private mutating func fill() throws(CallError) {
      var key: String?
      if peek == "(" {
        let start = index + 1
        var depth = 0
        while let scalar = peek {
          index += 1
          if scalar == "(" { depth += 1 }
          if scalar == ")" { depth -= 1 }
          if depth == 0 { break }
        }
        var name = String.UnicodeScalarView()
        name.append(contentsOf: scalars[start..<max(start, index - 1)])
        key = String(name)
      }
      var specification = FormatSpecification()
      var isLeft = false
      while let flag = peek, flag == "-" || flag == "+" || flag == " " || flag == "0" || flag == "#"
      {
        index += 1
        switch flag {
        case "-": isLeft = true
        case "+": specification.plus = "+"
        case " ": if specification.plus.isEmpty { specification.plus = " " }
        case "0": specification.fill = "0"
        default: specification.isAlternate = true
        }
      }
      specification.width = try number() ?? 0
      if specification.width < 0 {
        isLeft = true
        specification.width = -specification.width
      }
      if peek == "." {
        index += 1
        specification.precision = max(0, try number() ?? 0)
      }
      while let size = peek, size == "h" || size == "l" || size == "L" {
        _ = size
        index += 1
      }
      guard let type = peek else { throw CallError("the format ends after '%'") }
      index += 1
      if isLeft { specification.fill = " " }
      specification.alignment =
        isLeft ? .left : specification.fill == "0" ? .afterSign : .right
      if type == "%" {
        result += "%"
        return
      }
      result += try written(try next(key), type, specification)
    }

    private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func number() throws(CallError) -> Int? {
      if peek == "*" {
        index += 1
        guard case .int(let width) = try next(nil), width.magnitude <= FormatSpecification.widest
        else { throw CallError("'*' in a format takes a whole number up to 10000") }
        return width
      }
      var value: Int?
      while let digit = peek, ("0"..."9").contains(digit) {
        value = min((value ?? 0) * 10 + Int(digit.value - 0x30), FormatSpecification.widest)
        index += 1
      }
      return value
    }

    private mutating func next(_ key: String?) throws(CallError) -> Value {
      if let key {
        guard case .map(let map) = values else {
          throw CallError("the format asks for names, so its values must be a map")
        }
        guard let value = map[key] else { throw CallError("the format asks for '\(key)'") }
        return value
      }
      let value: Value?
      if case .tuple(let elements) = values {
        value = used < elements.count ? elements[used] : nil
      } else {
        value = used == 0 ? values : nil
      }
      used += 1
      guard let value else { throw CallError("there are fewer values than places in the format") }
      if case .undefined(let undefined) = value, undefined?.isEmpty != true {
        throw CallError(undefined)
      }
      return value
    }

    private func written(
      _ value: Value, _ type: Unicode.Scalar, _ specification: FormatSpecification
    ) throws(CallError) -> String {
      var specification = specification
      switch type {
      case "s", "r", "a":
        var text = ""
        if type == "s" {
          text = isMarkup ? try value.escaped() : try value.printed()
        } else {
          try value.represent(into: &text)
          if type == "a" { text = PythonText.ascii(text) }
          if isMarkup { text = PythonText.escape(text) }
        }
        specification.plus = ""
        specification.isAlternate = false
        if specification.fill == "0" { specification.fill = " " }
        if specification.alignment == .afterSign { specification.alignment = .right }
        return try specification.format(text)
      case "d", "i", "u", "x", "X", "o":
        specification.type = type == "i" || type == "u" ? "d" : type
        specification.fewestDigits = specification.precision ?? 0
        specification.precision = nil
        guard let number = Number(value) else { throw needsNumber(type, value) }
        switch number {
        case .int(let whole): return try specification.format(whole)
        case .double(let double):
          guard specification.type == "d", double.isFinite else { throw needsNumber(type, value) }
          let whole = double.rounded(.towardZero)
          return try specification.format(
            decimal: FloatText.fixed(whole.magnitude, 0), whole < 0)
        }
      case "e", "E", "f", "F", "g", "G":
        specification.type = type
        guard let number = Number(value) else { throw needsNumber(type, value) }
        return try specification.format(number.double)
      case "c":
        if let text = value.text, PythonText.length(text) == 1 {
          return try character(text, specification)
        }
        guard case .int(let number) = value, let code = UInt32(exactly: number),
          let scalar = Unicode.Scalar(code)
        else { throw needsNumber(type, value) }
        return try character(String(Character(scalar)), specification)
      default: throw CallError("'%\(Character(type))' is no format")
      }
    }

    private func character(_ text: String, _ specification: FormatSpecification)
      throws(CallError) -> String
    {
      var specification = specification
      specification.precision = nil
      specification.plus = ""
      specification.isAlternate = false
      specification.fill = " "
      if specification.alignment == .afterSign { specification.alignment = .right }
      return try specification.format(isMarkup ? PythonText.escape(text) : text)
    }

    private func needsNumber(_ type: Unicode.Scalar, _ value: Value) -> CallError {
      guard case .double(let number) = value else {
        return CallError("'%\(Character(type))' takes a number, not \(value.described)")
      }
      return CallError(
        "'%\(Character(type))' takes a whole number, not \(FloatText.represent(number))")
    }
  }
}
