import Languages

/// The functions, filters and tests that an environment's templates may use.
struct Library: Sendable {
  let functions: [String: Routine]
  let filters: [String: Routine]
  let tests: [String: Routine]
  private let callables: [String: NativeCallable]

  /// - Parameter language: the one that dates are written in.
  init(
    functions: [String: NativeFunction], filters: [String: NativeFunction], language: Language
  ) {
    self.functions = BuiltInFunctions.all.merging(functions.mapValues { Routine($0) }) { $1 }
    self.filters = BuiltInFilters.all
      .merging(BuiltInFilters.dates(in: language)) { $1 }
      .merging(filters.mapValues { Routine($0) }) { $1 }
    self.tests = BuiltInTests.all
    self.callables = Dictionary(
      uniqueKeysWithValues: self.functions.map { ($0, NativeCallable(name: $0, $1)) })
  }

  var functionNames: [String] { functions.keys.sorted() }

  func function(_ name: String) -> Value? { callables[name].map { .function($0) } }
}

/// A function as a value.
final class NativeCallable: Callable {
  let name: String
  let routine: Routine

  init(name: String, _ routine: Routine) {
    self.name = name
    self.routine = routine
  }
}
