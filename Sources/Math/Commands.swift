/// What a command does that is more than a sign.
enum Command: Sendable {
  case fraction(style: MathStyle?, hasLine: Bool, left: String?, right: String?)
  /// `\over` and its like: everything before it in its group stands above.
  case infixFraction(hasLine: Bool, left: String?, right: String?)
  case root
  case accent(String, isStretchy: Bool, isBelow: Bool)
  /// A brace or bracket over or under its base, with a script as its label.
  case brace(String, isBelow: Bool)
  case stack(isBelow: Bool, kind: AtomClass?)
  case extensibleArrow(String)
  case font(MathAlphabet)
  /// The old fonts, from here to the end of the group.
  case fontSwitch(MathAlphabet)
  case style(MathStyle)
  case text(TextStyle)
  /// Thousandths of an em.
  case space(Int)
  /// A length follows, in braces when `isGroup`.
  case length(isGroup: Bool)
  /// A delimiter of a height in tenths of an em.
  case delimiter(size: Int, kind: AtomClass)
  case left
  case begin
  case asClass(AtomClass)
  case operatorName
  case not
  case dots
  case modulo(hasParentheses: Bool, hasName: Bool)
  case binaryModulo
  case tag
  /// Of no meaning here; so many arguments are skipped.
  case ignored(arguments: Int)
  case phantom(Phantom)
  case strut
  case boxed
  case lines
  /// Refused, since a page's colours are the style's.
  case color
  case definition

