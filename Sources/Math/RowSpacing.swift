/// How much space the operators of a row must carry so that its pieces stand as TeX would set them.
struct RowSpacing {
  /// The space around one operator in mu; nil where a browser's own is right.
  struct Sides {
    var before: Int?
    var after: Int?
  }

  /// What to write on each operator of the row; nil for other pieces.
  private(set) var sides: [Sides?]
  /// The space to be written before each piece, in mu, where no operator can carry it.
  private(set) var gaps: [Int]

  /// - Parameter followsOrdinary: whether the row goes on after something, as the right side of `a &= b`.
  init(_ atoms: [Atom], _ style: MathStyle, followsOrdinary: Bool) {
    let virtual: [AtomClass] = followsOrdinary ? [.ord] : []
    let classes = AtomClass.resolved(virtual + atoms.map(\.kind)).dropFirst(virtual.count)
    let kinds = Array(classes)
    let natural = atoms.indices.map { Self.natural(atoms, $0) }
    let isOperator = atoms.map { $0.node.core != nil }
    var wanted = [OperatorDictionary.Spacing](
      repeating: OperatorDictionary.Spacing(before: 0, after: 0), count: atoms.count)
    gaps = [Int](repeating: 0, count: atoms.count)
    var previous: Int?
    for index in atoms.indices where kinds[index] != .space {
      defer { previous = index }
      guard let left = previous else {
        if followsOrdinary {
          let gap = AtomClass.ord.space(before: kinds[index], in: style)
          if isOperator[index] { wanted[index].before = gap } else { gaps[index] = gap }
        }
        continue
      }
      let gap = kinds[left].space(before: kinds[index], in: style)
      switch (isOperator[left], isOperator[index]) {
      case (false, false): gaps[index] = gap
      case (true, false): wanted[left].after = gap
      case (false, true): wanted[index].before = gap
      case (true, true):
        let onLeft =
          Self.fits(natural[left]?.after, gap) + Self.fits(natural[index]?.before, 0)
        let onRight =
          Self.fits(natural[left]?.after, 0) + Self.fits(natural[index]?.before, gap)
        if onLeft >= onRight { wanted[left].after = gap } else { wanted[index].before = gap }
      }
    }
    sides = atoms.indices.map { index in
      guard isOperator[index] else { return nil }
      let (natural, wanted) = (natural[index], wanted[index])
      return Sides(
        before: Self.fits(natural?.before, wanted.before) == 1 ? nil : wanted.before,
        after: Self.fits(natural?.after, wanted.after) == 1 ? nil : wanted.after)
    }
  }

  /// 1 when a browser's own space is what is wanted; between some space and some, nobody sees 1 mu.
  private static func fits(_ natural: Int?, _ wanted: Int) -> Int {
    guard let natural else { return 0 }
    if natural == wanted { return 1 }
    return natural > 0 && wanted > 0 && abs(natural - wanted) <= 1 ? 1 : 0
  }

  /// The space that a browser gives the operator without being told, or nil when that is not certain.
  private static func natural(_ atoms: [Atom], _ index: Int) -> OperatorDictionary.Spacing? {
    guard let core = atoms[index].node.core else { return nil }
    let dictionary = OperatorDictionary.shared
    guard case .op(let sign) = atoms[index].node else {
      return dictionary.spacingOfAnyForm(core.scalar)
    }
    if let form = sign.form, form != position(index, of: atoms.count) {
      return dictionary.spacing(sign.scalar, form, isExplicit: true)
    }
    let touchesSpace =
      (index > 0 && atoms[index - 1].kind == .space)
      || (index + 1 < atoms.count && atoms[index + 1].kind == .space)
    if touchesSpace { return dictionary.spacingOfAnyForm(sign.scalar) }
    return dictionary.spacing(sign.scalar, position(index, of: atoms.count))
  }

  /// The form of an operator that has no `form` (MathML Core §3.2.4.1).
  static func position(_ index: Int, of count: Int) -> OperatorForm {
    guard count > 1 else { return .infix }
    return index == 0 ? .prefix : index == count - 1 ? .postfix : .infix
  }
}

extension Node {
  /// The operator that this is, apart from scripts and groups around it (an “embellished operator” of MathML).
  var core: Operator? {
    switch self {
    case .op(let sign): sign
    case .row(let atoms): atoms.count == 1 ? atoms[0].node.core : nil
    case .scripts(let base, _, _), .limits(let base, _, _): base.node.core
    case .accent(let base, _, _): base.core
    default: nil
    }
  }
}
