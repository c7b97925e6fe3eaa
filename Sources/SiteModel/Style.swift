/// How the cards of a list and the detail pages behind them look.
package enum Style: String, Sendable, CaseIterable {
  case noSpace = "no-space"
  case blurry
  case flatDark = "flat-dark"
  case grid
  case plain
  case grouped
  case insetGrouped = "inset-grouped"
  case sidebar

  /// One line for `sitegen styles` and the guide.
  package var summary: String {
    switch self {
    case .noSpace: "full-bleed colour blocks with no gap, black type, an arrow at the right"
    case .blurry: "frosted glass cards over a pink-to-purple gradient with two discs"
    case .flatDark: "dark cards with a red gradient badge, green pills and a map pin line"
    case .grid: "two columns of photo cards, half colour half white, with a round photo"
    case .plain: "rows with hairline separators under a large title"
    case .grouped: "rows in sections, with a header and a footer"
    case .insetGrouped: "rows in sections, each in a rounded panel"
    case .sidebar: "a list beside its detail on wide screens, a stack on narrow ones"
    }
  }

  /// Whether the style shows rows that fall into groups by the posts' `group`.
  package var hasGroups: Bool {
    switch self {
    case .plain, .grouped, .insetGrouped, .sidebar: true
    case .noSpace, .blurry, .flatDark, .grid: false
    }
  }

  /// The files of `Templates/` that make up the style's part of the stylesheet, in their order.
  package var sheets: [String] {
    (hasGroups ? ["rows/style.css"] : []) + ["\(rawValue)/style.css"]
  }
}