  static let named: [String: Command] = [
    "frac": .fraction(style: nil, hasLine: true, left: nil, right: nil),
    "dfrac": .fraction(style: .display, hasLine: true, left: nil, right: nil),
    "cfrac": .fraction(style: .display, hasLine: true, left: nil, right: nil),
    "tfrac": .fraction(style: .text, hasLine: true, left: nil, right: nil),
    "binom": .fraction(style: nil, hasLine: false, left: "(", right: ")"),
    "dbinom": .fraction(style: .display, hasLine: false, left: "(", right: ")"),
    "tbinom": .fraction(style: .text, hasLine: false, left: "(", right: ")"),
    "over": .infixFraction(hasLine: true, left: nil, right: nil),
    "atop": .infixFraction(hasLine: false, left: nil, right: nil),
    "choose": .infixFraction(hasLine: false, left: "(", right: ")"),
    "brack": .infixFraction(hasLine: false, left: "[", right: "]"),
    "brace": .infixFraction(hasLine: false, left: "{", right: "}"),
    "sqrt": .root,

    "hat": .accent("^", isStretchy: false, isBelow: false),
    "widehat": .accent("^", isStretchy: true, isBelow: false),
    "check": .accent("ˇ", isStretchy: false, isBelow: false),
    "widecheck": .accent("ˇ", isStretchy: true, isBelow: false),
    "tilde": .accent("~", isStretchy: false, isBelow: false),
    "widetilde": .accent("~", isStretchy: true, isBelow: false),
    "acute": .accent("´", isStretchy: false, isBelow: false),
    "grave": .accent("`", isStretchy: false, isBelow: false),
    "breve": .accent("˘", isStretchy: false, isBelow: false),
    "mathring": .accent("˚", isStretchy: false, isBelow: false),
    "bar": .accent("¯", isStretchy: false, isBelow: false),
    "dot": .accent("˙", isStretchy: false, isBelow: false),
    "ddot": .accent("¨", isStretchy: false, isBelow: false),
    "dddot": .accent("⃛", isStretchy: false, isBelow: false),
    "ddddot": .accent("⃜", isStretchy: false, isBelow: false),
    "vec": .accent("→", isStretchy: false, isBelow: false),
    "overline": .accent("‾", isStretchy: true, isBelow: false),
    "underline": .accent("_", isStretchy: true, isBelow: true),
    "overrightarrow": .accent("→", isStretchy: true, isBelow: false),
    "overleftarrow": .accent("←", isStretchy: true, isBelow: false),
    "overleftrightarrow": .accent("↔", isStretchy: true, isBelow: false),
    "underrightarrow": .accent("→", isStretchy: true, isBelow: true),
    "underleftarrow": .accent("←", isStretchy: true, isBelow: true),
    "underleftrightarrow": .accent("↔", isStretchy: true, isBelow: true),
    "utilde": .accent("~", isStretchy: true, isBelow: true),
    "overbrace": .brace("⏞", isBelow: false),
    "underbrace": .brace("⏟", isBelow: true),
    "overbracket": .brace("⎴", isBelow: false),
    "underbracket": .brace("⎵", isBelow: true),
    "overparen": .brace("⏜", isBelow: false),
    "underparen": .brace("⏝", isBelow: true),
    "stackrel": .stack(isBelow: false, kind: .rel),
    "overset": .stack(isBelow: false, kind: nil),
    "underset": .stack(isBelow: true, kind: nil),

    "xrightarrow": .extensibleArrow("→"),
    "xleftarrow": .extensibleArrow("←"),
    "xleftrightarrow": .extensibleArrow("↔"),
    "xRightarrow": .extensibleArrow("⇒"),
    "xLeftarrow": .extensibleArrow("⇐"),
    "xLeftrightarrow": .extensibleArrow("⇔"),
    "xmapsto": .extensibleArrow("↦"),
    "xhookrightarrow": .extensibleArrow("↪"),
    "xhookleftarrow": .extensibleArrow("↩"),
    "xrightharpoonup": .extensibleArrow("⇀"),
    "xrightharpoondown": .extensibleArrow("⇁"),
    "xleftharpoonup": .extensibleArrow("↼"),
    "xleftharpoondown": .extensibleArrow("↽"),
    "xrightleftharpoons": .extensibleArrow("⇌"),
    "xleftrightharpoons": .extensibleArrow("⇋"),
    "xlongequal": .extensibleArrow("="),

    "mathbb": .font(.doubleStruck), "mathbf": .font(.bold), "mathcal": .font(.script),
    "mathscr": .font(.script), "mathfrak": .font(.fraktur), "mathrm": .font(.upright),
    "mathup": .font(.upright), "mathsf": .font(.sans), "mathtt": .font(.monospace),
    "mathit": .font(.italic), "boldsymbol": .font(.boldItalic), "bm": .font(.boldItalic),
    "pmb": .font(.boldItalic), "mathbfit": .font(.boldItalic), "Bbb": .font(.doubleStruck),
    "bold": .font(.bold), "frak": .font(.fraktur),
    "rm": .fontSwitch(.upright), "bf": .fontSwitch(.bold), "it": .fontSwitch(.italic),
    "sf": .fontSwitch(.sans), "tt": .fontSwitch(.monospace), "cal": .fontSwitch(.script),
    "displaystyle": .style(.display), "textstyle": .style(.text), "scriptstyle": .style(.script),
    "scriptscriptstyle": .style(.scriptScript),
    "text": .text(.roman), "textrm": .text(.roman), "textnormal": .text(.roman),
    "textup": .text(.roman), "mbox": .text(.roman), "hbox": .text(.roman),
    "textbf": .text(.bold), "textit": .text(.italic), "emph": .text(.italic),
    "textsl": .text(.italic), "textsf": .text(.sans), "texttt": .text(.monospace),

    ",": .space(167), "thinspace": .space(167), ":": .space(222), ">": .space(222),
    "medspace": .space(222), ";": .space(278), "thickspace": .space(278), "!": .space(-167),
    "negthinspace": .space(-167), "negmedspace": .space(-222), "negthickspace": .space(-278),
    "enspace": .space(500), "enskip": .space(500), "quad": .space(1000), "qquad": .space(2000),
    " ": .space(250), "space": .space(250), "nobreakspace": .space(250), "/": .space(0),
    "hspace": .length(isGroup: true), "mspace": .length(isGroup: true),
    "kern": .length(isGroup: false), "mkern": .length(isGroup: false),
    "hskip": .length(isGroup: false), "mskip": .length(isGroup: false),

    "big": .delimiter(size: 12, kind: .ord), "Big": .delimiter(size: 18, kind: .ord),
    "bigg": .delimiter(size: 24, kind: .ord), "Bigg": .delimiter(size: 30, kind: .ord),
    "bigl": .delimiter(size: 12, kind: .open), "Bigl": .delimiter(size: 18, kind: .open),
    "biggl": .delimiter(size: 24, kind: .open), "Biggl": .delimiter(size: 30, kind: .open),
    "bigr": .delimiter(size: 12, kind: .close), "Bigr": .delimiter(size: 18, kind: .close),
    "biggr": .delimiter(size: 24, kind: .close), "Biggr": .delimiter(size: 30, kind: .close),
    "bigm": .delimiter(size: 12, kind: .rel), "Bigm": .delimiter(size: 18, kind: .rel),
    "biggm": .delimiter(size: 24, kind: .rel), "Biggm": .delimiter(size: 30, kind: .rel),
    "left": .left, "begin": .begin,

    "mathord": .asClass(.ord), "mathop": .asClass(.op), "mathbin": .asClass(.bin),
    "mathrel": .asClass(.rel), "mathopen": .asClass(.open), "mathclose": .asClass(.close),
    "mathpunct": .asClass(.punct), "mathinner": .asClass(.inner),
    "operatorname": .operatorName, "not": .not, "dots": .dots,
    "pmod": .modulo(hasParentheses: true, hasName: true),
    "pod": .modulo(hasParentheses: true, hasName: false),
    "mod": .modulo(hasParentheses: false, hasName: true), "bmod": .binaryModulo,
    "tag": .tag, "label": .ignored(arguments: 1), "nonumber": .ignored(arguments: 0),
    "notag": .ignored(arguments: 0), "allowbreak": .ignored(arguments: 0),
    "nobreak": .ignored(arguments: 0), "relax": .ignored(arguments: 0),
    "phantom": .phantom(.whole), "hphantom": .phantom(.width), "vphantom": .phantom(.height),
    "smash": .phantom(.smashed), "mathrlap": .phantom(.overlapping), "rlap": .phantom(.overlapping),
    "mathstrut": .strut, "strut": .strut, "boxed": .boxed, "fbox": .boxed, "substack": .lines,
    "color": .color, "textcolor": .color, "colorbox": .color, "fcolorbox": .color,
    "newcommand": .definition, "renewcommand": .definition, "providecommand": .definition,
    "def": .definition, "gdef": .definition, "let": .definition, "DeclareMathOperator": .definition,
  ]

  /// Commands that end what stands before them.
  static let ends: Set<String> = ["\\", "cr", "newline", "end", "right", "middle", ")", "]"]

  /// Everything that may follow a backslash, for suggestions.
  static var names: [String] {
    Array(named.keys) + Symbols.shared.named.keys
      + ["right", "middle", "end", "limits", "nolimits", "hline", "newline"]
  }
}
