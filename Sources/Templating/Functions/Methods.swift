/// The methods of text, lists and maps that change nothing, as Python has them.
enum Methods {
  static func find(_ name: String, of value: Value) -> Routine? { all(of: value)[name] }

  static func all(of value: Value) -> [String: Routine] {
    switch value {
    case .string, .markup: TextMethods.all
    case .map: maps
    case .object(let object) where object is any MapObject: maps
    case .list, .tuple: lists
    case .range: ranges
    case .date: dates
    case .function(let function): function is Cycler ? cyclers : [:]
    default: [:]
    }
  }

  private static let maps: [String: Routine] = [
    "items": Routine([.required("map")]) { arguments, _ in
      .list(entries(arguments[0]).map { .tuple([$0.key, $0.value]) })
    },
    "keys": Routine([.required("map")]) { arguments, _ in
      .list(entries(arguments[0]).map { $0.key })
    },
    "values": Routine([.required("map")]) { arguments, _ in
      .list(entries(arguments[0]).map { $0.value })
    },
    "get": Routine([.required("map"), .required("key"), .optional("default")]) {
      arguments, _ throws(CallError) in
      try arguments[0].element(arguments[1]) ?? arguments[2]
    },
    "copy": Routine([.required("map")]) { arguments, _ in arguments[0] },
  ]

  private static func entries(_ value: Value) -> [(key: Value, value: Value)] {
    value.asMap?.entries ?? []
  }

  private static let lists: [String: Routine] = [
    "index": Routine([
      .required("list"), .required("value"), .optional("start", 0),
      .optional("stop", .int(Int.max)),
    ]) { arguments, _ throws(CallError) in
      let elements = try arguments[0].elements()
      func bound(_ index: Int, _ parameter: String) throws(CallError) -> Int {
        let bound = try arguments.integer(index, "index", parameter)
        return min(bound < 0 ? max(0, bound + elements.count) : bound, elements.count)
      }
      let (start, stop) = (try bound(2, "start"), try bound(3, "stop"))
      guard start < stop,
        let place = elements[start..<stop].firstIndex(where: { $0.equals(arguments[1]) })
      else { throw CallError("the list does not have the element asked for") }
      return .int(place)
    },
    "count": Routine([.required("list"), .required("value")]) { arguments, _ throws(CallError) in
      .int(try arguments[0].elements().filter { $0.equals(arguments[1]) }.count)
    },
    "copy": Routine([.required("list")]) { arguments, _ in arguments[0] },
  ]

  private static let ranges = lists.filter { $0.key != "copy" }

  private static let dates: [String: Routine] = [
    "strftime": Routine([.required("date"), .required("format")]) {
      arguments, _ throws(CallError) in
      guard case .date(let date) = arguments[0] else { return .none }
      return .string(try BuiltInFilters.formatted(date, try arguments.text(1)))
    },
    "isoformat": Routine([.required("date")]) { arguments, _ throws(CallError) in
      .string(try TextOperations.replace(try arguments.text(0), " ", with: "T", count: 1))
    },
  ]

  private static let cyclers: [String: Routine] = [
    "next": Routine([.required("cycler")]) { arguments, _ in
      cycler(arguments[0])?.next() ?? .none
    },
    "reset": Routine([.required("cycler")]) { arguments, _ in
      cycler(arguments[0])?.reset()
      return .none
    },
  ]

  private static func cycler(_ value: Value) -> Cycler? {
    if case .function(let function) = value { function as? Cycler } else { nil }
  }
}
