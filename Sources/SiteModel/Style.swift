/// How the cards of a list and the detail pages behind them look.
package enum Style: String, Sendable, CaseIterable {
  case noSpace = "no-space"
  case blurry
  case flatDark = "flat-dark"
  case grid
  case plain

  /// One line for `sitegen styles` and the guide.
  package var summary: String {
    switch self {
    case .noSpace: "full-bleed colour blocks with no gap, black type, an arrow at the right"
    case .blurry: "frosted glass cards over a pink-to-purple gradient with two discs"
    case .flatDark: "dark cards with a red gradient badge, green pills and a map pin line"
    case .grid: "two columns of photo cards, half colour half white, with a round photo"
    case .plain: "rows with hairline separators"
    }
  }
}
