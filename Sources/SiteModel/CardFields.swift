/// What a card shows beside its title; every field may be missing (see the guide's “Lists and styles”).
package struct CardFields: Sendable {
  /// A value and its unit, in a circle.
  package struct Badge: Sendable {
    /// What stands large: `2.5`.
    package let value: String
    /// What stands under it: `km`.
    package let unit: String?
  }

  /// The path of a picture, relative to the file or from the site’s root.
  package var image: String?
  /// What the picture shows.
  package var imageAlt: String?
  /// A colour of its own.
  package var color: CardColor?
  /// 0 to 1.
  package var progress: Double?
  /// 1 to 5.
  package var rating: Int?
  /// How many ratings there were.
  package var ratings: Int?
  /// The badge, for the reading time.
  package var badge: Badge?
  /// A second line.
  package var subtitle: String?
  /// A place.
  package var location: String?
  /// A telephone number, as people write it.
  package var phone: String?
  /// The heading that the row stands under.
  package var group: String?

  package init() {}
}
