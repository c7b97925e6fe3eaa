extension BuiltInFilters {
  static let ordering: [String: Routine] = [
    "sort": Routine([
      .required("value"), .optional("reverse", false), .optional("case_sensitive", false),
      .optional("attribute"),
    ]) { arguments, _ throws(CallError) in
      let elements = try arguments[0].elements()
      let isCaseSensitive = try arguments.flag(2)
      var paths = [AttributePath(arguments[3])]
      if let text = arguments[3].text {
        paths = TextOperations.split(text, ",", limit: -1).map { AttributePath(.string($0)) }
      }
      var keys: [Value] = []
      for element in elements {
        var key: [Value] = []
        for path in paths {
          key.append(
            try Sorting.key(try path.follow(from: element), isCaseSensitive: isCaseSensitive))
        }
        keys.append(key.count == 1 ? key[0] : .list(key))
      }
      let order = try Sorting.order(keys, reversed: try arguments.flag(1))
      return .list(order.map { elements[$0] })
    },
    "dictsort": Routine([
      .required("value"), .optional("case_sensitive", false), .optional("by", "key"),
      .optional("reverse", false),
    ]) { arguments, _ throws(CallError) in
      guard let map = arguments[0].asMap else {
        throw CallMessages.badInput("dictsort", "a map", arguments[0])
      }
      let by = try arguments.text(2)
      guard by == "key" || by == "value" else {
        throw CallError("'dictsort' sorts by 'key' or 'value', not by '\(by)'")
      }
      var keys: [Value] = []
      for entry in map.entries {
        keys.append(
          try Sorting.key(
            by == "key" ? entry.key : entry.value, isCaseSensitive: try arguments.flag(1)))
      }
      let order = try Sorting.order(keys, reversed: try arguments.flag(3))
      return .list(order.map { .tuple([map.entries[$0].key, map.entries[$0].value]) })
    },
    "min": extreme("min") { candidate, best throws(CallError) in
      try candidate.isLess(than: best)
    },
    "max": extreme("max") { candidate, best throws(CallError) in
      try best.isLess(than: candidate)
    },
    "unique": Routine([
      .required("value"), .optional("case_sensitive", false), .optional("attribute"),
    ]) { arguments, _ throws(CallError) in
      let path = AttributePath(arguments[2])
      var seen: Set<MapKey> = []
      var kept: [Value] = []
      for element in try arguments[0].elements() {
        let key = try Sorting.key(
          try path.follow(from: element), isCaseSensitive: try arguments.flag(1))
        guard key.isHashable else { throw ValueMessages.unhashable }
        if seen.insert(MapKey(key)).inserted { kept.append(element) }
      }
      return .list(kept)
    },
    "groupby": Routine([
      .required("value"), .required("attribute"), .optional("default"),
      .optional("case_sensitive", false),
    ]) { arguments, _ throws(CallError) in
      let path = AttributePath(arguments[1])
      let elements = try arguments[0].elements()
      var values: [Value] = []
      var keys: [Value] = []
      for element in elements {
        values.append(try path.follow(from: element, fallback: arguments[2]))
        keys.append(
          try Sorting.key(values[values.count - 1], isCaseSensitive: try arguments.flag(3)))
      }
      var groups: [(key: Value, name: Value, members: [Value])] = []
      for place in try Sorting.order(keys, reversed: false) {
        if let last = groups.last, last.key.equals(keys[place]) {
          groups[groups.count - 1].members.append(elements[place])
        } else {
          groups.append((keys[place], values[place], [elements[place]]))
        }
      }
      return .list(groups.map { .object(Group(key: $0.name, members: $0.members)) })
    },
    "group_by": Routine([.required("value"), .required("attribute")]) {
      arguments, _ throws(CallError) in
      let path = AttributePath(arguments[1])
      var places: [MapKey: Int] = [:]
      var groups: [(key: Value, members: [Value])] = []
      for element in try arguments[0].elements() {
        let key = try path.follow(from: element)
        if case .undefined(let undefined) = key { throw CallError(undefined) }
        guard key.isHashable else { throw ValueMessages.unhashable }
        if let place = places[MapKey(key)] {
          groups[place].members.append(element)
        } else {
          places[MapKey(key)] = groups.count
          groups.append((key, [element]))
        }
      }
      return .list(groups.map { .object(Group(key: $0.key, members: $0.members)) })
    },
  ]

  private static func extreme(
    _ name: String,
    _ isBetter: @escaping @Sendable (Value, Value) throws(CallError) -> Bool
  ) -> Routine {
    Routine([.required("value"), .optional("case_sensitive", false), .optional("attribute")]) {
      arguments, _ throws(CallError) in
      let path = AttributePath(arguments[2])
      var best: (element: Value, key: Value)?
      for element in try arguments[0].elements() {
        let key = try Sorting.key(
          try path.follow(from: element), isCaseSensitive: try arguments.flag(1))
        if let present = best {
          if try isBetter(key, present.key) { best = (element, key) }
        } else {
          best = (element, key)
        }
      }
      return best?.element
        ?? .undefined(Undefined(.empty(name == "min" ? "smallest" : "largest"), at: nil))
    }
  }
}
