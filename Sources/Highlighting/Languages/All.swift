extension Language {
  /// Every language.
  package static let all: [Language] = [
    plain, c, cpp, javaScript, json, jsx, objectiveC, python, shell, swift, toml, tsx, typeScript,
  ]

  /// Text that is shown as it is.
  static let plain = Language("plain", "text plain txt plaintext none nohighlight") { _ in }
}
