extension Value {
  /// Lists and maps inside each other that a stored value may have; freeing a deeper one takes too much stack.
  static let deepestNesting = 50
  /// Elements that a stored value may have in all, those of a list counted as often as the list is in it.
  static let largestContent = 2_000_000

  /// Refuses a value that is nested too deep or too large to be stored, or that holds the namespace it is stored in.
  func checkNesting(storedIn namespace: Namespace? = nil) throws(CallError) {
    switch self {
    case .list, .tuple, .map, .namespace, .object: break
    default: return
    }
    var budget = Self.largestContent
    guard spend(&budget, levels: Self.deepestNesting, avoiding: namespace) else {
      throw budget > 0
        ? ValueMessages.nestedTooDeep : ValueMessages.tooLong("the value", Self.largestContent)
    }
  }

  private func spend(_ budget: inout Int, levels: Int, avoiding namespace: Namespace?) -> Bool {
    budget -= 1
    guard levels > 0, budget > 0 else { return budget > 0 && !isContainer }
    switch self {
    case .list(let elements), .tuple(let elements):
      for element in elements {
        guard element.spend(&budget, levels: levels - 1, avoiding: namespace) else { return false }
      }
    case .map(let map):
      for entry in map.entries {
        guard entry.value.spend(&budget, levels: levels - 1, avoiding: namespace),
          entry.key.spend(&budget, levels: levels - 1, avoiding: namespace)
        else { return false }
      }
    case .namespace(let inner):
      guard inner !== namespace else { return false }
      for entry in inner.entries {
        guard entry.value.spend(&budget, levels: levels - 1, avoiding: namespace) else {
          return false
        }
      }
    case .object(let object):
      guard let group = object as? Group else { return true }
      return Value.list(group.elements).spend(&budget, levels: levels - 1, avoiding: namespace)
    default: break
    }
    return true
  }

  private var isContainer: Bool {
    switch self {
    case .list, .tuple, .map, .namespace: true
    default: false
    }
  }
}
