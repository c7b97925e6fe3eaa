/// Jinja2's tests (`x is odd`).
enum BuiltInTests {
  static let all: [String: Routine] = [
    "defined": Routine([.required("value")], takesUndefined: true) { arguments, _ in
      if case .undefined = arguments[0] { .bool(false) } else { .bool(true) }
    },
    "undefined": Routine([.required("value")], takesUndefined: true) { arguments, _ in
      if case .undefined = arguments[0] { .bool(true) } else { .bool(false) }
    },
    "none": kind { if case .none = $0 { true } else { false } },
    "boolean": kind { if case .bool = $0 { true } else { false } },
    "true": kind { if case .bool(true) = $0 { true } else { false } },
    "false": kind { if case .bool(false) = $0 { true } else { false } },
    "integer": kind { if case .int = $0 { true } else { false } },
    "float": kind { if case .double = $0 { true } else { false } },
    "number": kind { Number($0) != nil },
    "string": kind { $0.text != nil },
    "escaped": kind { $0.isMarkup },
    "mapping": kind { $0.asMap != nil },
    "iterable": kind { (try? $0.elements()) != nil },
    "sequence": kind { (try? $0.length()) != nil },
    "callable": kind { if case .function = $0 { true } else { false } },
    "odd": number { $0 % 2 != 0 },
    "even": number { $0 % 2 == 0 },
    "lower": kind { TextCase.isLower((try? $0.printed()) ?? "") },
    "upper": kind { TextCase.isUpper((try? $0.printed()) ?? "") },
    "divisibleby": Routine([.required("value"), .required("num")]) {
      arguments, _ throws(CallError) in
      let rest = try arguments[0].apply(.remainder, arguments[1])
      return .bool(rest.equals(.int(0)))
    },
    "sameas": Routine([.required("value"), .required("other")]) { arguments, _ in
      .bool(isSame(arguments[0], arguments[1]))
    },
    "filter": Routine([.required("value")]) { arguments, machine in
      .bool(arguments[0].text.map { machine.environment.library.filters[$0] != nil } ?? false)
    },
    "test": Routine([.required("value")]) { arguments, machine in
      .bool(arguments[0].text.map { machine.environment.library.tests[$0] != nil } ?? false)
    },
    "in": comparison(.contained),
    "eq": comparison(.equal), "equalto": comparison(.equal), "==": comparison(.equal),
    "ne": comparison(.notEqual), "!=": comparison(.notEqual),
    "gt": comparison(.greater), "greaterthan": comparison(.greater), ">": comparison(.greater),
    "ge": comparison(.greaterOrEqual), ">=": comparison(.greaterOrEqual),
    "lt": comparison(.less), "lessthan": comparison(.less), "<": comparison(.less),
    "le": comparison(.lessOrEqual), "<=": comparison(.lessOrEqual),
  ]

  private static func kind(_ test: @escaping @Sendable (Value) -> Bool) -> Routine {
    Routine([.required("value")]) { arguments, _ in .bool(test(arguments[0])) }
  }

  private static func number(_ test: @escaping @Sendable (Int) -> Bool) -> Routine {
    Routine([.required("value")]) { arguments, _ throws(CallError) in
      switch Number(arguments[0]) {
      case .int(let number)?: return .bool(test(number))
      case .double(let number)?: return .bool(Int(exactly: number).map(test) ?? false)
      case nil: throw CallError("only numbers are odd or even, not \(arguments[0].described)")
      }
    }
  }

  private static func comparison(_ comparison: ComparisonOperator) -> Routine {
    Routine([.required("value"), .required("other")]) { arguments, _ throws(CallError) in
      .bool(try arguments[0].compare(comparison, arguments[1]))
    }
  }

  /// Python's `is`: none and booleans are one of a kind, objects are themselves, lists and maps those that
  /// were not made anew, and equal texts and whole numbers are the same.
  private static func isSame(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.none, .none): true
    case (.bool(let left), .bool(let right)): left == right
    case (.int(let left), .int(let right)): left == right
    case (.string(let left), .string(let right)), (.markup(let left), .markup(let right)):
      left.hasSameScalars(as: right)
    case (.list(let left), .list(let right)):
      left.count == right.count && !left.isEmpty
        && left.withUnsafeBufferPointer { first in
          right.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress }
        }
    case (.map(let left), .map(let right)): left.isSame(as: right)
    case (.object(let left), .object(let right)): left === right
    case (.function(let left), .function(let right)): left === right
    case (.namespace(let left), .namespace(let right)): left === right
    default: false
    }
  }
}
