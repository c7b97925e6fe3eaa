/// The colours that a post may name, and those it gets when it names none.
package struct Palette: Sendable {
  /// The built-in names; the first eight are given to posts without a colour.
  package static let builtIn: [(name: String, color: CardColor)] = [
    ("pink", CardColor(rgb: 0xE385B4)),
    ("purple", CardColor(rgb: 0x7B77E9)),
    ("orange", CardColor(rgb: 0xF092AB)),
    ("light-pink", CardColor(rgb: 0xECBCB4)),
    ("light-gray", CardColor(rgb: 0xE0E5EC)),
    ("light-orange", CardColor(rgb: 0xDB6244)),
    ("lighter-pink", CardColor(rgb: 0xE9DBD2)),
    ("lighter-gray", CardColor(rgb: 0xD6D6D6)),
    ("icon-gray", CardColor(rgb: 0x707070)),
    ("text", CardColor(rgb: 0xEBEBEB)),
    ("subtext", CardColor(rgb: 0xC7C7C7)),
    ("flat-dark-background", CardColor(rgb: 0x242424)),
    ("flat-dark-card", CardColor(rgb: 0x2E2E2E)),
    ("star-on", CardColor(rgb: 0xFFCC00)),
    ("star-off", CardColor(rgb: 0x8E8E93)),
  ]

  private let colors: [String: CardColor]
  /// What posts without a colour get.
  package let automatic: [CardColor]
  /// Every name, the site's own first, for suggestions.
  package let names: [String]

  /// - Parameter own: the site's `palette:`; when it has any colour, posts without one get only these.
  package init(own: [(name: String, color: CardColor)] = []) {
    var colors: [String: CardColor] = [:]
    for entry in Self.builtIn + own { colors[entry.name] = entry.color }
    self.colors = colors
    automatic = own.isEmpty ? Self.builtIn.prefix(8).map(\.color) : own.map(\.color)
    names = own.map(\.name) + Self.builtIn.map(\.name)
  }

  /// The colour that an author wrote: a name of the palette or a CSS hex colour.
  package func color(_ written: String) -> CardColor? {
    colors[written] ?? CardColor(hex: written)
  }

  /// The colour of a post without one: the same for a slug for ever, whatever other posts come and go.
  package func automaticColor(slug: String) -> CardColor {
    automaticColor(slugHash: StableHash.fnv1a(slug))
  }

  /// The same by the slug's `StableHash`.
  func automaticColor(slugHash: UInt64) -> CardColor {
    let hash = slugHash ^ slugHash >> 32
    return automatic[Int(hash % UInt64(automatic.count))]
  }
}
