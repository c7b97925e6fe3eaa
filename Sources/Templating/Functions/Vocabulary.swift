import Dates

/// The names of what every template may use, for those who list them.
package enum Vocabulary {
  package static let filters: [String] = BuiltInFilters.all.keys.sorted()
  package static let tests: [String] = BuiltInTests.all.keys.sorted()
  package static let functions: [String] = BuiltInFunctions.all.keys.sorted()

  /// The methods of a kind of values: "text", "lists", "maps", "dates" or "cyclers".
  package static func methods(of kind: String) -> [String] {
    let example: Value? =
      switch kind {
      case "text": .string("")
      case "lists": .list([])
      case "maps": .map(OrderedMap([] as [(String, Value)]))
      case "cyclers": .function(Cycler([.none]))
      case "dates": .date(DateTime(instant: 0))
      default: nil
      }
    return example.map { Methods.all(of: $0).keys.sorted() } ?? []
  }
}
