/// A command or character that stands for one sign.
struct Symbol: Sendable {
  enum Shape: Sendable {
    /// A letter: italic, unless `isUpright`.
    case letter(isUpright: Bool)
    /// Set as an operator.
    case sign
  }

  let text: String
  let kind: AtomClass
  var shape = Shape.sign
  var limits = Limits.beside

  var atom: Atom {
    switch shape {
    case .letter(let isUpright):
      Atom(kind: kind, node: .identifier(text, upright: isUpright), limits: limits)
    case .sign: Atom(kind: kind, node: .op(Operator(text)), limits: limits)
    }
  }
}

/// All symbols by their names, and by the characters that stand for themselves.
struct Symbols: Sendable {
  static let shared = Symbols()

  private(set) var named: [String: Symbol] = [:]
  private(set) var typed: [Unicode.Scalar: Symbol] = [:]

  private init() {
    add(SymbolData.letters, .ord, .letter(isUpright: false))
    add(SymbolData.uprightLetters, .ord, .letter(isUpright: true))
    add(SymbolData.signs, .ord, .letter(isUpright: true))
    add(SymbolData.marks, .ord)
    add(SymbolData.binary, .bin)
    add(SymbolData.relations, .rel)
    add(SymbolData.opening, .open)
    add(SymbolData.closing, .close)
    add(SymbolData.punctuation, .punct)
    add(SymbolData.inner, .inner)
    add(SymbolData.large, .op, limits: .movable)
    add(SymbolData.integrals, .op)
    for name in words(SymbolData.functions) {
      named[name] = Symbol(text: name, kind: .op, shape: .letter(isUpright: true))
    }
    for (name, text) in pairs(SymbolData.limits) {
      named[name] = Symbol(text: text, kind: .op, limits: .movable)
    }
    type(".\"@/|", .ord)
    type("+", .bin)
    typed["-"] = Symbol(text: "−", kind: .bin)
    typed["*"] = Symbol(text: "∗", kind: .bin)
    type("=<>:", .rel)
    type("([", .open)
    type(")]!?", .close)
    type(",;", .punct)
  }

  private mutating func add(
    _ data: StaticString, _ kind: AtomClass, _ shape: Symbol.Shape = .sign,
    limits: Limits = .beside
  ) {
    for (name, text) in pairs(data) {
      let symbol = Symbol(text: text, kind: kind, shape: shape, limits: limits)
      named[name] = symbol
      let scalars = text.unicodeScalars
      if let first = scalars.first, scalars.count == 1, !first.isASCII, typed[first] == nil {
        typed[first] = symbol
      }
    }
  }

  private mutating func type(_ characters: String, _ kind: AtomClass) {
    for scalar in characters.unicodeScalars {
      typed[scalar] = Symbol(text: String(Character(scalar)), kind: kind)
    }
  }
}

private func words(_ data: StaticString) -> [String] {
  data.withUTF8Buffer { bytes in
    bytes.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }
}

private func pairs(_ data: StaticString) -> [(String, String)] {
  let words = words(data)
  return stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
}
