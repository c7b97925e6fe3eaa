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
  /// A colour of its own.
  package var color: CardColor?
  /// 1 to 5.
  package var rating: Int?

  private var rare = Rare<RareFields>()

  package init() {}

  /// What the picture shows.
  package var imageAlt: String? {
    get { rare.value { $0.imageAlt } }
    set { rare.set(newValue, empty: RareFields()) { $0.imageAlt = newValue } }
  }

  /// 0 to 1.
  package var progress: Double? {
    get { rare.value { $0.progress } }
    set { rare.set(newValue, empty: RareFields()) { $0.progress = newValue } }
  }

  /// How many ratings there were.
  package var ratings: Int? {
    get { rare.value { $0.ratings } }
    set { rare.set(newValue, empty: RareFields()) { $0.ratings = newValue } }
  }

  /// The badge, for the reading time.
  package var badge: Badge? {
    get { rare.value { $0.badge } }
    set { rare.set(newValue, empty: RareFields()) { $0.badge = newValue } }
  }

  /// A second line.
  package var subtitle: String? {
    get { rare.value { $0.subtitle } }
    set { rare.set(newValue, empty: RareFields()) { $0.subtitle = newValue } }
  }

  /// A place.
  package var location: String? {
    get { rare.value { $0.location } }
    set { rare.set(newValue, empty: RareFields()) { $0.location = newValue } }
  }

  /// A telephone number, as people write it.
  package var phone: String? {
    get { rare.value { $0.phone } }
    set { rare.set(newValue, empty: RareFields()) { $0.phone = newValue } }
  }

  /// The heading that the row stands under.
  package var group: String? {
    get { rare.value { $0.group } }
    set { rare.set(newValue, empty: RareFields()) { $0.group = newValue } }
  }

  /// What few cards show.
  private struct RareFields: Sendable {
    var imageAlt: String?
    var progress: Double?
    var ratings: Int?
    var badge: Badge?
    var subtitle: String?
    var location: String?
    var phone: String?
    var group: String?
  }
}
