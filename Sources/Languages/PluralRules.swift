/// The forms of words beside numbers.
package enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// Which form a word takes beside a number, by the cardinal rules of a language (UTS #35 part 3, §5).
package struct PluralRules: Sendable {
  private let rules: [(category: PluralCategory, alternatives: [[Relation]])]

  /// `i mod 10 in 2..4,7` or `not in`.
  private struct Relation {
    let operand: UInt8
    /// 0 for none.
    let modulus: UInt64
    let isNegated: Bool
    let ranges: [ClosedRange<UInt64>]
  }

  /// - Parameter text: `one:i in 1 and v in 0;few:…`; what is no rule is passed over.
  init(_ text: String) {
    rules = text.split(separator: ";").compactMap { rule in
      let parts = rule.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let category = PluralCategory(rawValue: String(parts[0])) else {
        return nil
      }
      return (category, Self.alternatives(parts[1].split(separator: " ").map(String.init)))
    }
  }

  private static func alternatives(_ words: [String]) -> [[Relation]] {
    words.split(separator: "or").map { alternative in
      alternative.split(separator: "and").compactMap { Self.relation(Array($0)) }
    }
  }

  private static func relation(_ words: [String]) -> Relation? {
    guard let operand = words.first?.utf8.first, let last = words.last else { return nil }
    let modulus = words.firstIndex(of: "mod").map { UInt64(words[$0 + 1]) ?? 0 } ?? 0
    let ranges = last.split(separator: ",").compactMap { range -> ClosedRange<UInt64>? in
      let bounds = range.split(separator: ".").compactMap { UInt64($0) }
      guard let low = bounds.first, let high = bounds.last, low <= high else { return nil }
      return low...high
    }
    return Relation(
      operand: operand, modulus: modulus, isNegated: words.contains("not"), ranges: ranges)
  }

  /// The form beside a number.
  package func category(of number: PluralOperands) -> PluralCategory {
    rules.first { $0.alternatives.contains { $0.allSatisfy { Self.holds($0, number) } } }?.category
      ?? .other
  }

  /// The forms that whole numbers up to a thousand ask for, in the order of CLDR: what a text has to have.
  package var neededCategories: [PluralCategory] {
    let used = Set((0...1000).map { category(of: PluralOperands($0)) })
    return PluralCategory.allCases.filter { used.contains($0) }
  }

  private static func holds(_ relation: Relation, _ number: PluralOperands) -> Bool {
    guard var value = number[relation.operand] else { return relation.isNegated }
    if relation.modulus > 0 { value %= relation.modulus }
    return relation.ranges.contains { $0.contains(value) } != relation.isNegated
  }
}
