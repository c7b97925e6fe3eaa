/// The language that front matter or a data file is written in.
package enum Format: String, Sendable, CaseIterable {
  case yaml, toml, json

  /// The format of a file by its extension without the dot (`yaml`, `yml`, `toml`, `json`), nil for any other.
  package init?(fileExtension: String) {
    switch fileExtension.lowercased() {
    case "yaml", "yml": self = .yaml
    case "toml": self = .toml
    case "json": self = .json
    default: return nil
    }
  }
}
