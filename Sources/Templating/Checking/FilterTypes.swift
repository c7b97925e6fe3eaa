extension TypeChecker {
  mutating func filter(
    _ input: ExpressionSyntax, _ word: Word, _ arguments: ArgumentsSyntax
  ) -> Known {
    let hasFallback = word.text == "default" || word.text == "d"
    let value = known(of: input, isGuarded: hasFallback)
    let given = types(of: arguments)
    if hasFallback { return fallback(value, given) }
    let type = value.type
    // Which argument names a field of the elements.
    var path = arguments.keywords.first { $0.name.text == "attribute" }?.value
    switch word.text {
    case "first", "last", "min", "max", "random":
      follow(path, of: type)
      return .value(type.element)
    case "sort", "unique", "list", "reverse":
      if word.text == "sort", path == nil, arguments.positional.count > 2 {
        path = arguments.positional[2]
      }
      follow(path, of: type)
      if word.text == "reverse", type.isText { return .value(.text) }
      return .value(Self.isSequence(type) ? .list(type.element) : .unknown)
    case "sum", "join":
      follow(path, of: type)
      return .value(word.text == "join" ? .text : .unknown)
    case "where":
      // An element without the key is passed over, so only fields that no element can have are told.
      if case .record = type.element {
        follow(arguments.positional.first ?? path, of: type, keys: false)
      }
      return .value(.list(type.element))
    case "select", "reject": return .value(.list(type.element))
    case "selectattr", "rejectattr":
      follow(
        arguments.positional.first, of: type, isGuarded: Self.asksForMissing(arguments))
      return .value(.list(type.element))
    case "map": return map(type, arguments, path)
    case "groupby", "group_by":
      follow(
        arguments.positional.first ?? path, of: type,
        isGuarded: arguments.keywords.contains { $0.name.text == "default" })
      return .value(ValueType.list(.group(type.element)).bounded)
    case "batch", "slice": return .value(ValueType.list(.list(type.element)).bounded)
    case "items", "dictsort":
      guard case .map(let fields) = type else { return .value(.list(.unknown)) }
      return .value(.list(.tuple([.text, fields.values.joined])))
    default: return .unknown
    }
  }

  private static func isSequence(_ type: ValueType) -> Bool {
    switch type {
    case .list, .tuple, .map, .text, .word: true
    default: false
    }
  }

  private func fallback(_ value: Known, _ given: Arguments) -> Known {
    let other = given.positional.first ?? given.keywords["default_value"] ?? .value(.word(""))
    if case .missing = value { return other }
    return value.joined(with: other)
  }

  /// `selectattr("x", "defined")`.
  private static func asksForMissing(_ arguments: ArgumentsSyntax) -> Bool {
    guard arguments.positional.count > 1,
      case .constant(.string(let test)) = arguments.positional[1].kind
    else { return false }
    return test == "defined" || test == "undefined"
  }

  @discardableResult
  private mutating func follow(
    _ path: ExpressionSyntax?, of list: ValueType, isGuarded: Bool = false, keys: Bool = true
  ) -> ValueType {
    guard let path, case .constant(.string(let text)) = path.kind else { return .unknown }
    var result: ValueType?
    // `sort` takes several paths with commas between them.
    for part in text.split(separator: ",") {
      let step = ExpressionSyntax(
        kind: .constant(.string(String(part))), range: path.range, depth: 1)
      result = follow(step, from: list.element, isGuarded: isGuarded || !keys && part.contains("."))
    }
    return text.contains(",") ? .unknown : result ?? .unknown
  }

  private mutating func map(
    _ type: ValueType, _ arguments: ArgumentsSyntax, _ path: ExpressionSyntax?
  ) -> Known {
    guard arguments.positional.isEmpty, let path else { return .value(.list(.unknown)) }
    let hasDefault = arguments.keywords.contains { $0.name.text == "default" }
    let element = follow(path, of: type, isGuarded: hasDefault)
    return .value(.list(hasDefault ? .unknown : element))
  }
}

extension ValueType {
  var isText: Bool {
    switch self {
    case .text, .word: true
    default: false
    }
  }
}
