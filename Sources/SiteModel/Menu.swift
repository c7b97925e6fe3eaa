/// Links that pages show together, by a name that templates ask for.
package struct Menu: Sendable {
  /// A link of a menu.
  package struct Item: Sendable {
    /// What the link says.
    package let title: String
    /// Where it leads, as written.
    package let url: String
    /// Its place among the others, the smallest first; those without one follow.
    package var weight: Int?
    /// The links below it.
    package var children: [Item] = []

    package init(title: String, url: String) {
      self.title = title
      self.url = url
    }
  }

  /// A page's wish to stand in a menu, as its front matter has it.
  package struct Entry: Sendable, Equatable {
    /// The menu.
    package let menu: String
    /// What the link says, nil for the page's own title.
    package var title: String?
    /// Its place among the others.
    package var weight: Int?

    package init(menu: String, title: String? = nil, weight: Int? = nil) {
      self.menu = menu
      self.title = title
      self.weight = weight
    }
  }

  /// The one that every page shows in its foot.
  package static let main = "main"

  package let name: String
  package var items: [Item]
}
