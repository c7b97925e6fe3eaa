import Glibc

extension BuiltInFilters {
  static let numbers: [String: Routine] = [
    "abs": Routine([.required("x")]) { arguments, _ throws(CallError) in
      switch Number(arguments[0]) {
      case .int(let number)?:
        guard number != Int.min else { throw ValueMessages.overflow("abs") }
        return .int(abs(number))
      case .double(let number)?: return .double(abs(number))
      case nil: throw CallMessages.badInput("abs", "a number", arguments[0])
      }
    },
    "int": Routine([.required("value"), .optional("default", 0), .optional("base", 10)]) {
      arguments, _ throws(CallError) in
      let base = try arguments.integer(2, "int", "base")
      if let text = arguments[0].text, let number = NumberReading.integer(text, base: base) {
        return .int(number)
      }
      guard let number = NumberReading.double(arguments[0]),
        let whole = Int(exactly: number.rounded(.towardZero))
      else { return arguments[1] }
      if case .int(let exact) = arguments[0] { return .int(exact) }
      return .int(whole)
    },
    "float": Routine([.required("value"), .optional("default", 0.0)]) { arguments, _ in
      NumberReading.double(arguments[0]).map { .double($0) } ?? arguments[1]
    },
    "round": Routine([
      .required("value"), .optional("precision", 0), .optional("method", "common"),
    ]) { arguments, _ throws(CallError) in
      guard let number = Number(arguments[0]) else {
        throw CallMessages.badInput("round", "a number", arguments[0])
      }
      return try rounded(
        number, try arguments.integer(1, "round", "precision"), try arguments.text(2))
    },
    "sum": Routine([.required("iterable"), .optional("attribute"), .optional("start", 0)]) {
      arguments, _ throws(CallError) in
      let path = AttributePath(arguments[1])
      var total = arguments[2]
      for element in try arguments[0].elements() {
        total = try total.apply(.add, try path.follow(from: element))
      }
      return total
    },
  ]

  private static func rounded(_ number: Number, _ precision: Int, _ method: String)
    throws(CallError) -> Value
  {
    switch method {
    case "common":
      if case .int(let whole) = number, precision >= 0 { return .int(whole) }
      let double = number.double
      guard double.isFinite, precision <= 323 else { return .double(double) }
      if precision < -308 {
        if case .int = number { return .int(0) }
        return .double(double.sign == .minus ? -0.0 : 0.0)
      }
      if precision >= 0 {
        if let units = DecimalUnits(of: double.magnitude, precision), let near = units.double {
          return .double(double.sign == .minus ? -near : near)
        }
        // C rounds the exact value, which is what Python's `round` does.
        return .double(Double(FloatText.fixed(double, precision)) ?? double)
      }
      let factor = pow(10, Double(-precision))
      let result = (double / factor).rounded(.toNearestOrEven) * factor
      if case .int = number, let whole = Int(exactly: result) { return .int(whole) }
      return .double(result)
    case "ceil", "floor":
      guard (-308...308).contains(precision) else {
        throw CallError("'round' takes at most 308 digits here")
      }
      let factor = pow(10, Double(precision))
      let scaled = number.double * factor
      return .double(scaled.rounded(method == "ceil" ? .up : .down) / factor)
    default:
      throw CallError(
        "'\(method)' is no method of rounding", hint: "write 'common', 'ceil' or 'floor'")
    }
  }
}
