import Diagnostics
import FrontMatter

/// What the site's search looks through.
package struct SearchSettings: Sendable, Hashable {
  /// How much of a page's text is searched; its title, its terms and its headings always are.
  package enum Text: String, Sendable, CaseIterable {
    case full, summary
  }

  package var text = Text.full

  package init() {}

  /// The setting `search`: `true`, `false`, or what to look through; nil for a site without a search.
  static func read(_ reader: inout FieldReader) -> SearchSettings? {
    guard let node = reader.node("search") else { return nil }
    guard case .mapping = node.value else {
      guard let isOn = node.asBoolean else {
        reader.report(SettingsProblem.search(node, in: reader.source))
        return nil
      }
      return isOn ? SearchSettings() : nil
    }
    var settings = SearchSettings()
    reader.mapping("search") { inner in
      if let text = inner.choice("text", as: Text.self) { settings.text = text }
      inner.reportUnknown(known: ["text"])
    }
    return settings
  }
}
