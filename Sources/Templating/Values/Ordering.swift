import Dates

extension Value {
  /// Python's `<`: numbers, text by code points, lists element by element, dates.
  func isLess(than other: Value, _ symbol: String = "<") throws(CallError) -> Bool {
    switch (self, other) {
    case (.int(let left), .int(let right)): return left < right
    case (.string(let left), .string(let right)), (.string(let left), .markup(let right)),
      (.markup(let left), .string(let right)), (.markup(let left), .markup(let right)):
      return PythonText.isLess(left, right)
    case (.date(let left), .date(let right)): return left < right
    case (.list(let left), .list(let right)), (.tuple(let left), .tuple(let right)):
      for (first, second) in zip(left, right) where !first.equals(second) {
        return try first.isLess(than: second, symbol)
      }
      return left.count < right.count
    case (.undefined(let undefined), _), (_, .undefined(let undefined)):
      throw CallError(undefined)
    default:
      guard let left = Number(self), let right = Number(other) else {
        throw ValueMessages.cannot(symbol, self, other)
      }
      return left.isLess(than: right)
    }
  }

  func compare(_ comparison: ComparisonOperator, _ other: Value) throws(CallError) -> Bool {
    if case .undefined(let undefined) = self, undefined?.isEmpty != true {
      throw CallError(undefined)
    }
    if case .undefined(let undefined) = other, undefined?.isEmpty != true {
      throw CallError(undefined)
    }
    switch comparison {
    case .equal: return equals(other)
    case .notEqual: return !equals(other)
    case .less: return try isLess(than: other, "<")
    case .greater: return try other.isLess(than: self, ">", flipped: true)
    case .lessOrEqual:
      if let left = Number(self), let right = Number(other) {
        return left.isLess(than: right) || left.equals(right)
      }
      return try !other.isLess(than: self, "<=", flipped: true)
    case .greaterOrEqual:
      if let left = Number(self), let right = Number(other) {
        return right.isLess(than: left) || left.equals(right)
      }
      return try !isLess(than: other, ">=")
    case .contained: return try other.contains(self)
    case .notContained: return try !other.contains(self)
    }
  }

  /// `<` with its sides exchanged, named in a message in the order they were written.
  private func isLess(than other: Value, _ symbol: String, flipped: Bool) throws(CallError)
    -> Bool
  {
    do throws(CallError) {
      return try isLess(than: other, symbol)
    } catch {
      throw error.undefined != nil ? error : ValueMessages.cannot(symbol, other, self)
    }
  }

  /// Python's `in`.
  func contains(_ element: Value) throws(CallError) -> Bool {
    switch self {
    case .list(let elements), .tuple(let elements): return elements.contains { $0.equals(element) }
    case .map(let map): return map[element] != nil
    case .object(let object) where object is any MapObject:
      return try self.element(element) != nil
    case .string(let text), .markup(let text):
      guard let part = element.text else { throw ValueMessages.cannot("in", element, self) }
      return TextSearch.first(Array(part.utf8), in: Array(text.utf8), from: 0) != nil
    case .range(let range):
      guard let number = Number(element) else { return false }
      switch number {
      case .int(let whole): return range.contains(whole)
      case .double(let double): return Int(exactly: double).map { range.contains($0) } ?? false
      }
    case .undefined(let undefined):
      guard undefined?.isEmpty == true else { throw CallError(undefined) }
      return false
    case .object(let object):
      if let group = object as? Group { return group.elements.contains { $0.equals(element) } }
      throw ValueMessages.cannot("in", element, self)
    default: throw ValueMessages.cannot("in", element, self)
    }
  }
}
