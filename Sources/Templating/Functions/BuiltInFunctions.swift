/// The functions that every template has: `range`, `dict`, `namespace`, `cycler`, `joiner`.
enum BuiltInFunctions {
  static let all: [String: Routine] = [
    "range": range, "dict": dict, "namespace": namespace, "cycler": cycler, "joiner": joiner,
  ]

  private static let range = Routine(
    [.required("start"), .optional("stop", .undefined(nil)), .optional("step", .int(1))],
    takesUndefined: true
  ) { arguments, _ throws(CallError) in
    var numbers: [Int] = []
    for (index, value) in arguments.values.enumerated() {
      if case .undefined(nil) = value, index == 1 { continue }
      if case .undefined(let undefined) = value { throw CallError(undefined) }
      guard let number = Number(value), case .int(let whole) = number else {
        throw CallError("'range' takes whole numbers, not \(value.described)")
      }
      numbers.append(whole)
    }
    let result =
      numbers.count == 2
      ? IntegerRange(start: 0, stop: numbers[0], step: numbers[1])
      : IntegerRange(start: numbers[0], stop: numbers[1], step: numbers[2])
    guard let result else { throw CallError("'range' cannot go by steps of 0") }
    try Limits.checkList(result.count)
    return .range(result)
  }

  private static let dict = Routine(
    [.optional("pairs", .list([]))], takesKeywords: true
  ) { arguments, _ throws(CallError) in
    .map(OrderedMap(try pairs(arguments)))
  }

  private static let namespace = Routine(
    [.optional("pairs", .list([]))], takesKeywords: true
  ) { arguments, _ throws(CallError) in
    let pairs = try pairs(arguments)
    for pair in pairs { try pair.value.checkNesting() }
    return .namespace(Namespace(pairs))
  }

  private static func pairs(_ arguments: Routine.Arguments) throws(CallError) -> [(
    key: Value, value: Value
  )] {
    var pairs: [(key: Value, value: Value)] = []
    switch arguments[0] {
    case .map(let map): pairs = map.entries
    case .namespace(let namespace): pairs = namespace.entries
    default:
      for element in try arguments[0].elements() {
        let parts = try element.elements()
        guard parts.count == 2 else {
          throw CallError("a map is made of pairs, not of \(element.described)")
        }
        guard parts[0].isHashable else { throw ValueMessages.unhashable }
        pairs.append((parts[0], parts[1]))
      }
    }
    for keyword in arguments.keywords { pairs.append((.string(keyword.name), keyword.value)) }
    return pairs
  }

  private static let cycler = Routine([], takesRest: true) { arguments, _ throws(CallError) in
    guard !arguments.rest.isEmpty else { throw CallMessages.nothingToCycle("cycler") }
    return .function(Cycler(arguments.rest))
  }

  private static let joiner = Routine([.optional("sep", .string(", "))]) { arguments, _ in
    .function(Joiner(arguments[0]))
  }
}
