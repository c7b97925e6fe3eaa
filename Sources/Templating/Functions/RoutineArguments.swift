extension Routine {
  /// The values of one call, one for each parameter.
  ///
  /// All but the first, which for a filter is its input, are shared by the calls at one place of a template
  /// whenever they are constants, so that such a call needs no memory.
  struct Arguments {
    private var first: Value
    private let others: Others

    /// The values after the first.
    final class Others: Sendable {
      let values: [Value]
      /// What was given beyond the parameters, where that is allowed.
      let rest: [Value]
      let keywords: [(name: String, value: Value)]
      let hasUndefined: Bool

      init(
        _ values: [Value], rest: [Value] = [], keywords: [(name: String, value: Value)] = []
      ) {
        self.values = values
        self.rest = rest
        self.keywords = keywords
        hasUndefined = (values + rest).contains { $0.isUndefined }
      }
    }

    init(_ first: Value, _ others: Others) {
      self.first = first
      self.others = others
    }

    /// `values` stand in the order of the parameters.
    init(
      _ values: [Value], rest: [Value] = [], keywords: [(name: String, value: Value)] = []
    ) {
      first = values.first ?? .none
      others = Others(Array(values.dropFirst()), rest: rest, keywords: keywords)
    }

    subscript(_ index: Int) -> Value { index == 0 ? first : others.values[index - 1] }

    var values: [Value] { [first] + others.values }
    var rest: [Value] { others.rest }
    var keywords: [(name: String, value: Value)] { others.keywords }

    /// Refuses values that are not there.
    func requireValues() throws(CallError) {
      if case .undefined(let undefined) = first, undefined?.isEmpty != true {
        throw CallError(undefined)
      }
      guard others.hasUndefined else { return }
      for value in others.values + others.rest {
        if case .undefined(let undefined) = value, undefined?.isEmpty != true {
          throw CallError(undefined)
        }
      }
    }
  }
}

extension Value {
  var isUndefined: Bool {
    if case .undefined = self { true } else { false }
  }
}
