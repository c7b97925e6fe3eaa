/// Where an operator stands among what it stands with.
enum OperatorForm: Int {
  case infix, prefix, postfix

  var name: StaticString {
    switch self {
    case .infix: "infix"
    case .prefix: "prefix"
    case .postfix: "postfix"
    }
  }
}

/// What a browser does with an operator that has no attributes: the operator dictionary of
/// MathML Core (W3C, appendix B.1), as far as space goes.
struct OperatorDictionary: Sendable {
  /// Space before and after, in mu (1/18 em).
  struct Spacing: Equatable, Sendable {
    var before: Int
    var after: Int
  }

  /// What the dictionary says of one operator in one form.
  struct Entry: Sendable {
    let spacing: Spacing
    let stretches: Bool
    /// Whether it grows about the axis, as brackets do.
    let isFence: Bool
  }

  static let shared = OperatorDictionary()

  private var entries: [UInt32: Entry] = [:]

  private init() {
    for category in Self.categories {
      let entry = Entry(
        spacing: Spacing(before: category.before, after: category.after),
        stretches: category.stretches, isFence: category.isFence)
      category.scalars.withUTF8Buffer { bytes in
        for word in bytes.split(separator: UInt8(ascii: " ")) {
          let ends = word.split(separator: UInt8(ascii: "-")).map(Self.hexadecimal)
          guard let lower = ends.first, let upper = ends.last, lower <= upper else { continue }
          for scalar in lower...upper { entries[Self.key(scalar, category.form)] = entry }
        }
      }
    }
  }

  private static func hexadecimal(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    digits.reduce(0) { value, digit in
      value << 4 | UInt32(digit < 0x40 ? digit & 15 : digit &- 55)
    }
  }

  private static func key(_ scalar: UInt32, _ form: OperatorForm) -> UInt32 {
    scalar << 2 | UInt32(form.rawValue)
  }

  /// What goes for an operator: of the form that is asked for, unless `isExplicit` else of any other form that
  /// it has; nil when it is not in the dictionary.
  func entry(_ scalar: Unicode.Scalar?, _ form: OperatorForm, isExplicit: Bool = false) -> Entry? {
    guard let scalar else { return nil }
    if let found = entries[Self.key(scalar.value, form)] { return found }
    if isExplicit { return nil }
    for other in [OperatorForm.infix, .postfix, .prefix] where other != form {
      if let found = entries[Self.key(scalar.value, other)] { return found }
    }
    return nil
  }

  /// The space of an operator; that of one that is not in the dictionary is 5 mu on both sides.
  func spacing(
    _ scalar: Unicode.Scalar?, _ form: OperatorForm, isExplicit: Bool = false
  ) -> Spacing {
    entry(scalar, form, isExplicit: isExplicit)?.spacing ?? Spacing(before: 5, after: 5)
  }

  /// The space of an operator whose form is not known, when it does not depend on that.
  func spacingOfAnyForm(_ scalar: Unicode.Scalar?) -> Spacing? {
    let found = spacing(scalar, .infix)
    let others = [OperatorForm.prefix, .postfix].map { spacing(scalar, $0) }
    return others.allSatisfy { $0 == found } ? found : nil
  }

  /// Whether an operator stretches in some form without being told.
  func stretches(_ scalar: Unicode.Scalar?) -> Bool {
    [OperatorForm.infix, .prefix, .postfix].contains {
      entry(scalar, $0, isExplicit: true)?.stretches == true
    }
  }

  /// Whether an operator puts its scripts under and over itself in displays without being told.
  static func hasMovableLimits(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar?.value {
    case .some(0x220F...0x2211), .some(0x22C0...0x22C3), .some(0x2A00...0x2A0A): true
    default: false
    }
  }
}
