/// What a run of source text is, in the terms of Pygments' token types; `cssClass` is the short name its themes use.
package enum TokenKind: UInt8, Sendable, CaseIterable {
  case text, error
  case keyword, constantKeyword, declaration, namespaceKeyword, pseudoKeyword, reserved, typeKeyword
  case name, attribute, builtin, pseudoBuiltin, className, constant, decorator, entity, exception
  case function, magicFunction, property, label, namespace, otherName, tag
  case variable, classVariable, globalVariable, instanceVariable, magicVariable
  case literal, dateLiteral
  case string, affix, backtick, character, delimiter, documentation, doubleQuoted, escape, heredoc
  case interpolation, otherString, regex, singleQuoted, symbol
  case number, binary, float, hex, integer, octal
  case operatorSign, wordOperator, punctuation
  case comment, shebang, blockComment, preprocessor, preprocessorFile, lineComment, specialComment
  case deleted, emphasis, heading, inserted, output, prompt, strong, subheading

  /// The class of the token's `<span>`; empty for plain text, which gets none.
  package var cssClass: StaticString {
    switch self {
    case .text: ""
    case .error: "err"
    case .keyword: "k"
    case .constantKeyword: "kc"
    case .declaration: "kd"
    case .namespaceKeyword: "kn"
    case .pseudoKeyword: "kp"
    case .reserved: "kr"
    case .typeKeyword: "kt"
    case .name: "n"
    case .attribute: "na"
    case .builtin: "nb"
    case .pseudoBuiltin: "bp"
    case .className: "nc"
    case .constant: "no"
    case .decorator: "nd"
    case .entity: "ni"
    case .exception: "ne"
    case .function: "nf"
    case .magicFunction: "fm"
    case .property: "py"
    case .label: "nl"
    case .namespace: "nn"
    case .otherName: "nx"
    case .tag: "nt"
    case .variable: "nv"
    case .classVariable: "vc"
    case .globalVariable: "vg"
    case .instanceVariable: "vi"
    case .magicVariable: "vm"
    case .literal: "l"
    case .dateLiteral: "ld"
    case .string: "s"
    case .affix: "sa"
    case .backtick: "sb"
    case .character: "sc"
    case .delimiter: "dl"
    case .documentation: "sd"
    case .doubleQuoted: "s2"
    case .escape: "se"
    case .heredoc: "sh"
    case .interpolation: "si"
    case .otherString: "sx"
    case .regex: "sr"
    case .singleQuoted: "s1"
    case .symbol: "ss"
    case .number: "m"
    case .binary: "mb"
    case .float: "mf"
    case .hex: "mh"
    case .integer: "mi"
    case .octal: "mo"
    case .operatorSign: "o"
    case .wordOperator: "ow"
    case .punctuation: "p"
    case .comment: "c"
    case .shebang: "ch"
    case .blockComment: "cm"
    case .preprocessor: "cp"
    case .preprocessorFile: "cpf"
    case .lineComment: "c1"
    case .specialComment: "cs"
    case .deleted: "gd"
    case .emphasis: "ge"
    case .heading: "gh"
    case .inserted: "gi"
    case .output: "go"
    case .prompt: "gp"
    case .strong: "gs"
    case .subheading: "gu"
    }
  }

  /// The kind whose class is `cssClass`; nil for a name that is none.
  init?(cssClass: some Sequence<UInt8>) {
    let name = String(decoding: Array(cssClass), as: UTF8.self)
    guard let kind = Self.allCases.first(where: { "\($0.cssClass)" == name }) else { return nil }
    self = kind
  }

  /// Keywords of every sort but constants, which may stand where a value can.
  var isKeyword: Bool {
    rawValue >= Self.keyword.rawValue && rawValue <= Self.typeKeyword.rawValue
  }

  /// Comments and white space, which leave what stands before them in force.
  var isTrivia: Bool {
    self == .text
      || (rawValue >= Self.comment.rawValue && rawValue <= Self.specialComment.rawValue)
  }
}
