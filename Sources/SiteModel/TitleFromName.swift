/// The title of what has none of its own.
package enum TitleFromName {
  /// `my-first_post` → `My first post`.
  package static func make(_ name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" || $0 == " " }.joined(separator: " ")
    return words.isEmpty ? name : words.prefix(1).uppercased() + words.dropFirst()
  }
}
